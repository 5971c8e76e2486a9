import { buildModel, givenValues, sameStructure } from '#puzzle/puzzleType.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { firstVerdict } from './solve.ts';
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

/** Whether a changed puzzle has no answer, one or more; two are listed at most. */
export const verdictOn = (situation: Situation, puzzle: Puzzle): Verdict =>
  onChanged(situation, puzzle, ({ workplace, givens }) => firstVerdict(workplace, givens));

/** Whether this is proved to be the only answer of a changed puzzle. */
export function isOnlyAnswer(situation: Situation, puzzle: Puzzle, answer: Answer): boolean {
  const verdict = verdictOn(situation, puzzle);
  return verdict.kind === 'unique' && verdict.answer.every((value, cell) => value === answer[cell]);
}
