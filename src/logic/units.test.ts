import { expect, test } from 'vitest';
import { readExamples } from '#puzzle/examples.ts';
import { buildModel } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { akari } from '#puzzles/akari/index.ts';
import { kurosu } from '#puzzles/kurosu/index.ts';
import { nurikabe } from '#puzzles/nurikabe/index.ts';
import { numberWorkout } from '#puzzles/number-workout/index.ts';
import { offByOneSums } from '#puzzles/off-by-one-sums/index.ts';
import { puzzleTypes } from '#puzzles/all.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { suguru } from '#puzzles/suguru/index.ts';
import { sujiko } from '#puzzles/sujiko/index.ts';
import { partOf } from '#reasoning/testing.ts';
import type { Claim } from './claim.ts';
import { and } from './formula.ts';
import { fixedCounts, unitReach } from './units.ts';

function firstModel(type: PuzzleType) {
  const [example] = readExamples(type);
  if (example === undefined) throw new Error(`${type.id} has no example`);
  return buildModel(type, example.puzzle);
}

const sorted = (cells: ReadonlySet<number>): readonly number[] =>
  [...cells].toSorted((a, b) => a - b);

for (const type of puzzleTypes) {
  test(`${type.id}: where counts are fixed, every solution of an example has them`, () => {
    for (const { puzzle, solutions } of readExamples(type)) {
      const counts = fixedCounts(buildModel(type, puzzle));
      for (const solution of solutions) {
        for (const [value, count] of counts) {
          expect(solution.filter((other) => other === value)).toHaveLength(count);
        }
      }
    }
  });

  test(`${type.id}: what a cell reaches has the cell in it, and is never the whole board`, () => {
    const model = firstModel(type);
    for (const cell of model.domains.keys()) {
      const reach = unitReach(model, cell);
      expect(reach.size === 0 || reach.has(cell)).toBe(true);
      expect(reach.size).toBeLessThan(model.domains.length);
    }
  });
}

test('nine of each digit stand in a Sudoku, and one in a Sujiko', () => {
  expect([...fixedCounts(firstModel(sudoku)).values()]).toEqual(Array(9).fill(9));
  expect([...fixedCounts(firstModel(sujiko)).values()]).toEqual(Array(9).fill(1));
  expect([...fixedCounts(firstModel(numberWorkout)).values()]).toEqual(Array(6).fill(13));
});

test('in Suguru, the regions say how often a digit stands: a 1 in each', () => {
  const counts = fixedCounts(firstModel(suguru));
  expect(counts.get(1)).toBe(9);
  expect(counts.get(5)).toBe(5);
});

test('no counts are known before all regions are drawn', () => {
  const [example] = readExamples(suguru);
  if (example === undefined) throw new Error('Suguru has no example');
  const areas = example.puzzle.areas.with(0, undefined);
  expect(fixedCounts(buildModel(suguru, { ...example.puzzle, areas })).size).toBe(0);
});

test('a cell reaches its row, column and box', () => {
  const around = unitReach(firstModel(sudoku), 0);
  expect(sorted(around)).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 18, 19, 20, 27, 36, 45, 54, 63, 72,
  ]);
});

test('a cell of Kurosu reaches its row and column, a corner of Sujiko its circle', () => {
  expect(unitReach(firstModel(kurosu), 0).size).toBe(11);
  expect(sorted(unitReach(firstModel(sujiko), 0))).toEqual([0, 1, 3, 4]);
});

test('a cell reaches what it makes a pair with, and not a larger group beside that', () => {
  const claimOn = (cells: readonly number[]): Claim => ({
    ...partOf(and([])).claim,
    cells,
    parts: () => [],
  });
  const domains = Array.from({ length: 9 }, () => [1, 2]);
  const [pair, group] = [claimOn([0, 4]), claimOn([0, 1, 2])];
  expect(sorted(unitReach({ domains, claims: [pair, group] }, 0))).toEqual([0, 4]);
  expect(sorted(unitReach({ domains, claims: [group] }, 0))).toEqual([0, 1, 2]);
});

test('a cell of Suguru reaches its region', () => {
  const [example] = readExamples(suguru);
  const reach = unitReach(firstModel(suguru), 0);
  const areas = example?.puzzle.areas ?? [];
  expect(sorted(reach)).toEqual([...areas.keys()].filter((cell) => areas[cell] === areas[0]));
});

test('rules that let cells be the same are seldom asked for all of their parts', () => {
  const [example] = readExamples(offByOneSums);
  if (example === undefined) throw new Error('Off-by-one Sums has no example');
  const model = buildModel(offByOneSums, example.puzzle);
  const isAsked = new Set<string>();
  const claims = model.claims.map((claim) => ({
    ...claim,
    parts() {
      isAsked.add(claim.sentence);
      return claim.parts();
    },
  }));
  expect(fixedCounts({ ...model, claims }).size).toBe(0);
  const sums = model.claims.filter(({ sentence }) => sentence.includes('add up'));
  expect(sums.filter(({ sentence }) => isAsked.has(sentence)).length).toBeLessThan(sums.length / 6);
});

test('a white cell of Akari reaches its row and column, up to the next black cells', () => {
  const [example] = readExamples(akari);
  if (example === undefined) throw new Error('Akari has no example');
  const around = unitReach(buildModel(akari, example.puzzle), 0);
  expect(sorted(around)).toEqual([0, 1, 2, 3, 4, 5, 6, 12, 18, 24, 30]);
});

test('in Nurikabe a cell reaches nothing, since nobody sees where an island may come to lie', () => {
  const model = firstModel(nurikabe);
  for (const cell of model.domains.keys()) expect(sorted(unitReach(model, cell))).toEqual([]);
});
