/** The cells around a cell, in order; `undefined` where the board ends. At most eight. */
export type Ring = readonly (number | undefined)[];

/** The length of a run of cells around a cell; `undefined` if it is not known. */
export type RunLength = number | undefined;

/** Cells that cannot be so together: each with whether it belongs to a run. */
export type Nogood = readonly (readonly [cell: number, isThere: boolean])[];

/** All that a list of lengths says of a ring. */
export interface RingTable {
  /** The cells of the ring that there are, in its order. */
  readonly cells: readonly number[];
  /** Whether the runs may still have their lengths; `isThere` says what is known of a cell. */
  fits(isThere: (cell: number) => boolean | undefined): boolean;
  /**
   * The smallest sets of facts that leave no room for the runs: every other contains one of them. There
   * are at most 160, of 936 facts in all.
   */
  nogoods(): readonly Nogood[];
}

/** What is known of a position: a digit of a state, which is a number in base 3, the first digit lowest. */
const [OFF, ON, OPEN] = [0, 1, 2];

/** A table of positions, which are numbered without those where the board ends. */
interface States {
  /** For each state, 1 if some filling of its open positions fits. */
  readonly possible: Uint8Array;
  /** See `RingTable.nogoods`; found when they are first asked for. */
  nogoods?: readonly Nogood[];
}

/** By which positions there are, and the lengths; there are few. */
const tables = new Map<string, States>();

/** The lengths of runs in a ring, from where one begins on; a whole ring is one run. */
export function runsIn(ring: readonly boolean[]): readonly number[] {
  const end = ring.indexOf(false);
  if (end < 0) return [ring.length];
  return [...ring.slice(end), ...ring.slice(0, end)]
    .map(Number)
    .join('')
    .split(/0+/)
    .flatMap(({ length }) => (length === 0 ? [] : [length]));
}

/** Whether runs have these lengths, in any order. A length alone may be 0, said or not known. */
function areRuns(runs: readonly number[], lengths: readonly RunLength[]): boolean {
  const found = runs.length === 0 ? [0] : [...runs];
  if (found.length !== lengths.length) return false;
  return lengths.every((length) => {
    if (length === undefined) return true;
    const at = found.indexOf(length);
    if (at >= 0) found.splice(at, 1);
    return at >= 0;
  });
}

function statesOf(isThere: readonly boolean[], lengths: readonly RunLength[]): States {
  const key = `${isThere.map(Number).join('')} ${lengths.map((length) => length ?? '?').join(' ')}`;
  const before = tables.get(key);
  if (before !== undefined) return before;
  const count = isThere.filter(Boolean).length;
  const possible = new Uint8Array(3 ** count);
  // With an open position filled, a state is a lower one.
  for (const state of possible.keys()) {
    const digits = digitsOf(state, count);
    const open = digits.indexOf(OPEN);
    const step = 3 ** open;
    const isPossible =
      open < 0
        ? areRuns(runsIn(spread(isThere, digits)), lengths)
        : possible[state - step] === 1 || possible[state - 2 * step] === 1;
    possible[state] = Number(isPossible);
  }
  const states = { possible };
  tables.set(key, states);
  return states;
}

const digitsOf = (state: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => Math.floor(state / 3 ** at) % 3);

/** The whole ring by its digits; where the board ends is no run. */
function spread(isThere: readonly boolean[], digits: readonly number[]): readonly boolean[] {
  let next = 0;
  return isThere.map((there) => there && digits[next++] === ON);
}

/** The impossible states in which no fact can be spared, each by its positions. */
function nogoodsOf(possible: Uint8Array, count: number): readonly Nogood[] {
  const found: Nogood[] = [];
  for (const [state, isPossible] of possible.entries()) {
    if (isPossible === 1) continue;
    const facts = digitsOf(state, count).flatMap((digit, at) =>
      digit === OPEN ? [] : [{ digit, at }],
    );
    if (facts.every(({ digit, at }) => possible[state + (OPEN - digit) * 3 ** at] === 1)) {
      found.push(facts.map(({ digit, at }) => [at, digit === ON]));
    }
  }
  return found;
}

/** The table of a ring. */
export function ringTable(ring: Ring, lengths: readonly RunLength[]): RingTable {
  const cells = ring.flatMap((cell) => cell ?? []);
  const states = statesOf(
    ring.map((cell) => cell !== undefined),
    lengths,
  );
  return {
    cells,
    fits(isThere) {
      let state = 0;
      for (const [at, cell] of cells.entries()) {
        const own = isThere(cell);
        state += (own === undefined ? OPEN : own ? ON : OFF) * 3 ** at;
      }
      return states.possible[state] === 1;
    },
    nogoods() {
      states.nogoods ??= nogoodsOf(states.possible, cells.length);
      return states.nogoods.map((nogood) =>
        nogood.map(([at, isOn]) => [cells[at] ?? 0, isOn] as const),
      );
    },
  };
}
