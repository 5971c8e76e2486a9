import type { Values } from '#logic/claim.ts';
import type { Model } from '#logic/model.ts';
import { checkGraphs } from './checkGraphs.ts';
import type { GuardedGraph } from './checkGraphs.ts';
import { assertClaims, encodeUnknowns } from './encoding.ts';
import type { Z3Term, Z3 } from './z3.ts';

/** How a search ended: nothing more to find, the visitor had enough, or the solver gave up. */
export type SessionEnding =
  | { readonly kind: 'exhausted' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'unknown'; readonly reason: string };

/**
 * Z3's step limit for warming up, deterministic. A 9×9 Sudoku needs few steps; an empty 25×25 would
 * take seconds, and stops after one.
 */
const WARMING_STEPS = 100_000;

/** Finds all solutions of one structure, for any givens. */
export interface Searching {
  readonly model: Model;
  /**
   * Calls `visit` with different solutions that satisfy all claims and `givens` (both indexed by
   * unknown) until it returns `stop`.
   */
  search(givens: Values, visit: (solution: readonly number[]) => 'go on' | 'stop'): SessionEnding;
}

/** Finds what all solutions have in common. */
export interface Surveying {
  /**
   * The values of each unknown over all solutions that agree with `givens`, ascending; empty if
   * there is none. `visit` is called with each solution that has new values; `undefined` if the
   * solver gave up.
   */
  possible(
    givens: Values,
    visit: (solution: readonly number[], seen: readonly ReadonlySet<number>[]) => void,
  ): readonly (readonly number[])[] | undefined;
}

/** One warm Z3 solver for one structure. */
export interface Session extends Searching, Surveying {
  /** Skips the `known` solutions (each indexed by unknown). */
  search(
    givens: Values,
    visit: (solution: readonly number[]) => 'go on' | 'stop',
    known?: readonly (readonly number[])[],
  ): SessionEnding;
  /** Lets Z3 do its first, slow round without givens, so that the first search is quick. */
  warm(): void;
  /** Frees the solver; the session must not be used again. */
  close(): void;
}

const graphsOf = ({ claims }: Model): readonly GuardedGraph[] =>
  claims.flatMap((claim) =>
    claim.parts().flatMap(({ graphs = [] }) => graphs.map((graph) => ({ graph }))),
  );

/** Asserts the model's rules once, which every later search saves. */
export function openSession(z3: Z3, model: Model): Session {
  const solver = z3.createSolver();
  const encoding = encodeUnknowns(solver, model);
  assertClaims(solver, encoding, model.claims);
  const graphs = graphsOf(model);

  const literal = (unknown: number, value: number) => {
    const term = encoding.literal(unknown, value);
    if (term === undefined) throw new Error(`V${unknown} cannot be ${value}`);
    return term;
  };

  /** The givens as assumptions; `undefined` if a given is outside its cell's domain. */
  const assume = (givens: Values): readonly Z3Term[] | undefined => {
    const fits = givens.every(
      (value, unknown) => value === undefined || encoding.literal(unknown, value) !== undefined,
    );
    if (!fits) return undefined;
    return givens.flatMap((value, unknown) =>
      value === undefined ? [] : [literal(unknown, value)],
    );
  };

  return {
    model,
    warm() {
      solver.limitSteps(WARMING_STEPS);
      // The answer does not matter: what Z3 learns remains.
      solver.check([]);
      solver.limitSteps(0);
    },
    search(givens, visit, known = []) {
      const assumptions = assume(givens);
      if (assumptions === undefined) return { kind: 'exhausted' };
      const exclude = (solution: readonly number[]): void =>
        solver.temporarily(() => {
          const differs = solution.flatMap((value, unknown) =>
            givens[unknown] === undefined ? [solver.not(literal(unknown, value))] : [],
          );
          solver.assert(solver.or(differs));
        });
      solver.push();
      try {
        for (const solution of known) exclude(solution);
        for (;;) {
          const found = checkGraphs(solver, encoding, graphs, assumptions);
          if (found === 'unsat') return { kind: 'exhausted' };
          if (found === 'unknown') return { kind: 'unknown', reason: solver.reasonUnknown() };
          const solution = solver.withModel((isTrue) => encoding.read(isTrue));
          if (visit(solution) === 'stop') return { kind: 'stopped' };
          exclude(solution);
        }
      } finally {
        solver.pop();
      }
    },
    possible(givens, visit) {
      const seen = model.domains.map(() => new Set<number>());
      const assumptions = assume(givens);
      const listed = () => seen.map((values) => [...values].toSorted((a, b) => a - b));
      if (assumptions === undefined) return listed();
      solver.push();
      try {
        for (;;) {
          const found = checkGraphs(solver, encoding, graphs, assumptions);
          if (found === 'unsat') return listed();
          if (found === 'unknown') return undefined;
          const solution = solver.withModel((isTrue) => encoding.read(isTrue));
          solution.forEach((value, unknown) => seen[unknown]?.add(value));
          visit(solution, seen);
          // Demands at least one value that no solution had before.
          solver.temporarily(() => {
            const unseen = model.domains.flatMap((domain, unknown) =>
              givens[unknown] === undefined
                ? domain
                    .filter((value) => seen[unknown]?.has(value) !== true)
                    .map((value) => literal(unknown, value))
                : [],
            );
            solver.assert(solver.or(unseen));
          });
        }
      } finally {
        solver.pop();
      }
    },
    close: () => solver.close(),
  };
}
