/** Z3 under Node, for tests; not part of what the browser loads. */
import { openWarmSolvers } from '#engine/worker/warmSolvers.ts';
import type { JobContext } from '#engine/worker/warmSolvers.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { buildModel, givenValues } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { readZ3 } from './wasm/read.ts';
import { openZ3 } from './z3.ts';
import type { Z3 } from './z3.ts';

let compiled: Promise<WebAssembly.Module> | undefined;
let opened: Promise<Z3> | undefined;

/** The real Z3 in this thread, shared by the test files that run there. */
export const openNodeZ3 = (): Promise<Z3> => (opened ??= openOwnZ3());

/** A Z3 of one's own, for whatever sets options: they hold for all that is asked of it later. */
export async function openOwnZ3(): Promise<Z3> {
  compiled ??= WebAssembly.compile(readZ3());
  return openZ3(await compiled);
}

/** A puzzle as jobs get it; close its warm solvers after use. */
export async function openContext(type: PuzzleType, puzzle: Puzzle, z3?: Z3): Promise<JobContext> {
  const used = z3 ?? (await openNodeZ3());
  const warmSolvers = openWarmSolvers(used, buildModel(type, puzzle));
  return { type, puzzle, givens: givenValues(type, puzzle), warmSolvers, z3: used };
}
