import { outlineIn } from '#photo/lattice.ts';
import type { PictureRead, PlaceRead } from '#photo/picture.ts';
import type { Spot } from '#photo/quad.ts';
import { cellId, isCell } from '#photo/texts.ts';

/**
 * The places that can be selected over a photo; if nothing is read in cells, they can be selected
 * for their walls.
 */
export function placesToChoose({ lattice, places, walls }: PictureRead): readonly PlaceRead[] {
  if (walls.length === 0 || places.some(({ id }) => isCell(id))) return places;
  const { across, down } = lattice;
  const bare = Array.from({ length: across * down }, (_, cell): PlaceRead => {
    const [column, row] = [cell % across, Math.floor(cell / across)];
    return {
      id: cellId(cell),
      name: `Row ${row + 1}, column ${column + 1}`,
      outline: outlineIn(lattice, [column, row, column + 1, row + 1]),
      text: '',
      chance: 1,
      others: [],
      takes: { kind: 'signs', signs: [] },
    };
  });
  return [...bare, ...places];
}

export const middleOfPlace = (spots: readonly Spot[]): Spot => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
  y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
});

/**
 * The part of a photo in which something was read, and the approximate side of a cell, in pixels.
 */
export function boundsOf(
  { lattice, places }: PictureRead,
  { width, height }: { readonly width: number; readonly height: number },
) {
  const spots = [
    ...lattice.nodes,
    // As much space again for what was read from lists.
    ...places.flatMap(({ outline, shownAt }) => {
      const [a, b, c, d] = outline;
      if (shownAt === undefined || !a || !b || !c || !d) return outline;
      const [from, to] = shownAt === 'before' ? [b, a] : [d, a];
      return [...outline, { x: to.x + 0.7 * (to.x - from.x), y: to.y + 0.7 * (to.y - from.y) }];
    }),
  ];
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [a, b] = [lattice.nodes[0], lattice.nodes[lattice.across]];
  const side =
    a === undefined || b === undefined ? 1 : Math.hypot(b.x - a.x, b.y - a.y) / lattice.across;
  const left = Math.max(0, Math.min(...xs) - side / 2);
  const top = Math.max(0, Math.min(...ys) - side / 2);
  return {
    left,
    top,
    wide: Math.min(width, Math.max(...xs) + side / 2) - left,
    high: Math.min(height, Math.max(...ys) + side / 2) - top,
    side,
  };
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest place in the direction of an arrow key, as seen in the photo. */
export function besideOf(
  from: PlaceRead,
  places: readonly PlaceRead[],
  key: string,
): PlaceRead | undefined {
  const way = WAYS[key];
  if (way === undefined) return undefined;
  const start = middleOfPlace(from.outline);
  let best: { readonly place: PlaceRead; readonly far: number } | undefined;
  for (const place of places) {
    const { x, y } = middleOfPlace(place.outline);
    const [dx, dy] = [x - start.x, y - start.y];
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (along <= 0 || aside > along) continue;
    const far = along + 2 * aside;
    if (best === undefined || far < best.far) best = { place, far };
  }
  return best?.place;
}
