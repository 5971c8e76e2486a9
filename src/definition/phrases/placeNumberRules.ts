import { cellName } from '#grid/grid.ts';
import type { Grid } from '#grid/grid.ts';
import { cellNames } from '#grid/names.ts';
import { calculation } from '#logic/kinds/calculation.ts';
import type { Clause } from '#logic/kinds/clauses.ts';
import { clauses } from '#logic/kinds/clauses.ts';
import { sumBetween } from '#logic/kinds/sumBetween.ts';
import { sumOfFirst } from '#logic/kinds/sumOfFirst.ts';
import { sumTo } from '#logic/kinds/sumTo.ts';
import { visible } from '#logic/kinds/visible.ts';
import { listed, withArticle } from '#logic/words.ts';
import { lineOfPath } from '#puzzle/drawnPath.ts';
import { entry } from '../phrase.ts';
import { aboutNumbers, comparing, ruleOfClues } from '../ruleClaims.ts';
import type { RulePlace } from '../scene.ts';
import { apartInLines } from './apartInLines.ts';
import { somePlaces } from './places.ts';

// Rules about the numbers that are printed at a place, and those in it.

/** "row 3 from the left": how a line is called, from the end at which its number stands. */
function lineWords(grid: Grid, { place, cells, from }: RulePlace): string {
  if (place.path === undefined || from === undefined) return place.words;
  return `${lineOfPath(grid, cells).line} from ${from}`;
}

/** One number stands in one of these cells; of a number that is printed several times, in so many. */
function standsIn(
  grid: Grid,
  cells: readonly number[],
  value: number,
  times: number,
): readonly Clause[] {
  // Of all but fewer than so many cells, one has it.
  const some = choicesOf(cells, cells.length - times + 1);
  return some.map((among) => ({
    sentence: `one of ${cellNames(grid, among)} is ${value}`,
    literals: among.map((cell) => ({ cell, value, holds: true })),
  }));
}

/** All ways to take so many of some cells. */
function choicesOf(cells: readonly number[], count: number): readonly (readonly number[])[] {
  if (count <= 0) return [[]];
  return cells.flatMap((cell, at) =>
    choicesOf(cells.slice(at + 1), count - 1).map((others) => [cell, ...others]),
  );
}

export const PLACE_NUMBER_RULES = aboutNumbers([
  entry({
    says: '{places} the numbers add up to its number',
    means: 'The numbers of a place, which may be equal, add up to the number printed there.',
    example: 'in each little killer the numbers add up to its number',
    takes: { places: somePlaces },
    make: ({ places }) =>
      comparing(
        ruleOfClues(places, ({ values, symbol }, { place, cells }, [total = 0]) =>
          sumTo({ place, cells, total, values, symbol }),
        ),
      ),
  }),
  entry({
    says: '{places} the numbers multiply to its number',
    means:
      'The product of the numbers of a place, which may be equal, is the number printed there.',
    example: 'in each product cage the numbers multiply to its number',
    takes: { places: somePlaces },
    make: ({ places }) =>
      comparing(
        ruleOfClues(places, (scene, { place, cells }, [total = 0]) => {
          const { values, symbol } = scene;
          const apart = apartInLines(scene, cells);
          return calculation({
            place,
            cells,
            operations: ['product'],
            total,
            apart,
            values,
            symbol,
          });
        }),
      ),
  }),
  entry({
    says: '{places} the numbers between the least and the greatest add up to its number',
    means:
      'The numbers between 1 and 9 add up to the number printed beside the line, where numbers go up to 9.',
    example: 'in each sandwich the numbers between the least and the greatest add up to its number',
    takes: { places: somePlaces },
    make: ({ places }) =>
      comparing(
        ruleOfClues(
          places,
          ({ grid, values, symbol, areDifferent }, { place, cells }, [total = 0]) =>
            sumBetween({
              areDifferent: areDifferent(cells),
              place,
              line: place.path === undefined ? place.words : lineOfPath(grid, cells).line,
              cells,
              total,
              values,
              symbol,
              names: (some) => cellNames(grid, some),
            }),
        ),
      ),
  }),
  entry({
    says: '{places} as many numbers as the first one says add up to its number',
    means:
      'The first number of a line says how many, itself among them, add up to the number printed beside it.',
    example: 'in each X-sum as many numbers as the first one says add up to its number',
    takes: { places: somePlaces },
    make: ({ places }) =>
      comparing(
        ruleOfClues(places, ({ grid, values, symbol, areDifferent }, at, [total = 0]) =>
          sumOfFirst({
            areDifferent: areDifferent(at.cells),
            place: at.place,
            line: lineWords(grid, at),
            cells: at.cells,
            total,
            values,
            symbol,
            names: (some) => cellNames(grid, some),
          }),
        ),
      ),
  }),
  entry({
    says: '{places} as many towers are seen as its number',
    means: 'From the beginning of a line each number hides the smaller ones behind it.',
    example: 'in each skyscraper line as many towers are seen as its number',
    takes: { places: somePlaces },
    make: ({ places }) =>
      comparing(
        ruleOfClues(places, (scene, { place, cells, from }, [count = 0]) => {
          const { grid, values, symbol } = scene;
          const words = place.path === undefined ? place.words : lineOfPath(grid, cells).line;
          const seen = { ...place, words };
          return {
            ...visible({
              place: seen,
              cells,
              from: from ?? 'its beginning',
              count,
              values,
              symbol,
              areDifferent: scene.areDifferent(cells),
            }),
            place,
            label: place.words,
          };
        }),
      ),
  }),
  entry({
    says: '{places} its number stands as far in as the first one says',
    means:
      'Where the first number of a line is 4, the fourth is the number printed beside it: a numbered room.',
    example: 'in each numbered room its number stands as far in as the first one says',
    takes: { places: somePlaces },
    make: ({ places }) =>
      comparing(
        ruleOfClues(places, ({ grid, values, symbol }, at, [number = 0]) => {
          const { place, cells } = at;
          const [first = 0] = cells;
          const line = lineWords(grid, at);
          return clauses({
            place,
            sentence: `${line} has ${withArticle(symbol(number))} as far in as its first number says`,
            clauses: values.map((count) => {
              const cell = count >= 1 ? cells[count - 1] : undefined;
              const isNot = { cell: first, value: count, holds: false };
              if (cell === undefined) {
                const why = `${line} has no cell as far in as ${symbol(count)} says`;
                return { sentence: why, literals: [isNot] };
              }
              const isItself = cell === first && count !== number;
              return {
                sentence: isItself
                  ? `${withArticle(symbol(count))} at ${cellName(grid, first)} would point to itself, and not to ${withArticle(symbol(number))}`
                  : `if ${cellName(grid, first)} is ${symbol(count)}, ${cellName(grid, cell)} is ${symbol(number)}`,
                literals: isItself ? [isNot] : [isNot, { cell, value: number, holds: true }],
              };
            }),
            symbol,
            technique: 'one rule',
          });
        }),
      ),
  }),
  entry({
    says: '{places} its numbers stand',
    means:
      'Each number printed at a place is in one of its cells; one that is printed twice is in two.',
    example: 'in each quadruple its numbers stand',
    takes: { places: somePlaces },
    make: ({ places }) =>
      ruleOfClues(
        places,
        ({ grid, symbol }, { place, cells }, numbers) => {
          const each = [...new Set(numbers)];
          return clauses({
            place,
            sentence: `${place.words} has ${listed(numbers.map(symbol))} in its cells`,
            clauses: each.flatMap((value) =>
              standsIn(grid, cells, value, numbers.filter((other) => other === value).length),
            ),
            symbol,
            technique: 'one rule',
          });
        },
        'numbers',
      ),
  }),
]);
