import { arePlain } from './term.ts';
import type { Condition, Whole } from './term.ts';

/** A condition that another kind of claim expresses as well. */
export type Shape =
  | { readonly kind: 'all different' }
  | { readonly kind: 'sum'; readonly total: number }
  /** A sum of cells that are all different. */
  | { readonly kind: 'cage'; readonly total: number };

/** The kind of claim equivalent to a condition on plain cells, if any. */
export function shapeOf(condition: Condition): Shape | undefined {
  if (condition.kind === 'distinct') {
    return isSet(condition) && condition.of.length > 2 ? { kind: 'all different' } : undefined;
  }
  return cageOf(condition) ?? sumOf(condition);
}

const isSet = (condition: Condition): boolean =>
  condition.kind === 'distinct' && arePlain(condition.of);

/** `distinct` and a sum of the same cells, in either order. */
function cageOf(condition: Condition): Shape | undefined {
  if (condition.kind !== 'all' || condition.of.length !== 2) return undefined;
  const set = condition.of.find(isSet);
  const [sum] = condition.of.flatMap((each) => sumOf(each) ?? []);
  const isSame = condition.of.every(
    ({ unknowns }) => unknowns.length === condition.unknowns.length,
  );
  return set && sum && isSame ? { kind: 'cage', total: sum.total } : undefined;
}

function sumOf(condition: Condition): (Shape & { readonly kind: 'sum' }) | undefined {
  if (condition.kind !== 'compare' || condition.by !== '=') return undefined;
  const [a, b, ...more] = condition.of;
  const [total, sum] = a?.kind === 'number' ? [a, b] : [b, a];
  if (total?.kind !== 'number' || sum?.kind !== 'sum' || more.length > 0) return undefined;
  return arePlain(sum.of) ? { kind: 'sum', total: total.value } : undefined;
}

/** Whether cells are multiplied by cells anywhere: SMT-LIB has separate logics for that. */
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
