import type { SiteSlot } from './site.ts';

/** A dot, about which an area is turned. */
export const DOT = 1;

export const DOT_SLOT: SiteSlot = {
  gesture: 'cycle',
  choices: [{ value: DOT, symbol: '○', written: '@', name: 'dot', keys: ['d', 'o', '1', '@'] }],
};
