import { and, atMost, FALSE, is, not, or, TRUE } from '#logic/formula.ts';
import type { Formula } from '#logic/formula.ts';
import { compareLinear, linearOf } from './linear.ts';
import type { Domains, Linear } from './linear.ts';
import { arePlain, isTrue, namesTwice, unknownsOf } from './term.ts';
import type { Comparison, Condition, Whole } from './term.ts';

/**
 * Conditions on few cells with at most this many fillings are compiled to a table, which propagates
 * completely.
 */
const MOST_FILLINGS = 1000;

/**
 * A condition as a formula for the solvers. `workOf` counts the work beforehand and follows the
 * same steps, so both must be changed together.
 */
export function compileCondition(condition: Condition, domains: Domains): Formula {
  const formula = (of: Condition): Formula => {
    const listed = listFillings(of, domains);
    if (listed !== undefined) return listed;
    switch (of.kind) {
      case 'constant':
        return of.holds ? TRUE : FALSE;
      case 'not':
        return not(formula(of.of));
      case 'all':
        return and(of.of.map(formula));
      case 'any':
        return or(of.of.map(formula));
      case 'implies':
        return or([not(formula(of.of[0])), formula(of.of[1])]);
      case 'alike': {
        const [a, b] = [formula(of.of[0]), formula(of.of[1])];
        return or([and([a, b]), and([not(a), not(b)])]);
      }
      case 'compare':
        return and(of.of.slice(1).map((second, at) => compare(of.by, of.of[at] ?? second, second)));
      case 'distinct':
        return distinct(of.of);
    }
  };

  const compare = (by: Comparison, a: Whole, b: Whole): Formula => {
    const both: Condition = { kind: 'compare', by, of: [a, b], unknowns: unknownsOf([a, b]) };
    return listFillings(both, domains) ?? compareLinear(by, number(a), number(b), domains);
  };

  /** A number that is compared several times becomes a linear sum only once. */
  const known = new Map<Whole, Linear>();
  const number = (term: Whole): Linear => {
    const found = known.get(term) ?? linearOf(term, { domains, formula });
    known.set(term, found);
    return found;
  };

  const distinct = (terms: readonly Whole[]): Formula => {
    if (namesTwice(terms)) return FALSE;
    if (arePlain(terms)) {
      const cells = terms.flatMap(({ unknowns }) => unknowns);
      const values = new Set(cells.flatMap((cell) => domains[cell] ?? []));
      return and(
        [...values].map((value) =>
          atMost(
            1,
            cells.map((cell) => is(cell, value)),
          ),
        ),
      );
    }
    return and(terms.flatMap((a, at) => terms.slice(at + 1).map((b) => not(compare('=', a, b)))));
  };

  return formula(condition);
}

/**
 * Whether a condition is compiled to a table of its fillings: it is on one or two cells, or on
 * three and not linear. `choices` is the number of values of a cell.
 */
export function isListed(condition: Condition, choices: (unknown: number) => number): boolean {
  const { unknowns } = condition;
  if (unknowns.length < 3) return true;
  if (unknowns.length > 3 || !isProduct(condition)) return false;
  return unknowns.reduce((ways, unknown) => ways * choices(unknown), 1) <= MOST_FILLINGS;
}

/** The table of a condition's fillings; `undefined` if it is not compiled that way. */
function listFillings(condition: Condition, domains: Domains): Formula | undefined {
  if (!isListed(condition, (unknown) => domains[unknown]?.length ?? 0)) return undefined;
  const [a, b, c] = condition.unknowns;
  const holds = (...values: readonly number[]): boolean =>
    isTrue(condition, (unknown) => values[condition.unknowns.indexOf(unknown)] ?? 0);
  const of = (unknown: number | undefined): readonly number[] => domains[unknown ?? -1] ?? [];
  if (a === undefined) return holds() ? TRUE : FALSE;
  if (b === undefined) {
    const fitting = of(a).filter((value) => holds(value));
    return fitting.length === of(a).length ? TRUE : or(fitting.map((value) => is(a, value)));
  }
  if (c === undefined) return supported([a, b], domains, holds);
  return and(
    of(a).flatMap((value) => {
      const rest = supported([b, c], domains, (second, third) => holds(value, second, third));
      return rest.of.map((clause) => or([not(is(a, value)), ...clause.of]));
    }),
  );
}

/** A disjunction of conditions. */
type Clause = Formula & { readonly op: 'or' };

/**
 * For each value of one cell, the values that the other can have (its supports); and the other way
 * round.
 */
function supported(
  [a, b]: readonly [number, number],
  domains: Domains,
  holds: (first: number, second: number) => boolean,
): { readonly op: 'and'; readonly of: readonly Clause[] } {
  const [firsts, seconds] = [domains[a] ?? [], domains[b] ?? []];
  const forwards = firsts.flatMap((first): readonly Clause[] => {
    const fitting = seconds.filter((second) => holds(first, second));
    if (fitting.length === seconds.length) return [];
    return [{ op: 'or', of: [not(is(a, first)), ...fitting.map((second) => is(b, second))] }];
  });
  const backwards = seconds.flatMap((second): readonly Clause[] => {
    const fitting = firsts.filter((first) => holds(first, second));
    if (fitting.length === firsts.length) return [];
    return [{ op: 'or', of: [not(is(b, second)), ...fitting.map((first) => is(a, first))] }];
  });
  return { op: 'and', of: [...forwards, ...backwards] };
}

/** Whether numbers of several cells are multiplied, divided or chosen between anywhere in it. */
function isProduct(condition: Condition): boolean {
  if (condition.kind !== 'compare' && condition.kind !== 'distinct') return false;
  const bent = (term: Whole): boolean => {
    switch (term.kind) {
      case 'number':
      case 'unknown':
        return false;
      case 'sum':
        return term.of.some(bent);
      case 'negative':
        return bent(term.of);
      case 'product':
      case 'magnitude':
      case 'quotient':
      case 'remainder':
      case 'choice':
        return term.unknowns.length > 1;
    }
  };
  return condition.of.some(bent);
}
