/**
 * A condition over unknowns: the small language that every solver reading is made from.
 * Unknowns are counted from 0; unknown `i` of a puzzle is its cell `i`, called `Vi` in SMT-LIB.
 */
export type Formula =
  | { readonly op: 'is'; readonly unknown: number; readonly value: number }
  | { readonly op: 'not'; readonly of: Formula }
  | { readonly op: 'and' | 'or'; readonly of: readonly Formula[] }
  | { readonly op: 'at-most'; readonly count: number; readonly of: readonly Formula[] }
  | { readonly op: 'at-least'; readonly count: number; readonly of: readonly Formula[] };

export const is = (unknown: number, value: number): Formula => ({ op: 'is', unknown, value });
export const not = (of: Formula): Formula => ({ op: 'not', of });
export const and = (of: readonly Formula[]): Formula => ({ op: 'and', of });
export const or = (of: readonly Formula[]): Formula => ({ op: 'or', of });
/** At most `count` of the conditions hold. */
export const atMost = (count: number, of: readonly Formula[]): Formula => ({
  op: 'at-most',
  count,
  of,
});
/** At least `count` of the conditions hold. */
export const atLeast = (count: number, of: readonly Formula[]): Formula => ({
  op: 'at-least',
  count,
  of,
});
