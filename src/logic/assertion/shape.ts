import type { Condition, Whole } from './term.ts';

/** What other claim kinds say as well. */
export type Shape =
  { readonly kind: 'all different' } | { readonly kind: 'sum'; readonly total: number };

/** The kind of claim that a condition on plain cells is, if it is one. */
export function shapeOf(condition: Condition): Shape | undefined {
  if (condition.kind === 'distinct') {
    return arePlain(condition.of) && condition.of.length > 2
      ? { kind: 'all different' }
      : undefined;
  }
  if (condition.kind !== 'compare' || condition.by !== '=') return undefined;
  const [a, b, ...more] = condition.of;
  const [total, sum] = a?.kind === 'number' ? [a, b] : [b, a];
  if (total?.kind !== 'number' || sum?.kind !== 'sum' || more.length > 0) return undefined;
  return arePlain(sum.of) ? { kind: 'sum', total: total.value } : undefined;
}

/** Whether the terms are cells, each once. */
const arePlain = (terms: readonly Whole[]): boolean =>
  terms.every(({ kind }) => kind === 'unknown') &&
  new Set(terms.flatMap(({ unknowns }) => unknowns)).size === terms.length;

/** Whether cells are multiplied with cells somewhere: SMT-LIB has other logics for that. */
export function isNonlinear(condition: Condition): boolean {
  switch (condition.kind) {
    case 'constant':
      return false;
    case 'not':
      return isNonlinear(condition.of);
    case 'all':
    case 'any':
    case 'implies':
    case 'alike':
      return condition.of.some(isNonlinear);
    case 'compare':
    case 'distinct':
      return condition.of.some(multiplies);
  }
}

function multiplies(term: Whole): boolean {
  switch (term.kind) {
    case 'number':
    case 'unknown':
      return false;
    case 'product':
      return (
        term.of.filter(({ unknowns }) => unknowns.length > 0).length > 1 || term.of.some(multiplies)
      );
    case 'sum':
      return term.of.some(multiplies);
    case 'negative':
    case 'magnitude':
    case 'quotient':
    case 'remainder':
      return multiplies(term.of);
    case 'choice':
      return isNonlinear(term.when) || multiplies(term.chosen) || multiplies(term.otherwise);
  }
}
