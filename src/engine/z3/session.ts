import type { Values } from '#logic/claim.ts';
import type { Model } from '#logic/model.ts';
import { assertClaims, encodeUnknowns } from './encoding.ts';
import type { Z3Term, Z3 } from './z3.ts';

/** How a search ended: nothing more to find, the visitor had enough, or the solver gave up. */
export type SessionEnding =
  | { readonly kind: 'exhausted' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'unknown'; readonly reason: string };

/**
 * How long warming up may take, in Z3's own steps, so that the same puzzle always gets the same.
 * A 9×9 Sudoku needs few of them; an empty 25×25 would take seconds, and stops after one.
 */
const WARMING_STEPS = 100_000;

/** Whatever finds all solutions of one structure; any givens may be asked about, one by one. */
export interface Searching {
  readonly model: Model;
  /**
   * Finds different solutions that make all claims true and keep to `givens` (indexed by unknown),
   * and shows each to `visit` (indexed by unknown) until that returns `stop`.
   */
  search(givens: Values, visit: (solution: readonly number[]) => 'go on' | 'stop'): SessionEnding;
}

/** Whatever finds what all solutions have in common. */
export interface Surveying {
  /**
   * The values that each unknown has in some solution that keeps to `givens`, ascending; empty
   * lists when there is no such solution. `visit` sees each solution that showed new ones;
   * `undefined` when the solver gave up.
   */
  possible(
    givens: Values,
    visit: (solution: readonly number[], seen: readonly ReadonlySet<number>[]) => void,
  ): readonly (readonly number[])[] | undefined;
}

/** One warm solver for one structure. */
export interface Session extends Searching, Surveying {
  /** As every search; solutions among the `known` (each indexed by unknown) are not shown. */
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

/** Asserts the model's rules once; this takes the time that searching then saves. */
export function openSession(z3: Z3, model: Model): Session {
  const solver = z3.createSolver();
  const encoding = encodeUnknowns(solver, model);
  assertClaims(solver, encoding, model.claims);

  const literal = (unknown: number, value: number) => {
    const term = encoding.literal(unknown, value);
    if (term === undefined) throw new Error(`V${unknown} cannot be ${value}`);
    return term;
  };

  /** The givens as assumptions; `undefined` where a cell cannot take its given. */
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
      // What it says does not matter: what it learned stays.
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
          const found = solver.check(assumptions);
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
          const found = solver.check(assumptions);
          if (found === 'unsat') return listed();
          if (found === 'unknown') return undefined;
          const solution = solver.withModel((isTrue) => encoding.read(isTrue));
          solution.forEach((value, unknown) => seen[unknown]?.add(value));
          visit(solution, seen);
          // The next solution has to show at least one value that none showed before.
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
