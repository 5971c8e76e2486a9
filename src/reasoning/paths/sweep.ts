import { UNCROSSED } from './crossings.ts';
import { FrontierStates } from './frontierStates.ts';
import { CHOICES, DotPassing } from './dotPassing.ts';
import type { PathBoard } from './pathBoard.ts';

/** About how many times fewer states a row adds to a frontier than the row before, measured on boards of 10 to 15. */
const GROWTH = 2;

/** The most states of one frontier, which keep some hundred bytes each: half a gigabyte on the widest boards. */
const MOST_AT_ONCE = 4_000_000;

/** What a sweep found. */
export interface Swept {
  /** The sides that are drawn to the right of each dot and below it, as bits (see `dotPassing.ts`). */
  readonly drawn: Uint8Array;
  /** Whether there are other ways. */
  readonly several: boolean;
}

/**
 * Goes through the dots in reading order, and keeps all states of the frontier: of each side that leads to a
 * dot to come, whether it is drawn, and to what number or to which other side of the frontier its path leads.
 * That is the frontier method (Sekine, Imai and Tani, 1995; Knuth's Simpath), which finds all solutions at once.
 *
 * It leaves out states whose paths must cross, and some whose paths have a shortcut. It keeps 4 bytes for each
 * state it met, and some 40 more for those of the two last dots.
 */
export class Sweep {
  readonly board: PathBoard;
  private readonly passing: DotPassing;
  private readonly origins: Uint32Array[] = [];
  private states: FrontierStates;
  private next: FrontierStates;

  /** `newest` prefers the last of several ways to a state instead of the first. */
  constructor(board: PathBoard, newest: boolean) {
    this.board = board;
    this.passing = new DotPassing(board, newest);
    const { stride } = this.passing;
    this.states = new FrontierStates(stride);
    this.next = new FrontierStates(stride);
    this.states.add(new Uint32Array(stride / 4), 0, 0, newest);
  }

  /** How much seems to be left: states at the frontier, which grow less with each row. */
  get outlook(): number {
    return this.states.size / GROWTH ** (this.origins.length / this.board.width);
  }

  get isDone(): boolean {
    return this.origins.length === this.board.numbers.length;
  }

  /** Passes one dot, and tells how many states that left; `undefined` if these were more than `limit`, or too many at once. */
  advance(limit: number): number | undefined {
    const { board, next } = this;
    const [row, column] = [
      Math.floor(this.origins.length / board.width),
      this.origins.length % board.width,
    ];
    next.clear();
    const most = Math.min(limit, MOST_AT_ONCE);
    if (!this.passing.pass(row, column, this.states, next, most)) return undefined;
    this.origins.push(next.origins.slice(0, next.size));
    [this.states, this.next] = [next, this.states];
    if (column === board.width - 1) toNextRow(next, board.width);
    return next.size;
  }

  /** What it found, once it is done. */
  result(): Swept | 'none' {
    const { states, origins } = this;
    if (states.size === 0) return 'none';
    return { drawn: drawnBy(origins), several: states.several[0] === 1 };
  }
}

/** The sides of the one state at the end, from the last dot to the first. */
function drawnBy(origins: readonly Uint32Array[]): Uint8Array {
  const drawn = new Uint8Array(origins.length);
  let index = 0;
  for (let dot = origins.length - 1; dot >= 0; dot -= 1) {
    const origin = origins[dot]?.[index] ?? 0;
    drawn[dot] = origin % CHOICES;
    index = Math.floor(origin / CHOICES);
  }
  return drawn;
}

/** Nothing leads beyond the right border, and nothing comes from the left one. */
function toNextRow({ keys, size, stride }: FrontierStates, width: number): void {
  for (let base = 0; base < size * stride; base += stride) {
    keys.copyWithin(base + 1, base, base + width);
    keys[base] = UNCROSSED;
    keys[base + stride - 1] = 0;
  }
}
