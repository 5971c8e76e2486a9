import { balance } from '#logic/kinds/balance.ts';
import { countOf } from '#logic/kinds/countOf.ts';
import { noRun } from '#logic/kinds/noRun.ts';
import { blocksInWords, runs } from '#logic/kinds/runs.ts';
import { unlike } from '#logic/kinds/unlike.ts';
import type { Parameters } from '#puzzle/parameters.ts';
import { columnKind, rowKind } from '../kinds.ts';
import { oneOfPhrases, entry } from '../phrase.ts';
import { oneClaim, ruleAt, ruleOfClues } from '../ruleClaims.ts';
import type { PlaceKind, RuleMeaning } from '../scene.ts';
import { somePlaces } from './places.ts';
import { aLength, aNumber, aSetting, aValue, theFirstValue } from './words.ts';

// Rules about values that are no numbers: how many, and in which order.

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

const ACROSS = { row: 'column', column: 'row' } as const;

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
      '{places} exactly {count} cell is a {value}',
    ],
    means: 'Each place has so many cells with this value.',
    example: 'in each row and column exactly 2 cells are stars',
    takes: { places: somePlaces, count: aCount, value: aValue },
    make({ places, count, value }): RuleMeaning {
      const countIn = (parameters: Parameters): number =>
        typeof count === 'number' ? count : Number(parameters[count.setting]);
      return {
        ...ruleAt(places, ({ parameters, other, word }, { place, cells }) => [
          countOf({
            place,
            cells,
            value,
            other: other(value),
            count: countIn(parameters),
            word,
          }),
        ]),
        exactly: { value, count: countIn },
      };
    },
  }),
  entry({
    says: '{places} half of the cells are {value}',
    means: 'Each place has as many cells with this value as with the other.',
    example: 'in each row and column half of the cells are X',
    takes: { places: somePlaces, value: aValue },
    make: ({ places, value }): RuleMeaning => ({
      ...ruleAt(places, ({ other, word }, { place, cells }) => [
        balance({
          place,
          cells,
          value,
          other: other(value),
          count: cells.length / 2,
          symbol: word,
        }),
      ]),
      isHalving: true,
    }),
  }),
  entry({
    says: '{places} as many cells are {value} as its number',
    means: 'A printed number says how many cells of its place have this value.',
    example: 'in each row and column as many cells are ships as its number',
    takes: { places: somePlaces, value: aValue },
    make: ({ places, value }) =>
      ruleOfClues(places, ({ other, word, counted }, { place, cells }, [count = 0]) =>
        balance({ place, cells, value, other: other(value), count, symbol: word, counted }),
      ),
  }),
  entry({
    says: '{places} no {length} in a row are alike',
    means: 'So many cells that follow each other never have the same value.',
    example: 'in each row and column no 3 in a row are alike',
    takes: { places: somePlaces, length: aLength },
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
    make: ({ places }): RuleMeaning => ({
      ...ruleOfClues(
        places,
        (_, { place, cells }, clue) =>
          runs({ place, cells, lengths: clue.filter((length) => length > 0) }),
        'numbers',
      ),
      // A line without any has the number 0.
      clueFor(values) {
        const lengths = blocksInWords(values);
        return lengths.length === 0 ? [0] : lengths;
      },
    }),
  }),
];
