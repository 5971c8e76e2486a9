/** Z3 under Node, for tests; not part of what the browser loads. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { buildModel, givenValues } from '#puzzle/puzzleType.ts';
import type { Puzzle, PuzzleType } from '#puzzle/puzzleType.ts';
import { openWorkplace } from './workplace.ts';
import type { Situation } from './workplace.ts';
import { limitMemory } from './memory.ts';
import { openZ3 } from './z3.ts';
import type { Z3 } from './z3.ts';

let opened: Promise<Z3> | undefined;

/** The real Z3 in this thread, loaded once per test file. */
export const openNodeZ3 = (): Promise<Z3> => (opened ??= load());

async function load(): Promise<Z3> {
  const path = createRequire(import.meta.url).resolve('z3-solver/build/z3-built.wasm');
  const wasm = await readFile(path);
  limitMemory(wasm, 0);
  return openZ3(await WebAssembly.compile(wasm));
}

/** A puzzle as jobs get it; close its workplace after use. */
export async function openSituation(type: PuzzleType, puzzle: Puzzle): Promise<Situation> {
  const z3 = await openNodeZ3();
  const workplace = openWorkplace(z3, buildModel(type, puzzle));
  return { type, puzzle, givens: givenValues(type, puzzle), workplace, z3 };
}
