import { oneOfPhrases, entry } from '../phrase.ts';
import type { Bound, BoundScene } from '../bound.ts';
import { sumUpTo } from '#puzzle/numbers.ts';
import { aNumber, aSetting } from './words.ts';

const largestSum = ({ width, largest }: BoundScene): number =>
  sumUpTo(largest) - sumUpTo(Math.max(0, largest - width));

/** What may stand after "1 to". */
export const aBound = oneOfPhrases<Bound>('a number', () => BOUNDS);

export const BOUNDS = [
  entry({
    says: '{number}',
    means: 'That number.',
    example: '9',
    takes: { number: aNumber },
    make: ({ number }): Bound => ({ of: () => number }),
  }),
  entry({
    says: '{setting}',
    means: 'The number that is chosen for the board.',
    example: '[stars]',
    takes: { setting: aSetting },
    make: ({ setting }): Bound => ({ of: ({ parameters }) => Number(parameters[setting]) }),
  }),
  entry({
    says: 'the side',
    means: 'The number of cells in a row of a square board.',
    example: 'the side',
    make: (): Bound => ({ of: ({ width }) => width }),
  }),
  entry({
    says: 'the longer side',
    means: 'The number of cells in a row or a column, whichever has more.',
    example: 'the longer side',
    make: (): Bound => ({ of: ({ width, height }) => Math.max(width, height) }),
  }),
  entry({
    says: 'the length',
    means: 'The number of cells of the line beside which it stands.',
    example: 'the length',
    make: (): Bound => ({ of: ({ cells }) => cells.length }),
  }),
  entry({
    says: 'the sum of a row',
    means: 'What the numbers from 1 to the side add up to.',
    example: 'the sum of a row',
    make: (): Bound => ({ of: ({ width }) => sumUpTo(width) }),
  }),
  entry({
    says: 'the largest sum',
    means: 'What the largest different numbers in a row add up to.',
    example: 'the largest sum',
    make: (): Bound => ({ of: largestSum }),
  }),
  entry({
    says: 'one more than the largest sum',
    means: 'One more than the largest different numbers in a row add up to.',
    example: 'one more than the largest sum',
    make: (): Bound => ({ of: (scene) => largestSum(scene) + 1 }),
  }),
  entry({
    says: 'the number of cells',
    means: 'The number of cells of the board that are not black.',
    example: 'the number of cells',
    make: (): Bound => ({ of: ({ width, height }) => width * height, isCellCount: true }),
  }),
  entry({
    says: 'the size of its region, at most {number}',
    means: 'The number of cells of the drawn region in which the cell lies.',
    example: 'the size of its region, at most 9',
    takes: { number: aNumber },
    make: ({ number }): Bound => ({ of: () => number, isRegionSize: true }),
  }),
];
