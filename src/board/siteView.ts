import type { Clue, Site } from '#puzzle/site.ts';

/** A clue outside the cells as it is shown. */
export interface SiteView {
  readonly site: Site;
  readonly clue: Clue;
  /** `met` when the board shows what the clue asks for, `broken` when it no longer can. */
  readonly state: 'open' | 'met' | 'broken';
  /** Which of its numbers are found already, in their order; empty where nobody can tell. */
  readonly found: readonly boolean[];
  /** A panel points at it. */
  readonly lit: boolean;
}

/** What the text box of a clue is called, by the words of its site. */
export const clueBoxName = (words: string): string => `${words}, numbers`;
