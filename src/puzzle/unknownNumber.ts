import type { SiteSlot } from './site.ts';

/** The number of a clue that says that there is one, and not which. */
export const UNKNOWN_NUMBER = 0;

const MARK = '?';

const show = (number: number): string => (number === UNKNOWN_NUMBER ? MARK : String(number));

/** A site that takes one number from 1 on, or a question mark for one that is not known. */
export const numberOrUnknown = (high: number): SiteSlot => ({
  gesture: 'type',
  most: 1,
  low: UNKNOWN_NUMBER,
  high,
  spelling: {
    show,
    write: show,
    say: (number) => (number === UNKNOWN_NUMBER ? 'unknown number' : String(number)),
    read(typed) {
      const text = typed.trim();
      if (text === MARK) return UNKNOWN_NUMBER;
      return /^[1-9]\d*$/.test(text) ? Number(text) : undefined;
    },
    wanted: `1 to ${high} or ${MARK}`,
    signs: [{ symbol: MARK, keys: [MARK, 'x'] }],
  },
});
