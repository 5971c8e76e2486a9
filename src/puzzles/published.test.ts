import { beforeAll, describe, expect, it } from 'vitest';
import { openNodeZ3 } from '#engine/nodeZ3.ts';
import type { Z3 } from '#engine/z3.ts';
import type { Values } from '#logic/claim.ts';
import { writeSmtlib } from '#logic/smtlib/write.ts';
import { buildModel, givenValues } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { kurosu } from './kurosu/index.ts';
import { numberWorkout } from './number-workout/index.ts';
import { sujiko } from './sujiko/index.ts';
import { exampleOf } from './testing.ts';

// The conditions that were published with three puzzles, against the ones that we write for them.

/** The numbers from 0 to below `count`. */
const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

const named = (cells: readonly number[]): string => cells.map((cell) => `V${cell}`).join(' ');

const SIX = upTo(6);
const LINES = SIX.flatMap((line) => [
  SIX.map((at) => 6 * line + at),
  SIX.map((at) => 6 * at + line),
]);

/** What was published with "Kurosu6 DM 01 June 2018". */
const KUROSU: readonly string[] = [
  ...upTo(36).map((cell) => `(or (= V${cell} 0) (= V${cell} 1))`),
  ...LINES.flatMap((line) => [
    `(= 3 (+ ${named(line)}))`,
    ...upTo(4).map((at) => `(> 3 (+ ${named(line.slice(at, at + 3))}))`),
  ]),
];

/** What was published with "sujiko DT_3072", its T0 to T3 in place. */
const SUJIKO: readonly string[] = [
  ...upTo(9).map((cell) => `(and (> V${cell} 0) (< V${cell} 10))`),
  '(distinct V0 V1 V2 V3 V4 V5 V6 V7 V8)',
  '(= 25 (+ V0 V1 V3 V4))',
  '(= 13 (+ V1 V2 V4 V5))',
  '(= 22 (+ V3 V4 V6 V7))',
  '(= 17 (+ V4 V5 V7 V8))',
];

const HEXAGONS =
  '0 1 2 5 7 8, 3 4 5 12 13 14, 8 10 11 17 19 20, 7 14 17 23 25 26, 13 21 23 30 31 32, 19 26 29 35 37 38, 25 32 35 41 43 44, 31 39 41 48 49 50, 37 44 47 53 55 56, 43 50 53 59 61 62, 49 57 59 66 67 68, 55 62 65 71 73 74, 61 68 71 75 76 77';
const PAIRS =
  '5 6, 7 16, 8 9, 14 15, 13 22, 17 18, 19 28, 23 24, 26 27, 25 34, 31 40, 32 33, 35 36, 37 46, 41 42, 43 52, 44 45, 50 51, 49 58, 53 54, 55 64, 61 70, 62 63, 59 60, 68 69, 71 72';

const lists = (text: string): readonly (readonly number[])[] =>
  text.split(', ').map((list) => list.split(' ').map(Number));

/** What was published with nw_003: a hexagon is told by one cell of each pair it has part in. */
const NUMBER_WORKOUT: readonly string[] = [
  ...upTo(78).map((cell) => `(and (> V${cell} 0) (< V${cell} 7))`),
  ...lists(HEXAGONS).map((cells) => `(distinct ${named(cells)})`),
  ...lists(PAIRS).map((cells) => `(= ${named(cells)})`),
];

let z3: Z3;
beforeAll(async () => {
  z3 = await openNodeZ3();
});

interface Both {
  readonly declarations: string;
  readonly ours: string;
  readonly theirs: string;
}

/** One conjunction each of all that must hold, ranges and givens included. */
function both(type: PuzzleType, title: string, published: readonly string[], clued: boolean): Both {
  const { puzzle } = exampleOf(type, title);
  const givens: Values = clued ? givenValues(type, puzzle) : puzzle.givens.map(() => undefined);
  const lines = writeSmtlib(buildModel(type, puzzle), givens, '').split('\n');
  const ours = lines.flatMap((line) => /^\(assert (.*)\)$/.exec(line)?.[1] ?? []);
  const clues = givens.flatMap((value, cell) =>
    value === undefined ? [] : [`(= V${cell} ${value})`],
  );
  return {
    declarations: lines.filter((line) => line.startsWith('(declare-const')).join('\n'),
    ours: `(and ${ours.join(' ')})`,
    theirs: `(and ${[...published, ...clues].join(' ')})`,
  };
}

/** Whether the one can hold where the other does not. */
const without = (declarations: string, one: string, other: string): string =>
  z3
    .evaluateSmtlib(`${declarations}\n(assert ${one})\n(assert (not ${other}))\n(check-sat)`)
    .trim();

const KUROSU_TITLE = 'Kurosu6 DM 01 June 2018';

// In words the Kurosu's rules forbid three O as well, which the published conditions leave out.
const NO_THREE_O = LINES.flatMap((line) =>
  upTo(4).map((at) => `(< 0 (+ ${named(line.slice(at, at + 3))}))`),
);

const CASES = [
  ['Sujiko', sujiko, 'sujiko DT_3072', SUJIKO],
  ['Number Workout', numberWorkout, 'nw nw_003.txt DMWeekend 25 May 2020', NUMBER_WORKOUT],
] as const;

describe.each([
  ...CASES,
  ['Kurosu, and no three O in a row,', kurosu, KUROSU_TITLE, [...KUROSU, ...NO_THREE_O]],
] as const)('the published conditions of a %s', (_, type, title, published) => {
  it('follow from ours, and ours from them', () => {
    const { declarations, ours, theirs } = both(type, title, published, true);
    expect(without(declarations, ours, theirs)).toBe('unsat');
    expect(without(declarations, theirs, ours)).toBe('unsat');
  });
});

it.each(CASES)(
  'the published conditions of a %s are ours where nothing is given, too',
  (_, type, title, published) => {
    const { declarations, ours, theirs } = both(type, title, published, false);
    expect(without(declarations, ours, theirs)).toBe('unsat');
    expect(without(declarations, theirs, ours)).toBe('unsat');
  },
);

it('the published conditions of a Kurosu alone follow from ours, but allow three O in a row', () => {
  const { declarations, ours, theirs } = both(kurosu, KUROSU_TITLE, KUROSU, true);
  expect(without(declarations, ours, theirs)).toBe('unsat');
  expect(without(declarations, theirs, ours)).toBe('sat');
});
