import { oneOfPhrases, phrase } from '../phrase.ts';
import type { BoundScene } from '../definition.ts';
import { aNumber, aSetting } from './words.ts';

/** The largest number of something, which may depend on the board. */
export interface Bound {
  of(scene: BoundScene): number;
  /** The cells whose number of neighbours in their drawn area bounds them, if it is that. */
  readonly isRegionSize?: true;
}

const sumUpTo = (largest: number): number => (largest * (largest + 1)) / 2;

const largestSum = ({ width, largest }: BoundScene): number =>
  sumUpTo(largest) - sumUpTo(Math.max(0, largest - width));

/** What may stand after "1 to". */
export const aBound = oneOfPhrases<Bound>('a number', () => BOUNDS);

export const BOUNDS = [
  phrase({
    says: '{number}',
    means: 'That number.',
    takes: { number: aNumber },
    make: ({ number }): Bound => ({ of: () => number }),
  }),
  phrase({
    says: '{setting}',
    means: 'The number that is chosen for the board.',
    takes: { setting: aSetting },
    make: ({ setting }): Bound => ({ of: ({ parameters }) => Number(parameters[setting]) }),
  }),
  phrase({
    says: 'the side',
    means: 'The number of cells in a row of a square board.',
    make: (): Bound => ({ of: ({ width }) => width }),
  }),
  phrase({
    says: 'the length',
    means: 'The number of cells of the line beside which it stands.',
    make: (): Bound => ({ of: ({ cells }) => cells.length }),
  }),
  phrase({
    says: 'the sum of a row',
    means: 'What the numbers from 1 to the side add up to.',
    make: (): Bound => ({ of: ({ width }) => sumUpTo(width) }),
  }),
  phrase({
    says: 'the largest sum',
    means: 'What the largest different numbers in a row add up to.',
    make: (): Bound => ({ of: largestSum }),
  }),
  phrase({
    says: 'one more than the largest sum',
    means: 'One more than the largest different numbers in a row add up to.',
    make: (): Bound => ({ of: (scene) => largestSum(scene) + 1 }),
  }),
  phrase({
    says: 'the size of its region, at most {number}',
    means: 'The number of cells of the drawn region in which the cell lies.',
    takes: { number: aNumber },
    make: ({ number }): Bound => ({ of: () => number, isRegionSize: true }),
  }),
];
