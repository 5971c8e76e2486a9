import { kingsMoves } from '#grid/areas.ts';
import { cellNames } from '#grid/names.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import { balance } from '#logic/kinds/balance.ts';
import { countOf } from '#logic/kinds/countOf.ts';
import { neverAll } from '#logic/kinds/neverAll.ts';
import { noRun } from '#logic/kinds/noRun.ts';
import { runs } from '#logic/kinds/runs.ts';
import { unlike } from '#logic/kinds/unlike.ts';
import { asRectangle, column, row } from '../kinds.ts';
import { oneOfPhrases, phrase } from '../phrase.ts';
import { atClues, atEach } from '../ruleClaims.ts';
import type { GroupKind, RuleMeaning } from '../scene.ts';
import { somePlaces } from './places.ts';
import { aNumber, aSetting, aValue, theFirstValue } from './words.ts';

// Rules about values that are no numbers: how many, next to what, in which order.

type Count = number | { readonly setting: string };

const aCount = oneOfPhrases<Count>('a number', () => [
  phrase({
    says: '{number}',
    means: 'So many.',
    takes: { number: aNumber },
    make: ({ number }): Count => number,
  }),
  phrase({
    says: '{setting}',
    means: 'As many as are chosen for the board.',
    takes: { setting: aSetting },
    make: ({ setting }): Count => ({ setting }),
  }),
]);

/** All pairs of cells that share a side or a corner, in reading order. */
const touchingPairs = (grid: Rectangle): readonly (readonly number[])[] =>
  grid.centres.flatMap((_, cell) =>
    kingsMoves(grid, cell).flatMap((other) => (other > cell ? [[cell, other]] : [])),
  );

const ACROSS = { row: 'column', column: 'row' } as const;

const linesDiffer = (kind: GroupKind): RuleMeaning => ({
  kinds: [kind],
  readsClue: false,
  compares: false,
  claims: (scene) => [
    unlike({
      place: { words: `${kind.id}s` },
      lines: scene.groups(kind).map(({ place: { words }, cells }) => ({ words, cells })),
      values: scene.values,
    }),
  ],
});

export const VALUE_RULES = [
  phrase({
    says: ['{places} exactly {count} cells are {value}', '{places} exactly {count} cell is {value}'],
    means: 'Each place has so many cells with this value.',
    takes: { places: somePlaces, count: aCount, value: aValue },
    make: ({ places: kinds, count, value }): RuleMeaning => ({
      kinds,
      readsClue: false,
      compares: false,
      claims: (scene) =>
        atEach(scene, kinds, (_, { place, cells }) => [
          countOf({
            place,
            cells,
            value,
            other: scene.other(value),
            count: typeof count === 'number' ? count : Number(scene.parameters[count.setting]),
            word: scene.word,
          }),
        ]),
    }),
  }),
  phrase({
    says: '{places} half of the cells are {value}',
    means: 'Each place has as many cells with this value as with the other.',
    takes: { places: somePlaces, value: aValue },
    make: ({ places: kinds, value }): RuleMeaning => ({
      kinds,
      readsClue: false,
      compares: false,
      claims: (scene) =>
        atEach(scene, kinds, (_, { place, cells }) => [
          balance({
            place,
            cells,
            value,
            other: scene.other(value),
            count: cells.length / 2,
            symbol: scene.word,
          }),
        ]),
    }),
  }),
  phrase({
    says: '{places} as many cells are {value} as its number',
    means: 'A printed number says how many cells of its place have this value.',
    takes: { places: somePlaces, value: aValue },
    make: ({ places: kinds, value }): RuleMeaning => ({
      kinds,
      readsClue: true,
      compares: false,
      claims: (scene) =>
        atClues(scene, kinds, ({ place, cells }, [count = 0]) => [
          balance({ place, cells, value, other: scene.other(value), count, symbol: scene.word }),
        ]),
    }),
  }),
  phrase({
    says: '{places} no {length} in a row are alike',
    means: 'So many cells that follow each other never have the same value.',
    takes: { places: somePlaces, length: aNumber },
    make: ({ places: kinds, length }): RuleMeaning => ({
      kinds,
      readsClue: false,
      compares: false,
      claims: (scene) =>
        atEach(scene, kinds, (kind, { place, cells }) => [
          noRun({
            place,
            cells,
            length,
            values: scene.values,
            symbol: scene.symbol,
            name: (cell) => `${ACROSS[kind.id === 'row' ? 'row' : 'column']} ${cells.indexOf(cell) + 1}`,
          }),
        ]),
    }),
  }),
  phrase({
    says: 'no two rows are alike',
    means: 'Two rows always differ somewhere.',
    make: () => linesDiffer(row),
  }),
  phrase({
    says: 'no two columns are alike',
    means: 'Two columns always differ somewhere.',
    make: () => linesDiffer(column),
  }),
  phrase({
    says: '{places} the runs of {value} cells are as long as its numbers, in order',
    means: 'The printed numbers are the lengths of the runs of cells with this value, in order.',
    takes: { places: somePlaces, value: theFirstValue },
    make: ({ places: kinds }): RuleMeaning => ({
      kinds,
      readsClue: true,
      compares: false,
      claims: (scene) =>
        atClues(scene, kinds, ({ place, cells }, clue) => [
          runs({ place, cells, lengths: clue.filter((length) => length > 0) }),
        ]),
    }),
  }),
  phrase({
    says: 'no two {value} touch, not even at a corner',
    means: 'Two cells that share a side or a corner never both have this value.',
    takes: { value: aValue },
    make: ({ value }): RuleMeaning => ({
      kinds: [],
      readsClue: false,
      compares: false,
      claims: ({ grid, many }) => [
        neverAll({
          place: { words: `touching ${many(value)}` },
          sentence: `no two ${many(value)} touch, not even at a corner`,
          groups: touchingPairs(asRectangle(grid)).map((cells) => ({
            cells,
            sentence: `${cellNames(grid, cells)} are not both ${many(value)}`,
          })),
          value,
          technique: 'waters around',
        }),
      ],
    }),
  }),
];
