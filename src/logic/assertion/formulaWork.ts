import { rangeOf } from './bounds.ts';
import type { ValueRange } from './bounds.ts';
import { isListed } from './compile.ts';
import { arePlain, namesTwice, operandsOf, unknownsOf } from './term.ts';
import type { Condition, Term, Whole } from './term.ts';

/** The work of compiling a condition to a formula. */
export interface FormulaWork {
  /** Terms evaluated to list the fillings of conditions. */
  readonly listed: number;
  /** Nodes of the formula, each counted as often as it occurs. */
  readonly formula: number;
  /** Conditions in the longest sum, or product of two sums. */
  readonly longest: number;
  /** The most values of a number that is rounded, divided or made positive. */
  readonly widest: number;
  /**
   * Upper bound of every number in a term, of the sum of a constraint's coefficients, and of its
   * degree.
   */
  readonly largest: number;
}

/** The size of the linear sum that `linearOf` makes of a number. */
interface Size {
  /** The absolute value of the constant. */
  readonly constant: number;
  /** Cells that contribute a number for each of their values. */
  readonly cells: number;
  /**
   * What the values of these cells contribute: the sum over all, and the difference between most
   * and least.
   */
  readonly weight: number;
  readonly spread: number;
  /** Other conditions, their total weight, and the number of nodes in them. */
  readonly more: number;
  readonly moreWeight: number;
  readonly moreFormula: number;
}

const NOTHING: Size = {
  constant: 0,
  cells: 0,
  weight: 0,
  spread: 0,
  more: 0,
  moreWeight: 0,
  moreFormula: 0,
};

const magnitude = ({ low, high }: ValueRange): number => Math.max(Math.abs(low), Math.abs(high));

/**
 * The work of `compileCondition`, counted by the same steps; an upper bound. `values` are those
 * that a cell can have, `sizeOf` is the number of terms in a term.
 */
export function formulaWork(
  condition: Condition,
  values: readonly number[],
  sizeOf: (term: Term) => number,
): FormulaWork {
  const choices = values.length;
  const ends: ValueRange = { low: Math.min(...values), high: Math.max(...values) };
  const rangeIn = (term: Whole): ValueRange => rangeOf(term, () => ends);
  let [listed, longest, widest] = [0, 0, 0];
  let largest = largestIn(condition, magnitude(ends));

  /** The number of formula nodes that a condition becomes, each counted as often as it occurs. */
  const formula = (of: Condition): number => {
    const fillings = fillingsOf(of, sizeOf(of));
    if (fillings !== undefined) return fillings;
    switch (of.kind) {
      case 'constant':
        return 1;
      case 'not':
        return formula(of.of) + 1;
      case 'all':
      case 'any':
        return of.of.reduce((sum, each) => sum + formula(each), 1);
      case 'implies':
        return formula(of.of[0]) + formula(of.of[1]) + 2;
      case 'alike':
        return 2 * (formula(of.of[0]) + formula(of.of[1])) + 5;
      case 'compare':
        return of.of
          .slice(1)
          .reduce((sum, second, at) => sum + compare(of.of[at] ?? second, second), 1);
      case 'distinct':
        return distinct(of.of);
    }
  };

  const fillingsOf = (of: Condition, size: number): number | undefined => {
    if (!isListed(of, () => choices)) return undefined;
    const cells = of.unknowns.length;
    // With two or more cells, the supports of each value are listed in both directions.
    const ways = choices ** cells * (cells > 1 ? 2 : 1);
    listed += ways * size;
    return ways + 2 * cells * choices ** Math.max(1, cells - 1) + 1;
  };

  const compare = (a: Whole, b: Whole): number => {
    const cells = countTogether(a.unknowns, b.unknowns);
    if (cells <= 3) {
      const both: Condition = {
        kind: 'compare',
        by: '=',
        of: [a, b],
        unknowns: unknownsOf([a, b]),
      };
      const fillings = fillingsOf(both, sizeOf(a) + sizeOf(b) + 1);
      if (fillings !== undefined) return fillings;
    }
    return compareWithZero(added([number(a), number(b)], cells));
  };

  const known = new Map<Whole, Size>();
  const number = (term: Whole): Size => {
    const found = known.get(term) ?? linear(term);
    known.set(term, found);
    return found;
  };

  const distinct = (terms: readonly Whole[]): number => {
    if (namesTwice(terms)) return 1;
    if (arePlain(terms)) return choices * (terms.length + 1) + 1;
    return terms.reduce(
      (sum, a, at) => terms.slice(at + 1).reduce((pairs, b) => pairs + compare(a, b) + 1, sum),
      1,
    );
  };

  const linear = (term: Whole): Size => {
    if (term.unknowns.length === 0) {
      listed += sizeOf(term);
      return { ...NOTHING, constant: magnitude(rangeIn(term)) };
    }
    if (term.unknowns.length === 1) {
      listed += choices * sizeOf(term);
      const range = rangeIn(term);
      const weight = choices * magnitude(range);
      return { ...NOTHING, cells: 1, weight, spread: range.high - range.low };
    }
    switch (term.kind) {
      case 'number':
      case 'unknown':
        throw new Error('A number without several unknowns');
      case 'sum':
        return added(term.of.map(linear), term.unknowns.length);
      case 'negative':
        return linear(term.of);
      case 'product':
        return term.of.map(linear).reduce(multiply, { ...NOTHING, constant: 1 });
      case 'magnitude':
      case 'quotient':
      case 'remainder': {
        const { low, high } = rangeIn(term.of);
        const width = high - low + 1;
        widest = Math.max(widest, width);
        return {
          ...NOTHING,
          more: width,
          moreWeight: width * magnitude(rangeIn(term)),
          moreFormula: width * compareWithZero(linear(term.of)),
        };
      }
      case 'choice': {
        const when = formula(term.when) + 2;
        const ways = [linear(term.chosen), linear(term.otherwise)].map((way): Size => {
          const more = conditionsIn(way) + 1;
          const moreWeight = way.constant + weightOf(way);
          return { ...NOTHING, more, moreWeight, moreFormula: more * when + formulaOf(way) };
        });
        return added(ways, 0);
      }
    }
  };

  const conditionsIn = ({ cells, more }: Size): number => cells * choices + more;
  const formulaOf = ({ cells, moreFormula }: Size): number => cells * choices + moreFormula;
  const weightOf = ({ weight, moreWeight }: Size): number => weight + moreWeight;

  const multiply = (a: Size, b: Size): Size => {
    const crossed = conditionsIn(a) * conditionsIn(b);
    longest = Math.max(longest, crossed);
    const products: Size = {
      ...NOTHING,
      constant: a.constant * b.constant,
      more: crossed,
      moreWeight: weightOf(a) * weightOf(b),
      moreFormula: conditionsIn(b) * formulaOf(a) + conditionsIn(a) * formulaOf(b) + crossed,
    };
    return added([products, times(b.constant, a), times(a.constant, b)], a.cells + b.cells);
  };

  /** A cell's least value contributes nothing to a sum that is compared. */
  const compareWithZero = ({ cells, spread, more, moreWeight, moreFormula }: Size): number => {
    const conditions = cells * (choices - 1) + more;
    longest = Math.max(longest, conditions);
    // All values of a cell except the least have a coefficient, at most the spread. A nested
    // constraint has its degree as one more coefficient, which is at most the sum of the others.
    largest = Math.max(largest, 2 * ((choices - 1) * spread + moreWeight));
    return conditions + moreFormula + 1;
  };

  return { formula: formula(condition), listed, longest, widest, largest };
}

/**
 * The largest absolute value of a number during evaluation, for any values of the cells; partial
 * sums and products count, too. `most` is the largest absolute value of a cell.
 */
function largestIn(condition: Condition, most: number): number {
  const known = new Map<Term, number>();
  let largest = 0;
  const sizeOf = (term: Term): number => {
    const found = known.get(term);
    if (found !== undefined) return found;
    const size = magnitudeOf(term, operandsOf(term).map(sizeOf), most);
    known.set(term, size);
    largest = Math.max(largest, size);
    return size;
  };
  sizeOf(condition);
  return largest;
}

/** The largest absolute value of a term, from those of its operands; 0 for a condition. */
function magnitudeOf(term: Term, operands: readonly number[], most: number): number {
  switch (term.kind) {
    case 'number':
      return Math.abs(term.value);
    case 'unknown':
      return most;
    case 'sum':
      return operands.reduce((sum, each) => sum + each, 0);
    case 'product':
      // A factor of 0 does not make the partial products before it smaller.
      return operands.reduce((product, each) => product * Math.max(1, each), 1);
    case 'negative':
    case 'magnitude':
    case 'quotient':
    case 'remainder':
    case 'choice':
      return Math.max(...operands);
    case 'constant':
    case 'not':
    case 'all':
    case 'any':
    case 'implies':
    case 'alike':
    case 'compare':
    case 'distinct':
      return 0;
  }
}

/** The size of a sum of numbers, which mention at most `cells` cells. */
function added(sizes: readonly Size[], cells: number): Size {
  const sum = sizes.reduce(
    (a, b) => ({
      constant: a.constant + b.constant,
      cells: a.cells + b.cells,
      weight: a.weight + b.weight,
      spread: a.spread + b.spread,
      more: a.more + b.more,
      moreWeight: a.moreWeight + b.moreWeight,
      moreFormula: a.moreFormula + b.moreFormula,
    }),
    NOTHING,
  );
  return { ...sum, cells: Math.min(sum.cells, cells) };
}

/** A number multiplied by a factor, without its constant. */
const times = (factor: number, { cells, weight, spread, more, moreWeight, moreFormula }: Size) =>
  factor === 0
    ? NOTHING
    : {
        ...NOTHING,
        cells,
        weight: factor * weight,
        spread: factor * spread,
        more,
        moreWeight: factor * moreWeight,
        moreFormula,
      };

/** The size of the union of two ascending lists. */
function countTogether(a: readonly number[], b: readonly number[]): number {
  let [at, both] = [0, 0];
  for (const number of b) {
    while ((a[at] ?? number) < number) at += 1;
    if (a[at] === number) both += 1;
  }
  return a.length + b.length - both;
}
