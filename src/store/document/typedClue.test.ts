import { beforeEach, expect, test } from 'vitest';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import { numberlink } from '#puzzles/numberlink/index.ts';
import { openDocument, redo, undo, useDocument } from './document.ts';
import { enterTyped } from './typedClue.ts';
import { resetView } from './view.ts';

const first = () => useDocument.getState().puzzle.siteClues[0];

beforeEach(() => {
  openDocument(numberlink, emptyPuzzle(numberlink));
  resetView('clues');
});

test('all figures of a number are one step of undo, back to the number before', () => {
  enterTyped(0, [7], false);
  enterTyped(0, [1], false);
  enterTyped(0, [12], true);
  undo();
  expect(first()).toEqual([7]);
  redo();
  expect(first()).toEqual([12]);
  undo();
  undo();
  expect(first()).toBeUndefined();
});

test('a figure that changes nothing leaves the next one a step of its own', () => {
  enterTyped(1, [3], false);
  enterTyped(0, [1], false);
  // The same number again, then a second figure.
  enterTyped(0, [1], false);
  enterTyped(0, [12], true);
  undo();
  expect(first()).toEqual([1]);
});

test('figures that are typed after undo, or elsewhere, are steps of their own', () => {
  enterTyped(0, [1], false);
  enterTyped(1, [2], false);
  undo();
  enterTyped(0, [12], true);
  undo();
  expect(first()).toEqual([1]);
});
