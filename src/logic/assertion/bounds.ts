import { compares, namesTwice } from './term.ts';
import type { Comparison, Condition, Whole } from './term.ts';

/** Lower and upper bound of a number. */
export interface ValueRange {
  readonly low: number;
  readonly high: number;
}

/** The range of each unknown, by its number. */
export type Ranges = (unknown: number) => ValueRange;

/** Bounds of a term; the exact range may be narrower. */
export function rangeOf(term: Whole, ranges: Ranges): ValueRange {
  switch (term.kind) {
    case 'number':
      return { low: term.value, high: term.value };
    case 'unknown':
      return ranges(term.unknown);
    case 'sum':
      return term.of.reduce(
        (sofar, each) => {
          const { low, high } = rangeOf(each, ranges);
          return { low: sofar.low + low, high: sofar.high + high };
        },
        { low: 0, high: 0 },
      );
    case 'product':
      return term.of.reduce(
        (sofar, each) => {
          const { low, high } = rangeOf(each, ranges);
          return span([sofar.low * low, sofar.low * high, sofar.high * low, sofar.high * high]);
        },
        { low: 1, high: 1 },
      );
    case 'negative': {
      const { low, high } = rangeOf(term.of, ranges);
      return { low: 0 - high, high: 0 - low };
    }
    case 'magnitude': {
      const { low, high } = rangeOf(term.of, ranges);
      return low < 0 && high > 0
        ? { low: 0, high: Math.max(-low, high) }
        : span([low, high].map(Math.abs));
    }
    case 'quotient': {
      const { low, high } = rangeOf(term.of, ranges);
      const rounded = (value: number) =>
        term.by > 0 ? Math.floor(value / term.by) : Math.ceil(value / term.by);
      return span([rounded(low), rounded(high)]);
    }
    case 'remainder': {
      const { low, high } = rangeOf(term.of, ranges);
      const by = Math.abs(term.by);
      if (low !== high) return { low: 0, high: by - 1 };
      const value = ((low % by) + by) % by;
      return { low: value, high: value };
    }
    case 'choice': {
      const when = decide(term.when, ranges);
      if (when !== undefined) return rangeOf(when ? term.chosen : term.otherwise, ranges);
      const [then, otherwise] = [rangeOf(term.chosen, ranges), rangeOf(term.otherwise, ranges)];
      return span([then.low, then.high, otherwise.low, otherwise.high]);
    }
  }
}

const span = (values: readonly number[]): ValueRange => ({
  low: Math.min(...values),
  high: Math.max(...values),
});

/** Whether a condition holds; `undefined` if the ranges do not decide it. */
export function decide(condition: Condition, ranges: Ranges): boolean | undefined {
  switch (condition.kind) {
    case 'constant':
      return condition.holds;
    case 'not': {
      const inner = decide(condition.of, ranges);
      return inner === undefined ? undefined : !inner;
    }
    case 'all':
      return every(condition.of.map((each) => decide(each, ranges)));
    case 'any':
      return some(condition.of.map((each) => decide(each, ranges)));
    case 'implies': {
      const [first, second] = condition.of.map((each) => decide(each, ranges));
      return some([first === undefined ? undefined : !first, second]);
    }
    case 'alike': {
      const [first, second] = condition.of.map((each) => decide(each, ranges));
      return first === undefined || second === undefined ? undefined : first === second;
    }
    case 'compare': {
      const all = condition.of.map((each) => rangeOf(each, ranges));
      return every(all.slice(1).map((b, at) => compareRanges(condition.by, all[at] ?? b, b)));
    }
    case 'distinct': {
      if (namesTwice(condition.of)) return false;
      const all = condition.of.map((each) => rangeOf(each, ranges));
      const known = all.flatMap(({ low, high }) => (low === high ? [low] : []));
      if (new Set(known).size < known.length) return false;
      if (known.length === all.length) return true;
      // In sorted order, all ranges are disjoint if each is disjoint from the next.
      const ordered = all.toSorted((a, b) => a.low - b.low);
      const apart = ordered.slice(1).every(({ low }, at) => (ordered[at]?.high ?? low) < low);
      return apart ? true : undefined;
    }
  }
}

function every(parts: readonly (boolean | undefined)[]): boolean | undefined {
  if (parts.includes(false)) return false;
  return parts.includes(undefined) ? undefined : true;
}

function some(parts: readonly (boolean | undefined)[]): boolean | undefined {
  if (parts.includes(true)) return true;
  return parts.includes(undefined) ? undefined : false;
}

/**
 * Whether a comparison holds for all pairs of numbers from two ranges, or for none; `undefined`
 * otherwise.
 */
function compareRanges(by: Comparison, a: ValueRange, b: ValueRange): boolean | undefined {
  if (by === '=') {
    if (a.high < b.low || b.high < a.low) return false;
    return a.low === a.high && b.low === b.high ? true : undefined;
  }
  // The other comparisons are monotone, so the bounds decide.
  const [worst, best] = by.startsWith('<')
    ? [compares(by, a.high, b.low), compares(by, a.low, b.high)]
    : [compares(by, a.low, b.high), compares(by, a.high, b.low)];
  if (worst) return true;
  return best ? undefined : false;
}
