import { oneNumber } from '#puzzle/site.ts';
import type { Bound } from '../bound.ts';
import type { SitesClue } from '../definition.ts';
import { entry, oneOfPhrases } from '../phrase.ts';
import type { PlaceKind } from '../scene.ts';
import { aBound } from './bounds.ts';
import { aNumber } from './words.ts';

/** The numbers that a clue takes. */
export interface NumberRange {
  readonly low: number;
  readonly high: Bound;
}

export const aNumberRange = oneOfPhrases<NumberRange>('a range', () => [
  entry({
    says: '{low} to {high}',
    means: 'The least and the largest number that can be entered.',
    example: '1 to 45',
    takes: { low: aNumber, high: aBound },
    make: (range): NumberRange => range,
  }),
]);

/** One number at each place of some kinds. */
export const oneAt = (kinds: readonly PlaceKind[], { low, high }: NumberRange): SitesClue => ({
  clue: 'sites',
  kinds,
  holds: 'number',
  slot: (scene) => oneNumber(low, high.of(scene)),
});
