import { explainingOf, stepOf } from '#engine/mus/explaining.ts';
import type { Fraction, StandingCheck, HintStep } from '#engine/questions/questions.ts';
import type { JobContext } from '#engine/worker/warmSolvers.ts';
import { contrary, literalsOf, sameLiteral } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import { speechOf } from '#puzzle/puzzleType.ts';
import type { Deduction, Known } from '#reasoning/reason.ts';
import { firstTwo, recheck } from './solve.ts';
import { deductions } from './walkthrough.ts';

/** A reason with more parts is split into several steps. */
const AT_ONCE = 6;

/** Whether a cell is a value in every solution of the clues, in none, or in some. */
export function askProver(
  context: JobContext,
  { cell, value }: { readonly cell: number; readonly value: number },
  report: (fraction: Fraction) => void,
): StandingCheck {
  const { givens, warmSolvers } = context;
  const session = warmSolvers.coreSession();
  const literal: Literal = { cell, value, holds: true };
  const parts = [...session.parts, ...literalsOf(givens)];
  const withIt = session.example([...parts, literal]);
  const withoutIt = session.example([...parts, contrary(literal)]);
  for (const solution of [withIt, withoutIt]) {
    if (solution !== undefined) recheck(warmSolvers.model, givens, solution);
  }
  if (withIt !== undefined && withoutIt !== undefined) return { kind: 'open', withIt, withoutIt };
  if (withIt === undefined && withoutIt === undefined) return { kind: 'contradiction' };
  const goal = withIt === undefined ? contrary(literal) : literal;
  const kind = withIt === undefined ? 'impossible' : 'forced';
  return { kind, steps: stepsTo(context, goal, report) };
}

const holdsIn = (known: Known, { cell, value, holds }: Literal): boolean => {
  const found = known.values[cell];
  if (found !== undefined) return (found === value) === holds;
  return !holds && known.excluded.some((out) => out.cell === cell && out.value === value);
};

/** The shortest sequence of steps found to a conclusion that the clues imply. */
function stepsTo(
  context: JobContext,
  goal: Literal,
  report: (fraction: Fraction) => void,
): readonly HintStep[] {
  const explaining = explainingOf(context.warmSolvers);
  const known: Known = { values: context.givens, excluded: [] };
  if (holdsIn(known, goal)) return [];
  const atOnce = explaining.deduce(speechOf(context.type, context.puzzle)).next(
    known,
    () => [],
    (conclusion) => sameLiteral(conclusion, goal),
  );
  if (atOnce !== undefined && atOnce.reason.parts.length <= AT_ONCE) {
    return [stepOf(explaining, context, atOnce)];
  }
  const made: Deduction[] = [];
  const open = context.givens.filter((given) => given === undefined).length;
  const solutions = firstTwo(context.warmSolvers, context.givens);
  const walk = deductions(context, solutions, (sofar) => holdsIn(sofar, goal));
  for (let next = walk.next(); next.done !== true; next = walk.next()) {
    made.push(next.value);
    report({ fraction: Math.min(1, made.length / open) });
  }
  const needed = neededFor(goal, made);
  const way = needed.length > 0 || atOnce === undefined ? needed : [atOnce];
  return way.map((deduction) => stepOf(explaining, context, deduction));
}

/** The deductions a conclusion depends on, in order; empty if it was not reached. */
function neededFor(goal: Literal, made: readonly Deduction[]): readonly Deduction[] {
  const wanted: Literal[] = [goal];
  const speaksOf = (conclusion: Literal): boolean =>
    wanted.some(
      (literal) =>
        sameLiteral(literal, conclusion) ||
        // "The cell is 5" also explains "the cell is not 4".
        (!literal.holds && conclusion.holds && literal.cell === conclusion.cell),
    );
  const kept: Deduction[] = [];
  for (const deduction of made.toReversed()) {
    if (!deduction.conclusions.some(speaksOf)) continue;
    kept.unshift(deduction);
    wanted.push(...deduction.reason.facts);
  }
  return kept;
}
