import { LARGEST_NUMBER } from '#logic/formula.ts';
import { inFigures } from '#logic/words.ts';
import { mostTried } from './blame.ts';
import { formulaWork } from './formulaWork.ts';
import type { FormulaWork } from './formulaWork.ts';
import { shapeOf } from './shape.ts';
import { arePlain, conjunctsOf, operandsOf } from './term.ts';
import type { Condition, Term } from './term.ts';

/**
 * Counts the work of a condition without doing it. What the page does with a condition (judge it,
 * word it, find culprits) must fit between two key presses; what the workers do (compile it) must
 * fit into their memory.
 */
export interface AssertionWork extends FormulaWork {
  /** Pairs of numbers that `distinct` compares one by one; none if all are plain cells. */
  readonly pairs: number;
  /** Terms, counted as often as wording the condition visits them. */
  readonly terms: number;
  /** Terms evaluated to find the culprits. */
  readonly trials: number;
}

export const NO_WORK: AssertionWork = {
  pairs: 0,
  terms: 0,
  trials: 0,
  listed: 0,
  formula: 0,
  longest: 0,
  widest: 0,
  largest: 0,
};

/** The sum of two counts of work. */
export const workTogether = (a: AssertionWork, b: AssertionWork): AssertionWork => ({
  pairs: a.pairs + b.pairs,
  terms: a.terms + b.terms,
  trials: a.trials + b.trials,
  listed: a.listed + b.listed,
  formula: a.formula + b.formula,
  longest: Math.max(a.longest, b.longest),
  widest: Math.max(a.widest, b.widest),
  largest: Math.max(a.largest, b.largest),
});

interface Limit {
  readonly of: keyof AssertionWork;
  readonly most: number;
  /** Continues "this"; `count` is the number that is too large. */
  says(count: string): string;
}

/** For all house rules of a board together; a single rule that exceeds them is too much as well. */
export const LIMITS: readonly Limit[] = [
  { of: 'pairs', most: 20_000, says: (count) => `compares ${count} pairs of numbers` },
  { of: 'terms', most: 200_000, says: (count) => `takes ${count} looks at its terms to be said` },
  { of: 'trials', most: 100_000, says: (count) => `takes ${count} looks at its terms to judge` },
  {
    of: 'widest',
    most: 401,
    says: (count) => `divides or bends a number that has ${count} values`,
  },
  { of: 'longest', most: 2000, says: (count) => `adds or multiplies ${count} conditions at once` },
  { of: 'largest', most: LARGEST_NUMBER, says: (count) => `makes sums of ${count}` },
  { of: 'listed', most: 10_000_000, says: (count) => `makes ${count} combinations to work out` },
  // For comparison: "no equal values a knight's move apart" on a 16×16 Sudoku is a seventh of it.
  { of: 'formula', most: 3_000_000, says: (count) => `makes ${count} conditions for the solvers` },
];

/** Larger counts are capped: those of nested terms may exceed the range of numbers. */
const COUNTLESS = 1e12;

const sayCount = (count: number): string =>
  count < COUNTLESS ? inFigures(count) : `more than ${inFigures(COUNTLESS)}`;

/**
 * The limit that some work exceeds, as a continuation of "this": "compares 21,000,000 pairs of
 * numbers; at most 20,000 are allowed"; `undefined` if it is within all limits.
 */
export function tooMuch(work: AssertionWork): string | undefined {
  // Not `>`, so that NaN exceeds the limit as well.
  const exceeded = LIMITS.find(({ of, most }) => !(work[of] <= most));
  if (exceeded === undefined) return undefined;
  return `${exceeded.says(sayCount(work[exceeded.of]))}; at most ${sayCount(exceeded.most)} are allowed`;
}

/**
 * The work of a condition on cells with some or all of `values`. Each stage of counting is bounded
 * by the counts before it; if those exceed a limit, the rest is 0.
 */
export function workOf(condition: Condition, values: readonly number[]): AssertionWork {
  const weigh = weigher();
  const { nested, pairs } = weigh(condition);
  const written: AssertionWork = { ...NO_WORK, pairs, terms: nested };
  if (tooMuch(written) !== undefined) return written;
  const sizeOf = (term: Term): number => weigh(term).size;
  const said: AssertionWork = { ...written, trials: trialsOf(condition, sizeOf) };
  if (tooMuch(said) !== undefined) return said;
  return { ...said, ...formulaWork(condition, values, sizeOf) };
}

/** The size of a term and of its subterms. */
interface Weight {
  /** The number of terms in it, including itself. */
  readonly size: number;
  /** The sum of the sizes of it and of all terms in it. */
  readonly nested: number;
  readonly pairs: number;
}

/** Memoized by term: an `ite` contains its condition twice, and they can be nested. */
function weigher(): (term: Term) => Weight {
  const known = new Map<Term, Weight>();
  const weigh = (term: Term): Weight => {
    const found = known.get(term);
    if (found !== undefined) return found;
    const count = term.kind === 'distinct' && !arePlain(term.of) ? term.of.length : 1;
    let [size, nested, pairs] = [1, 0, (count * (count - 1)) / 2];
    for (const inner of operandsOf(term).map(weigh)) {
      size += inner.size;
      nested += inner.nested;
      pairs += inner.pairs;
    }
    const weight = { size, nested: nested + size, pairs };
    known.set(term, weight);
    return weight;
  };
  return weigh;
}

/** Conditions that become another kind of claim use the culprits of that kind. */
const trialsOf = (condition: Condition, sizeOf: (term: Term) => number): number =>
  shapeOf(condition) === undefined
    ? conjunctsOf(condition).reduce((sum, each) => sum + sizeOf(each) * (mostTried(each) + 1), 0)
    : 0;
