import { isClaimPart, claimPartsOf } from '#logic/claimPart.ts';
import type { Member, ClaimPart } from '#logic/claimPart.ts';
import type { Model } from '#logic/model.ts';
import { assertPart, encodeUnknowns } from './encoding.ts';
import type { Z3Term, Z3 } from './z3.ts';

/**
 * A solver in which nothing is asserted for good but that each unknown has one of its values:
 * every part of a claim is behind a guard, so that one can ask which of them a contradiction needs.
 */
export interface CoreSession {
  readonly model: Model;
  /** Every part of every claim, in the model's order. */
  readonly parts: readonly ClaimPart[];
  /**
   * Those of the members that contradict each other (not always as few as possible), or
   * `undefined` when they do not or Z3 gave up within its limit. Parts must be this session's.
   */
  contradicts(members: readonly Member[]): readonly Member[] | undefined;
  /** A filling (indexed by unknown) in which all members hold; `undefined` when there is none. */
  example(members: readonly Member[]): readonly number[] | undefined;
  /** As long as `work` runs, `filling` (indexed by unknown) does not count as one. */
  excluding<T>(filling: readonly number[], work: () => T): T;
  /** Each later check gives up after this many of Z3's own steps; 0 for no limit. */
  limitSteps(steps: number): void;
  /** Whether any check gave up since this was last asked. */
  gaveUp(): boolean;
  /** Frees the solver; the session must not be used again. */
  close(): void;
}

/**
 * Builds parts of claims behind guards: all of the model's, or only those given. With `cells`, the session
 * is about these and the parts' own and no others: a few parts are then built and asked about much
 * faster than all.
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
  let gaveUp = false;

  const termOf = (member: Member): Z3Term => {
    if (isClaimPart(member)) {
      const guard = guards.get(member);
      if (guard === undefined) throw new Error('A part of another session');
      return guard;
    }
    const { cell, value, holds } = member;
    // What no part here is about takes part in no contradiction.
    if (involved?.has(cell) === false) return solver.constant(true);
    return encoding.literal(cell, value, holds) ?? solver.constant(!holds);
  };
  /** Runs `read` on what Z3 says of the members, with the terms they became. */
  const checked = <T>(
    members: readonly Member[],
    read: (said: 'sat' | 'unsat', terms: ReadonlyMap<Z3Term, Member>) => T,
  ): T | undefined =>
    solver.temporarily(() => {
      const terms = new Map(members.map((member) => [termOf(member), member]));
      // What is false by itself is no assumption Z3 takes, and what is true no assumption at all.
      if (terms.has(solver.constant(false))) return read('unsat', terms);
      terms.delete(solver.constant(true));
      const said = solver.check([...terms.keys()]);
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
