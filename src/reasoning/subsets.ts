/**
 * Several cells of one claim that share as many values: too many parts to be followed one by one,
 * and plain when it is said of all of them together.
 */
import type { Speech } from '#logic/claim.ts';
import type { Formula } from '#logic/formula.ts';
import type { Literal } from '#logic/literal.ts';
import { capitalise, listed, oneOf } from '#logic/words.ts';
import type { PbFormula } from './pbFormula.ts';
import { phrase } from './phrases.ts';
import { partsIn } from './reason.ts';
import type { Deduction } from './reason.ts';

/** A value and the cells at which a part says that it stands once at most, or at least. */
interface Standing {
  readonly kind: 'once' | 'somewhere';
  readonly value: number;
  readonly cells: readonly number[];
}

/**
 * What excludes values because cells have no others than those that they share, or because values
 * have no other cells than those; `undefined` where a reason is of another shape.
 */
export function saySubset(
  formula: PbFormula,
  { conclusions, reason }: Deduction,
  speech: Speech,
): string | undefined {
  const parts = partsIn(formula, reason);
  const [first] = parts;
  const [conclusion] = conclusions;
  if (first === undefined || conclusion === undefined) return undefined;
  const { claim } = first;
  const isOfOne = conclusions.every(({ holds, cell }) => !holds && cell === conclusion.cell);
  if (!isOfOne || parts.some((part) => part.claim !== claim)) return undefined;
  const standings = parts.flatMap((part) => standingOf(part.formula) ?? []);
  const kinds = new Set(standings.map(({ kind }) => kind));
  if (standings.length < parts.length || kinds.size !== 1) return undefined;
  const mayBe = (cell: number, value: number): boolean =>
    isLeft(formula, reason.facts, cell, value);
  const values = standings.map(({ value }) => value).toSorted((a, b) => a - b);
  const what = `so ${phrase(conclusions, speech, claim.place.line)}.`;
  const word = (value: number): string => speech.word(value);
  if (kinds.has('once')) {
    const cells = [...new Set(reason.facts.map(({ cell }) => cell))];
    const share = cells.every((cell) =>
      (formula.domains[cell] ?? []).every((value) => values.includes(value) || !mayBe(cell, value)),
    );
    const among = standings.every((one) =>
      [...cells, conclusion.cell].every((cell) => one.cells.includes(cell)),
    );
    const isOther = !cells.includes(conclusion.cell);
    const ruled = conclusions.every(({ value }) => values.includes(value));
    if (!share || !among || !isOther || !ruled || cells.length !== values.length) return undefined;
    const only =
      cells.length === 1
        ? `can only be ${listed(values.map(word))}`
        : `can only be ${oneOf(values.map(word))}, and so have all of these`;
    return capitalise(`${speech.names(cells)} ${only}, ${what}`);
  }
  const places = new Set(
    standings.flatMap(({ value, cells }) => cells.filter((cell) => mayBe(cell, value))),
  );
  const ruled = conclusions.every(({ value }) => !values.includes(value));
  if (!ruled || !places.has(conclusion.cell) || places.size !== values.length) return undefined;
  const where = speech.names([...places], claim.place.line);
  return capitalise(
    `${claim.place.words} has room for ${listed(values.map(word))} only at ${where}, ${what}`,
  );
}

/** What a part says of a single value, where that is all that it says. */
function standingOf(formula: Formula): Standing | undefined {
  const kind =
    formula.op === 'or'
      ? 'somewhere'
      : formula.op === 'at-most' && formula.count === 1
        ? 'once'
        : undefined;
  if (kind === undefined || (formula.op !== 'or' && formula.op !== 'at-most')) return undefined;
  const all = formula.of.flatMap((of) => (of.op === 'is' ? [of] : []));
  const [first] = all;
  if (first === undefined || all.length < formula.of.length) return undefined;
  if (all.some(({ value }) => value !== first.value)) return undefined;
  return { kind, value: first.value, cells: all.map(({ unknown }) => unknown) };
}

/** Whether a cell may be a value as far as facts say. */
function isLeft(
  { domains }: PbFormula,
  facts: readonly Literal[],
  cell: number,
  value: number,
): boolean {
  if (domains[cell]?.includes(value) !== true) return false;
  return facts.every((fact) => fact.cell !== cell || (fact.value === value) === fact.holds);
}
