import type { SiteSlot } from './site.ts';
import type { Choice } from './slot.ts';

/** The value of a sign that says that the first of its cells, the left or upper one, is less. */
export const LESS = 1;
export const GREATER = 2;

const LESS_KEYS = ['<', ','];
const GREATER_KEYS = ['>', '.'];

const choices = (isUpright: boolean): readonly Choice[] => [
  {
    value: LESS,
    symbol: isUpright ? '∧' : '<',
    name: isUpright ? 'upper is less' : 'left is less',
    keys: [...LESS_KEYS, '^'],
  },
  {
    value: GREATER,
    symbol: isUpright ? '∨' : '>',
    name: isUpright ? 'lower is less' : 'right is less',
    keys: [...GREATER_KEYS, 'v'],
  },
];

const slotOf = (isUpright: boolean): SiteSlot => ({
  gesture: 'cycle',
  choices: choices(isUpright),
});

/** The signs between two cells, which point to the lesser: beside each other or above. */
export const LESS_SIGNS = { level: slotOf(false), upright: slotOf(true) } as const;
