import type { Rectangle } from '#grid/rectangle.ts';
import { seenAround } from '#logic/kinds/seenAround.ts';
import { asRectangle, numberedKind } from '../kinds.ts';
import { entry } from '../phrase.ts';
import { ruleAt } from '../ruleClaims.ts';
import { adjective, aValue } from './words.ts';

// Rules about what is seen from a cell in line.

/** The cells above, to the left, to the right and below, from the nearest one on. */
function raysFrom({ width, rows }: Rectangle, cell: number): readonly (readonly number[])[] {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  const column = rows.map((row) => row[x] ?? 0);
  const row = rows[y] ?? [];
  return [
    column.slice(0, y).toReversed(),
    row.slice(0, x).toReversed(),
    row.slice(x + 1),
    column.slice(y + 1),
  ];
}

export const SIGHT_RULES = [
  entry({
    says: 'from each numbered cell as many {value} cells are seen as its number',
    means:
      'A printed number counts the cells with this value in the four directions, up to the first with another one, and its own cell.',
    example: 'from each numbered cell as many blank cells are seen as its number',
    takes: { value: aValue },
    make: ({ value }) =>
      ruleAt([numberedKind], (scene, { place, cells: [cell = 0], number = 0 }) => [
        seenAround({
          place,
          cell,
          rays: raysFrom(asRectangle(scene.grid), cell),
          value,
          other: scene.other(value),
          count: number,
          adjective: (each) => adjective(scene, each),
        }),
      ]),
  }),
];
