import { oneOfPhrases, entry } from '../phrase.ts';
import {
  boxKind,
  cageKind,
  columnKind,
  diagonalKind,
  fallingKind,
  regionKind,
  risingKind,
  rowKind,
  runKind,
  wholeGridKind,
} from '../kinds.ts';
import { hexagonKind } from '../hexagonKinds.ts';
import type { PlaceKind } from '../scene.ts';
import { aMark } from './words.ts';

const aKind = oneOfPhrases<PlaceKind>('a kind of place', () => KINDS);

/** Kinds of place, in the singular. */
export const KINDS = [
  entry({ says: 'row', means: 'The cells of a row.', example: 'row', make: () => rowKind }),
  entry({
    says: 'column',
    means: 'The cells of a column.',
    example: 'column',
    make: () => columnKind,
  }),
  entry({
    says: 'box',
    means: 'The cells of a box; the board has to have boxes.',
    example: 'box',
    make: () => boxKind,
  }),
  entry({
    says: 'diagonal',
    means: 'The cells of a long diagonal, of which a square board has two.',
    example: 'diagonal',
    make: () => diagonalKind,
  }),
  entry({
    says: 'region',
    means: 'The cells of a drawn region.',
    example: 'region',
    make: () => regionKind,
  }),
  entry({
    says: 'cage',
    means: 'The cells of a drawn cage.',
    example: 'cage',
    make: () => cageKind,
  }),
  entry({
    says: 'run',
    means: 'Cells in line up to a black cell or the border.',
    example: 'run',
    make: () => runKind,
  }),
  entry({
    says: 'hexagon',
    means: 'The six cells of a hexagon.',
    example: 'hexagon',
    make: () => hexagonKind,
  }),
  entry({
    says: '{mark}',
    means: 'The cells at a clue, by the noun that names it above.',
    example: 'circle',
    takes: { mark: aMark },
    make: ({ mark }) => mark,
  }),
];

/** Where a rule holds: "in each row and column". */
export const somePlaces = oneOfPhrases<readonly PlaceKind[]>('a place', () => PLACES);

export const PLACES = [
  entry({
    says: ['in each {kind}', 'around each {kind}'],
    means: 'At each place of this kind.',
    example: 'in each row',
    takes: { kind: aKind },
    make: ({ kind }): readonly PlaceKind[] => [kind],
  }),
  entry({
    says: 'in each {one} and {other}',
    means: 'At each place of both kinds.',
    example: 'in each row and column',
    takes: { one: aKind, other: aKind },
    make: ({ one, other }): readonly PlaceKind[] => [one, other],
  }),
  entry({
    says: 'in each {one}, {other} and {third}',
    means: 'At each place of all three kinds.',
    example: 'in each row, column and box',
    takes: { one: aKind, other: aKind, third: aKind },
    make: ({ one, other, third }): readonly PlaceKind[] => [one, other, third],
  }),
  entry({
    says: 'in the falling diagonal',
    means: 'From the upper left to the lower right corner of a square board.',
    example: 'in the falling diagonal',
    make: (): readonly PlaceKind[] => [fallingKind],
  }),
  entry({
    says: 'in the rising diagonal',
    means: 'From the lower left to the upper right corner of a square board.',
    example: 'in the rising diagonal',
    make: (): readonly PlaceKind[] => [risingKind],
  }),
  entry({
    says: 'in the grid',
    means: 'For all cells of the board together.',
    example: 'in the grid',
    make: (): readonly PlaceKind[] => [wholeGridKind],
  }),
];
