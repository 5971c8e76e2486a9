import type { Grid } from '#grid/grid.ts';
import { dotName, squareName } from '#grid/sides.ts';
import type { Sides } from '#grid/sides.ts';
import type { PlaceKind } from './scene.ts';

/** The grid of lines between dots; kinds that need them are refused on other boards. */
export function asSides(grid: Grid): Sides {
  if (grid.shape !== 'sides') throw new Error('This kind of place needs sides');
  return grid;
}

/** The squares that people count, with a number in some: each with the sides around it. */
export const squareKind: PlaceKind = {
  id: 'square',
  needs: 'sides',
  isFixed: true,
  isHouse: false,
  places: (_, grid) => {
    const on = asSides(grid);
    return on.ofSquares.map((cells, square) => ({
      place: { words: squareName(on, square), noun: { one: 'number', many: 'numbers' } },
      cells,
    }));
  },
  position(_, square, grid) {
    const { width, margin } = asSides(grid);
    const [x, y] = [square % (width - 1), Math.floor(square / (width - 1))];
    return { at: 'square', x: x + 0.5 + margin, y: y + 0.5 + margin };
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
