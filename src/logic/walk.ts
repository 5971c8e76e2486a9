import { and, FALSE, flag, is, not, or, TRUE } from './formula.ts';
import type { Formula } from './formula.ts';

/**
 * A rule about a line that is checked by walking along it: what was seen so far is a state, a
 * word, and each cell's value leads from state to state.
 */
export interface Walk {
  readonly start: string;
  /** The state after a cell that holds `value`; `undefined` when the rule is broken by then. */
  step(state: string, value: number): string | undefined;
  /** Whether the rule holds of a line that ends in this state. */
  ends(state: string): boolean;
}

/** The states after each cell, from before the first on, that a walk can be in. */
type Layers = readonly ReadonlySet<string>[];

/** Whether the open cells of a line can be filled with `values` so that the rule holds. */
export function canWalk(
  walk: Walk,
  line: readonly (number | undefined)[],
  values: readonly number[],
): boolean {
  const last = ahead(
    walk,
    line.map((value) => (value === undefined ? values : [value])),
  ).at(-1);
  return [...(last ?? [])].some((state) => walk.ends(state));
}

/** The same walk, which looks at each step once: lines have the same states at many of their cells. */
function recalled(walk: Walk): Walk {
  const known = new Map<string, Map<number, string | undefined>>();
  return {
    ...walk,
    step(state, value) {
      let steps = known.get(state);
      if (steps === undefined) known.set(state, (steps = new Map()));
      if (!steps.has(value)) steps.set(value, walk.step(state, value));
      return steps.get(value);
    },
  };
}

/** The states that can be reached from the start; `choices` has the values of each cell. */
function ahead(walk: Walk, choices: readonly (readonly number[])[]): Layers {
  const layers = [new Set([walk.start])];
  for (const values of choices) {
    const next = new Set<string>();
    for (const state of layers.at(-1) ?? []) {
      for (const value of values) {
        const to = walk.step(state, value);
        if (to !== undefined) next.add(to);
      }
    }
    layers.push(next);
  }
  return layers;
}

/** The states that can be reached and from which the line can still end well. */
function useful(walk: Walk, cells: readonly number[], values: readonly number[]): Layers {
  const layers = [
    ...ahead(
      walk,
      cells.map(() => values),
    ),
  ];
  for (let at = cells.length; at >= 0; at -= 1) {
    const after = layers[at + 1];
    const good = [...(layers[at] ?? [])].filter((state) =>
      after === undefined
        ? walk.ends(state)
        : values.some((value) => after.has(walk.step(state, value) ?? '')),
    );
    layers[at] = new Set(good);
  }
  return layers;
}

/**
 * The rule for a solver: a flag for each state after each cell. The states of the walk that is
 * really made are true; clauses backwards let a solver drop those that nothing leads to. `name`
 * begins the flags' names and must be the line's own.
 */
export function walkFormula(
  walked: Walk,
  name: string,
  cells: readonly number[],
  values: readonly number[],
): Formula {
  const walk = recalled(walked);
  const layers = useful(walk, cells, values);
  if (layers[0]?.size !== 1) return FALSE;
  const first: Reached = { is: TRUE, isNot: FALSE };
  const reached = layers.map((states, at) => {
    const flags = new Map<string, Reached>();
    for (const state of states) {
      const is = flag(`${name}-${at}-${state}`);
      flags.set(state, at === 0 ? first : { is, isNot: not(is) });
    }
    return flags;
  });
  const clauses: Formula[] = [];
  cells.forEach((cell, at) => {
    const after = reached[at + 1] ?? new Map<string, Reached>();
    /** From where and with which values each state is reached. */
    const ways = new Map<string, { readonly from: Set<Formula>; readonly seen: Set<Formula> }>();
    const holding = values.map((value) => is(cell, value));
    const lacking = holding.map(not);
    for (const [state, here] of reached[at] ?? []) {
      values.forEach((value, index) => {
        const holds = holding[index] ?? FALSE;
        const lacks = lacking[index] ?? TRUE;
        const to = walk.step(state, value) ?? '';
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
