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
  'sharp angle': {
    name: 'Sharp angle',
    cost: 11,
    about:
      'White areas are rectangles and have no sharp angles. So a triangle has white beyond both sides of its cell that it leaves white. A cell with black on two opposite sides has no triangle.',
  },
  'right angles': {
    name: 'Right angles',
    cost: 13,
    about:
      'Where two sides of a rectangle meet, the angle is a right one. So a slope goes on as a slope in the next cell, or turns at a right angle.',
  },
  'no dent': {
    name: 'No dent',
    cost: 13,
    about:
      'A rectangle has no dent. Around the corner of a black cell the three other cells are never all white, and a triangle never points into a white area.',
  },
  'water level': {
    name: 'Water level',
    cost: 10,
    about:
      'Water fills a region up to one level. What lies as low as a filled cell, or lower, is filled; what lies as high as an empty one, or higher, is empty.',
  },
  'from the bulb': {
    name: 'From the bulb',
    cost: 10,
    about:
      'A thermometer is filled from its bulb on. What lies between the bulb and a filled cell is filled; what lies behind an empty one is empty.',
  },
} as const satisfies Readonly<Record<string, Technique>>;
