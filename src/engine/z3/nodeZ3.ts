import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openWarmSolvers } from '#engine/worker/warmSolvers.ts';
import type { JobContext } from '#engine/worker/warmSolvers.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { buildModel, givenValues } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { loadGlue } from './glue.ts';
import type { Z3Part } from 'gridproof-z3-slim/part.ts';
import { noteEntries, notesIn } from 'gridproof-z3-slim/notes.ts';
import { readZ3 } from 'gridproof-z3-slim/read.ts';
import { openZ3 } from './z3.ts';
import type { Z3 } from './z3.ts';

/** The folder for recording which functions Z3 enters (see `slim/record.ts`). */
const NOTES = process.env['Z3_NOTES'];

const compiled = new Map<Z3Part, Promise<WebAssembly.Module>>();
const opened = new Map<Z3Part, Promise<Z3>>();
const noted: (() => Uint8Array)[] = [];

const remembered = <K, V>(map: Map<K, V>, key: K, make: () => V): V => {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
};

/**
 * A shared instance. Tests with random input use the whole of Z3, since the slim part may lack what
 * they reach; while recording, they extend the slim part.
 */
export const openNodeZ3 = (part: Z3Part = NOTES === undefined ? 'whole' : 'slim'): Promise<Z3> =>
  remembered(opened, part, () => openOwnZ3(part));

/** A separate instance, for tests that set options: those persist. */
export async function openOwnZ3(part: Z3Part): Promise<Z3> {
  const module = await remembered(compiled, part, () => WebAssembly.compile(bytesOf(part)));
  const glue = await loadGlue(module);
  if (isRecorded(part)) noted.push(() => notesIn(new Uint8Array(glue.HEAPU32.buffer)));
  return openZ3(glue);
}

const isRecorded = (part: Z3Part): boolean => NOTES !== undefined && part === 'slim';

const bytesOf = (part: Z3Part): Uint8Array<ArrayBuffer> =>
  isRecorded(part) ? noteEntries(readZ3('whole')) : readZ3(part);

/** Writes the recorded functions to a file. */
export function writeNotes(): void {
  if (NOTES === undefined) return;
  noted.forEach((notes) => writeFileSync(join(NOTES, crypto.randomUUID()), notes()));
}

/** A puzzle as jobs get it; close its warm solvers after use. */
export async function openContext(type: PuzzleType, puzzle: Puzzle, z3?: Z3): Promise<JobContext> {
  const used = z3 ?? (await openNodeZ3());
  const warmSolvers = openWarmSolvers(used, buildModel(type, puzzle));
  return { type, puzzle, givens: givenValues(type, puzzle), warmSolvers, z3: used };
}
