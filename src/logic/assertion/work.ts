import { LARGEST_NUMBER } from '#logic/formula.ts';
import { inFigures } from '#logic/words.ts';
import { mostTried } from './blame.ts';
import { formulaWork } from './formulaWork.ts';
import type { FormulaWork } from './formulaWork.ts';
import { shapeOf } from './shape.ts';
import { arePlain, conjunctsOf, operandsOf } from './term.ts';
import type { Condition, Term } from './term.ts';

/**
 * How much work a condition makes, counted without doing it. What the page does with a condition
 * (judge it, say it, find who breaks it) must fit between two key presses; what the workers do (make
 * it a formula) must fit into their memory.
 */
export interface AssertionWork extends FormulaWork {
  /** Pairs of numbers that `distinct` compares one by one; where all are plain cells, none. */
  readonly pairs: number;
  /** Terms, each as often as it is looked at when it and the terms around it are said. */
  readonly terms: number;
  /** Terms looked at to find the cells that break a condition by themselves. */
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

/** The work of two conditions, or of two sets of conditions, together. */
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
  /** Goes on after "this"; `count` is the number that is too much. */
  says(count: string): string;
}

/** For all house rules of a board together: what is too much of it for one is so for all. */
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
  // No equal knight's moves on a Sudoku of 16×16 are a seventh of it.
  { of: 'formula', most: 3_000_000, says: (count) => `makes ${count} conditions for the solvers` },
];

/** Larger counts are not told apart: nested terms can have more than there are numbers for. */
const COUNTLESS = 1e12;

const sayCount = (count: number): string =>
  count < COUNTLESS ? inFigures(count) : `more than ${inFigures(COUNTLESS)}`;

/**
 * What makes some work too much, said after "this": "compares 21,000,000 pairs of numbers; at most
 * 20,000 are allowed"; `undefined` where it can be done.
 */
export function tooMuch(work: AssertionWork): string | undefined {
  // Not "more than": a count that is no number any more is too much as well.
  const exceeded = LIMITS.find(({ of, most }) => !(work[of] <= most));
  if (exceeded === undefined) return undefined;
  return `${exceeded.says(sayCount(work[exceeded.of]))}; at most ${sayCount(exceeded.most)} are allowed`;
}

/**
 * The work of a condition on cells that have some of `values`, or all. Each step of counting is
 * itself bounded by what was counted before: where that is too much, the rest is left at 0.
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

/** What a term is, with all terms in it. */
interface Weight {
  /** How many terms it is, itself among them. */
  readonly size: number;
  /** The sizes of it and of all terms in it. */
  readonly nested: number;
  readonly pairs: number;
}

/** Terms are weighed once each: an `ite` has its condition in it twice, and they can be nested. */
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

/** Conditions that are another kind of claim are blamed by that. */
const trialsOf = (condition: Condition, sizeOf: (term: Term) => number): number =>
  shapeOf(condition) === undefined
    ? conjunctsOf(condition).reduce((sum, each) => sum + sizeOf(each) * (mostTried(each) + 1), 0)
    : 0;
