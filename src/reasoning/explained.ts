import type { Place } from '#logic/claim.ts';
import type { TechniqueId } from '#logic/techniques/techniques.ts';

/** A deduction in words. */
export interface Explained {
  /** What the step is called. */
  readonly technique: TechniqueId;
  /** The cells that it rests on, in their order: the few that matter, where it has a name. */
  readonly facts: readonly number[];
  /** Where to look, giving nothing away: "Look at row 3." */
  readonly where: string;
  /** The cells of that place. */
  readonly place: readonly number[];
  /** "Row 3 already has three X's, so the rest are O." */
  readonly sentence: string;
  /** The argument line by line, where one sentence would be too long; otherwise empty. */
  readonly lines: readonly string[];
}

/** A deduction in words, but for its name and the cells that it rests on. */
export type Saying = Omit<Explained, 'technique' | 'facts'>;

/** How many inferences still make one sentence. */
export const ONE_SENTENCE = 2;

/** Sends somebody to a place, giving nothing away. */
export const lookAt = (place: string): string => `Look at ${place}.`;

/** Sends somebody to where a claim lives. */
export const lookIn = ({ words, look }: Place): string => lookAt(look ?? words);

/** How many words a deduction is told in. */
export const wordCount = ({ sentence, lines }: Saying): number =>
  [sentence, ...lines].join(' ').split(' ').length;
