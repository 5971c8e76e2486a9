import { contrary, literalsOf, sameLiteral } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import type { Deduction, Known } from '#reasoning/reason.ts';
import { explainingOf, stepOf } from '../explaining.ts';
import type { Fraction, Standing, Step } from '../questions.ts';
import type { Situation } from '../workplace.ts';
import { firstTwo, recheck } from './solve.ts';
import { deductions } from './walkthrough.ts';

/** A reason of more parts than this is better told in several steps. */
const AT_ONCE = 6;

/** Whether a cell is a value in every solution of the clues, in none, or in some. */
export function ask(
  situation: Situation,
  { cell, value }: { readonly cell: number; readonly value: number },
  tell: (fraction: Fraction) => void,
): Standing {
  const { givens, workplace } = situation;
  const guarded = workplace.guarded();
  const literal: Literal = { cell, value, holds: true };
  const parts = [...guarded.parts, ...literalsOf(givens)];
  const withIt = guarded.example([...parts, literal]);
  const withoutIt = guarded.example([...parts, contrary(literal)]);
  for (const answer of [withIt, withoutIt]) {
    if (answer !== undefined) recheck(workplace.model, givens, answer);
  }
  if (withIt !== undefined && withoutIt !== undefined) return { kind: 'open', withIt, withoutIt };
  if (withIt === undefined && withoutIt === undefined) return { kind: 'contradiction' };
  const goal = withIt === undefined ? contrary(literal) : literal;
  const kind = withIt === undefined ? 'impossible' : 'forced';
  return { kind, steps: stepsTo(situation, goal, tell) };
}

const holdsIn = (known: Known, { cell, value, holds }: Literal): boolean => {
  const found = known.values[cell];
  if (found !== undefined) return (found === value) === holds;
  return !holds && known.excluded.some((out) => out.cell === cell && out.value === value);
};

/** The shortest way found to a conclusion that follows from the clues. */
function stepsTo(
  situation: Situation,
  goal: Literal,
  tell: (fraction: Fraction) => void,
): readonly Step[] {
  const explaining = explainingOf(situation.workplace);
  const known: Known = { values: situation.givens, excluded: [] };
  if (holdsIn(known, goal)) return [];
  const atOnce = explaining.deduce().next(
    known,
    () => [],
    (conclusion) => sameLiteral(conclusion, goal),
  );
  if (atOnce !== undefined && atOnce.reason.parts.length <= AT_ONCE) {
    return [stepOf(explaining, situation, atOnce)];
  }
  const made: Deduction[] = [];
  const open = situation.givens.filter((given) => given === undefined).length;
  const solutions = firstTwo(situation.workplace, situation.givens);
  const walk = deductions(situation, solutions, (sofar) => holdsIn(sofar, goal));
  for (let next = walk.next(); next.done !== true; next = walk.next()) {
    made.push(next.value);
    tell({ fraction: Math.min(1, made.length / open) });
  }
  const needed = neededFor(goal, made);
  const way = needed.length > 0 || atOnce === undefined ? needed : [atOnce];
  return way.map((deduction) => stepOf(explaining, situation, deduction));
}

/** The deductions that a conclusion rests on, in order; empty when it was not reached. */
function neededFor(goal: Literal, made: readonly Deduction[]): readonly Deduction[] {
  const wanted: Literal[] = [goal];
  const speaksOf = (conclusion: Literal): boolean =>
    wanted.some(
      (literal) =>
        sameLiteral(literal, conclusion) ||
        // That a cell is 5 is also why it is not 4.
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
