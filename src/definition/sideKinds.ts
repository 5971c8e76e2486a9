import type { Grid } from '#grid/grid.ts';
import { placeOfSpot, spotCount, spotName, squaresAtSpot } from '#grid/dotSpots.ts';
import { dotName, squareName } from '#grid/sides.ts';
import type { Sides } from '#grid/sides.ts';
import type { PlaceKind } from './scene.ts';

/** The grid of lines between dots; kinds that need them are refused on other boards. */
export function asSides(grid: Grid): Sides {
  if (grid.shape !== 'sides') throw new Error('This kind of place needs sides');
  return grid;
}

/** The squares that people count, with a number in some: each with the sides around it, or at its centre. */
export const squareKind: PlaceKind = {
  id: 'square',
  needs: 'sides',
  isFixed: true,
  isHouse: false,
  places: (_, grid) => {
    const on = asSides(grid);
    const squares = on.dotsAre === 'centres' ? on.atDots : on.ofSquares;
    return squares.map((cells, square) => ({
      place: { words: squareName(on, square), noun: { one: 'number', many: 'numbers' } },
      cells,
    }));
  },
  position(_, square, grid) {
    const { width, margin, dotsAre } = asSides(grid);
    const [across, more] = dotsAre === 'centres' ? [width, 0] : [width - 1, 0.5];
    const [x, y] = [square % across, Math.floor(square / across)];
    return { at: 'square', x: x + more + margin, y: y + more + margin };
  },
};

/** The dots, where lines meet, with something printed on some: each with the sides at it. */
const dotKind = (one: string, many: string): PlaceKind => ({
  id: one,
  needs: 'sides',
  isFixed: true,
  isHouse: false,
  places: (_, grid) => {
    const on = asSides(grid);
    return on.atDots.map((cells, dot) => ({
      place: {
        words: dotName(on, dot),
        noun: { one, many },
        look: `the ${one} at ${dotName(on, dot)}`,
      },
      cells,
    }));
  },
  position(_, dot, grid) {
    const { width, margin } = asSides(grid);
    return { at: 'square', x: (dot % width) + margin, y: Math.floor(dot / width) + margin };
  },
});

export const circleKind = dotKind('circle', 'circles');
export const arrowKind = dotKind('arrow', 'arrows');
export const islandKind = dotKind('island', 'islands');

/** The spots at which a dot may be printed: centres, sides and corners within the board. */
export const spotKind: PlaceKind = {
  id: 'dot',
  needs: 'sides',
  isFixed: true,
  isHouse: false,
  places: (_, grid) => {
    const on = asSides(grid);
    return Array.from({ length: spotCount(on) }, (__, spot) => ({
      place: {
        words: spotName(on, spot),
        noun: { one: 'dot', many: 'dots' },
        look: `the dot at ${spotName(on, spot)}`,
      },
      cells: [...new Set(squaresAtSpot(on, spot).flatMap((square) => on.ofSquares[square] ?? []))],
    }));
  },
  position(_, spot, grid) {
    const on = asSides(grid);
    const [column, row] = placeOfSpot(on, spot);
    return { at: 'dot', x: (column + 1) / 2 + on.margin, y: (row + 1) / 2 + on.margin };
  },
};
