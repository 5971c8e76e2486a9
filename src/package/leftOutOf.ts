import type { FoundPuzzle } from '#formats/read.ts';
import { sayTypeAndOptions } from '#puzzle/size.ts';

/** What a reading leaves out, and which other options of its type it may have: nobody can be asked for these. */
export const leftOutOf = ({
  reading: { type, leftOut },
  others,
}: Extract<FoundPuzzle, { readonly kind: 'puzzle' }>): readonly string[] => [
  ...leftOut,
  ...others
    .filter((other) => other.type === type)
    .map(({ puzzle }) => `that it may be ${sayTypeAndOptions(type, puzzle.parameters)}`),
];
