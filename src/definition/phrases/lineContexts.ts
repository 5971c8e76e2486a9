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

const DOMINOES = {
  ...RECTANGLE,
  fill: 'between neighbours: domino or blank',
  clues: ['a number in some cells, 0 to 9'],
  rules: ['each number is on exactly one domino'],
};

/** The same for lines between neighbours. */
export const LINE_CONTEXTS: readonly (readonly [RegExp, Context])[] = [
  [
    /in each region the loop/,
    {
      ...LINES,
      fill: 'between neighbours: line or blank',
      clues: ['regions, each with a number or none, 1 to 99'],
    },
  ],
  [
    /the loop .* region/,
    { ...LINES, fill: 'between neighbours: line or blank', clues: ['regions'] },
  ],
  [
    /into areas|a dot in some/,
    {
      ...LINES,
      fill: 'each side between cells: line or blank',
      clues: ['a dot in some cells, on sides or on corners'],
      rules: [
        'the lines divide the board into areas, each with one dot and turned onto itself by half a turn about it',
      ],
    },
  ],
  [
    /an island in/,
    {
      ...LINES,
      fill: 'between neighbours: one or two bridges, or blank',
      clues: [],
      rules: ['each island has as many bridges as its number'],
    },
  ],
  [
    /island|two bridges, or/,
    {
      ...LINES,
      fill: 'between neighbours: one or two bridges, or blank',
      clues: ['an island in some cells, with a number or a question mark, 1 to 8'],
      rules: ['each island has as many bridges as its number'],
    },
  ],
  [
    /each number is on exactly/,
    { ...DOMINOES, rules: ['each pair of numbers is on exactly one domino'] },
  ],
  [/each pair of numbers/, DOMINOES],
  [
    /in a circle in some/,
    {
      ...LINES,
      fill: 'between neighbours: line or blank',
      rules: ['each number is at the end of one of the lines'],
    },
  ],
  [
    /end of one of|never meet|join equal numbers/,
    {
      ...LINES,
      fill: 'between neighbours: line or blank',
      clues: ['a number in some cells, 1 to 99'],
      rules: ['each number is at the end of one of the lines'],
    },
  ],
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
