import { cellName } from '#grid/grid.ts';
import { lengthsOf, showList } from '#puzzle/printedLists.ts';
import { printedNumber } from '#puzzle/printedNumbers.ts';
import type { PlaceKind } from './scene.ts';

/** The cells in which the lengths of runs are printed, each a place of its own. */
export const listedKind: PlaceKind = {
  id: 'cell with numbers',
  needs: 'lists',
  isFixed: false,
  isHouse: false,
  places: ({ givenShapes = [] }, grid) =>
    givenShapes.flatMap((shape, cell) => {
      const list = printedNumber(shape);
      if (list === undefined) return [];
      const words = `the ${showList(list)} at ${cellName(grid, cell)}`;
      const noun = { one: 'clue', many: 'clues' };
      return [{ place: { words, noun, given: cell }, cells: [cell], lengths: lengthsOf(list) }];
    }),
};
