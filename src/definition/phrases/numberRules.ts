import { cellName } from '#grid/grid.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import { cellNames } from '#grid/names.ts';
import { besides, kingsMoves } from '#grid/areas.ts';
import type { Claim } from '#logic/claim.ts';
import { allDifferent } from '#logic/kinds/allDifferent.ts';
import { cage } from '#logic/kinds/cage.ts';
import { calculation } from '#logic/kinds/calculation.ts';
import { equal } from '#logic/kinds/equal.ts';
import { differentOrEmpty } from '#logic/kinds/differentOrEmpty.ts';
import { numberPath } from '#logic/kinds/numberPath.ts';
import { lessThan } from '#logic/kinds/lessThan.ts';
import { spaced } from '#logic/kinds/spaced.ts';
import { runSums, sumsOfRuns } from '#logic/kinds/runSums.ts';
import { sumTo } from '#logic/kinds/sumTo.ts';
import { sumOfDifferent } from '#logic/kinds/sumOfDifferent.ts';
import { visible } from '#logic/kinds/visible.ts';
import { NO_NUMBER } from '../glyphs.ts';
import { boundaryKind } from '../hexagonKinds.ts';
import { asRectangle, endKind } from '../kinds.ts';
import { entry } from '../phrase.ts';
import {
  aboutNumbers,
  comparing,
  oneClaim,
  ruleAt,
  clueOf,
  ruleOfClues,
  withoutEmpty,
  withSite,
} from '../ruleClaims.ts';
import type { PlaceKind, RuleMeaning, Scene } from '../scene.ts';
import { clueOfTarget, operationsOf, targetFor, targetOfClue } from '#puzzle/target.ts';
import { LESS } from '#puzzle/lessSigns.ts';
import { apartInLines } from './apartInLines.ts';
import { somePlaces } from './places.ts';
import { aMark } from './words.ts';

// Rules about numbers: different, sums, comparisons.

/** The values that the cells of a place can take together, ascending. */
const valuesIn = (scene: Scene, cells: readonly number[]): readonly number[] =>
  [...new Set(cells.flatMap((cell) => scene.domain(cell)))].toSorted((a, b) => a - b);

/** All different; in a place of one cell that says nothing, unless the cell takes its one value. */
function different(
  scene: Scene,
  kind: PlaceKind,
  place: Claim['place'],
  all: readonly number[],
): readonly Claim[] {
  const { symbol } = scene;
  const cells = all.filter(scene.isWhite);
  const values = valuesIn(scene, cells);
  if (values[0] === NO_NUMBER.value) {
    return [differentOrEmpty({ place, cells, values: withoutEmpty(values), symbol })];
  }
  if (cells.length < 2 && values.length !== cells.length) return [];
  return [
    allDifferent({
      place,
      cells,
      values,
      symbol,
      ...(scene.isCrossed && kind.isHouse ? { crossed: true } : {}),
    }),
  ];
}

/** Each number in a cell near that of the next. */
const path = (
  near: (grid: Rectangle, cell: number) => readonly number[],
  are: 'touch' | 'are neighbours',
  sentence: string,
): RuleMeaning => ({
  needsRules: ['in the grid all numbers differ'],
  ...oneClaim([], (scene) => {
    const grid = asRectangle(scene.grid);
    const cells = [...grid.centres.keys()].filter(scene.isWhite);
    return numberPath({
      place: { words: 'the path' },
      sentence,
      cells,
      near: new Map(cells.map((cell) => [cell, near(grid, cell).filter(scene.isWhite)])),
      are,
      values: valuesIn(scene, cells),
      symbol: scene.symbol,
      names: (some) => cellNames(grid, some),
    });
  }),
});

const runSumRule = (kinds: readonly PlaceKind[], off: 0 | 1): RuleMeaning => ({
  ...comparing(
    ruleOfClues(
      kinds,
      ({ values }, { place, cells }, sums) =>
        runSums({ place, cells, sums, off, digits: withoutEmpty(values) }),
      'numbers',
    ),
  ),
  clueFor: (values) => sumsOfRuns(values).map((sum) => sum + off),
});

export const NUMBER_RULES = aboutNumbers([
  entry({
    says: '{places} all numbers differ',
    means: 'No number stands twice among the cells of a place.',
    example: 'in each row and column all numbers differ',
    takes: { places: somePlaces },
    make: ({ places }): RuleMeaning => ({
      ...ruleAt(places, (scene, { place, cells }, kind) => different(scene, kind, place, cells)),
      keepsDifferent: true,
    }),
  }),
  entry({
    says: '{places} all numbers differ and add up to its number',
    means:
      'No number stands twice in a place, and they add up to the number printed there, if any.',
    example: 'in each cage all numbers differ and add up to its number',
    takes: { places: somePlaces },
    make: ({ places }): RuleMeaning => ({
      ...comparing(
        ruleAt(places, (scene, at, kind, index) => {
          const { cells } = at;
          const total = clueOf(scene, kind, at, index)?.[0];
          const place = withSite(scene, kind, at, index, total !== undefined);
          if (total === undefined) return different(scene, kind, place, cells);
          const { values, symbol } = scene;
          return [cage({ place, cells, total, values, symbol })];
        }),
      ),
      readsClue: true,
      keepsDifferent: true,
    }),
  }),
  entry({
    says: '{places} the numbers, which all differ, add up to its number',
    means:
      'The numbers of a place add up to the number printed there. Another rule says that they differ.',
    example: 'around each circle the numbers, which all differ, add up to its number',
    takes: { places: somePlaces },
    make: ({ places }) =>
      comparing(
        ruleOfClues(places, ({ values, symbol, areDifferent }, { place, cells }, [total = 0]) => {
          const sum = { place, cells, total, values, symbol };
          return areDifferent(cells) ? sumOfDifferent(sum) : sumTo(sum);
        }),
      ),
  }),
  entry({
    says: '{places} the numbers make its result by its sign',
    means:
      'The numbers of a place add up or multiply to its result, or have it as their difference or quotient; without a sign any of these.',
    example: 'in each cage the numbers make its result by its sign',
    takes: { places: somePlaces },
    make: ({ places }): RuleMeaning => ({
      ...comparing(
        ruleOfClues(
          places,
          (scene, { place, cells }, [clue = 0]) => {
            const { values, symbol } = scene;
            const target = targetOfClue(clue);
            const { total } = target;
            const operations = operationsOf(target, cells.length);
            const apart = apartInLines(scene, cells);
            const isStraight = apart.length === (cells.length * (cells.length - 1)) / 2;
            return operations.length === 1 && operations[0] === 'sum' && isStraight
              ? sumOfDifferent({ place, cells, total, values, symbol })
              : calculation({ place, cells, operations, total, apart, values, symbol });
          },
          'result',
        ),
      ),
      clueFor(values, cells) {
        const target = targetFor(values, cells);
        return target && [clueOfTarget(target)];
      },
    }),
  }),
  entry({
    says: '{places} the runs of numbers add up to its numbers, in order',
    means: 'The numbers between empty cells add up to the printed sums.',
    example: 'in each row and column the runs of numbers add up to its numbers, in order',
    takes: { places: somePlaces },
    make: ({ places }) => runSumRule(places, 0),
  }),
  entry({
    says: '{places} the runs of numbers add up to its numbers, in order, each one off',
    means: 'The same, but each printed sum is one more or one less than the true one.',
    example:
      'in each row and column the runs of numbers add up to its numbers, in order, each one off',
    takes: { places: somePlaces },
    make: ({ places }) => runSumRule(places, 1),
  }),
  entry({
    says: 'each {mark} points to the lesser number',
    means: 'Of the two cells at a sign, the one that it points to has the lesser number.',
    example: 'each sign points to the lesser number',
    takes: { mark: aMark },
    make: ({ mark }) =>
      comparing(
        ruleOfClues(
          [mark],
          ({ grid, values, symbol }, { place, cells }, [sign]) => {
            const [first = 0, second = 0] = cells;
            const [less, greater] = sign === LESS ? [first, second] : [second, first];
            const names = [cellName(grid, less), cellName(grid, greater)] as const;
            return lessThan({ place, less, greater, names, values, symbol });
          },
          'sign',
        ),
      ),
  }),
  entry({
    says: 'from each numbered end as many towers are seen as its number',
    means: 'Seen from a number, each tower hides those behind it that are not taller.',
    example: 'from each numbered end as many towers are seen as its number',
    make: () =>
      comparing(
        ruleOfClues([endKind], (scene, { place, cells, from = '' }, [count = 0]) => {
          const { values, symbol } = scene;
          const areDifferent = scene.areDifferent(cells);
          return visible({ place, cells, from, count, values, symbol, areDifferent });
        }),
      ),
  }),
  entry({
    says: 'each number touches the next',
    means:
      'The numbers form a path on which each step goes to a cell that shares a side or a corner.',
    example: 'each number touches the next',
    make: () => path(kingsMoves, 'touch', 'each number touches the next'),
  }),
  entry({
    says: 'each number is a neighbour of the next',
    means: 'The numbers form a path on which each step goes to a cell that shares a side.',
    example: 'each number is a neighbour of the next',
    make: () => path(besides, 'are neighbours', 'each number is a neighbour of the next'),
  }),
  entry({
    says: '{places} equal numbers have at least as many cells between them as they say',
    means: 'Between two numbers 3 of a line are at least three cells.',
    example:
      'in each row and column equal numbers have at least as many cells between them as they say',
    takes: { places: somePlaces },
    make: ({ places }) =>
      ruleAt(places, (scene, { place, cells }) => [
        spaced({
          place,
          cells,
          // Parts about values that no cell takes would say nothing.
          values: withoutEmpty(valuesIn(scene, cells)),
          symbol: scene.symbol,
          names: (some) => cellNames(scene.grid, some),
        }),
      ]),
  }),
  entry({
    says: 'both cells at each boundary are equal',
    means: 'Two cells of different hexagons that meet have the same number.',
    example: 'both cells at each boundary are equal',
    make: () =>
      ruleAt([boundaryKind], ({ grid, values, symbol }, { place, cells }) => {
        const [first = 0, second = 0] = cells;
        const names = [cellName(grid, first), cellName(grid, second)] as const;
        return [equal({ place, cells: [first, second], values, names, symbol })];
      }),
  }),
]);
