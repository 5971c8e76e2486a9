import type { definitionWith } from '../testing.ts';

/** What stands around an example in a definition. */
export type Context = Parameters<typeof definitionWith>[1] & { readonly rules?: readonly string[] };

export const RECTANGLE = { board: 'rectangle 4 to 8, even, usually 6' };
export const LINES = {
  ...RECTANGLE,
  fill: 'each side: line or blank',
  clues: [],
  rules: ['the lines form one loop'],
};

/** The same for lines between neighbours. */
export const LINE_CONTEXTS: readonly (readonly [RegExp, Context])[] = [
  [
    /white or black circle/,
    {
      ...LINES,
      fill: 'between neighbours: line or blank',
      rules: ['the loop turns in each black circle and goes straight just before and after it'],
    },
  ],
  [
    /an arrow or/,
    {
      ...LINES,
      fill: 'between neighbours: line or blank',
      rules: ['the loop passes no cell with an arrow'],
    },
  ],
  [
    /arrow/,
    {
      ...LINES,
      fill: 'between neighbours: line or blank',
      clues: ['a number with an arrow or a question mark in some cells'],
    },
  ],
  [
    /the loop/,
    {
      ...LINES,
      fill: 'between neighbours: line or blank',
      clues: ['a white or black circle in some cells'],
    },
  ],
];
