import type { SiteSlot } from './site.ts';

export const WHITE_CIRCLE = 1;
export const BLACK_CIRCLE = 2;

/** A white or a black circle in a cell. */
export const CIRCLE_SIGNS: SiteSlot = {
  gesture: 'cycle',
  choices: [
    { value: WHITE_CIRCLE, symbol: '○', written: 'O', name: 'white circle', keys: ['w', 'o', '1'] },
    { value: BLACK_CIRCLE, symbol: '●', written: '*', name: 'black circle', keys: ['b', '*', '2'] },
  ],
};
