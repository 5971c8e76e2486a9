import { expect } from 'vitest';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { findPuzzleType } from '#puzzles/all.ts';
import { puzzleTypeIds } from '#puzzles/registry.ts';
import { readBrought } from './read.ts';
import type { FoundPuzzle, TextReading } from './read.ts';
import type { DrawnPath } from '#puzzle/drawnPath.ts';
import { writeVariantPath } from './writeVariantPath.ts';

// Shared by the tests of foreign forms.

const types = {
  ids: puzzleTypeIds,
  fetch: (id: string) => Promise.resolve(findPuzzleType(id)),
};

/** Reads a text, with a board of type `current` on the page, or with none. */
export const bring = (text: string, current?: PuzzleType): Promise<FoundPuzzle> =>
  readBrought(text, types, current);

/** The only puzzle of a text. */
export async function readingOf(text: string): Promise<TextReading> {
  const found = await bring(text);
  if (found.kind === 'puzzle') return found.reading;
  throw new Error(found.kind === 'refused' ? found.sentence : `It is a ${found.kind}`);
}

/** The type and the text form of the only puzzle of a text. */
export async function textOf(text: string): Promise<readonly [id: string, text: string]> {
  const { type, puzzle } = await readingOf(text);
  return [type.id, writePuzzle(type, puzzle)];
}

/** Expects that a text is refused with this sentence. */
export async function expectRefused(text: string, sentence: string | RegExp): Promise<void> {
  const found = await bring(text);
  expect(found.kind === 'refused' ? found.sentence : found.kind).toMatch(sentence);
}

/** The name of the list that f-puzzles has a path in. */
function foreignName(path: DrawnPath): string {
  const { kind } = path;
  if (kind === 'clone') return kind;
  const written = writeVariantPath({ ...path, kind }, 9);
  return written.ok ? written.value.name : '';
}

/** The same path without a number that its kind says anyway. */
function withoutUsual({ kind, cells, numbers }: DrawnPath, width: number): DrawnPath {
  const usual = { 'white-dot': 1, 'black-dot': 2, whisper: Math.ceil(width / 2) };
  const isUsual = kind in usual && numbers?.[0] === usual[kind as keyof typeof usual];
  return numbers === undefined || isUsual ? { kind, cells } : { kind, cells, numbers };
}

/** Paths as they come back from f-puzzles: kind by kind. */
export const asFPuzzlesReads = (paths: readonly DrawnPath[], width: number): readonly DrawnPath[] =>
  paths
    .map((path) => withoutUsual(path, width))
    .toSorted((one, other) => (foreignName(one) < foreignName(other) ? -1 : 1));
