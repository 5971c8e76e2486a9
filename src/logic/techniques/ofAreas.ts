import type { Technique } from './technique.ts';

/** Techniques about areas into which lines divide a board. */
export const ofAreas = {
  'only area': {
    name: 'Only area',
    cost: 11,
    about:
      'A number needs an area of its size and shape. With the lines that are known, and the other numbers, one place is left for it.',
  },
  'in every area': {
    name: 'In every area',
    cost: 15,
    about:
      'A number can still have several areas. What is the same for all of them, a border or none, is so.',
  },
  'only one gets there': {
    name: 'Only one gets there',
    cost: 17,
    about:
      'Each cell is in the area of a number, or of a dot. Where one alone can still get to a cell, its area has that cell.',
  },
  'within an area': {
    name: 'Within an area',
    cost: 10,
    about: 'Two neighbouring cells are in the area of the same dot. No line is between them.',
  },
  'half a turn': {
    name: 'Half a turn',
    cost: 12,
    about:
      'Half a turn about a dot takes its area to itself, and so each line around it to a line. What is known on one side of the dot holds on the other.',
  },
  'no counterpart': {
    name: 'No counterpart',
    cost: 13,
    about:
      'Half a turn about a dot would take a cell off the board, or into the area of another dot. The area ends before that cell.',
  },
  'no common dot': {
    name: 'No common dot',
    cost: 16,
    about:
      'Two neighbouring cells can both be in the areas of several dots, but no dot can have both. A line is between them.',
  },
} as const satisfies Readonly<Record<string, Technique>>;
