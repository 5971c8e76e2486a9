import { and, auxiliary, FALSE, is, not, or, TRUE } from './formula.ts';
import type { Formula } from './formula.ts';

/**
 * A rule about a line as a finite automaton that reads it cell by cell. A state is a string, and
 * each cell's value is a transition.
 */
export interface Automaton {
  readonly start: string;
  /** The state after a cell with `value`; `undefined` if the rule is broken. */
  step(state: string, value: number): string | undefined;
  /** Whether this state is accepting. */
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

/** The index of the rejecting state. */
const NOWHERE = -1;

/**
 * An automaton with its states numbered in the order of discovery, from 0, the start state.
 * Transitions are cached, since a line has the same states at many cells.
 */
interface Numbered {
  /** The string of each state; grows. */
  readonly names: readonly string[];
  /** The state after a cell with the value of this index; `NOWHERE` if the rule is broken. */
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

/** The possible states before the first cell and after each cell. */
type Layers = readonly ReadonlySet<number>[];

/** The states that are reachable and from which a line of this length can still be accepted. */
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
 * The rule for a solver: an auxiliary variable for each state after each cell, true for the states
 * of the actual run. Backward clauses let a solver exclude states without a predecessor. Names
 * begin with `name`, which must be unique to the line.
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
    /** The predecessors of each state, and the values of the transitions. */
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
      // Clauses of their own, which reasons rely on; which puzzle a seed makes depends on their
      // number.
      clauses.push(or([next.isNot, or([...from])]), or([next.isNot, or([...seen])]));
    }
    clauses.push(or([...after.values()].map((next) => next.is)));
  });
  return and(clauses);
}

/** The literals for "the state is reached" and its negation. */
interface Reached {
  readonly is: Formula;
  readonly isNot: Formula;
}
