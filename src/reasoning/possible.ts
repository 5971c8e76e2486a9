import type { Values } from '#logic/claim.ts';
import { literalsOf } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import type { PbFormula } from './pbFormula.ts';
import { searchSolutions } from './search.ts';

/** What each cell is in some solution, indexed by cell. */
export type SeenLiterals = readonly ReadonlySet<number>[];

/**
 * The values of each cell over all solutions that agree with `known`, ascending, indexed by cell;
 * empty if there is no solution. Each search asks for a solution with a new value, and prefers
 * many; `visit` is called for each. `undefined` if that takes more work than `limit` (see
 * `Wanted`).
 */
export function possibleValues(
  formula: PbFormula,
  known: Values,
  limit: number,
  visit: (solution: readonly number[], seen: SeenLiterals) => void,
): readonly (readonly number[])[] | undefined {
  const seen = formula.domains.map(() => new Set<number>());
  const unseen = (): readonly Literal[] =>
    formula.domains.flatMap((domain, cell) =>
      domain
        .filter((value) => seen[cell]?.has(value) !== true)
        .map((value) => ({ cell, value, holds: true })),
    );
  const wanted = { known: literalsOf(known), limit, next: unseen };
  const ending = searchSolutions(formula, wanted, (solution) => {
    solution.forEach((value, cell) => seen[cell]?.add(value));
    visit(solution, seen);
    return 'go on';
  });
  if (ending === 'too much') return undefined;
  return seen.map((values) => [...values].toSorted((a, b) => a - b));
}
