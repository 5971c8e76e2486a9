import type { Technique } from './technique.ts';

/** Steps about groups of equal numbers, each with as many cells as its number. */
export const ofGroups = {
  'group grows': {
    name: 'One way to grow',
    cost: 11,
    about:
      'A group still lacks cells, and only one open cell beside it can be the next. It has the number of the group.',
  },
  'only fitting number': {
    name: 'Only number that fits',
    cost: 13,
    about:
      'Every number but one would have too little room at a cell, or would join groups to one that is too large. So the cell has that number, which need not stand beside it.',
  },
  'room for a group': {
    name: 'Room for a group',
    cost: 15,
    about:
      'A group needs room for all its cells. Where it would have too little without a cell, that cell belongs to it.',
  },
  'full group': {
    name: 'Full group',
    cost: 26,
    about:
      'A group has as many cells as its number. Where it has them all, no cell beside it has the same number.',
  },
  'group too large': {
    name: 'Group too large',
    cost: 27,
    about:
      'With one more cell of the same number, groups would become one that is too large for it. So the cell has another number.',
  },
  'another way to grow': {
    name: 'Another way to grow',
    cost: 23,
    about:
      'A group can grow in a few directions. Follow each: where all but one leave a group too little room, make one too large or leave a cell without a number, it grows in the last.',
  },
  'another number': {
    name: 'Another number',
    cost: 24,
    about:
      'Few numbers fit a cell. Follow each: where all but one leave a group too little room, make one too large or leave a cell without a number, the last is right.',
  },
} as const satisfies Readonly<Record<string, Technique>>;
