import fc from 'fast-check';
import { expect, it } from 'vitest';
import { trials } from '#trials.ts';
import { rectangle } from './rectangle.ts';
import { sharpAngles, TRIANGLE_VALUES, wideAngles } from './triangles.ts';

const BLACK = 5;

/** The quarters of a cell that are black, cut by both diagonals: above, right, below, left. */
const BLACK_QUARTERS: readonly (readonly number[])[] = [
  [],
  [0, 3],
  [0, 1],
  [1, 2],
  [2, 3],
  [0, 1, 2, 3],
];

/** Where the quarter in that direction lies next to another cell's. */
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** Whether each white area is as large as the upright rectangle around it, or the turned one. */
function areRectangles(width: number, values: readonly number[]): boolean {
  const left = new Set(
    values.flatMap((value, cell) =>
      [0, 1, 2, 3].flatMap((side) =>
        BLACK_QUARTERS[value]?.includes(side) === true ? [] : [4 * cell + side],
      ),
    ),
  );
  const placeOf = (quarter: number): readonly [number, number] => [
    Math.floor(quarter / 4) % width,
    Math.floor(quarter / 4 / width),
  ];
  for (const start of left) {
    left.delete(start);
    const area = [start];
    for (const quarter of area) {
      const [x, y] = placeOf(quarter);
      const side = quarter % 4;
      const [right, down] = STEPS[side] ?? [0, 0];
      const isInside = x + right >= 0 && x + right < width;
      const beyond = 4 * ((y + down) * width + x + right) + ((side + 2) % 4);
      const cell = quarter - side;
      for (const next of [cell + ((side + 1) % 4), cell + ((side + 3) % 4), beyond]) {
        if ((next !== beyond || isInside) && left.delete(next)) area.push(next);
      }
    }
    const points = area.flatMap((quarter) => {
      const [x, y] = placeOf(quarter);
      const around = [
        [x, y],
        [x + 1, y],
        [x + 1, y + 1],
        [x, y + 1],
      ] as const;
      const side = quarter % 4;
      return [around[side] ?? [0, 0], around[(side + 1) % 4] ?? [0, 0], [x + 0.5, y + 0.5]];
    });
    const span = (along: (x: number, y: number) => number): number => {
      const all = points.map(([x = 0, y = 0]) => along(x, y));
      return Math.max(...all) - Math.min(...all);
    };
    const upright = span((x) => x) * span((_, y) => y);
    const turned = (span((x, y) => x + y) * span((x, y) => x - y)) / 2;
    if (area.length !== 4 * upright && area.length !== 4 * turned) return false;
  }
  return true;
}

/** Whether no angle is forbidden. */
function haveRightAngles(width: number, height: number, values: readonly number[]): boolean {
  const { rows } = rectangle(width, height);
  const whiteAt = (x: number, y: number): number | undefined => {
    const cell = x < 0 ? undefined : rows[y]?.[x];
    return cell === undefined || values[cell] === BLACK ? undefined : cell;
  };
  const sharp = values.flatMap((value, cell) => {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    const beside = STEPS.map(([right, down]) => whiteAt(x + right, y + down));
    return value === BLACK ? [] : sharpAngles(cell, beside);
  });
  const wide = Array.from({ length: (width + 1) * (height + 1) }, (_, corner) => {
    const [x, y] = [corner % (width + 1), Math.floor(corner / (width + 1))];
    const around = [whiteAt(x - 1, y - 1), whiteAt(x, y - 1), whiteAt(x, y), whiteAt(x - 1, y)];
    const { blunt, reflex } = wideAngles(around);
    return [...blunt, ...reflex];
  }).flat();
  return ![...sharp, ...wide].some((forbidden) =>
    forbidden.every((one) => one.values.includes(values[one.cell] ?? BLACK)),
  );
}

const VALUES = [...TRIANGLE_VALUES, BLACK];

it('white areas with right angles alone are rectangles, and the other way round, on every board of 2 by 2', () => {
  const counts = { right: 0, unlike: 0 };
  for (let number = 0; number < VALUES.length ** 4; number += 1) {
    const values = Array.from(
      { length: 4 },
      (_, cell) => Math.floor(number / VALUES.length ** cell) % VALUES.length,
    );
    const isRight = haveRightAngles(2, 2, values);
    if (isRight) counts.right += 1;
    if (isRight !== areRectangles(2, values)) counts.unlike += 1;
  }
  expect(counts).toEqual({ right: 13, unlike: 0 });
});

/** Two turned rectangles, with black cells at the corners of the board. */
const TURNED = [
  [5, 1, 2, 5, 1, 0, 0, 2, 4, 0, 0, 3, 5, 4, 3, 5],
  [5, 5, 1, 2, 5, 1, 0, 3, 1, 0, 3, 5, 4, 3, 5, 5],
];

it.each(TURNED)('the turned rectangle %j … has right angles', (...values) => {
  expect([haveRightAngles(4, 4, values), areRectangles(4, values)]).toEqual([true, true]);
});

it('the same holds of larger boards on which some cells are changed', () => {
  const change = fc.tuple(fc.nat(15), fc.constantFrom(...VALUES));
  fc.assert(
    fc.property(fc.constantFrom(...TURNED), fc.array(change, { maxLength: 4 }), (full, changes) => {
      const values = changes.reduce((some, [cell, value]) => some.with(cell, value), full);
      expect(haveRightAngles(4, 4, values)).toBe(areRectangles(4, values));
    }),
    { numRuns: trials(400, 100) },
  );
});
