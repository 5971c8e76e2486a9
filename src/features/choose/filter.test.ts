import { expect, test } from 'vitest';
import { puzzleTypes } from '#puzzles/all.ts';
import { isWanted } from './filter.ts';

const found = (words: string, group?: Parameters<typeof isWanted>[1]['group']) =>
  puzzleTypes.filter((type) => isWanted(type, { words, group })).map(({ id }) => id);

test('a type is found by any name it has elsewhere, in any case, and by what it is about', () => {
  expect(found('NONOGRAM')).toEqual(['paint-by-numbers']);
  expect(found('two not touch')).toEqual(['star-battle']);
  expect(found('takuzú')).toEqual(['kurosu']);
  expect(found('fleet')).toEqual(['battleship']);
  expect(found('  ')).toHaveLength(puzzleTypes.length);
  expect(found('chess')).toEqual([]);
});

test('a group narrows what is found', () => {
  const shading = puzzleTypes.filter(({ group }) => group === 'shading').map(({ id }) => id);
  expect(shading).toContain('hitori');
  expect(found('', 'shading')).toEqual(shading);
  expect(found('sudoku', 'shading')).toEqual([]);
});
