import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trials } from '#trials.ts';
import type { Grey } from './image.ts';
import { evenLight } from './light.ts';

/**
 * The paper's light under one pixel: of all squares that hold it, those around pixels half a reach beyond
 * the picture's edges among them, the darkest brightest.
 */
function lightAt({ width, height, data }: Grey, at: number, reach: number): number {
  const placeOf = (pixel: number) => [pixel % width, Math.floor(pixel / width)] as const;
  const brightestAround = (x: number, y: number): number =>
    Math.max(
      ...data.filter((_, other) => {
        const [otherX, otherY] = placeOf(other);
        return Math.abs(otherX - x) <= reach && Math.abs(otherY - y) <= reach;
      }),
    );
  const beyond = Math.floor(reach / 2);
  const near = (place: number, size: number): readonly number[] =>
    Array.from({ length: 2 * reach + 1 }, (_, step) => place - reach + step).filter(
      (other) => other >= -beyond && other < size + beyond,
    );
  const [x, y] = placeOf(at);
  return Math.min(
    ...near(y, height).flatMap((row) =>
      near(x, width).map((column) => brightestAround(column, row)),
    ),
  );
}

describe('even light', () => {
  it('is each pixel as a share of the darkest of the brightest around', () => {
    const side = fc.integer({ min: 2, max: 26 });
    fc.assert(
      fc.property(side, side, fc.infiniteStream(fc.integer({ min: 1, max: 255 })), (...drawn) => {
        const [width, height, greys] = drawn;
        const data = Float32Array.from(greys.take(width * height));
        const picture = { width, height, data };
        const reach = Math.max(1, Math.round(Math.min(width, height) * 0.1));
        expect([...evenLight(picture).data]).toEqual(
          Array.from(data, (grey, at) =>
            expect.closeTo((200 * grey) / lightAt(picture, at, reach), 3),
          ),
        );
      }),
      { numRuns: trials(60) },
    );
  });

  it.each([400, 1300])(
    'takes the edge of a shadow away and leaves ink, in a picture of %i pixels each way',
    (side) => {
      const isLine = (at: number): boolean => (at % side) % (side / 10) < side / 100;
      const data = Float32Array.from({ length: side * side }, (_, at) => {
        const beyond = (at % side) + Math.floor(at / side) - side;
        // Half as light on one side, over a fiftieth of the picture.
        const light = Math.min(1, Math.max(0.5, 0.75 + (25 * beyond) / side));
        return 180 * light * (isLine(at) ? 0.4 : 1);
      });
      const even = evenLight({ width: side, height: side, data }).data;
      // At the picture's edges there is less to tell a shadow from.
      const inside = [...even.keys()].filter((at) =>
        [at % side, Math.floor(at / side)].every((far) => far > side / 10 && far < 0.9 * side),
      );
      const [ink, paper] = [true, false].map((are) =>
        inside.filter((at) => isLine(at) === are).map((at) => even[at]!),
      );
      // Paper is 200 and ink 80, but for a little where they meet on the edge.
      expect(ink!.reduce((most, grey) => Math.max(most, grey), 0)).toBeLessThan(130);
      expect(paper!.reduce((least, grey) => Math.min(least, grey), 255)).toBeGreaterThan(165);
    },
  );

  it('leaves a picture as it is that is too thin to have any', () => {
    const data = Float32Array.from({ length: 2000 }, (_, at) => at % 200);
    expect(evenLight({ width: 2000, height: 1, data }).data).toEqual(data);
  });
});
