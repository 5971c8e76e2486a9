/** Z3 under Node, for tests; not part of what the browser loads. */
import { buildModel, givenValues } from '#puzzle/puzzleType.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { openWorkplace } from './workplace.ts';
import type { Situation } from './workplace.ts';
import { readZ3 } from './wasm/read.ts';
import { openZ3 } from './z3.ts';
import type { Z3 } from './z3.ts';

let opened: Promise<Z3> | undefined;

/** The real Z3 in this thread, loaded once per test file. */
export const openNodeZ3 = (): Promise<Z3> => (opened ??= load());

const load = async (): Promise<Z3> => openZ3(await WebAssembly.compile(readZ3()));

/** A puzzle as jobs get it; close its workplace after use. */
export async function openSituation(type: PuzzleType, puzzle: Puzzle): Promise<Situation> {
  const z3 = await openNodeZ3();
  const workplace = openWorkplace(z3, buildModel(type, puzzle));
  return { type, puzzle, givens: givenValues(type, puzzle), workplace, z3 };
}
