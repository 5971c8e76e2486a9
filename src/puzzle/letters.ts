import type { SiteSlot } from './site.ts';
import type { Choice } from './slot.ts';

/** The letter of a value, 1 for A. */
const letterOf = (value: number): string => String.fromCharCode('A'.charCodeAt(0) + value - 1);

/** The first `count` letters as values from 1; their numbers are keys, too. */
export const letterChoices = (count: number): readonly Choice[] =>
  Array.from({ length: count }, (_, at) => {
    const symbol = letterOf(at + 1);
    return { value: at + 1, symbol, keys: [symbol.toLowerCase(), String(at + 1)] };
  });

/** A site that takes one of the first `count` letters. */
export function letterSlot(count: number): SiteSlot {
  const choices = letterChoices(count);
  const valueOf = (typed: string): number | undefined =>
    choices.find(({ keys }) => keys.includes(typed.trim().toLowerCase()))?.value;
  return {
    gesture: 'type',
    most: 1,
    low: 1,
    high: count,
    spelling: {
      show: letterOf,
      write: letterOf,
      say: letterOf,
      read: valueOf,
      wanted: `A to ${letterOf(count)}`,
      signs: choices,
      isWithoutDigits: true,
    },
  };
}
