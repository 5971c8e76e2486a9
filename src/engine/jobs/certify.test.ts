import { expect, it } from 'vitest';
import { checkProof } from '#checker/check.ts';
import type { Solution } from '#engine/questions/questions.ts';
import { openWarmSolvers } from '#engine/worker/warmSolvers.ts';
import type { JobContext } from '#engine/worker/warmSolvers.ts';
import { openNodeZ3 } from '#engine/z3/nodeZ3.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { buildModel, emptyPuzzle, givenValues } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { readPuzzle } from '#puzzle/text.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { suguru } from '#puzzles/suguru/index.ts';
import { exampleOf } from '#puzzles/testing.ts';
import { certify } from './certify.ts';
import { solveByZ3, TWO } from './solve.ts';

async function contextOf(type: PuzzleType, puzzle: Puzzle): Promise<JobContext> {
  const z3 = await openNodeZ3();
  const warmSolvers = openWarmSolvers(z3, buildModel(type, puzzle));
  return { type, puzzle, givens: givenValues(type, puzzle), warmSolvers, z3 };
}

const { puzzle } = exampleOf(suguru, 'Suguru, number 60');

function allOf({ warmSolvers, givens }: JobContext): readonly Solution[] {
  const verdict = solveByZ3(warmSolvers.ruleSolver(), givens, () => {});
  return verdict.kind === 'several' ? verdict.solutions : [];
}

it('writes down the search that was just made, without making another', async () => {
  const context = await contextOf(suguru, puzzle);
  const solutions = allOf(context);
  const before = context.warmSolvers.ruleSolver().last();
  const certificate = certify(context, { solutions });
  expect(context.warmSolvers.ruleSolver().last()).toBe(before);
  expect(typeof certificate === 'object' && certificate.formula).toContain(
    '* Suguru: Suguru, number 60\n',
  );
});

it('searches anew where the last search was for other givens, or was not for all', async () => {
  const context = await contextOf(suguru, puzzle);
  const solutions = allOf(context);
  const ruleSolver = context.warmSolvers.ruleSolver();
  for (const other of [context.givens.map(() => undefined), context.givens]) {
    solveByZ3(ruleSolver, other, () => {}, TWO);
    const certificate = certify(context, { solutions });
    if (typeof certificate === 'string') throw new Error(certificate);
    expect(checkProof(certificate.formula, certificate.proof)).toMatchObject({ solutions: 30 });
  }
});

it('says where it finds other solutions than those it was told of', async () => {
  const context = await contextOf(suguru, puzzle);
  const solutions = allOf(context);
  expect(certify(context, { solutions: solutions.slice(1) })).toBe('differs');
  expect(certify(context, { solutions: [] })).toBe('differs');
  const [first = []] = solutions;
  expect(certify(context, { solutions: solutions.with(3, first) })).toBe('differs');
  const few = context.givens.map(() => undefined);
  expect(certify({ ...context, givens: few }, { solutions })).toBe('differs');
});

it('has none where our own solver gives up', async () => {
  const context = await contextOf(sudoku, emptyPuzzle(sudoku, { size: 4 }));
  const ruleSolver = context.warmSolvers.ruleSolver();
  const warmSolvers = {
    ...context.warmSolvers,
    ruleSolver: () => ({
      ...ruleSolver,
      search: () => ({ kind: 'unknown', reason: 'too much' }) as const,
      last: () => ({
        givens: context.givens,
        ending: { kind: 'unknown', reason: 'too much' } as const,
        log: { learnt: [], cuts: [], models: [] },
      }),
    }),
  };
  expect(certify({ ...context, warmSolvers }, { solutions: [] })).toBe('none');
});

it('proves that a given which its cell cannot take leaves no solution', async () => {
  const read = readPuzzle(sudoku, '1...\n....\n....\n....');
  if (!read.ok) throw new Error(read.problem.reason);
  const context = await contextOf(sudoku, read.value);
  const givens = context.givens.with(0, 9);
  const certificate = certify({ ...context, givens }, { solutions: [] });
  if (typeof certificate === 'string') throw new Error(certificate);
  expect(certificate.formula).toContain('* given: row 1, column 1 is 9, which it cannot be\n');
  expect(checkProof(certificate.formula, certificate.proof)).toMatchObject({ solutions: 0 });
});
