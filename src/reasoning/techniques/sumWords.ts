/** Words sums: their combinations, and why others are excluded. */
import { sayChoices } from '#logic/choices.ts';
import type { Claim, Speech } from '#logic/claim.ts';
import type { Literal } from '#logic/literal.ts';
import { capitalise, countedInWords, listed, oneOf } from '#logic/words.ts';
import { phrase } from '#reasoning/phrases.ts';
import type { Candidates } from './candidates.ts';
import { possibleInSum, waysIn, waysLeft } from './sumWays.ts';

/** The most combinations listed in a sentence. */
const FEW_WAYS = 4;

/** A part that gives the sum of some cells. */
export interface SumPart {
  readonly part: number;
  readonly claim: Claim;
  /** "circle B adds up to 13 with four different digits". */
  readonly sentence: string;
  readonly cells: readonly number[];
  readonly total: number;
  /** All combinations, if the part says that the values differ. */
  readonly ways: readonly (readonly number[])[] | undefined;
}

/** The values of the filled cells among some. */
export const factsIn = ({ known }: Candidates, cells: readonly number[]): readonly Literal[] =>
  cells.flatMap((cell) => {
    const value = known.values[cell];
    return value === undefined ? [] : [{ cell, value, holds: true }];
  });

/** The sum of the values of facts. */
export const sumOfFacts = (facts: readonly Literal[]): number =>
  facts.reduce((sum, { value }) => sum + value, 0);

const sayList = (
  ways: readonly (readonly number[])[],
  { word }: Pick<Speech, 'word'>,
): string | undefined =>
  ways.length === 0 || ways.length > FEW_WAYS
    ? undefined
    : oneOf(ways.map((way) => way.map(word).join('+')));

/** "circle B adds up to 13 with four different digits: 1+2+3+7 or 1+2+4+6". */
export function sayWays(
  { sentence, ways }: SumPart,
  left: readonly (readonly number[])[],
  facts: readonly Literal[],
  speech: Speech,
): string {
  const held = facts.filter(({ holds }) => holds);
  const sofar =
    held.length === 0
      ? ''
      : ` and has ${listed(held.map(({ value }) => speech.word(value)))} already`;
  const list = sayList(left, speech);
  if (list === undefined) return `${capitalise(sentence)}${sofar}`;
  return `${capitalise(sentence)}${sofar}${left.length === ways?.length ? ':' : ', which leaves'} ${list}`;
}

/** The values of a sum's cells as far as the sentence has said, in the order of its cells. */
type Choices = readonly (readonly number[])[];

/**
 * Why a sum excludes values: its filled cells, the candidates of the others that are needed, and
 * the remaining combinations.
 */
export function sayReach(
  position: Candidates,
  sum: SumPart,
  told: readonly Literal[],
  conclusions: readonly Literal[],
  speech: Speech,
): string {
  const { cells, total, ways, sentence } = sum;
  const { formula, open } = position;
  const domainOf = (cell: number): readonly number[] => formula.domains[cell] ?? [];
  const follows = (choices: Choices): boolean => {
    const isPossible = possibleInSum(choices, total, ways);
    return conclusions.every(({ cell, value }) => !isPossible(cells.indexOf(cell), value));
  };
  const withHeld = (held: readonly Literal[]): Choices =>
    cells.map((cell) => {
      const own = held.find((fact) => fact.cell === cell);
      return own === undefined ? (open[cell] ?? []) : [own.value];
    });
  const all = factsIn(position, cells);
  const some = all.filter(({ cell }) => told.some((fact) => fact.holds && fact.cell === cell));
  const isFilledIn = (choices: Choices): Choices =>
    choices.map((values, at) => (values.length === 0 ? domainOf(cells[at] ?? -1) : values));
  // The sentence may need a filled cell that the reason does not.
  const held = follows(isFilledIn(withHeld(some))) ? some : all;
  let choices = isFilledIn(withHeld(held));
  const named = new Set<number>();
  const isHeld = (cell: number): boolean => held.some((fact) => fact.cell === cell);
  // Cells with most values first: a few values are easiest to see at the end.
  const byLength = cells
    .map((cell, at) => ({ cell, at, count: choices[at]?.length ?? 0 }))
    .filter(({ cell, count }) => !isHeld(cell) && count < domainOf(cell).length)
    .toSorted((a, b) => b.count - a.count);
  for (const { cell, at } of byLength) {
    const without = choices.with(at, domainOf(cell));
    if (follows(without)) choices = without;
    else named.add(cell);
  }
  const sofar =
    held.length === 0
      ? ''
      : ` and has ${sumOfFacts(held)} from ${countedInWords(held.length, 'cell')}`;
  const list = ways && sayList(waysIn(choices, waysLeft(ways, cells, held), cells, held), speech);
  const rest = held.length === 0 ? '' : ' for the rest';
  const so = phrase(conclusions, speech);
  const head = `${capitalise(sentence)}${sofar}`;
  if (named.size === 0) {
    return list === undefined ? `${head}, so ${so}.` : `${head}: ${list}${rest}, so ${so}.`;
  }
  const only = sayChoices(
    cells.flatMap((cell, at) =>
      named.has(cell) ? [{ cell, left: choices[at] ?? [], all: domainOf(cell) }] : [],
    ),
    speech,
  );
  const leaves = list === undefined ? '' : `, which leaves ${list}${rest}`;
  return `${head}. ${capitalise(only)}${leaves}, so ${so}.`;
}
