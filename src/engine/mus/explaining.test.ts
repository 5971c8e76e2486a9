import { expect, it } from 'vitest';
import { deductions } from '#engine/jobs/walkthrough.ts';
import { firstTwo } from '#engine/jobs/solve.ts';
import { openWarmSolvers } from '#engine/worker/warmSolvers.ts';
import { WITHOUT_Z3 } from '#engine/worker/withoutZ3.ts';
import { buildModel, givenValues } from '#puzzle/puzzleType.ts';
import { readPuzzle } from '#puzzle/text.ts';
import { fetchPuzzleType } from '#puzzles/registry.ts';

/** How many steps are made. */
const STEPS = 16;

/** Janko's number 506: within its first steps, to tell which rules one needs takes more work than our solver does at once. */
const HIDATO = `. 35 31 . . . . . .
34 . . . . 8 . . .
. . . 37 . 6 13 . 1
26 . . . . 16 . . 50
23 . 19 . . . 15 51 .
. 41 . . . 67 . . 80
. . . . . . . . 81
. 60 . . . . . 74 .
59 . 61 64 . . 70 . .
`;

it('steps are found without Z3 where our solver does not get to the end of a question', async () => {
  const type = await fetchPuzzleType('hidato');
  if (type === undefined) throw new Error('Hidato is not there');
  const read = readPuzzle(type, HIDATO);
  if (!read.ok) throw new Error(read.problem.reason);
  const puzzle = read.value;
  const warmSolvers = openWarmSolvers(WITHOUT_Z3, buildModel(type, puzzle));
  const context = { type, puzzle, givens: givenValues(type, puzzle), warmSolvers, z3: WITHOUT_Z3 };
  const walk = deductions(context, firstTwo(warmSolvers, context.givens), () => false);
  const found = Array.from({ length: STEPS }, () => walk.next().done === true);
  expect(found).toEqual(Array.from({ length: STEPS }, () => false));
}, 60_000);
