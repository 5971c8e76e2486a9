import { rangeOf } from './bounds.ts';
import type { ValueRange } from './bounds.ts';
import { isListed } from './compile.ts';
import { sumOfSizes, NO_SIZE, times, weightOf } from './sumSize.ts';
import type { SumSize } from './sumSize.ts';
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
  const work = new WorkCount(values, sizeOf);
  const formula = work.formula(condition);
  const { listed, longest, widest } = work;
  const most = Math.max(...values.map(Math.abs));
  return {
    formula,
    listed,
    longest,
    widest,
    largest: Math.max(work.largest, largestIn(condition, most)),
  };
}

/** Follows the steps of `compileCondition` and counts; the fields are those of `FormulaWork`. */
class WorkCount {
  listed = 0;
  longest = 0;
  widest = 0;
  largest = 0;
  readonly #choices: number;
  readonly #ends: ValueRange;
  readonly #sizeOf: (term: Term) => number;
  readonly #known = new Map<Whole, SumSize>();

  constructor(values: readonly number[], sizeOf: (term: Term) => number) {
    this.#choices = values.length;
    this.#ends = { low: Math.min(...values), high: Math.max(...values) };
    this.#sizeOf = sizeOf;
  }

  /** The number of formula nodes that a condition becomes, each counted as often as it occurs. */
  formula(of: Condition): number {
    const fillings = this.#fillings(of, this.#sizeOf(of));
    if (fillings !== undefined) return fillings;
    switch (of.kind) {
      case 'constant':
        return 1;
      case 'not':
        return this.formula(of.of) + 1;
      case 'all':
      case 'any':
        return of.of.reduce((sum, each) => sum + this.formula(each), 1);
      case 'implies':
        return this.formula(of.of[0]) + this.formula(of.of[1]) + 2;
      case 'alike':
        return 2 * (this.formula(of.of[0]) + this.formula(of.of[1])) + 5;
      case 'compare':
        return of.of
          .slice(1)
          .reduce((sum, second, at) => sum + this.#compare(of.of[at] ?? second, second), 1);
      case 'distinct':
        return this.#distinct(of.of);
    }
  }

  /** The formula of a condition whose fillings are listed; `undefined` if they are not. */
  #fillings(of: Condition, size: number): number | undefined {
    const choices = this.#choices;
    if (!isListed(of, () => choices)) return undefined;
    const cells = of.unknowns.length;
    // With two or more cells, the supports of each value are listed in both directions.
    const ways = choices ** cells * (cells > 1 ? 2 : 1);
    this.listed += ways * size;
    return ways + 2 * cells * choices ** Math.max(1, cells - 1) + 1;
  }

  #compare(a: Whole, b: Whole): number {
    const cells = countTogether(a.unknowns, b.unknowns);
    if (cells <= 3) {
      const unknowns = unknownsOf([a, b]);
      const both: Condition = { kind: 'compare', by: '=', of: [a, b], unknowns };
      const fillings = this.#fillings(both, this.#sizeOf(a) + this.#sizeOf(b) + 1);
      if (fillings !== undefined) return fillings;
    }
    return this.#compareWithZero(sumOfSizes([this.#number(a), this.#number(b)], cells));
  }

  #distinct(terms: readonly Whole[]): number {
    if (namesTwice(terms)) return 1;
    if (arePlain(terms)) return this.#choices * (terms.length + 1) + 1;
    return terms.reduce(
      (sum, a, at) =>
        terms.slice(at + 1).reduce((pairs, b) => pairs + this.#compare(a, b) + 1, sum),
      1,
    );
  }

  /** The size of a number; counted once for each term. */
  #number(term: Whole): SumSize {
    const found = this.#known.get(term) ?? this.#linear(term);
    this.#known.set(term, found);
    return found;
  }

  #linear(term: Whole): SumSize {
    if (term.unknowns.length <= 1) return this.#tabled(term);
    switch (term.kind) {
      case 'number':
      case 'unknown':
        throw new Error('A number without several unknowns');
      case 'sum':
        return sumOfSizes(
          term.of.map((each) => this.#linear(each)),
          term.unknowns.length,
        );
      case 'negative':
        return this.#linear(term.of);
      case 'product':
        return term.of
          .map((each) => this.#linear(each))
          .reduce((a, b) => this.#multiply(a, b), { ...NO_SIZE, constant: 1 });
      case 'magnitude':
      case 'quotient':
      case 'remainder':
        return this.#rounded(term.of, this.#rangeOf(term));
      case 'choice': {
        const when = this.formula(term.when) + 2;
        const ways = [term.chosen, term.otherwise].map((way) => this.#chosen(way, when));
        return sumOfSizes(ways, 0);
      }
    }
  }

  readonly #rangeOf = (term: Whole): ValueRange => rangeOf(term, () => this.#ends);

  /** A number of at most one cell: its value is listed for each of the cell's. */
  #tabled(term: Whole): SumSize {
    const range = this.#rangeOf(term);
    if (term.unknowns.length === 0) {
      this.listed += this.#sizeOf(term);
      return { ...NO_SIZE, constant: magnitude(range) };
    }
    this.listed += this.#choices * this.#sizeOf(term);
    const weight = this.#choices * magnitude(range);
    return { ...NO_SIZE, cells: 1, weight, spread: range.high - range.low };
  }

  /** A number made of each value of `inner`; `range` is that of the outcome. */
  #rounded(inner: Whole, range: ValueRange): SumSize {
    const { low, high } = this.#rangeOf(inner);
    const width = high - low + 1;
    this.widest = Math.max(this.widest, width);
    return {
      ...NO_SIZE,
      more: width,
      moreWeight: width * magnitude(range),
      moreFormula: width * this.#compareWithZero(this.#linear(inner)),
    };
  }

  /** A number that counts only under a condition of `when` nodes. */
  #chosen(number: Whole, when: number): SumSize {
    const way = this.#linear(number);
    const more = this.#conditionsIn(way) + 1;
    return {
      ...NO_SIZE,
      more,
      moreWeight: way.constant + weightOf(way),
      moreFormula: more * when + this.#formulaOf(way),
    };
  }

  #conditionsIn({ cells, more }: SumSize): number {
    return cells * this.#choices + more;
  }

  #formulaOf({ cells, moreFormula }: SumSize): number {
    return cells * this.#choices + moreFormula;
  }

  #multiply(a: SumSize, b: SumSize): SumSize {
    const [inA, inB] = [this.#conditionsIn(a), this.#conditionsIn(b)];
    const crossed = inA * inB;
    this.longest = Math.max(this.longest, crossed);
    const products: SumSize = {
      ...NO_SIZE,
      constant: a.constant * b.constant,
      more: crossed,
      moreWeight: weightOf(a) * weightOf(b),
      moreFormula: inB * this.#formulaOf(a) + inA * this.#formulaOf(b) + crossed,
    };
    return sumOfSizes([products, times(b.constant, a), times(a.constant, b)], a.cells + b.cells);
  }

  /** A cell's least value contributes nothing to a sum that is compared. */
  #compareWithZero({ cells, spread, more, moreWeight, moreFormula }: SumSize): number {
    const conditions = cells * (this.#choices - 1) + more;
    this.longest = Math.max(this.longest, conditions);
    // All values of a cell except the least have a coefficient, at most the spread. A nested
    // constraint has its degree as one more coefficient, which is at most the sum of the others.
    this.largest = Math.max(this.largest, 2 * ((this.#choices - 1) * spread + moreWeight));
    return conditions + moreFormula + 1;
  }
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

/** The size of the union of two ascending lists. */
function countTogether(a: readonly number[], b: readonly number[]): number {
  let [at, both] = [0, 0];
  for (const number of b) {
    while ((a[at] ?? number) < number) at += 1;
    if (a[at] === number) both += 1;
  }
  return a.length + b.length - both;
}
