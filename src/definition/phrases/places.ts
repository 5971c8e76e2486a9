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
import { disjointKind } from '../disjointKind.ts';
import { hexagonKind } from '../hexagonKinds.ts';
import type { PathKind } from '#puzzle/pathForms.ts';
import { pathKind } from '../pathKinds.ts';
import type { PlaceKind } from '../scene.ts';
import { aMark } from './words.ts';

const aKind = oneOfPhrases<PlaceKind>('a kind of place', () => KINDS);

/** Kinds of place that the author draws, beside regions and cages. */
function ofPaths(kinds: readonly (readonly [says: string, kind: PathKind, means: string])[]) {
  return kinds.map(([says, kind, means]) =>
    entry({ says, means, example: says, make: (): PlaceKind => pathKind(kind) }),
  );
}

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
    says: 'disjoint group',
    means:
      'The cells in the same position of each box: the first of all boxes, the second, and so on.',
    example: 'disjoint group',
    make: () => disjointKind,
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
  ...ofPaths([
    ['killer cage', 'cage', 'The cells of a drawn killer cage.'],
    ['sum cage', 'sum-cage', 'The cells of a drawn sum cage.'],
    ['product cage', 'product-cage', 'The cells of a drawn product cage.'],
    ['extra region', 'extra-region', 'The cells of a drawn extra region.'],
    ['little killer', 'little-killer', 'The cells of a diagonal with a number at its end.'],
    ['sandwich', 'sandwich', 'The cells of a row or column with a sandwich sum.'],
    ['X-sum', 'x-sum', 'The cells of a row or column with an X-sum.'],
    ['skyscraper line', 'skyscraper', 'The cells of a row or column with a number of towers.'],
    ['numbered room', 'numbered-room', 'The cells of a row or column with the number of a room.'],
    ['quadruple', 'quadruple', 'The four cells around a corner with numbers.'],
  ]),
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
