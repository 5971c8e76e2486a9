import { Crossings, LABEL, LEFT, UNCROSSED, RIGHT, shoreAfter } from './crossings.ts';
import type { Shore } from './crossings.ts';
import { FrontierStates } from './frontierStates.ts';
import type { PathBoard } from './pathBoard.ts';

/** The sides that are drawn from a dot to the right and downwards, as bits. */
export const TO_RIGHT = 1;
export const DOWN = 2;
/** How many sets of these sides there are. */
export const CHOICES = 4;

/**
 * Passes one dot after the other. A state has a byte for each column and one more. Before a dot, place `column` is
 * the side from the left, and the place after it that from above; afterwards these are the side downwards and that
 * to the right. The last byte of a state is 1 if all dots of the row since the last path that leads down are on no
 * path.
 */
export class DotPassing {
  /** Bytes of a state, a multiple of four. */
  readonly stride: number;
  private readonly board: PathBoard;
  private readonly newest: boolean;
  private readonly crossings: Crossings;
  /** The state that is being made, as bytes and as words. */
  private readonly key: Uint8Array;
  private readonly words: Uint32Array;
  private from: FrontierStates;
  private into: FrontierStates;
  private shore: Shore;
  private column = 0;
  /** The sides that the dot has: `TO_RIGHT` and `DOWN`, as far as there are dots. */
  private ways = 0;
  /** Where in `from` the state before the dot begins. */
  private base = 0;
  private several = 0;
  private origin = 0;
  /** The place whose path was lengthened beyond its other end; -1 if there is none. */
  private changed = -1;

  constructor(board: PathBoard, newest: boolean) {
    this.board = board;
    this.newest = newest;
    this.stride = Math.ceil((board.width + 2) / 4) * 4;
    this.crossings = new Crossings(board);
    this.key = new Uint8Array(this.stride);
    this.words = new Uint32Array(this.key.buffer);
    this.from = new FrontierStates(this.stride);
    this.into = this.from;
    this.shore = shoreAfter(board, 0, 0);
  }

  /** Puts into `into` what follows the states of `from`; false if that is more than `limit` states. */
  pass(
    row: number,
    column: number,
    from: FrontierStates,
    into: FrontierStates,
    limit: number,
  ): boolean {
    const { width, height, numbers } = this.board;
    this.from = from;
    this.into = into;
    this.column = column;
    this.shore = shoreAfter(this.board, row, column);
    this.ways = (column < width - 1 ? TO_RIGHT : 0) | (row < height - 1 ? DOWN : 0);
    const number = numbers[row * width + column] ?? 0;
    for (let index = 0; index < from.size; index += 1) {
      this.base = index * from.stride;
      this.several = from.several[index] ?? 0;
      this.origin = index * CHOICES;
      const left = from.keys[this.base + column] ?? UNCROSSED;
      const above = from.keys[this.base + column + 1] ?? UNCROSSED;
      if (number !== 0) this.passNumber(number + LABEL, left, above);
      else if (left === UNCROSSED && above === UNCROSSED) this.passFree();
      else if (left === UNCROSSED || above === UNCROSSED) this.goOn(left + above);
      else this.join(left, above);
      if (into.size > limit) return false;
    }
    return true;
  }

  /** Copies the state before the dot, without the sides that lead to it. */
  private begin(): void {
    const { key, column, base } = this;
    const { keys } = this.from;
    for (let at = 0; at < key.length; at += 1) key[at] = keys[base + at] ?? UNCROSSED;
    key[column] = UNCROSSED;
    key[column + 1] = UNCROSSED;
    this.changed = -1;
  }

  /** No path comes to the dot: it is on none, or on one whose two ends are both ahead. */
  private passFree(): void {
    this.begin();
    this.keep();
    if (this.ways !== (TO_RIGHT | DOWN)) return;
    this.begin();
    this.put(LEFT, RIGHT);
  }

  /** A path with this place goes on to the right, or down. */
  private goOn(place: number): void {
    if ((this.ways & DOWN) !== 0) {
      this.begin();
      this.put(place, UNCROSSED);
    }
    if ((this.ways & TO_RIGHT) !== 0) {
      this.begin();
      this.put(UNCROSSED, place);
    }
  }

  private passNumber(label: number, left: number, above: number): void {
    if (left === UNCROSSED && above === UNCROSSED) return this.goOn(label);
    if (left !== UNCROSSED && above !== UNCROSSED) return;
    const place = left + above;
    if (place > LABEL && place !== label) return;
    this.begin();
    if (place <= LABEL) this.changeOtherEnd(place, left === UNCROSSED, label);
    this.put(UNCROSSED, UNCROSSED);
  }

  /** Two paths meet at the dot. */
  private join(left: number, above: number): void {
    if (left > LABEL && above > LABEL && left !== above) return;
    // It would be closed.
    if (left === LEFT && above === RIGHT) return;
    this.begin();
    if (left <= LABEL && above > LABEL) this.changeOtherEnd(left, false, above);
    if (left > LABEL && above <= LABEL) this.changeOtherEnd(above, true, left);
    // One pair of ends is within the other: its far end becomes the near end of what is joined.
    if (left === above && left <= LABEL) this.changeOtherEnd(left, left === LEFT, left);
    this.put(UNCROSSED, UNCROSSED);
  }

  /** What the path leads to whose end at the dot is joined: `isAbove` says whether that end came from above. */
  private changeOtherEnd(place: number, isAbove: boolean, becomes: number): void {
    const { key, column } = this;
    const step = place === LEFT ? 1 : -1;
    const other = place === LEFT ? RIGHT : LEFT;
    let depth = 0;
    let at = column + (isAbove ? 1 : 0) + step;
    while (key[at] !== other || depth > 0) {
      if (at < 0 || at >= key.length) throw new Error('A path of the frontier has one end only');
      if (key[at] === place) depth += 1;
      else if (key[at] === other) depth -= 1;
      at += step;
    }
    key[at] = becomes;
    this.changed = at;
  }

  /** Keeps the state with these sides at a dot that is on a path, unless nothing comes of it. */
  private put(down: number, toRight: number): void {
    const { key, column, shore } = this;
    if (down > LABEL && isOther(shore.first[column], down)) return;
    if (toRight > LABEL && isOther(shore.first[column + 1], toRight)) return;
    // It would be closed at the next dot.
    if (toRight === LEFT && key[column + 2] === RIGHT) return;
    const last = key.length - 1;
    if (down !== UNCROSSED && key[last] === 1 && isOnePath(this.lastBefore(column), down)) return;
    key[last] = down === UNCROSSED ? 0 : 1;
    key[column] = down;
    key[column + 1] = toRight;
    if (this.changed === -1 || !this.hasShortcut(this.changed)) this.keep();
  }

  private keep(): void {
    const { key, column } = this;
    if (this.crossings.mustCross(key, column, this.shore)) return;
    const sides =
      (key[column] === UNCROSSED ? 0 : DOWN) | (key[column + 1] === UNCROSSED ? 0 : TO_RIGHT);
    this.into.add(this.words, this.several, this.origin + sides, this.newest);
  }

  /** The last place before this column that a path crosses. */
  private lastBefore(column: number): number {
    let at = column - 1;
    while (at > 0 && this.key[at] === UNCROSSED) at -= 1;
    return this.key[at] ?? UNCROSSED;
  }

  /** Whether a path leads down at this place and at the one beside it, from dots of one row. */
  private hasShortcut(at: number): boolean {
    const { key, column } = this;
    const place = key[at] ?? UNCROSSED;
    // Places `column` and `column + 1` are sides of one dot, and those after them are of the row above.
    const isFirst = at === 0 || at === column + 1 || at === column + 2;
    const isLast = at === column || at === column + 1 || at === this.board.width;
    return (
      (!isFirst && isOnePath(key[at - 1] ?? UNCROSSED, place)) ||
      (!isLast && isOnePath(place, key[at + 1] ?? UNCROSSED))
    );
  }
}

/** Whether two places, with none between them that a path crosses, are of one path, which is not closed yet. */
const isOnePath = (left: number, right: number): boolean =>
  left === LEFT ? right === RIGHT : left > LABEL && left === right;

const isOther = (label: number | undefined, own: number): boolean =>
  label !== undefined && label !== 0 && label !== own;
