import { and, atMost, FALSE, is, not, or, TRUE } from '#logic/formula.ts';
import type { Formula } from '#logic/formula.ts';
import { compareLinear, linearOf } from './linear.ts';
import type { Domains } from './linear.ts';
import { isTrue } from './term.ts';
import type { Comparison, Condition, Whole } from './term.ts';

/** Conditions on few cells with at most so many fillings are listed: nothing is then missed. */
const MOST_FILLINGS = 1000;

/**
 * A condition for the solvers; `undefined` when it would be too large. With smaller domains it is
 * never larger, so what fits the widest fits all.
 */
export function compileCondition(condition: Condition, domains: Domains): Formula | undefined {
  const formula = (of: Condition): Formula | undefined => {
    const listed = listFillings(of, domains);
    if (listed !== undefined) return listed;
    switch (of.kind) {
      case 'constant':
        return of.holds ? TRUE : FALSE;
      case 'not': {
        const inner = formula(of.of);
        return inner && not(inner);
      }
      case 'all':
        return joined(of.of.map(formula), and);
      case 'any':
        return joined(of.of.map(formula), or);
      case 'implies':
        return joined(of.of.map(formula), ([a = TRUE, b = TRUE]) => or([not(a), b]));
      case 'alike':
        return joined(of.of.map(formula), ([a = TRUE, b = TRUE]) =>
          or([and([a, b]), and([not(a), not(b)])]),
        );
      case 'compare':
        return joined(
          of.of.slice(1).map((second, at) => compare(of.by, of.of[at] ?? second, second)),
          and,
        );
      case 'distinct':
        return distinct(of.of);
    }
  };

  const compare = (by: Comparison, a: Whole, b: Whole): Formula | undefined => {
    const both: Condition = { kind: 'compare', by, of: [a, b], unknowns: unknownsOf([a, b]) };
    const listed = listFillings(both, domains);
    if (listed !== undefined) return listed;
    const [first, second] = [a, b].map((term) => linearOf(term, { domains, formula }));
    return first && second && compareLinear(by, first, second, domains);
  };

  const distinct = (terms: readonly Whole[]): Formula | undefined => {
    const cells = terms.flatMap((term) => (term.kind === 'unknown' ? [term.unknown] : []));
    if (new Set(cells).size === terms.length) {
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
    return joined(
      terms.flatMap((a, at) => terms.slice(at + 1).map((b) => compare('=', a, b))),
      (alike) => and(alike.map(not)),
    );
  };

  return formula(condition);
}

const unknownsOf = (terms: readonly Whole[]): readonly number[] => [
  ...new Set(terms.flatMap(({ unknowns }) => unknowns)),
];

function joined(
  parts: readonly (Formula | undefined)[],
  join: (parts: readonly Formula[]) => Formula,
): Formula | undefined {
  const known = parts.filter((part) => part !== undefined);
  return known.length === parts.length ? join(known) : undefined;
}

/** A condition on one or two cells, or on three where it is no sum, by its fillings. */
function listFillings(condition: Condition, domains: Domains): Formula | undefined {
  const [a, b, c, ...more] = condition.unknowns;
  const holds = (...values: readonly number[]): boolean =>
    isTrue(condition, (unknown) => values[condition.unknowns.indexOf(unknown)] ?? 0);
  const of = (unknown: number | undefined): readonly number[] => domains[unknown ?? -1] ?? [];
  if (a === undefined) return holds() ? TRUE : FALSE;
  if (b === undefined) {
    const fitting = of(a).filter((value) => holds(value));
    return fitting.length === of(a).length ? TRUE : or(fitting.map((value) => is(a, value)));
  }
  if (c === undefined) return supported([a, b], domains, holds);
  if (more.length > 0 || !isProduct(condition)) return undefined;
  if (of(a).length * of(b).length * of(c).length > MOST_FILLINGS) return undefined;
  return and(
    of(a).flatMap((value) => {
      const rest = supported([b, c], domains, (second, third) => holds(value, second, third));
      return rest.of.map((clause) => or([not(is(a, value)), ...clause.of]));
    }),
  );
}

/** One of several conditions holds. */
type Clause = Formula & { readonly op: 'or' };

/** For each value of one cell, the values that the other can then have; and the other way round. */
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

/** Whether numbers of several cells are multiplied, divided or chosen between somewhere. */
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
