import { divideText } from './blocks.ts';
import { lineSet } from './lineSet.ts';
import { readTokens } from './match.ts';
import type { Phrase } from './phrase.ts';
import { readNames } from './read.ts';

/** A line of a definition, and the entries of the table that read it. */
export interface UsedPhrases {
  /** 1-based. */
  readonly line: number;
  readonly phrases: readonly Phrase<unknown>[];
}

/** The lines of a text that are read by the table, in their order; others are left out. */
export function usedPhrases(text: string): readonly UsedPhrases[] {
  const names = readNames(text);
  return divideText(text).blocks.flatMap(({ heading, lines }) =>
    lines.flatMap(({ number, tokens }, index): readonly UsedPhrases[] => {
      const set = lineSet(heading, index === 0);
      const found = set === undefined ? undefined : readTokens(set, tokens, names).found;
      return found === undefined ? [] : [{ line: number, phrases: found.by }];
    }),
  );
}
