import { buildModel, givenValues, sameStructure } from '#puzzle/puzzleType.ts';
import type { Puzzle } from '#puzzle/puzzleType.ts';
import { solve, TWO } from './solve.ts';
import type { Answer, Verdict } from '../questions.ts';
import { openWorkplace } from '../workplace.ts';
import type { Situation } from '../workplace.ts';

/**
 * Works on a changed puzzle of the same type: at the warm workplace where its rules are the same,
 * and else at one that is built for it and closed after `work`.
 */
export function onChanged<T>(
  situation: Situation,
  puzzle: Puzzle,
  work: (changed: Situation) => T,
): T {
  const { type, z3 } = situation;
  const changed = { ...situation, puzzle, givens: givenValues(type, puzzle) };
  if (sameStructure(type, situation.puzzle, puzzle)) return work(changed);
  const workplace = openWorkplace(z3, buildModel(type, puzzle));
  try {
    return work({ ...changed, workplace });
  } finally {
    workplace.close();
  }
}

/** Whether a puzzle has no answer, one or more; listed are two at most. */
export function verdictOf({ workplace, givens }: Situation): Verdict {
  const followed = solve(workplace.following(), givens, () => {}, TWO);
  return followed.kind === 'unknown' ? solve(workplace.session(), givens, () => {}, TWO) : followed;
}

/** Whether this is proved to be the only answer of a changed puzzle. */
export const isOnlyAnswer = (situation: Situation, puzzle: Puzzle, answer: Answer): boolean =>
  onChanged(situation, puzzle, (changed) => {
    const verdict = verdictOf(changed);
    return (
      verdict.kind === 'unique' && verdict.answer.every((value, cell) => value === answer[cell])
    );
  });
