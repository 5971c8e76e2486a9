import { spellingOf } from '#puzzle/site.ts';
import type { Clue, Site } from '#puzzle/site.ts';
import { hasCoarsePointer } from './pointer.ts';

/** A clue outside the cells as shown. */
export interface SiteView {
  readonly site: Site;
  readonly clue: Clue;
  /** `met` if the board satisfies the clue, `broken` if it no longer can. */
  readonly state: 'open' | 'met' | 'broken';
  /** Which of its numbers are found, in their order; empty if that is unknown. */
  readonly found: readonly boolean[];
  /** A panel highlights it. */
  readonly lit: boolean;
}

/** Whether a digit is entered as soon as it is typed: there is room for one number. */
export const takesDigit = ({ at }: Pick<Site, 'at'>): boolean => at === 'square' || at === 'point';

/** Whether what is printed at a site stands in a circle. */
export const isCircled = ({ slot }: Pick<Site, 'slot'>): boolean =>
  slot.gesture === 'type' && slot.isCircled === true;

/** Whether what is typed at a site is a letter. */
const takesLetter = ({ slot }: Pick<Site, 'slot'>): boolean =>
  spellingOf(slot)?.isWithoutDigits === true;

/** The accessible name of a clue's text box: the words of its site, and what is typed there. */
export const clueBoxName = (site: Pick<Site, 'slot' | 'words'>): string =>
  `${site.words}, ${takesLetter(site) ? 'letter' : 'numbers'}`;

/**
 * The keyboard that a device shows for a clue's text box: none on touch screens, where the page's
 * keypad has every sign that a clue needs.
 */
export function clueInputMode(site: Pick<Site, 'slot'>): 'none' | 'text' | 'decimal' {
  if (hasCoarsePointer()) return 'none';
  return takesLetter(site) ? 'text' : 'decimal';
}
