import type { Claim, Part, Place } from './claim.ts';

/**
 * What a claim says of itself that is one part, the rule itself: its name, its sentence, its cells and the
 * part with both. `part` says the rest when it is asked for.
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
