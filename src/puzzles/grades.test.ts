import { expect, it } from 'vitest';
import { tatham } from '#formats/tatham.ts';
import { fitTranscript } from '#formats/transcript.ts';
import { openRules } from '#making/rules.ts';
import { gradeOf } from '#puzzle/difficulty.ts';
import { gradingOf } from '#puzzle/grading.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { easyExample, firstExample } from '#puzzle/examples.ts';
import { givenValues, titleOf } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { seeded } from '#puzzle/random.ts';
import { readPuzzle } from '#puzzle/text.ts';
import { ratePuzzle } from '#reasoning/grade.ts';
import { puzzleTypes } from './all.ts';
import { futoshiki } from './futoshiki/index.ts';
import { sudoku } from './sudoku/index.ts';

/** The difficulty and grade of a puzzle with one solution. */
function gradeOfPuzzle(type: PuzzleType, puzzle: Puzzle): readonly [number: number, word: string] {
  const { formula, fill } = openRules(type, puzzle);
  const givens = givenValues(type, puzzle);
  const solution = fill(givens, seeded(1));
  if (solution === undefined) throw new Error('Without a solution');
  const number = ratePuzzle(formula, givens, solution)?.number ?? NaN;
  return [number, gradeOf(number, gradingOf(type, puzzle))];
}

/** What is rated once, by its cells. */
const rated = new Map<string, ReturnType<typeof gradeOfPuzzle>>();

/** The difficulty and grade of a Sudoku in 81 characters. */
function gradeOfCells(cells: string): readonly [number: number, word: string] {
  const known = rated.get(cells) ?? rateCells(cells);
  rated.set(cells, known);
  return known;
}

function rateCells(cells: string): ReturnType<typeof gradeOfPuzzle> {
  const read = readPuzzle(sudoku, cells.replaceAll('0', '.'));
  if (!read.ok) throw new Error(read.problem.reason);
  return gradeOfPuzzle(sudoku, read.value);
}

/** From a bank with ratings by Sukaku Explainer, easier first; the last is AI Escargot. */
const RATED = [
  ['1.2', '050703060007000800000816000000030000005000100730040086906000204840572093000409000'],
  ['5.4', '010700000406020000902105000048090000601000507000050840000503702000070906000006050'],
  ['7.1', '590000007040010083008034900001402000069000820000109300004670200980040030700000016'],
  ['8.4', '001030400040806050900004008098000070600000005070000820400200007010709040007050900'],
  ['10.5', '100007090030020008009600500005300900010080002600004000300000010040000007007000300'],
] as const;

it('grades follow published ratings, without a ceiling', () => {
  const grades = RATED.map(([, cells]) => gradeOfCells(cells));
  const numbers = grades.map(([number]) => number);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(new Set(numbers).size).toBe(RATED.length);
  expect(grades.map(([, word]) => word)).toEqual(['easy', ...RATED.slice(1).map(() => 'fiendish')]);
});

it('what is too much work to rate has no grade, and the same amount of work always ends alike', () => {
  const [, cells] = RATED.at(-1) ?? RATED[0];
  const read = readPuzzle(sudoku, cells.replaceAll('0', '.'));
  if (!read.ok) throw new Error(read.problem.reason);
  const { formula, fill } = openRules(sudoku, read.value);
  const givens = givenValues(sudoku, read.value);
  const solution = fill(givens, seeded(1)) ?? [];
  const within = (limit: number) => ratePuzzle(formula, givens, solution, limit)?.number;
  expect(within(1000)).toBeUndefined();
  expect(within(1e9)).toBe(gradeOfCells(cells)[0]);
});

/** Game IDs that Simon Tatham's Unequal generated at each level, all 5×5. */
const UNEQUAL = {
  easy: [
    '5:4,0,0,0,0D,0,0D,0L,0,0,0,0R,0D,0,0,0U,0,0,0,0,0,0L,0,0R,0,',
    '5:0R,0,0,0,0D,0,0,0,0D,0,0U,0,0D,0,0U,0,0,0,0,0D,0R,0,0,1,4,',
    '5:0,0,0,0R,4,5,0,0,0R,0,0,0U,1,0U,0,0D,0,0,0,0,0,0R,0,0R,0,',
  ],
  tricky: [
    '5:3D,0,0R,0,0,0,0,0,0,0,0,0,0L,0L,3UD,0,0,0,0,0,0U,0,0U,0,0,',
    '5:0,0L,0,0,0,0R,0,0U,0U,0D,0,0,0,0,0,0,0,2,0,0,4,0U,0,0L,0U,',
    '5:0,3,0,0,0,0U,0,0,0,0U,0U,0,0,0,0U,0,0U,0L,0L,0,0,0,0,0R,0,',
  ],
  extreme: [
    '5:0,0,0,0,0L,0,0,0D,4,0,0,1,3,0,5,0,0,0,0D,0D,0U,0L,0,0,0,',
    '5:0,0,0L,0,0,0,0,2,0,0UL,0,0UL,0L,0,0,3,0U,0D,0U,0,0,0,0,0R,0,',
    '5:0,0R,0,0,3,0,2,0,0,0L,0,0L,3R,0,0,0,0D,0D,0U,0U,0,0,0,0,0,',
  ],
};

it('Futoshiki of Simon Tatham’s levels Easy, Tricky and Extreme are easy, medium and hard', () => {
  const words = Object.values(UNEQUAL).map((ids) =>
    ids.map((id) => {
      const [read] = tatham.read(`Unequal: ${id}`) ?? [];
      if (read?.ok !== true) throw new Error(`Not read: ${id}`);
      const puzzle = fitTranscript(futoshiki, read.value);
      if (!puzzle.ok) throw new Error(puzzle.problem.reason);
      return gradeOfPuzzle(futoshiki, puzzle.value)[1];
    }),
  );
  expect(words).toEqual(['easy', 'medium', 'hard'].map((word) => [word, word, word]));
});

it.each(puzzleTypes.map((type) => [type.id, type] as const))(
  'those who begin with %s are offered an easy one',
  (_, type) => {
    const { puzzle } = easyExample(type);
    expect(titleOf(puzzle)).toBe(type.easyExample ?? titleOf(firstExample(type).puzzle));
    expect(gradeOfPuzzle(type, puzzle)[1]).toBe('easy');
  },
);
