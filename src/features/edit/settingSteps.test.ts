import { expect, test } from 'vitest';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import { puzzleTypes } from '#puzzles/all.ts';
import { readExamples } from '#puzzle/examples.ts';
import type { Layer } from '#store/document/layer.ts';
import { isTypedInRows, sayHow, saySteps } from './settingSteps.ts';

/** The steps of a type's empty puzzle, changed. */
function stepsOf(id: string, layer: Layer, change: Partial<Puzzle> = {}): string | undefined {
  const type = puzzleTypes.find((each) => each.id === id);
  if (type === undefined) throw new Error(`No type ${id}`);
  return saySteps(type, { ...emptyPuzzle(type), ...change }, layer);
}

test.each<[string, Layer, string | undefined]>([
  ['killer-sudoku', 'areas', '1. Draw the cages. 2. Type their sums.'],
  ['killer-sudoku', 'clues', '1. Choose Cages and draw them. 2. Type their sums.'],
  ['suguru', 'areas', '1. Draw the regions. 2. Type the numbers.'],
  ['star-battle', 'areas', 'Draw the regions, then press Solve.'],
  ['kakuro', 'black', '1. Mark the black cells. 2. Type the sums.'],
  ['kakuro', 'clues', '1. Choose Black and mark these cells. 2. Type the sums.'],
  ['sudoku', 'clues', undefined],
  ['sujiko', 'clues', undefined],
  ['battleship', 'clues', undefined],
])('an empty %s in the layer %s says what comes first', (id, layer, said) => {
  expect(stepsOf(id, layer)).toBe(said);
});

test('once the first step is done, the second is said, where it is done from', () => {
  const whole = Array<number>(36).fill(0);
  expect(stepsOf('suguru', 'clues', { areas: whole })).toBe(
    '2. Type the numbers, then press Solve.',
  );
  expect(stepsOf('suguru', 'areas', { areas: whole })).toBe(
    '2. Choose Setting and type the numbers, then press Solve.',
  );
  const cages = Array.from({ length: 81 }, (_, cell) => cell);
  const siteClues = cages.map(() => undefined);
  expect(stepsOf('killer-sudoku', 'areas', { areas: cages, siteClues })).toBe(
    '2. Type their sums, then press Solve.',
  );
  const blackCells = Array.from({ length: 64 }, (_, cell) => cell === 0);
  expect(stepsOf('kakuro', 'clues', { blackCells })).toBe('2. Type the sums, then press Solve.');
  expect(stepsOf('kakuro', 'black', { blackCells })).toMatch(/^1\. /);
});

test('a Sudoku has steps only as a jigsaw, and its numbers are typed in rows once it is drawn', () => {
  const type = puzzleTypes.find(({ id }) => id === 'sudoku');
  if (type === undefined) throw new Error('There is no Sudoku');
  const parameters = { size: 4, jigsaw: true };
  const jigsaw = emptyPuzzle(type, parameters);
  expect(saySteps(type, jigsaw, 'areas')).toBe('1. Draw the regions. 2. Type the numbers.');
  expect(isTypedInRows(type, jigsaw, 'clues')).toBe(false);
  const drawn = { ...jigsaw, areas: jigsaw.areas.map((_, cell) => cell % 4) };
  expect(saySteps(type, drawn, 'clues')).toBe('2. Type the numbers, then press Solve.');
  expect(isTypedInRows(type, drawn, 'clues')).toBe(true);
  expect(isTypedInRows(type, emptyPuzzle(type), 'clues')).toBe(true);
});

test('nothing is left to do of a printed puzzle', () => {
  for (const type of puzzleTypes) {
    for (const { puzzle } of readExamples(type))
      expect(saySteps(type, puzzle, 'clues')).toBeUndefined();
  }
});

test.each([
  ['killer-sudoku', 'Drag over a cage’s cells, then type its sum.'],
  ['kenken', 'Drag over a cage’s cells, then type its result and sign.'],
  ['country-road', 'Drag over a region’s cells, then type its number, if it has one.'],
  ['heyawake', 'Drag over a region’s cells, then type its number, if it has one.'],
  ['star-battle', 'Drag over a region’s cells.'],
])('how the areas of a %s are drawn says what is typed into them', (id, said) => {
  const type = puzzleTypes.find((each) => each.id === id);
  expect(type && sayHow(type, emptyPuzzle(type), 'areas')).toBe(said);
});
