/** An integer term over the unknowns: SMT-LIB's sort Int. */
export type Whole = { readonly unknowns: readonly number[] } & (
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'unknown'; readonly unknown: number }
  | { readonly kind: 'sum' | 'product'; readonly of: readonly Whole[] }
  | { readonly kind: 'negative' | 'magnitude'; readonly of: Whole }
  /** Rounded so that the remainder is never negative (SMT-LIB 2.6, theory Ints); `by` is not 0. */
  | { readonly kind: 'quotient' | 'remainder'; readonly of: Whole; readonly by: number }
  | {
      readonly kind: 'choice';
      readonly when: Condition;
      readonly chosen: Whole;
      readonly otherwise: Whole;
    }
);

export type Comparison = '=' | '<' | '<=' | '>' | '>=';

/** A Boolean term: SMT-LIB's sort Bool. `unknowns` ascend, in both sorts. */
export type Condition = { readonly unknowns: readonly number[] } & (
  | { readonly kind: 'constant'; readonly holds: boolean }
  | { readonly kind: 'not'; readonly of: Condition }
  | { readonly kind: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly kind: 'implies' | 'alike'; readonly of: readonly [Condition, Condition] }
  /** The comparison holds between every two consecutive operands. */
  | { readonly kind: 'compare'; readonly by: Comparison; readonly of: readonly Whole[] }
  | { readonly kind: 'distinct'; readonly of: readonly Whole[] }
);

/** A term of either sort. */
export type Term = Condition | Whole;

/** The direct operands of a term, in the order of its text. */
export function operandsOf(term: Term): readonly Term[] {
  switch (term.kind) {
    case 'number':
    case 'unknown':
    case 'constant':
      return [];
    case 'not':
    case 'negative':
    case 'magnitude':
    case 'quotient':
    case 'remainder':
      return [term.of];
    case 'choice':
      return [term.when, term.chosen, term.otherwise];
    case 'sum':
    case 'product':
    case 'all':
    case 'any':
    case 'implies':
    case 'alike':
    case 'compare':
    case 'distinct':
      return term.of;
  }
}

/**
 * The unknowns of several terms, ascending. If one term has them all, its own list is returned:
 * deeply nested terms would otherwise copy it at every level.
 */
export function unknownsOf(terms: readonly Pick<Term, 'unknowns'>[]): readonly number[] {
  const longest = terms.reduce<readonly number[]>(
    (most, { unknowns }) => (unknowns.length > most.length ? unknowns : most),
    [],
  );
  const more = new Set<number>();
  for (const { unknowns } of terms) {
    if (unknowns === longest) continue;
    for (const unknown of unknowns) if (!contains(longest, unknown)) more.add(unknown);
  }
  return more.size === 0 ? longest : [...longest, ...more].toSorted((a, b) => a - b);
}

/** Whether an ascending list contains a number. */
function contains(ascending: readonly number[], wanted: number): boolean {
  let [from, to] = [0, ascending.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((ascending[middle] ?? wanted) < wanted) from = middle + 1;
    else to = middle;
  }
  return ascending[from] === wanted;
}

/** The conjuncts of a condition, in the order they were written. */
export const conjunctsOf = (condition: Condition): readonly Condition[] =>
  condition.kind === 'all' ? condition.of.flatMap(conjunctsOf) : [condition];

/** Whether a cell occurs twice among the terms, so that they can never all differ. */
export function namesTwice(terms: readonly Whole[]): boolean {
  const cells = terms.flatMap((term) => (term.kind === 'unknown' ? [term.unknown] : []));
  return new Set(cells).size < cells.length;
}

/** Whether the terms are plain cells, each at most once. */
export const arePlain = (terms: readonly Whole[]): boolean =>
  terms.every(({ kind }) => kind === 'unknown') && !namesTwice(terms);

/** Whether two numbers satisfy a comparison. */
export function compares(by: Comparison, a: number, b: number): boolean {
  switch (by) {
    case '=':
      return a === b;
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
  }
}

/** The value of each unknown, by its number. */
export type Lookup = (unknown: number) => number;

/** The value of a number; every unknown that it mentions must be known. */
export function valueOf(term: Whole, lookup: Lookup): number {
  switch (term.kind) {
    case 'number':
      return term.value;
    case 'unknown':
      return lookup(term.unknown);
    case 'sum':
      return term.of.reduce((sum, each) => sum + valueOf(each, lookup), 0);
    case 'product':
      return term.of.reduce((product, each) => product * valueOf(each, lookup), 1);
    case 'negative':
      return 0 - valueOf(term.of, lookup);
    case 'magnitude':
      return Math.abs(valueOf(term.of, lookup));
    case 'remainder':
      return remainder(valueOf(term.of, lookup), term.by);
    case 'quotient': {
      const value = valueOf(term.of, lookup);
      return (value - remainder(value, term.by)) / term.by;
    }
    case 'choice':
      return valueOf(isTrue(term.when, lookup) ? term.chosen : term.otherwise, lookup);
  }
}

const remainder = (value: number, by: number): number =>
  ((value % by) + Math.abs(by)) % Math.abs(by);

/** Whether a condition holds; every unknown that it mentions must be known. */
export function isTrue(condition: Condition, lookup: Lookup): boolean {
  switch (condition.kind) {
    case 'constant':
      return condition.holds;
    case 'not':
      return !isTrue(condition.of, lookup);
    case 'all':
      return condition.of.every((each) => isTrue(each, lookup));
    case 'any':
      return condition.of.some((each) => isTrue(each, lookup));
    case 'implies':
      return !isTrue(condition.of[0], lookup) || isTrue(condition.of[1], lookup);
    case 'alike':
      return isTrue(condition.of[0], lookup) === isTrue(condition.of[1], lookup);
    case 'compare': {
      const values = condition.of.map((each) => valueOf(each, lookup));
      return values.slice(1).every((value, at) => compares(condition.by, values[at] ?? 0, value));
    }
    case 'distinct':
      return (
        new Set(condition.of.map((each) => valueOf(each, lookup))).size === condition.of.length
      );
  }
}
