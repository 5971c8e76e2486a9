import { withoutClue } from '#puzzle/clueAt.ts';
import type { ClueAt } from '#puzzle/clueAt.ts';
import { isOnlyAnswer } from './changed.ts';
import { contradictionOf, isSeparate, takeApart } from '../clueUnits.ts';
import type { Apart, ClueUnit } from '../clueUnits.ts';
import type { Answer, Fraction } from '../questions.ts';
import type { Situation } from '../workplace.ts';

/** The clues that can each be left out by itself while `answer` stays the only one. */
export function redundancy(
  situation: Situation,
  answer: Answer,
  tell: (told: Fraction) => void,
): readonly ClueAt[] {
  const apart = takeApart(situation);
  const { units } = apart;
  const separate = units.filter(({ at }) => isSeparate(situation, at));
  const spare = spareAmong(situation, apart, separate, answer, tell);
  return units.flatMap((unit) => {
    const isSpare = separate.includes(unit)
      ? spare.has(unit)
      : isOnlyAnswer(situation, withoutClue(situation.puzzle, unit.at), answer);
    return isSpare ? [unit.at] : [];
  });
}

/** Those of the separate clues without which, `answer` ruled out, all others still contradict. */
function spareAmong(
  { workplace }: Situation,
  { units, parts }: Apart,
  separate: readonly ClueUnit[],
  answer: Answer,
  tell: (told: Fraction) => void,
): ReadonlySet<ClueUnit> {
  const guarded = workplace.guarded();
  const among = contradictionOf((members) => guarded.contradicts(members), parts);
  return guarded.excluding(answer, () => {
    const spare = new Set<ClueUnit>();
    separate.forEach((unit, index) => {
      tell({ fraction: index / separate.length });
      if (spare.has(unit)) return;
      const core = among(units.filter((other) => other !== unit));
      // What one contradiction does without can be left out as well as this one.
      if (core !== undefined) {
        for (const other of units) if (!core.includes(other)) spare.add(other);
      }
    });
    return spare;
  });
}
