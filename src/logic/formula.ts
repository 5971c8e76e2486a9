/**
 * A condition over unknowns: the small language from which every solver reading is made. Unknowns
 * are 0-based; unknown `i` of a puzzle is its cell `i`, called `Vi` in SMT-LIB.
 */
export type Formula =
  | Proposition
  | { readonly op: 'not'; readonly of: Formula }
  | { readonly op: 'and' | 'or'; readonly of: readonly Formula[] }
  | { readonly op: 'at-most'; readonly count: number; readonly of: readonly Formula[] }
  | { readonly op: 'at-least'; readonly count: number; readonly of: readonly Formula[] }
  | { readonly op: 'sum'; readonly total: number; readonly of: readonly Weighted[] }
  | { readonly op: 'reach'; readonly least: number; readonly of: readonly Weighted[] };

/** A condition that is a single variable of a solver. */
export type Proposition =
  | { readonly op: 'is'; readonly unknown: number; readonly value: number }
  | { readonly op: 'auxiliary'; readonly name: string };

/**
 * The largest sum of one constraint's coefficients, and the largest degree: solvers here count with
 * 32 bits, and the proof checker reads numbers of nine digits.
 */
export const LARGEST_NUMBER = 999_999_999;

/** Contributes `weight` if the condition holds, otherwise 0. */
export interface Weighted {
  readonly weight: number;
  readonly of: Formula;
}

/** Cache of "unknown is value", by unknown and value: puzzles repeat them often. */
const known: (Proposition[] | undefined)[] = [];

export function is(unknown: number, value: number): Proposition {
  const own = (known[unknown] ??= []);
  return (own[value] ??= { op: 'is', unknown, value });
}
export const not = (of: Formula): Formula => ({ op: 'not', of });
export const and = (of: readonly Formula[]): Formula => ({ op: 'and', of });
export const or = (of: readonly Formula[]): Formula => ({ op: 'or', of });
/** At most `count` of the conditions hold; false for a negative count, which Z3 does not accept. */
export const atMost = (count: number, of: readonly Formula[]): Formula =>
  count < 0 ? FALSE : { op: 'at-most', count, of };
/** At least `count` of the conditions hold; true for a negative count. */
export const atLeast = (count: number, of: readonly Formula[]): Formula =>
  count < 0 ? TRUE : { op: 'at-least', count, of };
/** The weights of the conditions that hold sum to `total`. */
export const sum = (total: number, of: readonly Weighted[]): Formula => ({ op: 'sum', total, of });
/** The weights (none negative) of the conditions that hold sum to at least `least`. */
export const reach = (least: number, of: readonly Weighted[]): Formula => ({
  op: 'reach',
  least,
  of,
});
/**
 * An auxiliary variable: an additional Boolean, such as "block 2 starts at column 4 or before". The
 * same name is the same variable in all claims of a model.
 */
export const auxiliary = (name: string): Proposition => ({ op: 'auxiliary', name });
/** The first condition implies the second. */
export const implies = (first: Formula, second: Formula): Formula => or([not(first), second]);
export const TRUE: Formula = and([]);
export const FALSE: Formula = or([]);
