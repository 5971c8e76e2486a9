import type { Technique } from './technique.ts';

/** Steps about how many neighbours of a cell are like it. */
export const ofNeighbours = {
  'enough neighbours': {
    name: 'Enough neighbours',
    cost: 11,
    about:
      'A cell may have only so many neighbours like itself, and it has them. The rest of its neighbours are the other value.',
  },
  'needs its neighbours': {
    name: 'Needs its neighbours',
    cost: 11,
    about:
      'A cell needs a number of neighbours like itself, and only as many are left. All of them are like it.',
  },
  'too few neighbours': {
    name: 'Too few neighbours',
    cost: 13,
    about:
      'A cell with a value needs so many neighbours like itself. Where fewer are left, the cell has the other value.',
  },
} as const satisfies Readonly<Record<string, Technique>>;
