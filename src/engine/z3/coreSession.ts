import { isClaimPart, claimPartsOf } from '#logic/claimPart.ts';
import type { Member, ClaimPart } from '#logic/claimPart.ts';
import type { Model } from '#logic/model.ts';
import { checkGraphs } from './checkGraphs.ts';
import type { GuardedGraph } from './checkGraphs.ts';
import { assertPart, encodeUnknowns } from './encoding.ts';
import type { Z3Term, Z3 } from './z3.ts';

/**
 * A Z3 solver in which only domains are asserted. Every part of a claim has a guard literal, so
 * that cores name the parts a contradiction needs.
 */
export interface CoreSession {
  readonly model: Model;
  /** All parts of all claims, in the model's order. */
  readonly parts: readonly ClaimPart[];
  /**
   * An unsat core of the members (not always minimal), or `undefined` if they are consistent or Z3
   * gave up. Parts must be this session's.
   */
  contradicts(members: readonly Member[]): readonly Member[] | undefined;
  /** A filling (indexed by unknown) that satisfies all members; `undefined` if there is none. */
  example(members: readonly Member[]): readonly number[] | undefined;
  /** Excludes `filling` (indexed by unknown) while `work` runs. */
  excluding<T>(filling: readonly number[], work: () => T): T;
  /** Sets Z3's step limit for each later check; 0 for none. */
  limitSteps(steps: number): void;
  /** Whether any check gave up since the last call. */
  gaveUp(): boolean;
  /** Frees the solver; the session must not be used again. */
  close(): void;
}

/**
 * Builds guarded parts: all of the model's, or only those given. With `cells`, only these cells and
 * the parts' own exist, which makes a few parts much faster.
 */
export function openCoreSession(
  z3: Z3,
  model: Model,
  parts: readonly ClaimPart[] = claimPartsOf(model.claims),
  cells?: readonly number[],
): CoreSession {
  const solver = z3.createSolver();
  const involved = cells && new Set([...cells, ...parts.flatMap((part) => part.cells)]);
  const encoding = encodeUnknowns(solver, model, involved);
  const guards = new Map(
    parts.map((part, index) => {
      const guard = solver.boolean(`part-${index}`);
      assertPart(solver, encoding, part, guard);
      return [part, guard] as const;
    }),
  );
  const graphs = parts.flatMap((part): readonly GuardedGraph[] => {
    const guard = guards.get(part);
    return guard === undefined ? [] : (part.graphs ?? []).map((graph) => ({ graph, guard }));
  });
  let gaveUp = false;

  const termOf = (member: Member): Z3Term => {
    if (isClaimPart(member)) {
      const guard = guards.get(member);
      if (guard === undefined) throw new Error('A part of another session');
      return guard;
    }
    const { cell, value, holds } = member;
    // A cell outside all parts cannot be in a contradiction.
    if (involved?.has(cell) === false) return solver.constant(true);
    return encoding.literal(cell, value, holds) ?? solver.constant(!holds);
  };
  /** Checks members and calls `read` with Z3's answer and their terms. */
  const checked = <T>(
    members: readonly Member[],
    read: (said: 'sat' | 'unsat', terms: ReadonlyMap<Z3Term, Member>) => T,
  ): T | undefined =>
    solver.temporarily(() => {
      const terms = new Map(members.map((member) => [termOf(member), member]));
      // Z3 takes no constants as assumptions.
      if (terms.has(solver.constant(false))) return read('unsat', terms);
      terms.delete(solver.constant(true));
      const said = checkGraphs(solver, encoding, graphs, [...terms.keys()]);
      if (said === 'unknown') gaveUp = true;
      return said === 'unknown' ? undefined : read(said, terms);
    });

  return {
    model,
    parts,
    contradicts: (members) =>
      checked(members, (said, terms) => {
        if (said === 'sat') return undefined;
        const impossible = terms.get(solver.constant(false));
        if (impossible !== undefined) return [impossible];
        return solver.core().flatMap((term) => terms.get(term) ?? []);
      }),
    example: (members) =>
      checked(members, (said) =>
        said === 'sat' ? solver.withModel((isTrue) => encoding.read(isTrue)) : undefined,
      ),
    excluding(filling, work) {
      solver.push();
      try {
        solver.temporarily(() => {
          const differs = filling.flatMap((value, unknown) => {
            return encoding.literal(unknown, value, false) ?? [];
          });
          solver.assert(solver.or(differs));
        });
        return work();
      } finally {
        solver.pop();
      }
    },
    limitSteps: (steps) => solver.limitSteps(steps),
    gaveUp() {
      const before = gaveUp;
      gaveUp = false;
      return before;
    },
    close: () => solver.close(),
  };
}
