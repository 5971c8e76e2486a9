import { beforeEach, expect, test } from 'vitest';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import { countryRoad } from '#puzzles/country-road/index.ts';
import { suguru } from '#puzzles/suguru/index.ts';

import { openDocument, undo, useDocument } from './document.ts';
import { drawArea, toggleWall } from './drawing.ts';
import { editLayer } from './editLayer.ts';
import { typeDigit } from './typedSums.ts';
import { resetView, select, useView } from './view.ts';

const puzzle = () => useDocument.getState().puzzle;
const at = () => {
  const { cursor, selection } = useView.getState();
  return { cursor, selection };
};

beforeEach(() => {
  openDocument(countryRoad, emptyPuzzle(countryRoad, { width: 4, height: 3 }));
  resetView('areas');
});

test('regions are drawn over squares, joined by a press on their wall, and take their numbers', () => {
  drawArea([0, 1, 4]);
  drawArea([2, 3]);
  expect(puzzle().areas.slice(0, 5)).toEqual([0, 0, 1, 1, 0]);
  select(3);
  typeDigit(2);
  expect(puzzle().siteClues).toEqual([undefined, [2]]);
  toggleWall(1, 2);
  expect(puzzle().areas.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
  undo();
  expect(puzzle().siteClues).toEqual([undefined, [2]]);
  expect(puzzle().givens).toHaveLength(17);
});

test('the cursor goes from a square to a line beside it, and back', () => {
  select(11, [7, 11]);
  editLayer('marks');
  expect(at()).toEqual({ cursor: 13, selection: [13] });
  editLayer('clues');
  expect(at()).toEqual({ cursor: 13, selection: [13] });
  editLayer('areas');
  expect([7, 11]).toContain(at().cursor);
  // Where areas are drawn over the cells themselves, it stays.
  openDocument(suguru, emptyPuzzle(suguru));
  select(5, [4, 5]);
  editLayer('marks');
  editLayer('areas');
  expect(at()).toEqual({ cursor: 5, selection: [4, 5] });
});
