import { expect, it } from 'vitest';
import type { Counting } from '#engine/questions/questions.ts';
import { openNodeZ3 } from '#engine/z3/nodeZ3.ts';
import { openSession } from '#engine/z3/session.ts';
import { buildModel, emptyPuzzle, givenValues } from '#puzzle/puzzleType.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { suguru } from '#puzzles/suguru/index.ts';
import { exampleOf } from '#puzzles/testing.ts';
import { count } from './count.ts';
import { DisagreementError } from './solve.ts';

const { puzzle } = exampleOf(suguru, 'Suguru, number 60');
const givens = givenValues(suguru, puzzle);

it('counts all solutions, all different', async () => {
  const session = openSession(await openNodeZ3(), buildModel(suguru, puzzle));
  const counted = count(session, givens, () => {});
  session.close();
  expect(counted).toMatchObject({ count: 30, complete: true });
  expect(new Set(counted.solutions.map((solution) => solution.join(' '))).size).toBe(30);
});

it('keeps some of the solutions and counts the rest', async () => {
  const small = emptyPuzzle(sudoku, { size: 4 });
  const session = openSession(await openNodeZ3(), buildModel(sudoku, small));
  const reported: Counting[] = [];
  const counted = count(session, small.givens, (counting) => reported.push(counting), 100);
  session.close();
  expect(counted).toMatchObject({ count: 288, complete: true });
  expect(counted.solutions).toHaveLength(100);
  // What was reported on the way is the beginning of what is answered, each once.
  const heard = reported.flatMap(({ solutions }) => solutions);
  expect(heard).toEqual(counted.solutions.slice(0, heard.length));
});

it('finds out a solution that comes twice', async () => {
  const session = openSession(await openNodeZ3(), buildModel(suguru, puzzle));
  const repeating: typeof session = {
    ...session,
    search: (known, visit) =>
      session.search(known, (solution) => (visit(solution), visit(solution), 'stop')),
  };
  expect(() => count(repeating, givens, () => {})).toThrow(DisagreementError);
  session.close();
});

it('finds out a solution that is wrong', async () => {
  const session = openSession(await openNodeZ3(), buildModel(suguru, puzzle));
  const lying = {
    ...session,
    search(_: unknown, visit: (solution: readonly number[]) => unknown) {
      visit(givens.map(() => 1));
      return { kind: 'exhausted' } as const;
    },
  };
  expect(() => count(lying, givens, () => {})).toThrow(DisagreementError);
  session.close();
});
