import { and, FALSE, flag, implies, is, not, or, TRUE } from './formula.ts';
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
  walk: Walk,
  name: string,
  cells: readonly number[],
  values: readonly number[],
): Formula {
  const layers = useful(walk, cells, values);
  if (layers[0]?.size !== 1) return FALSE;
  const reached = (at: number, state: string): Formula =>
    at === 0 ? TRUE : flag(`${name}-${at}-${state}`);
  return and(
    cells.flatMap((cell, at) => {
      const after = layers[at + 1] ?? new Set();
      const steps = [...(layers[at] ?? [])].flatMap((state) =>
        values.map((value) => ({ state, value, to: walk.step(state, value) ?? '' })),
      );
      const forwards = steps.map(({ state, value, to }) => {
        const here = is(cell, value);
        return after.has(to)
          ? or([not(reached(at, state)), not(here), reached(at + 1, to)])
          : or([not(reached(at, state)), not(here)]);
      });
      const backwards = [...after].flatMap((to) => {
        const from = steps.filter((step) => step.to === to);
        const states = [...new Set(from.map(({ state }) => state))];
        const seen = [...new Set(from.map(({ value }) => value))];
        return [
          implies(reached(at + 1, to), or(states.map((state) => reached(at, state)))),
          implies(reached(at + 1, to), or(seen.map((value) => is(cell, value)))),
        ];
      });
      return [...forwards, ...backwards, or([...after].map((to) => reached(at + 1, to)))];
    }),
  );
}
