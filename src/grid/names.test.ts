import { expect, it } from 'vitest';
import { cellNames } from './names.ts';
import { rectangle } from './rectangle.ts';

const grid = rectangle(5, 4);
const ROW_2 = { axis: 'row', index: 1 } as const;
const COLUMN_3 = { axis: 'column', index: 2 } as const;

it.each([
  [[5, 6, 7], undefined, 'row 2, columns 1 to 3'],
  [[5, 6, 7], ROW_2, 'columns 1 to 3'],
  [[7], ROW_2, 'column 3'],
  [[2, 17], undefined, 'column 3, rows 1 and 4'],
  [[2, 17], COLUMN_3, 'rows 1 and 4'],
  [[7], COLUMN_3, 'row 2'],
  [[5, 6, 7], COLUMN_3, 'row 2, columns 1 to 3'],
  [[5, 10, 11], ROW_2, 'row 2, column 1 and row 3, columns 1 and 2'],
])('%j beside %j are %s', (cells, named, words) => {
  expect(cellNames(grid, cells, named)).toBe(words);
});
