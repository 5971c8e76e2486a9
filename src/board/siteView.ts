import type { Clue, Site } from '#puzzle/site.ts';

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

/** The accessible name of a clue's text box, from the words of its site. */
export const clueBoxName = (words: string): string => `${words}, numbers`;
