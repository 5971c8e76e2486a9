import type { Claim, Part, Place } from './claim.ts';

/**
 * The fields of a claim with a single part, the rule itself: its label, sentence, cells, and the
 * part with the same sentence and cells. `part` is called for the rest on demand.
 */
export const inOnePart = (
  place: Place,
  cells: readonly number[],
  sentence: string,
  part: () => Omit<Part, 'sentence' | 'cells'>,
): Pick<Claim, 'place' | 'label' | 'sentence' | 'cells' | 'parts'> => ({
  place,
  label: place.words,
  sentence,
  cells,
  parts: () => [{ sentence, cells, ...part() }],
});
