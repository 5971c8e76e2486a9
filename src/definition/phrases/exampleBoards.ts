import type { definitionWith } from '../testing.ts';

// Boards that examples of phrases stand on.

/** What stands around an example in a definition. */
export type Context = Parameters<typeof definitionWith>[1] & { readonly rules?: readonly string[] };

export const DIFFER = 'in each row and column all numbers differ';
export const SQUARE = { board: 'square 4 to 9', rules: [DIFFER] };
export const RECTANGLE = { board: 'rectangle 4 to 8, even, usually 6' };
export const NUMBERS = ['a number in some blank cells, 0 to 8'];
export const LINES = {
  ...RECTANGLE,
  fill: 'each side: line or blank',
  clues: [],
  rules: ['the lines form one loop'],
};
export const DIAGONALS = {
  ...RECTANGLE,
  fill: 'each cell: falling or rising',
  rules: ['at each numbered corner as many diagonals meet as its number'],
};
export const SHADED = {
  ...RECTANGLE,
  fill: 'each cell: shaded or blank',
  rules: ['no two shaded cells are neighbours'],
};

export const MAGNETS = {
  ...RECTANGLE,
  fill: 'each cell: plus, minus or neutral',
  clues: ['regions'],
  rules: ['in each region are a plus and a minus, or nothing but neutral cells'],
};
