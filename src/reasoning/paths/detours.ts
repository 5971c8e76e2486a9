import type { PathBoard } from './pathBoard.ts';
import { DOWN, TO_RIGHT } from './dotPassing.ts';

/** A dot on a path: which path, and how far from its first dot. */
interface Place {
  readonly path: number;
  readonly at: number;
}

/**
 * The dots of each path in order, of a board with such sides drawn. Each path begins at the first of its
 * numbers in reading order.
 */
export function pathsOf(board: PathBoard, drawn: Uint8Array): readonly (readonly number[])[] {
  const { width, numbers } = board;
  const linked = (dot: number): readonly number[] => [
    ...(((drawn[dot] ?? 0) & TO_RIGHT) !== 0 ? [dot + 1] : []),
    ...(((drawn[dot] ?? 0) & DOWN) !== 0 ? [dot + width] : []),
    ...(dot % width > 0 && ((drawn[dot - 1] ?? 0) & TO_RIGHT) !== 0 ? [dot - 1] : []),
    ...(dot >= width && ((drawn[dot - width] ?? 0) & DOWN) !== 0 ? [dot - width] : []),
  ];
  const firsts = [...numbers.keys()].filter(
    (dot) => numbers[dot] !== 0 && numbers.indexOf(numbers[dot] ?? 0) === dot,
  );
  return firsts.map((first) => {
    const path = new Set([first]);
    for (const dot of path) for (const next of linked(dot)) path.add(next);
    return [...path];
  });
}

/** The paths with a stretch of one of them led through dots that no path uses; `undefined` if that cannot be. */
export function takeDetour(
  board: PathBoard,
  paths: readonly (readonly number[])[],
): readonly (readonly number[])[] | undefined {
  const placeOf = new Map<number, Place>();
  for (const [path, dots] of paths.entries()) {
    for (const [at, dot] of dots.entries()) placeOf.set(dot, { path, at });
  }
  const seen = new Set<number>();
  for (const start of board.numbers.keys()) {
    if (seen.has(start) || placeOf.has(start)) continue;
    const area = new Set([start]);
    /** Of each path, the first place where it passes the area, and the dot of the area beside it. */
    const met = new Map<number, Place & { readonly beside: number }>();
    for (const dot of area) {
      seen.add(dot);
      for (const near of neighboursOf(board, dot)) {
        const place = placeOf.get(near);
        if (place === undefined) {
          area.add(near);
          continue;
        }
        const first = met.get(place.path);
        if (first === undefined) met.set(place.path, { ...place, beside: dot });
        else if (first.at !== place.at) {
          const way = wayThrough(board, placeOf, first.beside, dot);
          return paths.map((path, index) =>
            index === place.path ? replaceBetween(path, first.at, place.at, way) : path,
          );
        }
      }
    }
  }
  return undefined;
}

function replaceBetween(
  path: readonly number[],
  one: number,
  other: number,
  way: readonly number[],
): readonly number[] {
  const [from, to, through] = one < other ? [one, other, way] : [other, one, way.toReversed()];
  return [...path.slice(0, from + 1), ...through, ...path.slice(to)];
}

/** A shortest way between two dots through dots on no path, with both. */
function wayThrough(
  board: PathBoard,
  placeOf: ReadonlyMap<number, Place>,
  from: number,
  to: number,
): readonly number[] {
  const before = new Map<number, number | undefined>([[from, undefined]]);
  for (const [dot] of before) {
    if (dot === to) break;
    for (const near of neighboursOf(board, dot)) {
      if (!placeOf.has(near) && !before.has(near)) before.set(near, dot);
    }
  }
  const way: number[] = [];
  for (let dot: number | undefined = to; dot !== undefined; dot = before.get(dot)) way.push(dot);
  return way.toReversed();
}

const neighboursOf = ({ width, height }: PathBoard, dot: number): readonly number[] => [
  ...(dot >= width ? [dot - width] : []),
  ...(dot % width > 0 ? [dot - 1] : []),
  ...(dot % width < width - 1 ? [dot + 1] : []),
  ...(dot < width * (height - 1) ? [dot + width] : []),
];
