import type { Place } from '#logic/claim.ts';
import type { TechniqueId } from '#logic/techniques/techniques.ts';

/** A deduction in words. */
export interface Explained {
  /** What the step is called. */
  readonly technique: TechniqueId;
  /** The cells it rests on, in the order mentioned; of a named technique only those that matter. */
  readonly facts: readonly number[];
  /** Where to look, without a spoiler: "Look at row 3." */
  readonly where: string;
  /** The cells of that place. */
  readonly place: readonly number[];
  /** "Row 3 already has three X's, so the rest are O." */
  readonly sentence: string;
  /** The argument line by line if one sentence would be too long; otherwise empty. */
  readonly lines: readonly string[];
}

/** A deduction in words, but for its name and the cells that it rests on. */
export type Saying = Omit<Explained, 'technique' | 'facts'>;

/** The most inferences that fit in one sentence. */
export const ONE_SENTENCE = 2;

/** Points to a place without a spoiler. */
export const lookAt = (place: string): string => `Look at ${place}.`;

/** Points to the place of a claim. */
export const lookIn = ({ words, look }: Place): string => lookAt(look ?? words);

/** How many words some lines have. */
export const wordsOfLines = (lines: readonly string[]): number => lines.join(' ').split(' ').length;

/** How many words a deduction is told in. */
export const wordCount = ({ sentence, lines }: Pick<Saying, 'sentence' | 'lines'>): number =>
  wordsOfLines([sentence, ...lines]);
