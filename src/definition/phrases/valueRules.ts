import { besides, kingsMoves } from '#grid/areas.ts';
import { cellName } from '#grid/grid.ts';
import { cellNames } from '#grid/names.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import type { Claim } from '#logic/claim.ts';
import { balance } from '#logic/kinds/balance.ts';
import { countOf } from '#logic/kinds/countOf.ts';
import { inPairs } from '#logic/kinds/inPairs.ts';
import { neverAll } from '#logic/kinds/neverAll.ts';
import { noRun } from '#logic/kinds/noRun.ts';
import { runs } from '#logic/kinds/runs.ts';
import { unlike } from '#logic/kinds/unlike.ts';
import { asRectangle, cellKind, columnKind, rowKind } from '../kinds.ts';
import { oneOfPhrases, entry } from '../phrase.ts';
import { ruleAt, ruleOfClues } from '../ruleClaims.ts';
import type { PlaceKind, RuleMeaning, Scene } from '../scene.ts';
import { somePlaces } from './places.ts';
import { aNumber, aSetting, aValue, theFirstValue } from './words.ts';

// Rules about values that are no numbers: how many, next to what, in which order.

type Count = number | { readonly setting: string };

const aCount = oneOfPhrases<Count>('a number', () => [
  entry({
    says: '{number}',
    means: 'So many.',
    example: '2',
    takes: { number: aNumber },
    make: ({ number }): Count => number,
  }),
  entry({
    says: '{setting}',
    means: 'As many as are chosen for the board.',
    example: '[stars]',
    takes: { setting: aSetting },
    make: ({ setting }): Count => ({ setting }),
  }),
]);

/** All pairs of cells that share a side or a corner, in reading order. */
const touchingPairs = (grid: Rectangle): readonly (readonly number[])[] =>
  grid.centres.flatMap((_, cell) =>
    kingsMoves(grid, cell).flatMap((other) => (other > cell ? [[cell, other]] : [])),
  );

/** All pairs of cells that share a corner alone, the upper one first. */
const diagonalPairs = (grid: Rectangle): readonly (readonly number[])[] =>
  grid.centres.flatMap((_, cell) =>
    kingsMoves(grid, cell).flatMap((other) =>
      other > cell + 1 && (other - cell) % grid.width !== 0 ? [[cell, other]] : [],
    ),
  );

const ACROSS = { row: 'column', column: 'row' } as const;

/** A rule with one claim for the whole board. */
const oneClaim = (kinds: readonly PlaceKind[], claim: (scene: Scene) => Claim): RuleMeaning => ({
  kinds,
  readsClue: false,
  compares: false,
  claims: (scene) => [claim(scene)],
});

const linesDiffer = (kind: PlaceKind): RuleMeaning =>
  oneClaim([kind], (scene) =>
    unlike({
      place: { words: `${kind.id}s` },
      lines: scene.places(kind).map(({ place: { words }, cells }) => ({ words, cells })),
      values: scene.values,
    }),
  );

export const VALUE_RULES = [
  entry({
    says: [
      '{places} exactly {count} cells are {value}',
      '{places} exactly {count} cell is {value}',
    ],
    means: 'Each place has so many cells with this value.',
    example: 'in each row and column exactly 2 cells are stars',
    takes: { places: somePlaces, count: aCount, value: aValue },
    make: ({ places, count, value }) =>
      ruleAt(places, ({ parameters, other, word }, { place, cells }) => [
        countOf({
          place,
          cells,
          value,
          other: other(value),
          count: typeof count === 'number' ? count : Number(parameters[count.setting]),
          word,
        }),
      ]),
  }),
  entry({
    says: '{places} half of the cells are {value}',
    means: 'Each place has as many cells with this value as with the other.',
    example: 'in each row and column half of the cells are X',
    takes: { places: somePlaces, value: aValue },
    make: ({ places, value }) =>
      ruleAt(places, ({ other, word }, { place, cells }) => [
        balance({
          place,
          cells,
          value,
          other: other(value),
          count: cells.length / 2,
          symbol: word,
        }),
      ]),
  }),
  entry({
    says: '{places} as many cells are {value} as its number',
    means: 'A printed number says how many cells of its place have this value.',
    example: 'in each row and column as many cells are ships as its number',
    takes: { places: somePlaces, value: aValue },
    make: ({ places, value }) =>
      ruleOfClues(places, ({ other, word }, { place, cells }, [count = 0]) =>
        balance({ place, cells, value, other: other(value), count, symbol: word }),
      ),
  }),
  entry({
    says: '{places} no {length} in a row are alike',
    means: 'So many cells that follow each other never have the same value.',
    example: 'in each row and column no 3 in a row are alike',
    takes: { places: somePlaces, length: aNumber },
    make: ({ places, length }) =>
      ruleAt(places, ({ values, symbol }, { place, cells }, { id }) => [
        noRun({
          place,
          cells,
          length,
          values,
          symbol,
          name: (cell) => `${ACROSS[id === 'row' ? 'row' : 'column']} ${cells.indexOf(cell) + 1}`,
        }),
      ]),
  }),
  entry({
    says: 'no two rows are alike',
    means: 'Two rows always differ somewhere.',
    example: 'no two rows are alike',
    make: () => linesDiffer(rowKind),
  }),
  entry({
    says: 'no two columns are alike',
    means: 'Two columns always differ somewhere.',
    example: 'no two columns are alike',
    make: () => linesDiffer(columnKind),
  }),
  entry({
    says: '{places} the runs of {value} cells are as long as its numbers, in order',
    means: 'The printed numbers are the lengths of the runs of cells with this value, in order.',
    example: 'in each row and column the runs of filled cells are as long as its numbers, in order',
    takes: { places: somePlaces, value: theFirstValue },
    make: ({ places }) =>
      ruleOfClues(places, (_, { place, cells }, clue) =>
        runs({ place, cells, lengths: clue.filter((length) => length > 0) }),
      ),
  }),
  entry({
    says: 'no two {value} touch, not even at a corner',
    means: 'Two cells that share a side or a corner never both have this value.',
    example: 'no two stars touch, not even at a corner',
    takes: { value: aValue },
    make: ({ value }) =>
      oneClaim([], ({ grid, many }) =>
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
      ),
  }),
  entry({
    says: 'each {value} cell has exactly one such neighbour',
    means: 'Cells with this value stand in pairs: two side by side, and no third beside them.',
    example: 'each filled cell has exactly one such neighbour',
    takes: { value: aValue },
    make: ({ value }) =>
      ruleAt([cellKind], ({ grid, word }, { place, cells: [cell = 0] }) => [
        inPairs({
          place,
          cell,
          neighbours: besides(asRectangle(grid), cell),
          value,
          word,
          names: (cells) => cellNames(grid, cells),
        }),
      ]),
  }),
  entry({
    says: 'no two {value} touch at a corner',
    means: 'Two cells that share a corner, and no side, never both have this value.',
    example: 'no two ships touch at a corner',
    takes: { value: aValue },
    make: ({ value }) =>
      oneClaim([], ({ grid, many, word }) =>
        neverAll({
          place: { words: `${many(value)} touching at a corner` },
          sentence: `no two ${many(value)} touch, not even at a corner`,
          groups: diagonalPairs(asRectangle(grid)).map((cells) => ({
            cells,
            sentence: `${cells.map((cell) => cellName(grid, cell)).join(' and ')} are not both ${word(value)}`,
          })),
          value,
          technique: 'waters around',
        }),
      ),
  }),
];
