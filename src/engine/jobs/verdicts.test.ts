import { expect, test } from 'vitest';
import { openWarmSolvers } from '#engine/worker/warmSolvers.ts';
import type { JobContext } from '#engine/worker/warmSolvers.ts';
import { openNodeZ3 } from '#engine/z3/nodeZ3.ts';
import type { Values } from '#logic/claim.ts';
import { buildModel, givenValues } from '#puzzle/puzzleType.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { exampleOf } from '#puzzles/testing.ts';
import { certify } from './certify.ts';
import { VERDICTS } from './verdicts.ts';

const { puzzle } = exampleOf(sudoku, 'A newspaper Sudoku');

async function contextOf(): Promise<JobContext> {
  const z3 = await openNodeZ3();
  const warmSolvers = openWarmSolvers(z3, buildModel(sudoku, puzzle));
  return { type: sudoku, puzzle, givens: givenValues(sudoku, puzzle), warmSolvers, z3 };
}

test('marks are taken for clues: right ones leave the solution, and any wrong one leaves none', async () => {
  const context = await contextOf();
  const verdictWith = (marks: Values) =>
    VERDICTS.solveByRules(context, { listing: false, marks }, () => {});
  const verdict = verdictWith([]);
  if (verdict.kind !== 'unique') throw new Error('It has one solution');
  expect(verdictWith(verdict.solution).kind).toBe('unique');
  const cell = puzzle.givens.indexOf(undefined);
  for (let value = 1; value <= 9; value += 1) {
    const marks = puzzle.givens.with(cell, value);
    expect(verdictWith(marks).kind).toBe(value === verdict.solution[cell] ? 'unique' : 'none');
  }
});

test('a mark on a printed clue does not count', async () => {
  const context = await contextOf();
  const cell = puzzle.givens.findIndex((given) => given !== undefined);
  const marks = puzzle.givens.map((given, other) =>
    other === cell ? ((given ?? 0) % 9) + 1 : undefined,
  );
  expect(VERDICTS.solveByRules(context, { marks }, () => {}).kind).toBe('unique');
});

test('what was asked with marks is no proof for the clues alone', async () => {
  const context = await contextOf();
  const verdict = VERDICTS.solveByRules(context, {}, () => {});
  if (verdict.kind !== 'unique') throw new Error('It has one solution');
  VERDICTS.solveByRules(context, { marks: verdict.solution }, () => {});
  const certificate = certify(context, { solutions: [verdict.solution] });
  const known = typeof certificate === 'object' ? certificate.formula : '';
  VERDICTS.solveByRules(context, {}, () => {});
  const own = certify(context, { solutions: [verdict.solution] });
  expect(typeof own === 'object' && own.formula).toBe(known);
});
