import type { Rectangle } from './rectangle.ts';

/** The cells beside a cell along rows and columns. */
export function besides(grid: Rectangle, cell: number): readonly number[] {
  const column = cell % grid.width;
  return [
    ...(cell >= grid.width ? [cell - grid.width] : []),
    ...(column > 0 ? [cell - 1] : []),
    ...(column + 1 < grid.width ? [cell + 1] : []),
    ...(cell + grid.width < grid.centres.length ? [cell + grid.width] : []),
  ];
}

/** The cells a chess king reaches in one move, in reading order. */
export function kingsMoves(grid: Rectangle, cell: number): readonly number[] {
  const [x, y] = [cell % grid.width, Math.floor(cell / grid.width)];
  return grid.rows
    .slice(Math.max(0, y - 1), y + 2)
    .flatMap((row) => row.slice(Math.max(0, x - 1), x + 2))
    .filter((other) => other !== cell);
}

/**
 * The eight places around a cell, one beside the next, from the upper left one on; `undefined` where the
 * board ends.
 */
export function ringAround(grid: Rectangle, cell: number): readonly (number | undefined)[] {
  const [x, y] = [cell % grid.width, Math.floor(cell / grid.width)];
  const ways = [
    [-1, -1],
    [0, -1],
    [1, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ] as const;
  return ways.map(([right, down]) => grid.rows[y + down]?.[x + right]);
}

/** The cells of the border, once around from the upper left one on; in a board of one row, all of them. */
export function borderOf({ rows, columns, width, height }: Rectangle): readonly number[] {
  const [top = [], right = []] = [rows[0], columns[width - 1]];
  const bottom = height > 1 ? (rows[height - 1] ?? []).slice(0, -1).toReversed() : [];
  const left = width > 1 ? (columns[0] ?? []).slice(1, -1).toReversed() : [];
  return [...top, ...right.slice(1), ...bottom, ...left];
}

/** The cells a chess knight reaches in one move, in reading order. */
export function knightsMoves(grid: Rectangle, cell: number): readonly number[] {
  const [x, y] = [cell % grid.width, Math.floor(cell / grid.width)];
  return [-2, -1, 1, 2].flatMap((down) =>
    [-1, 1].flatMap((side) => grid.rows[y + down]?.[x + side * (3 - Math.abs(down))] ?? []),
  );
}

/** Groups of cells by area; `undefined` belongs to none. Indexed by area number. */
export function cellsByArea(
  areas: readonly (number | undefined)[],
): readonly (readonly number[])[] {
  const cells: number[][] = [];
  areas.forEach((area, cell) => {
    if (area !== undefined) (cells[area] ??= []).push(cell);
  });
  return Array.from(cells, (found = []) => found);
}

/**
 * The connected pieces of a set of cells, each in reading order, the first piece first. `near` are the
 * cells that a cell is connected with; by default those beside it.
 */
export function piecesOf(
  grid: Rectangle,
  cells: readonly number[],
  near: (grid: Rectangle, cell: number) => readonly number[] = besides,
): readonly (readonly number[])[] {
  const left = new Set(cells);
  const pieces: (readonly number[])[] = [];
  for (const start of cells) {
    if (!left.delete(start)) continue;
    const piece = [start];
    for (const cell of piece) {
      for (const next of near(grid, cell)) if (left.delete(next)) piece.push(next);
    }
    pieces.push(piece.toSorted((a, b) => a - b));
  }
  return pieces;
}

/** In each row and column, the shortest stretches of cells that have a part in three areas. */
export const acrossThree = (
  { rows, columns }: Rectangle,
  areas: readonly (number | undefined)[],
): readonly (readonly number[])[] =>
  [...rows, ...columns].flatMap((cells) => {
    const borders = cells.flatMap((cell, at) => {
      const before = cells[at - 1];
      const isBorder = before !== undefined && areas[before] !== areas[cell];
      return isBorder ? [at] : [];
    });
    // From the last cell before a border to the first one after the next.
    return borders.slice(1).flatMap((second, at) => {
      const stretch = cells.slice((borders[at] ?? 0) - 1, second + 1);
      return stretch.some((cell) => areas[cell] === undefined) ? [] : [stretch];
    });
  });

/** All squares of two by two cells, in reading order. */
export const squaresOf = ({ width, centres }: Rectangle): readonly (readonly number[])[] =>
  [...centres.keys()]
    .filter((cell) => (cell + 1) % width > 0 && cell + width < centres.length)
    .map((cell) => [cell, cell + 1, cell + width, cell + width + 1]);

/** Areas renumbered in the order in which reading meets them. */
export function inReadingOrder(
  areas: readonly (number | undefined)[],
): readonly (number | undefined)[] {
  const numbers = new Map<number, number>();
  return areas.map((area) => {
    if (area === undefined) return undefined;
    const number = numbers.get(area) ?? numbers.size;
    numbers.set(area, number);
    return number;
  });
}

/**
 * For each old area, the new one that continues it: each has the most cells in common with the
 * other.
 */
export function successorsOf(
  before: readonly (number | undefined)[],
  after: readonly (number | undefined)[],
): ReadonlyMap<number, number> {
  const shared = new Map<string, { old: number; now: number; cells: number }>();
  for (const [cell, now] of after.entries()) {
    const old = before[cell];
    if (old === undefined || now === undefined) continue;
    const pair = shared.get(`${old} ${now}`) ?? { old, now, cells: 0 };
    shared.set(`${old} ${now}`, { ...pair, cells: pair.cells + 1 });
  }
  const successors = new Map<number, number>();
  const taken = new Set<number>();
  // Largest overlaps first; ties by order.
  for (const { old, now } of [...shared.values()].toSorted((a, b) => b.cells - a.cells)) {
    if (successors.has(old) || taken.has(now)) continue;
    successors.set(old, now);
    taken.add(now);
  }
  return successors;
}

/**
 * Areas after a press on the wall between two cells side by side. Between two areas it takes the
 * wall down and joins them. Inside an area it puts up a wall along the whole line on which the
 * two cells meet, if that divides the area; otherwise nothing changes.
 */
export function moveWall(
  grid: Rectangle,
  areas: readonly (number | undefined)[],
  first: number,
  second: number,
): readonly (number | undefined)[] {
  const [a, b] = [areas[first], areas[second]];
  if (a === undefined || b === undefined) {
    return areas.map((area, cell) =>
      cell === first || cell === second ? (a ?? b ?? areas.length) : area,
    );
  }
  if (a !== b) return areas.map((area) => (area === b ? a : area));
  const across = Math.abs(first - second) === 1;
  const place = (cell: number) => (across ? cell % grid.width : Math.floor(cell / grid.width));
  const line = Math.max(place(first), place(second));
  const beyond = areas.flatMap((area, cell) => (area === a && place(cell) >= line ? [cell] : []));
  const cut = new Set(
    piecesOf(grid, beyond).find((piece) => piece.includes(Math.max(first, second))),
  );
  return areas.map((area, cell) => (cut.has(cell) ? areas.length + 1 : area));
}
