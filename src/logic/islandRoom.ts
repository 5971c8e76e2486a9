import type { Values } from './claim.ts';

/** A number, and the group of connected cells with one value that is to hold it. */
export interface Island {
  /** The cell of its number. */
  readonly root: number;
  /** How many cells it has; `undefined` if any number. */
  readonly size: number | undefined;
  /** The cells that it may have, in reading order, the root among them. */
  readonly cells: readonly number[];
}

/** By cell: those next to it, both ways. */
export type Near = (cell: number) => readonly number[];

/** What the filled cells leave to an island. */
export interface IslandRoom {
  /** Its cells so far: those connected with its number, which comes first. */
  readonly group: readonly number[];
  /** The group, and all open cells that can still be of it. */
  readonly room: ReadonlySet<number>;
  /** The first cells of `group` that are one too many, or end where it may not be; empty if it fits. */
  readonly wrong: readonly number[];
}

/** What is shown, but for the value of one cell. */
export function withValue(shown: Values, cell: number, value: number): Values {
  const next = [...shown];
  next[cell] = value;
  return next;
}

/** A cell with the cells that are connected with it through cells that are `isIn`, nearest first. */
export function groupFrom(
  start: number,
  near: Near,
  isIn: (cell: number) => boolean,
): readonly number[] {
  const group = new Set([start]);
  for (const cell of group) for (const next of near(cell)) if (isIn(next)) group.add(next);
  return [...group];
}

/**
 * The cells that an island can have: a shortest way to them, with all groups that it joins, takes no
 * more cells than the island has (Dijkstra's algorithm). A few more may be among them, where several
 * ways together take too many.
 */
export function islandRoom(
  { root, size = Infinity, cells }: Island,
  near: Near,
  value: number,
  shown: Values,
): IslandRoom {
  const own = new Set(cells);
  const isHeld = (cell: number): boolean => shown[cell] === value;
  const group = groupFrom(root, near, isHeld);
  const stray = group.findIndex((cell) => !own.has(cell));
  const most = Math.min(size, stray < 0 ? Infinity : stray);
  if (group.length > most) return { group, room: new Set(group), wrong: group.slice(0, most + 1) };
  const groups = new Map<number, readonly number[]>(group.map((cell) => [cell, group]));
  const groupAt = (cell: number): readonly number[] => {
    const known = groups.get(cell) ?? (isHeld(cell) ? groupFrom(cell, near, isHeld) : [cell]);
    for (const each of known) groups.set(each, known);
    return known;
  };
  const fits = (piece: readonly number[]): boolean => piece.every((cell) => own.has(cell));
  /** Whether the island is not too large with this open cell and the groups beside it. */
  const mayJoin = (cell: number): boolean => {
    const joined = new Set(near(cell).filter(isHeld).map(groupAt));
    joined.delete(group);
    const total = [...joined].reduce((sum, piece) => sum + piece.length, group.length + 1);
    return total <= size && [...joined].every(fits);
  };
  const room = new Set(group);
  const waiting: number[][] = [];
  waiting[group.length] = [...group];
  for (let total = group.length; total < waiting.length; total += 1) {
    for (const from of waiting[total] ?? []) {
      for (const next of near(from)) {
        if (room.has(next) || !own.has(next)) continue;
        if (shown[next] !== undefined && !isHeld(next)) continue;
        const piece = groupAt(next);
        const after = total + piece.length;
        if (after > size || !fits(piece) || (!isHeld(next) && !mayJoin(next))) continue;
        for (const cell of piece) room.add(cell);
        (waiting[after] ??= []).push(...piece);
      }
    }
  }
  return { group, room, wrong: [] };
}

/**
 * The cells that an island may have on every board: those so near to its number that the way there
 * takes no more cells than it has, without other numbers' cells and those beside them.
 */
export function cellsInReach(
  root: number,
  size: number | undefined,
  roots: ReadonlySet<number>,
  near: Near,
): readonly number[] {
  const steps = new Map([[root, 1]]);
  const isFree = (cell: number): boolean =>
    !roots.has(cell) && near(cell).every((next) => next === root || !roots.has(next));
  for (const [cell, step] of steps) {
    if (step >= (size ?? Infinity)) break;
    for (const next of near(cell)) if (!steps.has(next) && isFree(next)) steps.set(next, step + 1);
  }
  return [...steps.keys()].toSorted((a, b) => a - b);
}
