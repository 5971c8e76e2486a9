import { CIRCLE_CONTEXTS, SHADED } from './circleContexts.ts';
import { PATH_CONTEXTS } from './pathContexts.ts';
import type { Context } from './lineContexts.ts';
import { LINE_CONTEXTS, LINES, RECTANGLE } from './lineContexts.ts';

export const DIFFER = 'in each row and column all numbers differ';
export const SQUARE = { board: 'square 4 to 9', rules: [DIFFER] };
const NUMBERS = ['a number in some blank cells, 0 to 8'];
const DIAGONALS = {
  ...RECTANGLE,
  fill: 'each cell: falling or rising',
  rules: ['at each numbered corner as many diagonals meet as its number'],
};
const TRIANGLES = {
  ...RECTANGLE,
  fill: 'each cell that is not black: one of four triangles, or empty',
  rules: ['each white area is a rectangle, upright or turned by 45 degrees'],
};
const MAGNETS = {
  ...RECTANGLE,
  fill: 'each cell: plus, minus or neutral',
  clues: ['regions'],
  rules: ['in each region are a plus and a minus, or nothing but neutral cells'],
};

/** What stands around an example, by the first pattern that it fits. */
export const CONTEXTS: readonly (readonly [RegExp, Context])[] = [
  [/the next$/, { board: 'square 3 to 5', fill: 'each cell: number 1 to the number of cells' }],
  [/have a triangle/, { ...TRIANGLES, clues: ['black cells, some with a number, 0 to 4'] }],
  [/white area/, { ...TRIANGLES, rules: [] }],
  [/four triangles/, { ...TRIANGLES, clues: ['black cells'] }],
  [/plus, minus/, { ...MAGNETS, fill: 'each cell: plus, minus or neutral' }],
  [/are a plus/, { ...MAGNETS, rules: ['no two plus cells are neighbours'] }],
  [
    /plus cells as/,
    { ...MAGNETS, clues: ['a number at each end of each row and column, 0 to the length'] },
  ],
  [/are level/, { ...RECTANGLE, fill: 'each cell: filled or empty', clues: ['regions'] }],
  ...PATH_CONTEXTS,
  ...CIRCLE_CONTEXTS,
  ...LINE_CONTEXTS,
  [
    /diagonals meet/,
    {
      ...DIAGONALS,
      clues: ['a number on some corners, 0 to 4'],
      rules: ['the diagonals form no closed ring'],
    },
  ],
  [/closed ring/, { ...DIAGONALS, rules: [] }],
  [/on some corners/, DIAGONALS],
  [/numbered corner/, { ...SHADED, clues: ['a number on some corners, 0 to 4'] }],
  [
    /into rectangles|between cells: line|or a question mark in/,
    {
      ...LINES,
      fill: 'each side between cells: line or blank',
      clues: ['a number or a question mark in some cells, 1 to 99'],
      rules: ['the lines divide the board into rectangles, each with one number and as many cells'],
    },
  ],
  [
    /in any cells/,
    {
      ...RECTANGLE,
      fill: 'each cell: filled or blank',
      rules: ['in and around each numbered cell as many cells are filled as its number'],
    },
  ],
  [
    /in and around/,
    {
      ...RECTANGLE,
      fill: 'each cell: filled or blank',
      clues: ['a number in any cells, 0 to 9'],
    },
  ],
  [/each side|between neighbours: line/, LINES],
  [/a number in some cells/, { ...LINES, rules: ['around each number are as many lines'] }],
  [/each number are as many lines/, { ...LINES, clues: ['a number in some cells, 0 to 3'] }],
  [/lines form/, LINES],
  [
    /hexagon|boundary/,
    {
      board: 'hexagons in columns of 4, 5, 4',
      fill: 'each cell: number 1 to 6',
      rules: ['in each hexagon all numbers differ'],
    },
  ],
  [
    /the longer side/,
    { ...SHADED, rules: ['in each row and column no blank cells have the same number'] },
  ],
  [/have the same number/, { ...SHADED, clues: ['a number in each cell, 1 to the longer side'] }],
  [/third region|equal shapes|one of the shapes/, { ...SHADED, clues: ['regions'] }],
  [
    /third region|in each region|different regions|neighbouring regions/,
    { ...SHADED, clues: ['regions'] },
  ],
  [/cells are seen as its/, { ...SHADED, clues: ['a number in some blank cells, 1 to 59'] }],
  [
    /paired with|a tree in some/,
    {
      ...RECTANGLE,
      fill: 'each cell: tent or blank',
      clues: ['a tree in some blank cells'],
      rules: ['each tree is paired with a tent beside it, and none is left over'],
    },
  ],
  [
    /up to four numbers/,
    {
      ...SHADED,
      rules: [
        'around each cell with numbers the runs of shaded cells are as long as its numbers, in any order',
      ],
    },
  ],
  [/cell with numbers/, { ...SHADED, clues: ['up to four numbers in some blank cells'] }],
  [/each group of blank/, { ...SHADED, clues: ['a number in some blank cells, 1 to 9'] }],
  [
    /regions, each/,
    { ...SHADED, rules: ['in each region as many cells are shaded as its number'] },
  ],
  [
    /\[stars\]/,
    {
      ...SQUARE,
      board: '\n  square 4 to 9\n  [stars] 1 to 3, usually 1, called "Stars"',
      fill: 'each cell: star or blank',
      rules: ['in each row exactly [stars] cells are stars'],
    },
  ],
  [
    /some with a number/,
    {
      ...RECTANGLE,
      fill: 'each cell that is not black: lamp or empty',
      rules: ['around each numbered cell as many neighbours are lamps as its number'],
    },
  ],
  [
    /neighbours are lamps/,
    {
      ...RECTANGLE,
      fill: 'each cell that is not black: lamp or empty',
      clues: ['black cells, some with a number, 0 to 4'],
    },
  ],
  [
    /lamp/,
    {
      ...RECTANGLE,
      fill: 'each cell that is not black: lamp or empty',
      clues: ['black cells'],
      rules: ['each empty cell sees a lamp'],
    },
  ],
  [/numbered cell as many blank cells/, { ...SHADED, clues: NUMBERS }],
  [
    /in some blank cells/,
    {
      ...RECTANGLE,
      fill: 'each cell: mine or blank',
      rules: ['around each numbered cell as many touching cells are mines as its number'],
    },
  ],
  [/mines/, { ...RECTANGLE, fill: 'each cell: mine or blank', clues: NUMBERS }],
  [
    /ships as/,
    {
      ...RECTANGLE,
      fill: 'each cell: ship or water',
      clues: ['a number beside each row and above each column, 0 to the length'],
    },
  ],
  [/ship/, { ...RECTANGLE, fill: 'each cell: ship or water' }],
  [
    /star/,
    { ...SQUARE, fill: 'each cell: star or blank', rules: ['no two stars touch at a corner'] },
  ],
  [/shaded|blank cells/, SHADED],
  [
    /runs of filled/,
    {
      ...RECTANGLE,
      fill: 'each cell: filled or blank',
      clues: ['numbers beside each row and above each column, 0 to the length'],
    },
  ],
  [/filled/, { ...RECTANGLE, fill: 'each cell: filled or blank' }],
  [/ X$/, { ...RECTANGLE, fill: 'each cell: X or O' }],
  [
    /runs of numbers/,
    {
      ...SQUARE,
      fill: 'each cell: number 1 to 5, or empty',
      clues: ['numbers beside each row and above each column, 0 to 15'],
    },
  ],
  [
    /^numbers beside/,
    {
      ...SQUARE,
      fill: 'each cell: number 1 to 5, or empty',
      rules: ['in each row and column the runs of numbers add up to its numbers, in order'],
    },
  ],
  [/one of 3 letters/, { ...SQUARE, rules: ['in each row and column each letter stands once'] }],
  [
    /a letter at each end/,
    {
      ...SQUARE,
      fill: 'each cell: one of 3 letters, or empty',
      rules: ['from each end with a letter that letter is seen first'],
    },
  ],
  [
    /letter is seen/,
    {
      ...SQUARE,
      fill: 'each cell: one of 3 letters, or empty',
      clues: ['a letter at each end of each row and column'],
    },
  ],
  [/letter/, { ...SQUARE, fill: 'each cell: one of 3 letters, or empty' }],
  [
    /a number beside each/,
    { ...SQUARE, rules: ['in each row and column all numbers differ and add up to its number'] },
  ],
  [
    /numbered end/,
    { ...SQUARE, clues: ['a number at each end of each row and column, 1 to the side'] },
  ],
  [
    /a number at each end/,
    { ...SQUARE, rules: ['from each numbered end as many towers are seen as its number'] },
  ],
  [/that is not black/, { ...SQUARE, clues: ['black cells'] }],
  [/black cells/, { ...SQUARE, fill: 'each cell that is not black: number 1 to 9' }],
  [
    /before each run/,
    {
      ...SQUARE,
      fill: 'each cell that is not black: number 1 to 9',
      clues: ['black cells'],
      rules: ['in each run all numbers differ and add up to its number'],
    },
  ],
  [/^run$/, { ...SQUARE, clues: ['black cells'] }],
  [
    /in a circle/,
    {
      ...SQUARE,
      rules: ['around each circle the numbers, which all differ, add up to its number', DIFFER],
    },
  ],
  [
    /circle/,
    {
      ...SQUARE,
      clues: ['a number in a circle on each corner, 4 to 36'],
      rules: ['around each circle the numbers, which all differ, add up to its number'],
    },
  ],
  [/a sign between/, { ...SQUARE, rules: ['each sign points to the lesser number'] }],
  [/each sign/, { ...SQUARE, clues: ['a sign between neighbours: < or >'] }],
  [
    /drawn groups/,
    { ...SQUARE, rules: ['in each group all numbers differ and add up to its number'] },
  ],
  [/the size of its region/, { ...SQUARE, clues: ['regions'] }],
  [
    /^regions$|^region$/,
    { ...SQUARE, clues: ['regions'], rules: ['in each region all numbers differ'] },
  ],
  [
    /with a number or none/,
    { ...SQUARE, rules: ['in each cage all numbers differ and add up to its number'] },
  ],
  [/with a result/, { ...SQUARE, rules: ['in each cage the numbers make its result by its sign'] }],
  [/its sign/, { ...SQUARE, clues: ['cages, each with a result and a sign or none'] }],
  [
    /cage/,
    {
      ...SQUARE,
      clues: ['cages, each with a number or none, 1 to 45'],
      rules: ['in each cage all numbers differ and add up to its number'],
    },
  ],
  [/box/, { rules: ['in each row all numbers differ'] }],
  [/./, SQUARE],
];
