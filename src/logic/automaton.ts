import { and, auxiliary, FALSE, is, not, or, TRUE } from './formula.ts';
import type { Formula } from './formula.ts';

/**
 * A rule about a line as a finite automaton that reads it cell by cell: what was seen so far is a
 * state, a word, and each cell's value leads from state to state.
 */
export interface Automaton {
  readonly start: string;
  /** The state after a cell that holds `value`; `undefined` when the rule is broken by then. */
  step(state: string, value: number): string | undefined;
  /** Whether the rule holds of a line that ends in this state. */
  ends(state: string): boolean;
}

/** Whether the open cells of a line can be filled with `values` so that the automaton accepts it. */
export function canAccept(
  automaton: Automaton,
  line: readonly (number | undefined)[],
  values: readonly number[],
): boolean {
  let states = new Set([automaton.start]);
  for (const value of line) {
    const next = new Set<string>();
    for (const state of states) {
      for (const each of value === undefined ? values : [value]) {
        const to = automaton.step(state, each);
        if (to !== undefined) next.add(to);
      }
    }
    states = next;
  }
  return [...states].some((state) => automaton.ends(state));
}

/** What leads nowhere. */
const NOWHERE = -1;

/**
 * An automaton whose states are numbered as they are met, from 0, the start; each of its steps is looked
 * at once, for lines have the same states at many of their cells.
 */
interface Numbered {
  /** What each state is called; grows. */
  readonly names: readonly string[];
  /** The state after a cell with this value, by its index; `NOWHERE` when the rule is broken. */
  step(state: number, index: number): number;
}

function numbered(automaton: Automaton, values: readonly number[]): Numbered {
  const names = [automaton.start];
  const numbers = new Map([[automaton.start, 0]]);
  const steps: number[] = [];
  const numberOf = (name: string | undefined): number => {
    if (name === undefined) return NOWHERE;
    const known = numbers.get(name);
    if (known !== undefined) return known;
    numbers.set(name, names.length);
    return names.push(name) - 1;
  };
  return {
    names,
    step(state, index) {
      const at = state * values.length + index;
      return (steps[at] ??= numberOf(automaton.step(names[state] ?? '', values[index] ?? 0)));
    },
  };
}

/** The states after each cell, from before the first on, that the automaton can be in. */
type Layers = readonly ReadonlySet<number>[];

/** The states that can be reached and from which a line of this length can still end well. */
function useful(
  { step }: Numbered,
  ends: (state: number) => boolean,
  length: number,
  choices: number,
): Layers {
  const layers = [new Set([0])];
  for (let at = 0; at < length; at += 1) {
    const next = new Set<number>();
    for (const state of layers[at] ?? []) {
      for (let index = 0; index < choices; index += 1) {
        const to = step(state, index);
        if (to !== NOWHERE) next.add(to);
      }
    }
    layers.push(next);
  }
  const leads = (state: number, after: ReadonlySet<number>): boolean => {
    for (let index = 0; index < choices; index += 1) if (after.has(step(state, index))) return true;
    return false;
  };
  for (let at = length; at >= 0; at -= 1) {
    const after = layers[at + 1];
    for (const state of layers[at] ?? []) {
      const good = after === undefined ? ends(state) : leads(state, after);
      if (!good) layers[at]?.delete(state);
    }
  }
  return layers;
}

/**
 * The rule for a solver: an auxiliary variable for each state after each cell. The states that
 * the line really leads through are true; clauses backwards let a solver drop those that nothing leads
 * to. `name` begins their names and must be the line's own.
 */
export function automatonFormula(
  automaton: Automaton,
  name: string,
  cells: readonly number[],
  values: readonly number[],
): Formula {
  const table = numbered(automaton, values);
  const ends = (state: number): boolean => automaton.ends(table.names[state] ?? '');
  const layers = useful(table, ends, cells.length, values.length);
  if (layers[0]?.size !== 1) return FALSE;
  const first: Reached = { is: TRUE, isNot: FALSE };
  const reached = layers.map((states, at) => {
    const layer = new Map<number, Reached>();
    for (const state of states) {
      const is = auxiliary(`${name}-${at}-${table.names[state] ?? ''}`);
      layer.set(state, at === 0 ? first : { is, isNot: not(is) });
    }
    return layer;
  });
  const clauses: Formula[] = [];
  cells.forEach((cell, at) => {
    const after = reached[at + 1] ?? new Map<number, Reached>();
    /** From where and with which values each state is reached. */
    const ways = new Map<number, { readonly from: Set<Formula>; readonly seen: Set<Formula> }>();
    const holding = values.map((value) => is(cell, value));
    const lacking = holding.map(not);
    for (const [state, here] of reached[at] ?? []) {
      holding.forEach((holds, index) => {
        const lacks = lacking[index] ?? TRUE;
        const to = table.step(state, index);
        const next = after.get(to);
        if (next === undefined) {
          clauses.push(or([here.isNot, lacks]));
          return;
        }
        clauses.push(or([here.isNot, lacks, next.is]));
        const way = ways.get(to);
        if (way === undefined) ways.set(to, { from: new Set([here.is]), seen: new Set([holds]) });
        else {
          way.from.add(here.is);
          way.seen.add(holds);
        }
      });
    }
    for (const [to, next] of after) {
      const { from = [], seen = [] } = ways.get(to) ?? {};
      // As conditions of their own, which reasons rest on: made puzzles depend on their number.
      clauses.push(or([next.isNot, or([...from])]), or([next.isNot, or([...seen])]));
    }
    clauses.push(or([...after.values()].map((next) => next.is)));
  });
  return and(clauses);
}

/** That a state is reached, and that it is not. */
interface Reached {
  readonly is: Formula;
  readonly isNot: Formula;
}
