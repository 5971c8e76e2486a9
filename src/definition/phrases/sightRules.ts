import { inDirections } from '#grid/areas.ts';
import { seenCells } from '#logic/kinds/seenCells.ts';
import { asRectangle, numberedKind } from '../kinds.ts';
import { entry } from '../phrase.ts';
import { ruleAt } from '../ruleClaims.ts';
import type { Scene } from '../scene.ts';
import { aValue } from './words.ts';

// Rules about what is seen from a cell along its row and its column.

/** The white cells in each direction from one, from the nearest on, up to a black cell or the border. */
const waysFrom = (scene: Scene, from: number): readonly (readonly number[])[] =>
  inDirections(asRectangle(scene.grid), from).map((way) => {
    const end = way.findIndex((cell) => !scene.isWhite(cell));
    return end < 0 ? way : way.slice(0, end);
  });

export const SIGHT_RULES = [
  entry({
    says: 'from each numbered cell as many {value} cells are seen as its number',
    means:
      'A printed number counts the cells with this value that are seen from it in the four directions, each up to the first cell with another value; itself is counted, too.',
    example: 'from each numbered cell as many blank cells are seen as its number',
    takes: { value: aValue },
    make: ({ value }) =>
      ruleAt([numberedKind], (scene, { place, cells: [cell = 0], number = 0 }) => [
        seenCells({
          place,
          cell,
          ways: waysFrom(scene, cell),
          value,
          other: scene.other(value),
          count: number,
          counted: scene.counted,
          word: scene.word,
        }),
      ]),
  }),
];
