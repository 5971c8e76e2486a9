import { besides, kingsMoves } from '#grid/areas.ts';
import { cellName } from '#grid/grid.ts';
import { cellNames } from '#grid/names.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import { balance } from '#logic/kinds/balance.ts';
import { inPairs } from '#logic/kinds/inPairs.ts';
import { neverAll } from '#logic/kinds/neverAll.ts';
import { asRectangle, cellKind, numberedKind, pointKind, runKind } from '../kinds.ts';
import { entry } from '../phrase.ts';
import { oneClaim, ruleAt, ruleOfClues } from '../ruleClaims.ts';
import type { RuleMeaning, Scene } from '../scene.ts';
import { somePlaces } from './places.ts';
import { aValue, theFirstValue, theSecondValue } from './words.ts';

// Rules about values that are no numbers: what is beside a cell, around it, or seen from it.

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

/** A printed number says how many of the white cells next to it have a value. */
const numberAround = (
  value: number,
  near: (grid: Rectangle, cell: number) => readonly number[],
): RuleMeaning =>
  ruleAt([numberedKind], (scene, { place, cells: [cell = 0], number = 0 }) => [
    balance({
      place,
      cells: near(asRectangle(scene.grid), cell).filter(scene.isWhite),
      value,
      other: scene.other(value),
      count: number,
      symbol: scene.word,
      counted: scene.counted,
    }),
  ]);

/** The cells in line with each open cell up to the next black one, itself among them, ascending. */
function seenFrom(scene: Scene): ReadonlyMap<number, readonly number[]> {
  const runs = scene.places(runKind);
  const seen = new Map<number, Set<number>>();
  for (const { cells } of runs) {
    for (const cell of cells) {
      const all = seen.get(cell) ?? new Set();
      seen.set(cell, all);
      for (const other of cells) all.add(other);
    }
  }
  return new Map(
    [...seen]
      .toSorted(([a], [b]) => a - b)
      .map(([cell, all]) => [cell, [...all].toSorted((a, b) => a - b)]),
  );
}

export const NEIGHBOUR_RULES = [
  entry({
    says: [
      'no two {value} touch, not even at a corner',
      'no two {value} cells touch, not even at a corner',
    ],
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
    says: ['no two {value} touch at a corner', 'no two {value} cells touch at a corner'],
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
    says: 'around each numbered cell as many touching cells are {value} as its number',
    means:
      'A printed number counts the cells with this value that share a side or a corner with it.',
    example: 'around each numbered cell as many touching cells are mines as its number',
    takes: { value: aValue },
    make: ({ value }) => numberAround(value, kingsMoves),
  }),
  entry({
    says: 'around each numbered cell as many neighbours are {value} as its number',
    means: 'A printed number counts the cells with this value that share a side with it.',
    example: 'around each numbered cell as many neighbours are lamps as its number',
    takes: { value: aValue },
    make: ({ value }) => numberAround(value, besides),
  }),
  entry({
    says: 'in and around each numbered cell as many cells are {value} as its number',
    means:
      'A printed number counts the cells with this value among its own cell and those that share a side or a corner with it.',
    example: 'in and around each numbered cell as many cells are filled as its number',
    takes: { value: aValue },
    make: ({ value }) =>
      numberAround(value, (grid, cell) =>
        [...kingsMoves(grid, cell), cell].toSorted((a, b) => a - b),
      ),
  }),
  entry({
    says: 'around each numbered corner as many cells are {value} as its number',
    means: 'A printed number counts the cells with this value that have its corner.',
    example: 'around each numbered corner as many cells are shaded as its number',
    takes: { value: aValue },
    make: ({ value }) =>
      ruleOfClues([pointKind], (scene, { place, cells }, [count = 0]) =>
        balance({
          place: { ...place, words: `the ${count} at ${place.words}` },
          cells: cells.filter(scene.isWhite),
          value,
          other: scene.other(value),
          count,
          symbol: scene.word,
          counted: scene.counted,
        }),
      ),
  }),
  entry({
    says: '{places} at most one cell is a {value}',
    means: 'No two cells of a place have this value.',
    example: 'in each run at most one cell is a lamp',
    takes: { places: somePlaces, value: aValue },
    make: ({ places, value }) =>
      ruleAt(places, ({ grid, word, many }, { place, cells }) =>
        cells.length < 2
          ? []
          : [
              neverAll({
                place,
                sentence: `${place.words} has at most one ${word(value)}`,
                groups: cells.flatMap((cell, at) =>
                  cells.slice(at + 1).map((other) => ({
                    cells: [cell, other],
                    sentence: `${cellNames(grid, [cell, other])} are not both ${many(value)}`,
                  })),
                ),
                value,
                technique: 'waters around',
              }),
            ],
      ),
  }),
  entry({
    says: 'each {other} cell sees a {value}',
    means:
      'In line with each cell of the other value, up to the next black cell, is one with this value.',
    example: 'each empty cell sees a lamp',
    takes: { other: theSecondValue, value: theFirstValue },
    make: ({ other, value }) =>
      oneClaim([runKind], (scene) =>
        neverAll({
          place: {
            words: `${scene.many(value)} in sight`,
            look: `what the ${scene.word(other)} cells see`,
          },
          sentence: `each ${scene.word(other)} cell sees a ${scene.word(value)}`,
          groups: [...seenFrom(scene)].map(([cell, cells]) => ({
            cells,
            sentence: `${cellName(scene.grid, cell)} is or sees a ${scene.word(value)}`,
          })),
          value: other,
          technique: 'last place',
        }),
      ),
  }),
];
