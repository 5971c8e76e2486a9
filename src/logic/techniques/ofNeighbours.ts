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
  'two ends': {
    name: 'Two ends',
    cost: 16,
    about:
      'A path has two ends. Where both are found, every other cell of it goes on at both sides.',
  },
  'corner touch': {
    name: 'Corner touch',
    cost: 12,
    about:
      'Two cells of a path may share a corner only where the path turns between them. Elsewhere one of the two is no part of it, or a cell beside both is.',
  },
  'water level': {
    name: 'Water level',
    cost: 10,
    about:
      'Water fills a region up to one level. What lies as low as a filled cell, or lower, is filled; what lies as high as an empty one, or higher, is empty.',
  },
} as const satisfies Readonly<Record<string, Technique>>;
