import type { Values } from '#logic/claim.ts';
import { judgeClaim } from '#logic/model.ts';
import { readExamples } from '#puzzle/examples.ts';
import type { Example } from '#puzzle/examples.ts';
import { buildModel } from '#puzzle/puzzleType.ts';
import { standardParameters } from '#puzzle/parameters.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { authorSlot, bareValue } from '#puzzle/slot.ts';
import { sayProblem } from '#puzzle/result.ts';
import { readPuzzle } from '#puzzle/text.ts';
import { isRelease, isThorough } from '#trials.ts';
import { template } from './_template/index.ts';
import { puzzleTypes } from './all.ts';

/** The types that tests run on: all in the registry, and the template, which is not in the menu. */
export const testedTypes: readonly PuzzleType[] = [...puzzleTypes, template];

/** Types named by the environment, such as `TYPES=kenken,kakuro`, or `TYPES=all`. */
const namedTypes = process.env['TYPES']?.split(',');

/** The most types that a law is tried on. */
const MOST_TYPES = isRelease || namedTypes !== undefined ? Infinity : isThorough ? 6 : 4;

/**
 * The types that a law about every type is tried on: those that `TYPES` names, or a few from all
 * over the menu, no more however long it is. Chance draws where they begin, as it draws trials.
 */
export function someTypes<T extends { readonly id: string }>(types: readonly T[]): readonly T[] {
  if (namedTypes !== undefined && !namedTypes.includes('all')) {
    return types.filter(({ id }) => namedTypes.includes(id));
  }
  if (types.length <= MOST_TYPES) return types;
  const begin = Math.floor(Math.random() * types.length);
  const drawn = Array.from(
    { length: MOST_TYPES },
    (_, at) => (begin + Math.floor((at * types.length) / MOST_TYPES)) % types.length,
  );
  return types.filter((_, at) => drawn.includes(at));
}

/** Every example of every tested type, with a title for `describe.each`. */
export const testedExamples = testedTypes.flatMap((type) =>
  readExamples(type).map((example) => ({
    type,
    example,
    title: `${type.id}: ${example.puzzle.comments[0] ?? 'untitled'}`,
  })),
);

/** Whether a type's boards have clues other than areas, in cells or beside them. */
export function takesClues(type: PuzzleType): boolean {
  const slot = authorSlot(type.slot(standardParameters(type.parameters)));
  // A Hitori's numbers are its board.
  const hasGivens = slot.choices.some(({ value }) => bareValue(slot, value) !== value);
  return (type.givenCells !== false && hasGivens) || type.sites !== undefined;
}

type Tested = (typeof testedExamples)[number];

/**
 * The most cells of a Fillomino that Z3 is asked about: a second or two. Each cell takes as many numbers as there
 * are cells, so that 63 cells take Z3 twelve seconds, 100 more than a minute, and 169 all of its memory. Our own
 * solver proves more of them.
 */
const MOST_GROUPED = 36;

/** Whether Z3 answers about an example in reasonable time. */
export const isWithinZ3 = ({ type, example }: Tested): boolean =>
  type.id !== 'fillomino' || example.puzzle.givens.length <= MOST_GROUPED;

/** Ordered by the number of cells, smallest first. */
export const bySize = (examples: readonly Tested[]): readonly Tested[] =>
  examples.toSorted((a, b) => a.example.puzzle.givens.length - b.example.puzzle.givens.length);

/** The smallest example of some types; before a release, the three smallest of each. */
export const aFew = (examples: readonly Tested[]): readonly Tested[] => {
  const most = isRelease ? 3 : 1;
  const types = someTypes([...new Set(examples.map(({ type }) => type))]);
  const ordered = bySize(examples).filter(({ type }) => types.includes(type));
  return ordered.filter(
    ({ type }, at) => ordered.slice(0, at).filter((other) => other.type === type).length < most,
  );
};

/** The words that occur again in the list. */
export const repeats = (words: readonly string[]): readonly string[] =>
  words.filter((word, index) => words.indexOf(word) !== index);

/** The example with this title; throws if there is none. */
export function exampleOf(type: PuzzleType, title: string): Example {
  const found = readExamples(type).find((example) => example.puzzle.comments[0] === title);
  if (found === undefined) throw new Error(`${type.id} has no example "${title}"`);
  return found;
}

/** The example's first solution with `changes` applied, as [cell, value]. */
export const damagedSolution = (
  example: Example,
  ...changes: readonly (readonly [number, number])[]
): Values =>
  (example.solutions[0] ?? []).map(
    (value, cell) => changes.find(([changed]) => changed === cell)?.[1] ?? value,
  );

/** The labels of the claims that a filling breaks, in the order of the claims. */
export function brokenLabels(type: PuzzleType, example: Example, values: Values): string[] {
  const model = buildModel(type, example.puzzle);
  return model.claims
    .filter((claim) => judgeClaim(model, claim, values) === 'broken')
    .map((claim) => claim.label);
}

/** The whole error sentence for a text that the type cannot read. */
export function complaintOf(type: PuzzleType, text: string): string {
  const read = readPuzzle(type, text);
  return read.ok ? 'no complaint' : sayProblem(read.problem);
}
