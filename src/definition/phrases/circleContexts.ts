import { RECTANGLE } from './lineContexts.ts';
import type { Context } from './lineContexts.ts';

export const SHADED = {
  ...RECTANGLE,
  fill: 'each cell: shaded or blank',
  rules: ['no two shaded cells are neighbours'],
};

/** The same for circles in cells. */
export const CIRCLE_CONTEXTS: readonly (readonly [RegExp, Context])[] = [
  [
    /circle in some shaded/,
    {
      ...SHADED,
      rules: [
        'the shaded cells form one path, which ends in each black circle and in no white one',
      ],
    },
  ],
  [
    /ends in each black circle/,
    { ...SHADED, clues: ['a white or black circle in some shaded cells'] },
  ],
  [
    /circle in some blank/,
    {
      ...SHADED,
      rules: ['each blank cell with a circle has exactly one such neighbour'],
    },
  ],
  [
    /cell without a circle/,
    { ...SHADED, clues: ['a circle in some blank cells, some with a number, 2 to 49'] },
  ],
];
