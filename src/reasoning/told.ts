import type { Place } from '#logic/claim.ts';

/** A deduction in words. */
export interface Told {
  /** Where to look, giving nothing away: "Look at row 3." */
  readonly where: string;
  /** The cells of that place. */
  readonly place: readonly number[];
  /** "Row 3 already has three X's, so the rest are O." */
  readonly sentence: string;
  /** The argument line by line, where one sentence would be too long; otherwise empty. */
  readonly lines: readonly string[];
}

/** How many inferences still make one sentence. */
export const ONE_SENTENCE = 2;

/** Sends somebody to a place, giving nothing away. */
export const lookAt = (place: string): string => `Look at ${place}.`;

/** Sends somebody to where a claim lives. */
export const lookIn = ({ words, look }: Place): string => lookAt(look ?? words);
