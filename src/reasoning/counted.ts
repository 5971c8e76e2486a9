/** What follows from counts of two values: of a few cells that are open, one must be so. */
import type { Literal } from '#logic/literal.ts';
import type { Lit } from './pbConstraint.ts';
import { litsOf } from './pbFormula.ts';
import type { PbFormula } from './pbFormula.ts';
import type { Propagator } from './propagator.ts';

/** Literals of which one must be so: a cell's values, a value's places, some of those that are counted. */
export interface Split {
  readonly among: readonly Literal[];
  /** The same as the solver has them. */
  readonly lits: readonly Lit[];
}

/** Literals of which so many at least must be so. */
interface Counted extends Split {
  readonly least: number;
}

/** Of more open cells than this nobody picks a few. */
const MOST_OPEN = 7;

const kept = new WeakMap<PbFormula, readonly Counted[]>();

/** All counts of a formula about cells of two values, found when they are first wanted. */
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
    // So many at most of the one value are so many at least of the other.
    const least = op === 'at-least' ? count : among.length - count;
    return [{ least, among, lits: litsOf(formula, among) }];
  });
  kept.set(formula, found);
  return found;
}

/**
 * Where all but a few of those that are open must be so: any few and one more of them are literals of
 * which one must be so, and no more than `most`.
 */
export function countedAt(
  formula: PbFormula,
  { values }: Propagator,
  most: number,
): readonly Split[] {
  return countsOf(formula).flatMap(({ least, among, lits }) => {
    const met = lits.filter((of) => values[of] === 1).length;
    const open = lits.flatMap((of, at) => (values[of] === 0 ? [at] : []));
    const size = open.length - (least - met) + 1;
    if (met >= least || size < 2 || size > most || open.length > MOST_OPEN) return [];
    return choices(open, size).map((chosen) => ({
      among: chosen.flatMap((at) => among[at] ?? []),
      lits: chosen.flatMap((at) => lits[at] ?? []),
    }));
  });
}

/** All ways to choose so many of some. */
const choices = (of: readonly number[], size: number): readonly (readonly number[])[] =>
  size === 0
    ? [[]]
    : of.flatMap((first, at) =>
        choices(of.slice(at + 1), size - 1).map((more) => [first, ...more]),
      );
