/**
 * The working-memory load of solving without notes. At each position, the easiest conclusions are
 * found from filled cells and earlier conclusions; larger reasons weigh more, and so do positions
 * that offer few of them. Computes with integers and fractions only, so that all browsers agree.
 */
import type { Values } from '#logic/claim.ts';
import type { Literal } from '#logic/literal.ts';
import { sameLiteral } from '#logic/literal.ts';
import type { PbFormula } from './pbFormula.ts';
import {
  propagateAll,
  impliedValues,
  openLiterals,
  tryAll,
  wholePartValues,
} from './possibleSteps.ts';
import type { PossibleStep } from './possibleSteps.ts';
import type { RatingWork } from './ratingWork.ts';
import { effort } from './reason.ts';
import type { Known } from './reason.ts';

/** How much harder than the easiest a conclusion may be to count as equally easy. */
const AS_EASY = 1.5;
/** The work limit of trials at one position (see `Propagator.work`). */
const TRIAL_WORK = 3_000_000;
/** Half the effort of a value without a reason. */
const NO_REASON = 160;
/** The share of hardest steps that is averaged. */
const HARDEST = 1 / 8;

/**
 * The mean load of the hardest eighth of the steps; `solution` is the unique one, indexed by cell.
 * `undefined` if that takes too much work.
 */
export function workingMemoryLoad(
  formula: PbFormula,
  givens: Values,
  solution: readonly number[],
  work: RatingWork,
): number | undefined {
  const seen = new Map<string, readonly PossibleStep[]>();
  /** The load of each conclusion, at the position where it was drawn. */
  const graded: number[] = [];
  let known: Known = { values: givens, excluded: [] };
  while (known.values.includes(undefined)) {
    const offers = offersAt(formula, known, seen, work);
    if (work.isOver) return undefined;
    const [easiest] = offers;
    if (easiest === undefined) {
      graded.push(2 * NO_REASON);
      known = withLiterals(known, [guess(formula, known, solution)]);
      continue;
    }
    const scarce = 1 + 1 / offers.length;
    for (const offer of offers) graded.push(offer.effort * scarce);
    known = withLiterals(
      known,
      offers.map(({ conclusion }) => conclusion),
    );
  }
  const hardest = graded.toSorted((a, b) => b - a);
  const counted = hardest.slice(0, Math.max(3, Math.ceil(hardest.length * HARDEST)));
  const mean = counted.reduce((sum, hardness) => sum + hardness, 0) / Math.max(1, counted.length);
  return mean;
}

interface Offer {
  readonly conclusion: Literal;
  readonly effort: number;
}

/** The easiest conclusions at a position, easiest first; empty if no reason is found. */
function offersAt(
  formula: PbFormula,
  known: Known,
  seen: Map<string, readonly PossibleStep[]>,
  work: RatingWork,
): readonly Offer[] {
  const all = propagateAll(formula, known);
  if (all === undefined) return [];
  const plain = [
    ...wholePartValues(formula, known, seen, () => true, work),
    ...impliedValues(formula, known, all),
  ];
  const steps = plain.length > 0 ? plain : tryAll(formula, known, all, TRIAL_WORK).steps;
  const offers = steps
    .map(({ conclusion, reason }) => ({
      conclusion,
      effort: effort(formula, reason),
    }))
    .toSorted((a, b) => a.effort - b.effort);
  const limit = (offers[0]?.effort ?? 0) * AS_EASY;
  const near = offers.filter((offer) => offer.effort <= limit);
  work.spend(all.work);
  return near.filter(
    ({ conclusion }, at) =>
      near.findIndex((other) => sameLiteral(other.conclusion, conclusion)) === at,
  );
}

/** The value of the open cell with the fewest candidates. */
function guess(formula: PbFormula, known: Known, solution: readonly number[]): Literal {
  const left = new Map<number, number>();
  for (const { cell } of openLiterals(formula, known)) left.set(cell, (left.get(cell) ?? 0) + 1);
  const [cell] = [...left].toSorted((a, b) => a[1] - b[1])[0] ?? [0];
  return { cell, value: solution[cell] ?? 0, holds: true };
}

/** Cells with a single remaining value become known, too. */
function withLiterals(known: Known, literals: readonly Literal[]): Known {
  const values = [...known.values];
  for (const { cell, value, holds } of literals) if (holds) values[cell] = value;
  const excluded = [...known.excluded, ...literals.filter(({ holds }) => !holds)];
  return { values, excluded: excluded.filter(({ cell }) => values[cell] === undefined) };
}
