import type { Grid } from '#grid/grid.ts';
import { hexagonOf } from '#grid/hexStack.ts';
import type { HexStack } from '#grid/hexStack.ts';
import { listed } from '#logic/words.ts';
import type { PlaceKind } from './scene.ts';

/** The grid as stacked hexagons; kinds that need them are refused on other boards when a text is read. */
function asHexagons(grid: Grid): HexStack {
  if (grid.shape !== 'hex-stack') throw new Error('This kind of place needs hexagons');
  return grid;
}

/** The hexagons of a stack, and the pairs of cells at their boundaries. */
export const hexagonKind: PlaceKind = {
  id: 'hexagon',
  needs: 'hexagons',
  isFixed: true,
  isHouse: false,
  places: (_, grid) =>
    asHexagons(grid).hexagons.map(({ cells }, index) => ({
      place: { words: `hexagon ${index + 1}`, noun: { one: 'hexagon', many: 'hexagons' } },
      cells,
    })),
};

/** Two cells of different hexagons that meet. */
export const boundaryKind: PlaceKind = {
  id: 'boundary',
  needs: 'hexagons',
  isFixed: true,
  isHouse: false,
  places: (_, grid) =>
    asHexagons(grid).pairs.map((cells) => {
      const meeting = cells.map((each) => String(hexagonOf(asHexagons(grid), each) + 1));
      return {
        // 0-based, as in the published check lines; the board shows no such numbers.
        place: {
          words: `cells ${cells[0]} and ${cells[1]}`,
          noun: { one: 'pair', many: 'pairs' },
          look: `the boundary of hexagons ${listed(meeting)}`,
        },
        cells,
      };
    }),
};
