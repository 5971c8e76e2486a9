/**
 * Line solving: the way a person starts these puzzles. Cells are 0 blank, 1 filled, and 2 open. The
 * two tables, what fits before a cell and what after it, are the usual dynamic programme: Batenburg
 * and Kosters, "Solving Nonograms by combining relaxations" (2009).
 */
import { BLANK, FILLED } from './board.ts';

export const OPEN = 2;

/** A line's cells and the lengths of its blocks, without zeros. */
export interface PictureLine {
  readonly cells: readonly number[];
  readonly lengths: readonly number[];
}

/**
 * Determines every cell that follows from one line at a time, until a fixed point. Returns the
 * cells, some still `OPEN`. The lines must not contradict each other.
 */
export function followLines(lines: readonly PictureLine[], size: number): Uint8Array {
  const known = new Uint8Array(size).fill(OPEN);
  const crossing: number[][] = Array.from({ length: size }, () => []);
  lines.forEach(({ cells }, line) => cells.forEach((cell) => crossing[cell]?.push(line)));
  const waiting = new Set(lines.keys());
  for (const line of waiting) {
    waiting.delete(line);
    const { cells, lengths } = lines[line] ?? { cells: [], lengths: [] };
    if (cells.every((cell) => known[cell] !== OPEN)) continue;
    const settled = settleLine(
      cells.map((cell) => known[cell] ?? OPEN),
      lengths,
    );
    cells.forEach((cell, at) => {
      if (settled[at] === known[cell]) return;
      known[cell] = settled[at] ?? OPEN;
      // A set iterates in insertion order, including elements that are added meanwhile.
      for (const other of crossing[cell] ?? []) if (other !== line) waiting.add(other);
    });
  }
  return known;
}

/** A line with every cell filled in that is the same in all arrangements of its blocks. */
export function settleLine(line: readonly number[], lengths: readonly number[]): readonly number[] {
  const size = line.length;
  const before = fitting(line, lengths);
  const after = fitting(line.toReversed(), lengths.toReversed());
  /** Whether the blocks from this one on fit into the cells from `at` on. */
  const fitsFrom = (block: number, at: number): boolean =>
    after[lengths.length - block]?.[size - at] === 1;
  const maybeBlank = new Uint8Array(size);
  /** By how many more blocks begin to cover a cell here than end; prefix sums give the coverage. */
  const covers = new Int32Array(size + 1);
  for (let block = 0; block <= lengths.length; block += 1) {
    const fits = before[block] ?? new Uint8Array(0);
    for (let at = 0; at < size; at += 1) {
      if (line[at] !== FILLED && fits[at] === 1 && fitsFrom(block, at + 1)) maybeBlank[at] = 1;
    }
    const length = lengths[block];
    if (length === undefined) continue;
    let room = 0;
    for (let end = 1; end <= size; end += 1) {
      room = line[end - 1] === BLANK ? 0 : room + 1;
      const start = end - length;
      if (room < length || start < 0) continue;
      const free =
        (start === 0 ? block === 0 : line[start - 1] !== FILLED && fits[start - 1] === 1) &&
        (end === size
          ? block === lengths.length - 1
          : line[end] !== FILLED && fitsFrom(block + 1, end + 1));
      if (!free) continue;
      covers[start] = (covers[start] ?? 0) + 1;
      covers[end] = (covers[end] ?? 0) - 1;
    }
  }
  let covering = 0;
  return line.map((value, at) => {
    covering += covers[at] ?? 0;
    if (value !== OPEN) return value;
    if (maybeBlank[at] === 0) return FILLED;
    return covering > 0 ? OPEN : BLANK;
  });
}

/**
 * Indexed by number of blocks and of cells, from the left: whether exactly these blocks fit into
 * them.
 */
function fitting(line: readonly number[], lengths: readonly number[]): readonly Uint8Array[] {
  const size = line.length;
  const tables: Uint8Array[] = [];
  for (let block = 0; block <= lengths.length; block += 1) {
    const table = new Uint8Array(size + 1);
    const length = lengths[block - 1] ?? 0;
    const last = tables[block - 1];
    let room = 0;
    if (block === 0) table[0] = 1;
    for (let end = 1; end <= size; end += 1) {
      const value = line[end - 1];
      room = value === BLANK ? 0 : room + 1;
      if (value !== FILLED && table[end - 1] === 1) table[end] = 1;
      const start = end - length;
      if (last === undefined || room < length || start < 0) continue;
      const apart = start === 0 ? block === 1 : line[start - 1] !== FILLED && last[start - 1] === 1;
      if (apart) table[end] = 1;
    }
    tables.push(table);
  }
  return tables;
}
