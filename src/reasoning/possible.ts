import type { Values } from '#logic/claim.ts';
import { literalsOf } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import type { PbFormula } from './pbFormula.ts';
import { searchSolutions } from './search.ts';

/** What each cell is in some solution, indexed by cell. */
export type SeenLiterals = readonly ReadonlySet<number>[];

/**
 * The values that each cell has in some solution that keeps to `known`, ascending, indexed by cell;
 * empty lists when there is no such solution. Each solution that is looked for must show a value not
 * seen before, and is to show as many as it can; `visit` sees each. `undefined` where that is more
 * work than `limit` (see `Wanted`).
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
