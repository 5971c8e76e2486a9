import { expect, it } from 'vitest';
import { checkProof } from '#checker/check.ts';
import { buildModel, emptyPuzzle, givenValues } from '#puzzle/puzzleType.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { readPuzzle } from '#puzzle/text.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { suguru } from '#puzzles/suguru/index.ts';
import { exampleOf } from '#puzzles/testing.ts';
import { openNodeZ3 } from '../nodeZ3.ts';
import type { Answer } from '../questions.ts';
import { openWorkplace } from '../workplace.ts';
import type { Situation } from '../workplace.ts';
import { certify } from './certify.ts';
import { solve, TWO } from './solve.ts';

async function situate(type: PuzzleType, puzzle: Puzzle): Promise<Situation> {
  const z3 = await openNodeZ3();
  const workplace = openWorkplace(z3, buildModel(type, puzzle));
  return { type, puzzle, givens: givenValues(type, puzzle), workplace, z3 };
}

const { puzzle } = exampleOf(suguru, 'Suguru Number 60 DR  su_001.txt');

function allOf({ workplace, givens }: Situation): readonly Answer[] {
  const verdict = solve(workplace.ruleSolver(), givens, () => {});
  return verdict.kind === 'several' ? verdict.answers : [];
}

it('writes down the search that was just made, without making another', async () => {
  const situation = await situate(suguru, puzzle);
  const answers = allOf(situation);
  const before = situation.workplace.ruleSolver().last();
  const certificate = certify(situation, { answers });
  expect(situation.workplace.ruleSolver().last()).toBe(before);
  expect(typeof certificate === 'object' && certificate.formula).toContain(
    '* Suguru: Suguru Number 60 DR su_001.txt\n',
  );
});

it('searches anew where the last search was for other givens, or was not for all', async () => {
  const situation = await situate(suguru, puzzle);
  const answers = allOf(situation);
  const ruleSolver = situation.workplace.ruleSolver();
  for (const other of [situation.givens.map(() => undefined), situation.givens]) {
    solve(ruleSolver, other, () => {}, TWO);
    const certificate = certify(situation, { answers });
    if (typeof certificate === 'string') throw new Error(certificate);
    expect(checkProof(certificate.formula, certificate.proof)).toMatchObject({ solutions: 30 });
  }
});

it('says where it finds other solutions than those it was told of', async () => {
  const situation = await situate(suguru, puzzle);
  const answers = allOf(situation);
  expect(certify(situation, { answers: answers.slice(1) })).toBe('differs');
  expect(certify(situation, { answers: [] })).toBe('differs');
  const [first = []] = answers;
  expect(certify(situation, { answers: answers.with(3, first) })).toBe('differs');
  const few = situation.givens.map(() => undefined);
  expect(certify({ ...situation, givens: few }, { answers })).toBe('differs');
});

it('has none where our own solver gives up', async () => {
  const situation = await situate(sudoku, emptyPuzzle(sudoku, { size: 4 }));
  const ruleSolver = situation.workplace.ruleSolver();
  const workplace = {
    ...situation.workplace,
    ruleSolver: () => ({
      ...ruleSolver,
      search: () => ({ kind: 'unknown', reason: 'too much' }) as const,
      last: () => ({
        givens: situation.givens,
        ending: { kind: 'unknown', reason: 'too much' } as const,
        log: { learnt: [], models: [] },
      }),
    }),
  };
  expect(certify({ ...situation, workplace }, { answers: [] })).toBe('none');
});

it('proves that a given which its cell cannot take leaves no solution', async () => {
  const read = readPuzzle(sudoku, '1...\n....\n....\n....');
  if (!read.ok) throw new Error(read.problem.reason);
  const situation = await situate(sudoku, read.value);
  const givens = situation.givens.with(0, 9);
  const certificate = certify({ ...situation, givens }, { answers: [] });
  if (typeof certificate === 'string') throw new Error(certificate);
  expect(certificate.formula).toContain('* given: row 1, column 1 is 9, which it cannot be\n');
  expect(checkProof(certificate.formula, certificate.proof)).toMatchObject({ solutions: 0 });
});
