import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rectangle } from '#grid/rectangle.ts';
import { draw } from './drawing.ts';

/** The cell sides that a path's straight lines run along, each as "x,y x,y". */
function sidesAlong(path: string): readonly string[] {
  return [...path.matchAll(/M([\d.]+),([\d.]+)L([\d.]+),([\d.]+)/g)].flatMap((found) => {
    const [x = 0, y = 0, toX = 0, toY = 0] = found.slice(1).map(Number);
    const [length, across] = [toX - x + (toY - y), toX > x ? 1 : 0];
    return Array.from({ length }, (_, step) => {
      const [a, b] = [x + step * across, y + step * (1 - across)];
      return `${a},${b} ${a + across},${b + 1 - across}`;
    });
  });
}

it('rules every line between two cells once, thick where they are of different areas', () => {
  const side = fc.integer({ min: 1, max: 6 });
  const board = fc.tuple(side, side).chain(([width, height]) =>
    fc.record({
      grid: fc.constant(rectangle(width, height)),
      areaOf: fc.array(fc.nat(2), { minLength: width * height, maxLength: width * height }),
    }),
  );
  fc.assert(
    fc.property(board, ({ grid, areaOf }) => {
      const { width } = grid;
      const areas = [0, 1, 2].map((area) =>
        areaOf.flatMap((own, cell) => (own === area ? [cell] : [])),
      );
      const wanted: Record<'thin' | 'thick', string[]> = { thin: [], thick: [] };
      areaOf.forEach((area, cell) => {
        const [x, y] = [cell % width, Math.floor(cell / width)];
        const kind = (other: number) => (areaOf[other] === area ? 'thin' : 'thick');
        if (x + 1 < width) wanted[kind(cell + 1)].push(`${x + 1},${y} ${x + 1},${y + 1}`);
        if (y + 1 < grid.height) wanted[kind(cell + width)].push(`${x},${y + 1} ${x + 1},${y + 1}`);
      });
      const { thin, thick } = draw(grid, { areas });
      expect(sidesAlong(thin).toSorted()).toEqual(wanted.thin.toSorted());
      expect(sidesAlong(thick).toSorted()).toEqual(wanted.thick.toSorted());
    }),
  );
});

it('rules a line of one kind at once, however long', () => {
  const { thin } = draw(rectangle(50, 50));
  expect(thin.split('M').length - 1).toBe(2 * 49);
});
