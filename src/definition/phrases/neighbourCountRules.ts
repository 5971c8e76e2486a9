import { besides } from '#grid/areas.ts';
import { cellNames } from '#grid/names.ts';
import { neighbourCount } from '#logic/kinds/neighbourCount.ts';
import { circledKind, uncircledKind } from '../circledKinds.ts';
import { asRectangle } from '../kinds.ts';
import { entry, oneOfPhrases, oneToken } from '../phrase.ts';
import { ruleAt } from '../ruleClaims.ts';
import type { PlaceKind } from '../scene.ts';
import { adjective, aValue } from './words.ts';

// Rules about how many neighbours of a cell are like it.

const FEW: ReadonlyMap<string, number> = new Map([
  ['one', 1],
  ['two', 2],
  ['three', 3],
]);

const aFew = oneToken(
  'one, two or three',
  ({ word }) => FEW.get(word),
  () => [...FEW.keys()],
);

interface Limits {
  readonly least?: number;
  readonly most?: number;
}

const someLimits = oneOfPhrases<Limits>('how many', () => [
  entry({
    says: 'exactly {few}',
    means: 'So many, and no more.',
    example: 'exactly one',
    takes: { few: aFew },
    make: ({ few }): Limits => ({ least: few, most: few }),
  }),
  entry({
    says: 'at least {few}',
    means: 'So many or more.',
    example: 'at least two',
    takes: { few: aFew },
    make: ({ few }): Limits => ({ least: few }),
  }),
  entry({
    says: 'at most {few}',
    means: 'So many or fewer.',
    example: 'at most two',
    takes: { few: aFew },
    make: ({ few }): Limits => ({ most: few }),
  }),
]);

const someCells = oneOfPhrases<PlaceKind>('which cells', () => [
  entry({
    says: 'with a circle',
    means: 'Those in which a circle is printed, with a number or without.',
    example: 'with a circle',
    make: () => circledKind,
  }),
  entry({
    says: 'without a circle',
    means: 'Those in which no circle is printed.',
    example: 'without a circle',
    make: () => uncircledKind,
  }),
]);

export const NEIGHBOUR_COUNT_RULES = [
  entry({
    says: [
      'each {value} cell {which} has {limits} such neighbours',
      'each {value} cell {which} has {limits} such neighbour',
    ],
    means:
      'Of the cells that share a side with it, exactly, at least or at most one, two or three have the same value; for cells with a circle, or without one.',
    example: 'each blank cell without a circle has at least two such neighbours',
    takes: { value: aValue, which: someCells, limits: someLimits },
    make: ({ value, which, limits }) =>
      ruleAt([which], (scene, { place, cells: [cell = 0] }) => [
        neighbourCount({
          place,
          cell,
          neighbours: besides(asRectangle(scene.grid), cell).filter(scene.isWhite),
          value,
          ...limits,
          ...(which === circledKind ? { isSure: true } : {}),
          word: (each) => adjective(scene, each),
          names: (some) => cellNames(scene.grid, some),
        }),
      ]),
  }),
];
