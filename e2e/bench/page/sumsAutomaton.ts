/** An automaton that reads a line's digits and accepts where the runs have the wanted sums. */
export interface Automaton {
  /** For each state, the state after each digit from 0 on; states count from 1, and 0 is none. */
  readonly table: readonly (readonly number[])[];
  readonly accepting: readonly number[];
}

/** `wanted` are the sums that each run in turn may have; digit 0 is an empty cell. */
export function sumsAutomaton(wanted: readonly (readonly number[])[], digits: number): Automaton {
  /** Runs that are over, and the sum so far of the one that is not; in the order of the table. */
  const states: (readonly [over: number, sum: number])[] = [[0, 0]];
  const numbers = new Map([['0 0', 1]]);
  const numberOf = (over: number, sum: number): number => {
    const key = `${over} ${sum}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, states.push([over, sum]));
    return states.length;
  };
  const table: number[][] = [];
  // `states` grows while it is walked.
  for (const [over, sum] of states) {
    const sums = wanted[over] ?? [];
    const most = Math.max(0, ...sums);
    const afterGap = sum === 0 ? numberOf(over, 0) : sums.includes(sum) ? numberOf(over + 1, 0) : 0;
    const afterDigits = Array.from({ length: digits }, (_, index) =>
      sum + index + 1 <= most ? numberOf(over, sum + index + 1) : 0,
    );
    table.push([afterGap, ...afterDigits]);
  }
  const accepting = states.flatMap(([over, sum], index) => {
    const ended = sum === 0 ? over : (wanted[over] ?? []).includes(sum) ? over + 1 : -1;
    return ended === wanted.length ? [index + 1] : [];
  });
  return { table, accepting };
}
