import type { Technique } from './technique.ts';

/** Steps about what regions that share a border have to do with each other. */
export const ofRegions = {
  'across the border': {
    name: 'Across the border',
    cost: 11,
    about:
      'Shaded cells of two regions are never side by side. What lies across the border from one is blank.',
  },
  'equal counts': {
    name: 'Equal counts',
    cost: 20,
    about:
      'Regions side by side never have equally many shaded cells. Where one has all of its own, the other may not come to the same number.',
  },
} as const satisfies Readonly<Record<string, Technique>>;
