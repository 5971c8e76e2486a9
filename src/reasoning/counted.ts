/** Splits from counts of two-valued cells: of a few open cells, one must have the value. */
import type { Literal } from '#logic/literal.ts';
import type { Lit } from './pbConstraint.ts';
import { litsOf } from './pbFormula.ts';
import type { PbFormula } from './pbFormula.ts';
import type { Propagator } from './propagator.ts';

/**
 * Literals of which at least one holds: a cell's values, a value's places, or some counted cells.
 */
export interface Split {
  readonly among: readonly Literal[];
  /** The same literals, as the solver numbers them. */
  readonly lits: readonly Lit[];
}

/** Literals of which at least `least` hold. */
interface Counted extends Split {
  readonly least: number;
}

/** With more open cells than this, people do not pick out a few. */
const MOST_OPEN = 7;

const kept = new WeakMap<PbFormula, readonly Counted[]>();

/** All counts of a formula over two-valued cells, computed at the first call. */
function countsOf(formula: PbFormula): readonly Counted[] {
  const known = kept.get(formula);
  if (known !== undefined) return known;
  const found = formula.parts.flatMap(({ formula: own }): readonly Counted[] => {
    if (own.op !== 'at-least' && own.op !== 'at-most') return [];
    const { count, of: conditions, op } = own;
    const among = conditions.flatMap((of): readonly Literal[] => {
      const domain = of.op === 'is' ? formula.domains[of.unknown] : undefined;
      if (of.op !== 'is' || domain?.length !== 2) return [];
      const { unknown: cell, value } = of;
      const isSame = (other: number): boolean => (other === value) === (op === 'at-least');
      return domain.filter(isSame).map((other) => ({ cell, value: other, holds: true }));
    });
    if (among.length < conditions.length) return [];
    // At most n of one value is at least (cells − n) of the other.
    const least = op === 'at-least' ? count : among.length - count;
    return [{ least, among, lits: litsOf(formula, among) }];
  });
  kept.set(formula, found);
  return found;
}

/**
 * Where at least k of n open literals must hold, any n − k + 1 of them contain a true one. Returns
 * those sets of at most `most` literals.
 */
export function countedAt(
  formula: PbFormula,
  { values }: Propagator,
  most: number,
): readonly Split[] {
  const found: Split[] = [];
  // A board has hundreds of counts, most of them met or with too many open: those come to nothing at once.
  for (const { least, among, lits } of countsOf(formula)) {
    let [met, count] = [0, 0];
    for (const of of lits) {
      if (values[of] === 0) count += 1;
      else if (values[of] === 1) met += 1;
    }
    const size = count - (least - met) + 1;
    if (met >= least || size < 2 || size > most || count > MOST_OPEN) continue;
    const open = [...lits.keys()].filter((at) => values[lits[at] ?? 0] === 0);
    for (const chosen of choices(open, size)) {
      found.push({
        among: chosen.flatMap((at) => among[at] ?? []),
        lits: chosen.flatMap((at) => lits[at] ?? []),
      });
    }
  }
  return found;
}

/** All subsets of a size. */
const choices = (of: readonly number[], size: number): readonly (readonly number[])[] =>
  size === 0
    ? [[]]
    : of.flatMap((first, at) =>
        choices(of.slice(at + 1), size - 1).map((more) => [first, ...more]),
      );
