import { firstSeen } from '#logic/kinds/firstSeen.ts';
import { onceEach } from '#logic/kinds/onceEach.ts';
import { endKind } from '../kinds.ts';
import { entry } from '../phrase.ts';
import { aboutNumbers, ruleAt, ruleOfClues, withoutEmpty } from '../ruleClaims.ts';
import { somePlaces } from './places.ts';

// Rules about letters, or numbers, beside which cells stay empty.

export const LETTER_RULES = aboutNumbers([
  entry({
    says: '{places} each letter stands once',
    means: 'Each place has every letter exactly once; its other cells are empty.',
    example: 'in each row and column each letter stands once',
    takes: { places: somePlaces },
    make: ({ places }) =>
      ruleAt(places, ({ values, symbol }, { place, cells }) => [
        onceEach({ place, cells, values: withoutEmpty(values), symbol }),
      ]),
  }),
  entry({
    says: 'from each end with a letter that letter is seen first',
    means: 'Seen from a letter in the margin, the first cell that is not empty has that letter.',
    example: 'from each end with a letter that letter is seen first',
    make: () =>
      ruleOfClues(
        [endKind],
        ({ symbol }, { place, cells, from = '' }, [value = 0]) =>
          firstSeen({ place, cells, from, value, symbol }),
        'letter',
      ),
  }),
]);
