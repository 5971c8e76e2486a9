import { acrossThree, besides } from '#grid/areas.ts';
import { cellName } from '#grid/grid.ts';
import { cellNames } from '#grid/names.ts';
import { connected } from '#logic/kinds/connected.ts';
import { neverAll } from '#logic/kinds/neverAll.ts';
import { asRectangle, columnKind, numberedKind, regionKind, rowKind } from '../kinds.ts';
import { entry } from '../phrase.ts';
import { oneClaim, ruleAt } from '../ruleClaims.ts';
import type { RuleMeaning, Scene } from '../scene.ts';
import { somePlaces } from './places.ts';
import { adjective, aValue } from './words.ts';

// Rules about cells that are shaded, and about those that stay: apart, connected, in a line.

/** The pairs of some cells with the same printed number. */
function alikeIn(
  scene: Scene,
  cells: readonly number[],
): readonly { readonly number: number; readonly cells: readonly number[] }[] {
  const numbers = new Map(
    scene.places(numberedKind).map(({ cells: [cell = 0], number = 0 }) => [cell, number]),
  );
  return cells.flatMap((cell, at) => {
    const number = numbers.get(cell);
    return number === undefined
      ? []
      : cells
          .slice(at + 1)
          .filter((other) => numbers.get(other) === number)
          .map((other) => ({ number, cells: [cell, other] }));
  });
}

export const SHADING_RULES = [
  entry({
    says: 'no two {value} cells are neighbours',
    means: 'Two cells that share a side never both have this value.',
    example: 'no two shaded cells are neighbours',
    takes: { value: aValue },
    make: ({ value }): RuleMeaning => ({
      ...oneClaim([], (scene) => {
        const grid = asRectangle(scene.grid);
        const word = adjective(scene, value);
        return neverAll({
          place: { words: `neighbouring ${word} cells` },
          sentence: `no two ${word} cells are neighbours`,
          groups: grid.centres.flatMap((_, cell) =>
            besides(grid, cell)
              .filter((other) => other > cell && scene.isWhite(cell) && scene.isWhite(other))
              .map((other) => ({
                cells: [cell, other],
                sentence: `${cellNames(grid, [cell, other])} are not both ${word}`,
              })),
          ),
          value,
          technique: 'waters around',
        });
      }),
      forThree: true,
    }),
  }),
  entry({
    says: '{places} no {value} cells have the same number',
    means: 'Of the cells of a place with the same printed number, at most one has this value.',
    example: 'in each row and column no blank cells have the same number',
    takes: { places: somePlaces, value: aValue },
    make: ({ places, value }) => ({
      ...ruleAt(places, (scene, { place, cells }) => {
        const word = adjective(scene, value);
        const groups = alikeIn(scene, cells).map((pair) => ({
          cells: pair.cells,
          sentence: `the ${pair.number}s at ${cellNames(scene.grid, pair.cells)} are not both ${word}`,
        }));
        const sentence = `${place.words} has no number twice among its ${word} cells`;
        return groups.length === 0
          ? []
          : [neverAll({ place, sentence, groups, value, technique: 'same number' })];
      }),
      kinds: [...places, numberedKind],
    }),
  }),
  entry({
    says: 'all {value} cells are connected',
    means:
      'From each cell with this value a way leads to each other, from neighbour to neighbour through such cells.',
    example: 'all blank cells are connected',
    takes: { value: aValue },
    make: ({ value }) =>
      oneClaim([], (scene) => {
        const grid = asRectangle(scene.grid);
        const word = adjective(scene, value);
        return connected({
          place: { words: `${word} cells`, look: `the ${word} cells` },
          sentence: `all ${word} cells are connected`,
          cells: [...grid.centres.keys()].filter(
            (cell) => scene.isWhite(cell) && scene.domain(cell).includes(value),
          ),
          value,
          near: (cell) => besides(grid, cell),
          word: (each) => adjective(scene, each),
          other: scene.other(value),
        });
      }),
  }),
  entry({
    says: 'all {value} cells are connected with the border',
    means:
      'From each cell with this value a way leads to the border of the board through such cells.',
    example: 'all shaded cells are connected with the border',
    takes: { value: aValue },
    make: ({ value }) =>
      oneClaim([], (scene) => {
        const grid = asRectangle(scene.grid);
        const word = adjective(scene, value);
        const cells = [...grid.centres.keys()].filter(
          (cell) => scene.isWhite(cell) && scene.domain(cell).includes(value),
        );
        return connected({
          place: { words: `${word} cells and the border`, look: `the ${word} cells` },
          sentence: `all ${word} cells are connected with the border`,
          cells,
          value,
          near: (cell) => besides(grid, cell),
          word: (each) => adjective(scene, each),
          other: scene.other(value),
          border: cells.filter((cell) => besides(grid, cell).length < 4),
        });
      }),
  }),
  entry({
    says: 'no straight line of {value} cells reaches into a third region',
    means:
      'Cells with this value that follow each other in a line have a part in two regions at most.',
    example: 'no straight line of blank cells reaches into a third region',
    takes: { value: aValue },
    make: ({ value }) =>
      oneClaim([rowKind, columnKind, regionKind], (scene) => {
        const word = adjective(scene, value);
        return neverAll({
          place: { words: `lines of ${word} cells` },
          sentence: `no straight line of ${word} cells reaches into a third region`,
          groups: acrossThree(asRectangle(scene.grid), scene.layout.areas).map((cells) => ({
            cells,
            sentence: `the cells from ${cellName(scene.grid, cells[0] ?? 0)} to ${cellName(scene.grid, cells.at(-1) ?? 0)} are not all ${word}`,
          })),
          value,
          technique: 'last place',
        });
      }),
  }),
];
