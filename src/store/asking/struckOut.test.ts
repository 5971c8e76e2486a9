import { beforeEach, expect, test } from 'vitest';
import { readPuzzle } from '#puzzle/text.ts';
import { findPuzzleType } from '#puzzles/all.ts';
import { openDocument, useDocument } from '#store/document/document.ts';
import { enterNote, noteCandidates } from '#store/document/noting.ts';
import { struckOut } from './struckOut.ts';

/** Opens a puzzle from its text form. */
function openText(id: string, text: string): void {
  const type = findPuzzleType(id);
  const read = type && readPuzzle(type, text);
  if (type === undefined || read?.ok !== true) throw new Error('The puzzle cannot be read');
  openDocument(type, read.value);
}

/** The values struck out of a cell. */
const outOf = (cell: number): readonly number[] =>
  struckOut(useDocument.getState()).flatMap((out) => (out.cell === cell ? [out.value] : []));

beforeEach(() => openText('sudoku', '1...\n..2.\n.3..\n...4'));

test('notes in the centre of a cell leave out all else, and say nothing of other cells', () => {
  enterNote('centre', [1], 2);
  enterNote('centre', [1], 4);
  expect(struckOut(useDocument.getState())).toEqual([
    { cell: 1, value: 1, holds: false },
    { cell: 1, value: 3, holds: false },
  ]);
});

test('notes in corners leave out something only where every open cell has notes', () => {
  enterNote('corner', [1], 2);
  expect(outOf(1)).toEqual([]);
  noteCandidates();
  expect(outOf(1)).toEqual([1, 3]);
  // A candidate is crossed out.
  enterNote('corner', [1], 4);
  expect(outOf(1)).toEqual([1, 3, 4]);
});

test('of two values, notes leave out nothing', () => {
  openText('kurosu', '1...\n....\n....\n....');
  enterNote('centre', [1], 1);
  expect(struckOut(useDocument.getState())).toEqual([]);
});
