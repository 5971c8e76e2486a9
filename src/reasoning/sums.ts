/** Two sums that share cells: their other cells have a fixed difference. */
import type { Speech, Summing } from '#logic/claim.ts';
import type { ClaimPart } from '#logic/claimPart.ts';
import type { Literal } from '#logic/literal.ts';
import { capitalise, countedInWords } from '#logic/words.ts';
import type { PbFormula } from './pbFormula.ts';
import { phrase } from './phrases.ts';
import { partsIn } from './reason.ts';
import type { Deduction } from './reason.ts';

/** More ways to fill the cells than this are not tried. */
const MOST_FILLINGS = 10_000;

/** Two sums that share cells, and the cells of each alone. */
interface Difference {
  readonly one: ClaimPart;
  readonly two: ClaimPart;
  /** Whether the first has the larger or an equal total. */
  readonly isFirst: boolean;
  readonly more: Summing;
  readonly less: Summing;
  readonly left: readonly number[];
  readonly right: readonly number[];
  readonly shared: number;
}

/**
 * The two overlapping sums that a reason consists of; `undefined` for other reasons, or if the
 * difference alone does not imply the conclusion.
 */
export function differenceOf(
  formula: PbFormula,
  { conclusions, reason }: Pick<Deduction, 'conclusions' | 'reason'>,
): Difference | undefined {
  const [one, two, ...others] = partsIn(formula, reason);
  const [a, b] = [one?.telling?.sum, two?.telling?.sum];
  if (one === undefined || two === undefined || others.length > 0) return undefined;
  if (a === undefined || b === undefined) return undefined;
  const shared = a.cells.filter((cell) => b.cells.includes(cell));
  const isFirst = a.total >= b.total;
  const [more, less] = isFirst ? [a, b] : [b, a];
  const own = ({ cells }: Summing) => cells.filter((cell) => !shared.includes(cell));
  const [left, right] = [own(more), own(less)];
  if (shared.length === 0 || left.length === 0 || right.length === 0) return undefined;
  const difference = more.total - less.total;
  const follows = everyFilling(formula, reason.facts, left, right, difference, (values) =>
    conclusions.every(({ cell, value, holds }) => (values.get(cell) === value) === holds),
  );
  if (follows !== true) return undefined;
  return { one, two, isFirst, more, less, left, right, shared: shared.length };
}

/** The arithmetic of two overlapping sums; `undefined` for other reasons. */
export function sayDifference(
  formula: PbFormula,
  deduction: Deduction,
  speech: Speech,
): string | undefined {
  const found = differenceOf(formula, deduction);
  if (found === undefined) return undefined;
  const { conclusions, reason } = deduction;
  const { one, two, isFirst, more, less, left, right, shared } = found;
  const difference = more.total - less.total;
  const have = (cells: readonly number[]): string => (cells.length === 1 ? 'is' : 'add up to');
  const compared =
    difference === 0
      ? `${speech.names(left)} ${have(left)} as much as ${speech.names(right)}`
      : `${speech.names(left)} ${have(left)} ${difference} more than ${speech.names(right)}`;
  const [first, last] = isFirst ? [one, two] : [two, one];
  const totals = `${first.claim.place.words} adds up to ${more.total} and ${last.claim.place.words} to ${less.total}`;
  const without = `without ${shared === 1 ? 'the cell' : `the ${countedInWords(shared, 'cell')}`} that they share`;
  return [
    totals,
    `so ${without}, ${compared}`,
    ...knownOf(reason.facts, left, right, difference, speech),
    `so ${phrase(conclusions, speech)}`,
  ]
    .map((sentence) => `${capitalise(sentence)}.`)
    .join(' ');
}

/** The known values, and the remaining difference if each side has one open cell. */
function knownOf(
  facts: readonly Literal[],
  left: readonly number[],
  right: readonly number[],
  difference: number,
  speech: Speech,
): readonly string[] {
  if (facts.length === 0) return [];
  const { names } = speech;
  const known = phrase(facts, speech);
  const held = new Map(facts.flatMap(({ cell, value, holds }) => (holds ? [[cell, value]] : [])));
  const openOf = (cells: readonly number[]) => cells.filter((cell) => !held.has(cell));
  const sumOf = (cells: readonly number[]) =>
    cells.reduce((sum, cell) => sum + (held.get(cell) ?? 0), 0);
  const [[x, ...xs], [y, ...ys]] = [openOf(left), openOf(right)];
  if (x === undefined || y === undefined || xs.length + ys.length > 0) return [known];
  const apart = difference - sumOf(left) + sumOf(right);
  const [large, small] = apart > 0 ? [x, y] : [y, x];
  const than = apart === 0 ? 'as much as' : `${Math.abs(apart)} more than`;
  return [`${known}, so ${names([large])} is ${than} ${names([small])}`];
}

/**
 * Whether a predicate holds for all values where the left cells exceed the right ones by the
 * difference; `undefined` if there are too many to try.
 */
function everyFilling(
  { domains }: PbFormula,
  facts: readonly Literal[],
  left: readonly number[],
  right: readonly number[],
  difference: number,
  isSo: (values: ReadonlyMap<number, number>) => boolean,
): boolean | undefined {
  const cells = [...left, ...right];
  const choices = cells.map((cell) =>
    (domains[cell] ?? []).filter((value) =>
      facts.every((fact) => fact.cell !== cell || (fact.value === value) === fact.holds),
    ),
  );
  if (choices.reduce((count, some) => count * some.length, 1) > MOST_FILLINGS) return undefined;
  const values = new Map<number, number>();
  const every = (at: number, apart: number): boolean => {
    const cell = cells[at];
    if (cell === undefined) return apart !== 0 || isSo(values);
    return (choices[at] ?? []).every((value) => {
      values.set(cell, value);
      return every(at + 1, at < left.length ? apart - value : apart + value);
    });
  };
  return every(0, difference);
}
