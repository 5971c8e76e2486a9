import { UNCROSSED } from './crossings.ts';
import { FrontierStates } from './frontierStates.ts';
import { CHOICES, DotPassing } from './dotPassing.ts';
import type { PathBoard } from './pathBoard.ts';

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
 * It leaves out states whose paths must cross, and some whose paths have a shortcut. `limit` is how many states
 * it keeps in all: 4 bytes each, and some 40 more for those of the two last dots. `newest` prefers the last of
 * several ways to a state instead of the first.
 */
export function sweep(
  board: PathBoard,
  limit: number,
  newest: boolean,
): Swept | 'none' | 'too much' {
  const { width, height } = board;
  const passing = new DotPassing(board, newest);
  const { stride } = passing;
  let [states, next] = [new FrontierStates(stride), new FrontierStates(stride)];
  states.add(new Uint32Array(stride / 4), 0, 0, newest);
  const origins: Uint32Array[] = [];
  let left = limit;
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      next.clear();
      if (!passing.pass(row, column, states, next, left)) return 'too much';
      left -= next.size;
      origins.push(next.origins.slice(0, next.size));
      [states, next] = [next, states];
    }
    toNextRow(states, width);
  }
  return states.size === 0 ? 'none' : { drawn: drawnBy(origins), several: states.several[0] === 1 };
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
