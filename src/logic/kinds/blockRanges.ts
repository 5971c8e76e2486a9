import { FILLED } from './blocks.ts';

/** The known values of a line's cells, in order. */
export type LineValues = readonly (number | undefined)[];

/** Where the blocks of a line can be, given its known cells; positions are 0-based. */
export interface BlockRanges {
  /** Indexed by block: the first and the last position at which it can begin. */
  readonly starts: readonly { readonly first: number; readonly last: number }[];
  /** Indexed by position: whether it can be filled, and whether it can be blank. */
  readonly canFill: readonly boolean[];
  readonly canBlank: readonly boolean[];
}

/** Finds where blocks can be; `undefined` if they do not fit. */
export function blockRanges(line: LineValues, lengths: readonly number[]): BlockRanges | undefined {
  const size = line.length;
  const before = placeable(line, lengths);
  const after = placeable(line.toReversed(), lengths.toReversed());
  /** Whether the blocks from this one on fit into the cells from `at` on. */
  const fitsAfter = (block: number, at: number): boolean =>
    after[lengths.length - block]?.[Math.max(0, size - at)] === true;
  if (before[lengths.length]?.[size] !== true) return undefined;
  const canFill = line.map(() => false);
  const starts: { first: number; last: number }[] = [];
  lengths.forEach((length, block) => {
    const possible: number[] = [];
    for (let start = 0; start + length <= size; start += 1) {
      const end = start + length;
      if (line[start - 1] === FILLED || line[end] === FILLED) continue;
      if (line.slice(start, end).some((value) => value !== undefined && value !== FILLED)) continue;
      if (before[block]?.[Math.max(0, start - 1)] !== true) continue;
      if (!fitsAfter(block + 1, end + 1)) continue;
      possible.push(start);
      for (let at = start; at < end; at += 1) canFill[at] = true;
    }
    starts.push({ first: possible[0] ?? 0, last: possible.at(-1) ?? 0 });
  });
  const canBlank = line.map(
    (value, at) =>
      value !== FILLED &&
      before.some((reached, block) => reached[at] === true && fitsAfter(block, at + 1)),
  );
  return { starts, canFill, canBlank };
}

/** How many of the blocks, counted from the first, fit into a line one after the other. */
export function roomFor(line: LineValues, lengths: readonly number[]): number {
  const reached = placeable(line, lengths);
  const none = reached.findIndex((ends) => !ends.includes(true));
  return none < 0 ? lengths.length : none - 1;
}

/**
 * Indexed by number of blocks, then number of cells: whether exactly the first blocks fit into the
 * first cells.
 */
function placeable(line: LineValues, lengths: readonly number[]): readonly (readonly boolean[])[] {
  const size = line.length;
  const found: boolean[][] = [];
  const none: boolean[] = [true];
  for (let at = 0; at < size; at += 1) none.push(none[at] === true && line[at] !== FILLED);
  found.push(none);
  lengths.forEach((length, block) => {
    const reached: boolean[] = [false];
    let clear = 0;
    for (let end = 1; end <= size; end += 1) {
      const value = line[end - 1];
      clear = value === undefined || value === FILLED ? clear + 1 : 0;
      const start = end - length;
      const room = clear >= length && (start === 0 || line[start - 1] !== FILLED);
      const fits = room && found[block]?.[Math.max(0, start - (block === 0 ? 0 : 1))] === true;
      // Every block except the first has a blank before it.
      const lies = fits && (block === 0 || start > 0);
      reached.push(lies || (reached[end - 1] === true && value !== FILLED));
    }
    found.push(reached);
  });
  return found;
}
