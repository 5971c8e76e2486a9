/**
 * Several cells of one claim that share as many values: too many parts to be followed one by one,
 * and plain when it is said of all of them together.
 */
import type { Speech } from '#logic/claim.ts';
import type { ClaimPart } from '#logic/claimPart.ts';
import type { Formula } from '#logic/formula.ts';
import type { Literal } from '#logic/literal.ts';
import { capitalise, listed, oneOf } from '#logic/words.ts';
import type { PbFormula } from './pbFormula.ts';
import { phrase } from './phrases.ts';
import { partsIn } from './reason.ts';
import type { Deduction } from './reason.ts';

/** A part that says of a value that it stands once at most among cells, or once at least. */
interface Standing {
  readonly part: ClaimPart;
  readonly kind: 'once' | 'somewhere';
  readonly value: number;
  readonly cells: readonly number[];
}

/** Cells and values that are shared out among each other, and why there are no more. */
interface Shared {
  readonly part: ClaimPart;
  readonly cells: readonly number[];
  /** Ascending. */
  readonly values: readonly number[];
}

/**
 * What excludes values from a cell because others have none but those that they share, or because
 * as many values have no other cells; `undefined` where a reason is of another shape.
 */
export function saySubset(
  formula: PbFormula,
  deduction: Deduction,
  speech: Speech,
): { readonly part: ClaimPart; readonly sentence: string } | undefined {
  const { conclusions, reason } = deduction;
  const [conclusion] = conclusions;
  const parts = partsIn(formula, reason);
  const isOfOne = conclusions.every(({ holds, cell }) => !holds && cell === conclusion?.cell);
  const standings = parts.flatMap((part) => standingOf(part) ?? []);
  if (conclusion === undefined || !isOfOne || standings.length < parts.length) return undefined;
  // Those whose value stands already take it from their other cells; the others share theirs out.
  const holders = standings.filter((of) => of.kind === 'once' && stands(reason.facts, of));
  const sharing = standings.filter((of) => !holders.includes(of));
  const [first] = sharing;
  if (first === undefined) return undefined;
  const { claim } = first.part;
  const isAlike = (of: Standing) => of.part.claim === claim && of.kind === first.kind;
  if (!sharing.every(isAlike)) return undefined;
  const isHeld = (cell: number, value: number): boolean =>
    reason.facts.some((fact) => fact.holds && fact.cell === cell && fact.value === value);
  const mayBe = (cell: number, value: number): boolean =>
    isLeft(formula, reason.facts, cell, value) &&
    !holders.some((of) => of.value === value && of.cells.includes(cell) && !isHeld(cell, value));
  const values = sharing.map(({ value }) => value).toSorted((a, b) => a - b);
  const isOnce = first.kind === 'once';
  const ofClaim = first.cells;
  const cells = isOnce
    ? ofClaim.filter((cell) => {
        const left = (formula.domains[cell] ?? []).filter((value) => mayBe(cell, value));
        return cell !== conclusion.cell && left.every((value) => values.includes(value));
      })
    : ofClaim.filter((cell) => values.some((value) => mayBe(cell, value)));
  const isAmong = cells.includes(conclusion.cell) !== isOnce && ofClaim.includes(conclusion.cell);
  const follows = conclusions.every(
    ({ cell, value }) => values.includes(value) === isOnce || !mayBe(cell, value),
  );
  if (!isAmong || !follows || cells.length !== values.length) return undefined;
  const shared = { part: first.part, cells, values };
  const how = isOnce ? sayCells(shared, speech) : sayValues(shared, speech);
  const why = sayHolders(holders, speech);
  const what = phrase(conclusions, speech, claim.place.line);
  return { part: first.part, sentence: capitalise(`${how}${why}, so ${what}.`) };
}

/** "row 5, columns 1 and 2 can only be 3 or 9, and so have both". */
function sayCells({ cells, values }: Shared, { names, word }: Speech): string {
  const only = `${names(cells)} can only be ${oneOf(values.map(word))}`;
  if (values.length === 1) return only;
  return `${only}, and so have ${values.length === 2 ? 'both' : 'all of these'}`;
}

/** "row 2 has room for 1 and 2 only at columns 4 and 6". */
function sayValues({ part, cells, values }: Shared, { names, word }: Speech): string {
  const { place } = part.claim;
  return `${place.words} has room for ${listed(values.map(word))} only at ${names(cells, place.line)}`;
}

/** " (box 1 has 3 and 9; row 2 has 4)": who has the values that are out. */
function sayHolders(holders: readonly Standing[], { word }: Speech): string {
  const held = new Map<string, number[]>();
  for (const { part, value } of holders) {
    const { words } = part.claim.place;
    held.set(words, [...(held.get(words) ?? []), value]);
  }
  const said = [...held].map(
    ([words, values]) => `${words} has ${listed(values.toSorted((a, b) => a - b).map(word))}`,
  );
  return said.length === 0 ? '' : ` (${said.join('; ')})`;
}

/** What a part says of a single value, where that is all that it says. */
function standingOf(part: ClaimPart): Standing | undefined {
  const { formula } = part;
  if (formula.op !== 'or' && formula.op !== 'at-most') return undefined;
  if (formula.op === 'at-most' && formula.count !== 1) return undefined;
  const all = formula.of.flatMap((of: Formula) => (of.op === 'is' ? [of] : []));
  const [first] = all;
  if (first === undefined || all.length < formula.of.length) return undefined;
  if (all.some(({ value }) => value !== first.value)) return undefined;
  const kind = formula.op === 'or' ? 'somewhere' : 'once';
  return { part, kind, value: first.value, cells: all.map(({ unknown }) => unknown) };
}

/** Whether its value is known to stand in one of the cells. */
const stands = (facts: readonly Literal[], { value, cells }: Standing): boolean =>
  facts.some((fact) => fact.holds && fact.value === value && cells.includes(fact.cell));

/** Whether a cell may be a value as far as facts about it say. */
function isLeft(
  { domains }: PbFormula,
  facts: readonly Literal[],
  cell: number,
  value: number,
): boolean {
  if (domains[cell]?.includes(value) !== true) return false;
  return facts.every(
    (fact) => fact.cell !== cell || (fact.value === value ? fact.holds : !fact.holds),
  );
}
