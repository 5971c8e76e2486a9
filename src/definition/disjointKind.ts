import { boxesOf } from '#puzzle/boxedSquare.ts';
import { asRectangle } from './kinds.ts';
import type { PlaceKind } from './scene.ts';

/** The cells in the same position of each box: all first cells, all second ones. */
export const disjointKind: PlaceKind = {
  id: 'disjoint group',
  needs: 'boxes',
  isFixed: true,
  isHouse: false,
  places: (_, grid) => {
    const boxes = boxesOf(asRectangle(grid).width);
    return (boxes[0] ?? []).map((__, position) => ({
      place: {
        words: `disjoint group ${position + 1}`,
        noun: { one: 'disjoint group', many: 'disjoint groups' },
        look: `cell ${position + 1} of each box`,
      },
      cells: boxes.map((cells) => cells[position] ?? 0),
    }));
  },
};
