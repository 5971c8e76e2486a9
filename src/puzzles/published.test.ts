import { beforeAll, describe, expect, it } from 'vitest';
import { openNodeZ3 } from '#engine/z3/nodeZ3.ts';
import type { Z3 } from '#engine/z3/z3.ts';
import type { Values } from '#logic/claim.ts';
import { writeSmtlib } from '#logic/smtlib/write.ts';
import { buildModel, givenValues } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { fewerQuickly } from '#trials.ts';
import { kurosu } from './kurosu/index.ts';
import { numberWorkout } from './number-workout/index.ts';
import { offByOneSums } from './off-by-one-sums/index.ts';
import * as published from './publishedConditions.ts';
import { sudoku } from './sudoku/index.ts';
import { suguru } from './suguru/index.ts';
import { sujiko } from './sujiko/index.ts';
import { exampleOf } from './testing.ts';

let z3: Z3;
beforeAll(async () => {
  z3 = await openNodeZ3('whole');
});

interface Both {
  readonly declarations: string;
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
}

/** All conditions of one of the two sides, including ranges and givens. */
function both(
  type: PuzzleType,
  title: string,
  conditions: readonly string[],
  clued: boolean,
): Both {
  const { puzzle } = exampleOf(type, title);
  const givens: Values = clued ? givenValues(type, puzzle) : puzzle.givens.map(() => undefined);
  const lines = writeSmtlib(buildModel(type, puzzle), givens, '').split('\n');
  const clues = givens.flatMap((value, cell) =>
    value === undefined ? [] : [`(= V${cell} ${value})`],
  );
  return {
    declarations: lines.filter((line) => line.startsWith('(declare-const V')).join('\n'),
    ours: withoutCounts(lines.flatMap((line) => /^\(assert (.*)\)$/.exec(line)?.[1] ?? [])),
    theirs: [...conditions, ...clues],
  };
}

/**
 * The first condition on a rule's own integer defines it; the definition is substituted, so that
 * the other conditions can be negated. An integer with further conditions would stay undeclared.
 */
function withoutCounts(conditions: readonly string[]): readonly string[] {
  const counts = new Map<string, string>();
  return conditions.flatMap((condition) => {
    const written = condition.replaceAll(/[^\s()]+/g, (word) => counts.get(word) ?? word);
    const [, count, term] = /^\(= ([a-z]\S*) (.*)\)$/.exec(written) ?? [];
    if (count === undefined || term === undefined) return [written];
    counts.set(count, term);
    return [];
  });
}

/** Whether the first conditions can all hold while the others do not. */
const without = (
  declarations: string,
  ones: readonly string[],
  others: readonly string[],
): string =>
  z3
    .evaluateSmtlib(
      `${declarations}\n(assert (and true ${ones.join(' ')}))\n(assert (not (and true ${others.join(' ')})))\n(check-sat)`,
    )
    .trim();

const KUROSU_TITLE = 'Daily Mail, 1 June 2018';

const CASES = [
  ['Sujiko', sujiko, 'The Daily Telegraph, number 3072', published.SUJIKO],
  ['Number Workout', numberWorkout, 'Daily Mail Weekend, 25 May 2020', published.NUMBER_WORKOUT],
  ['Suguru', suguru, 'Suguru, page 59', published.SUGURU],
] as const;

describe.each([
  ...CASES,
  [
    'Kurosu, and no three O in a row,',
    kurosu,
    KUROSU_TITLE,
    [...published.KUROSU, ...published.NO_THREE_O],
  ],
] as const)('the published conditions of a %s', (_, type, title, conditions) => {
  it('follow from ours, and ours from them', () => {
    const { declarations, ours, theirs } = both(type, title, conditions, true);
    expect(without(declarations, ours, theirs)).toBe('unsat');
    expect(without(declarations, theirs, ours)).toBe('unsat');
  });
});

it.each(CASES)(
  'the published conditions of a %s are ours where nothing is given, too',
  (_, type, title, conditions) => {
    const { declarations, ours, theirs } = both(type, title, conditions, false);
    expect(without(declarations, ours, theirs)).toBe('unsat');
    expect(without(declarations, theirs, ours)).toBe('unsat');
  },
);

it('the published conditions of a Kurosu alone follow from ours, but allow three O in a row', () => {
  const { declarations, ours, theirs } = both(kurosu, KUROSU_TITLE, published.KUROSU, true);
  expect(without(declarations, ours, theirs)).toBe('unsat');
  expect(without(declarations, theirs, ours)).toBe('sat');
});

const cellsOf = (condition: string): readonly number[] =>
  Array.from(condition.matchAll(/V(\d+)/g), ([, cell]) => Number(cell));

const speaksOf = (line: readonly number[], condition: string): boolean =>
  cellsOf(condition).every((cell) => line.includes(cell));

/** The conditions on one line alone, its cells renamed by their index in it. */
const saidOf = (line: readonly number[], conditions: readonly string[]): readonly string[] => [
  ...new Set(
    conditions
      .filter((condition) => speaksOf(line, condition))
      .map((condition) =>
        condition.replaceAll(/V(\d+)/g, (_, cell) => `V${line.indexOf(Number(cell))}`),
      )
      .toSorted(),
  ),
];

const NINE = Array.from({ length: 9 }, (_, at) => at);
const stands = (cell: number, value: number): string => `(ite (= V${cell} ${value + 1}) 1 0)`;

/**
 * How often a value occurs in a line, and how many values a cell has: a lemma between "all
 * different" and "each value occurs", which Z3 alone finds only by search.
 */
const COUNTS: readonly string[] = [
  ...NINE.map((value) => `(>= 1 (+ ${NINE.map((cell) => stands(cell, value)).join(' ')}))`),
  ...NINE.map((cell) => `(= 1 (+ ${NINE.map((value) => stands(cell, value)).join(' ')}))`),
];

// All at once, these take Z3 long; line by line, which proves more, they take no time.
const BY_LINES = [
  ['Sudoku', sudoku, 'A newspaper Sudoku', published.SUDOKU, published.SUDOKU_LINES, COUNTS, 1],
  [
    'grid of Off-by-one Sums',
    offByOneSums,
    'Logelei, ZEITmagazin 2022, number 32',
    published.OFF_BY_ONE_SUMS,
    published.SIX_BY_SIX,
    [],
    12,
  ],
] as const;

describe.each(fewerQuickly<(typeof BY_LINES)[number]>(BY_LINES))(
  'the published conditions of a %s',
  (_, type, title, conditions, lines, steps, kinds) => {
    const { declarations, ours, theirs } = both(type, title, conditions, false);

    it('speak of lines, as ours do', () => {
      const others = [...ours, ...theirs].filter(
        (condition) => !lines.some((line) => speaksOf(line, condition)),
      );
      expect(others).toEqual([]);
    });

    it('follow from ours line by line, and ours from them', () => {
      // Lines with the same conditions, up to renaming of cells, are asked about once.
      const questions = new Map(
        lines.map((line) => {
          const said = [saidOf(line, ours), saidOf(line, theirs)] as const;
          return [JSON.stringify(said), said];
        }),
      );
      expect(questions.size).toBe(kinds);
      for (const [own, published] of questions.values()) {
        expect(without(declarations, own, steps)).toBe('unsat');
        expect(without(declarations, [...own, ...steps], published)).toBe('unsat');
        expect(without(declarations, published, own)).toBe('unsat');
      }
    });
  },
);
