import type { PathBoard } from './pathBoard.ts';

/** A place of the frontier that no path crosses. */
export const UNCROSSED = 0;
/** The left end of a path that has no number yet, and its right end; they are nested like brackets. */
export const LEFT = 1;
export const RIGHT = 2;
/** A path that leads to a number: this, plus the number from 1. */
export const LABEL = 2;

/** The numbers of the dots that are still to come, around the rest of the board. */
export interface Shore {
  /** At each column the number of the first dot to come, as a label; 0 for none. */
  readonly first: Uint8Array;
  /** Further labels at the border: right side downwards, last row to the left, left side upwards. */
  readonly border: Uint8Array;
}

/** The shore after the dot of this row and column. */
export function shoreAfter(board: PathBoard, row: number, column: number): Shore {
  const { width, height, numbers } = board;
  const labelAt = (y: number, x: number): number => {
    const number = y < height ? (numbers[y * width + x] ?? 0) : 0;
    return number === 0 ? 0 : number + LABEL;
  };
  const firstRow = (x: number): number => (x <= column ? row + 1 : row);
  const first = Uint8Array.from({ length: width }, (_, x) => labelAt(firstRow(x), x));
  const border: number[] = [];
  const put = (y: number, x: number): void => {
    if (y > firstRow(x) && labelAt(y, x) !== 0) border.push(labelAt(y, x));
  };
  for (let y = row; y < height; y += 1) put(y, width - 1);
  for (let x = width - 2; x >= 0; x -= 1) put(height - 1, x);
  for (let y = height - 2; y > row; y -= 1) put(y, 0);
  return { first, border: Uint8Array.from(border) };
}

/**
 * Tells whether some paths must cross. What is left of a board is a disc: the places of the frontier and the
 * numbers at its border come one after the other around it. Two numbers, each there twice, that alternate
 * around the disc can only be joined without crossing if one of their paths leaves the disc, along a drawn path
 * that has exactly one of its ends between the two places of the other number (by the Jordan curve theorem:
 * two closed curves cross an even number of times).
 */
export class Crossings {
  /** The first place of each label around the disc; -1 if it was not met. */
  private readonly places: Int16Array;
  /** Numbers that are there twice: their places, two by two. */
  private readonly pairs: Int16Array;
  /** Drawn paths without a number: the places of their ends. */
  private readonly open: Int16Array;
  private readonly arcs: Int16Array;
  private pairCount = 0;
  private arcCount = 0;
  private at = 0;
  private depth = 0;

  constructor(board: PathBoard) {
    const most = 4 * (board.width + board.height) + 8;
    this.places = new Int16Array(board.pairs + LABEL + 1).fill(-1);
    this.pairs = new Int16Array(most);
    this.open = new Int16Array(most);
    this.arcs = new Int16Array(most);
  }

  /** `key` is the frontier after the dot in this column. */
  mustCross(key: Uint8Array, column: number, { first, border }: Shore): boolean {
    this.pairCount = 0;
    this.arcCount = 0;
    this.at = 0;
    this.depth = 0;
    const width = first.length;
    for (let x = 0; x < width; x += 1) {
      // The place of the side to the right comes between those of the columns left of it and right of it.
      if (x === column + 1) this.meet(key[x] ?? 0);
      const place = key[x <= column ? x : x + 1] ?? 0;
      this.meet(place);
      if (place === UNCROSSED) this.meet(first[x] ?? 0);
    }
    for (const label of border) this.meet(label);
    const crosses = this.pairCount > 2 && this.someAlternate();
    this.places.fill(-1);
    return crosses;
  }

  private meet(place: number): void {
    if (place === UNCROSSED) return;
    this.at += 1;
    if (place === LEFT) {
      this.open[this.depth] = this.at;
      this.depth += 1;
    } else if (place === RIGHT) {
      this.depth -= 1;
      this.arcs[this.arcCount] = this.open[this.depth] ?? 0;
      this.arcs[this.arcCount + 1] = this.at;
      this.arcCount += 2;
    } else if (this.places[place] === -1) {
      this.places[place] = this.at;
    } else {
      this.pairs[this.pairCount] = this.places[place] ?? 0;
      this.pairs[this.pairCount + 1] = this.at;
      this.pairCount += 2;
    }
  }

  private someAlternate(): boolean {
    const { pairs } = this;
    let count = 0;
    // Those that no drawn path leads out of come to the front.
    for (let pair = 0; pair < this.pairCount; pair += 2) {
      const [from, to] = [pairs[pair] ?? 0, pairs[pair + 1] ?? 0];
      if (this.isLeft(from, to)) continue;
      pairs[count] = from;
      pairs[count + 1] = to;
      count += 2;
    }
    for (let one = 0; one < count; one += 2) {
      const [from, to] = [pairs[one] ?? 0, pairs[one + 1] ?? 0];
      for (let other = one + 2; other < count; other += 2) {
        if (isBetween(pairs[other] ?? 0, from, to) !== isBetween(pairs[other + 1] ?? 0, from, to)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether a drawn path has exactly one end between these places. */
  private isLeft(from: number, to: number): boolean {
    for (let arc = 0; arc < this.arcCount; arc += 2) {
      const [start, end] = [this.arcs[arc] ?? 0, this.arcs[arc + 1] ?? 0];
      if (isBetween(start, from, to) !== isBetween(end, from, to)) return true;
    }
    return false;
  }
}

const isBetween = (place: number, from: number, to: number): boolean => place > from && place < to;
