import { withoutClue } from '#puzzle/clueAt.ts';
import type { ClueAt } from '#puzzle/clueAt.ts';
import { buildModel } from '#puzzle/puzzleType.ts';
import { contradictionOf, takeApart } from '../clueUnits.ts';
import type { ClueUnit } from '../clueUnits.ts';
import type { Answer, Fraction } from '../questions.ts';
import type { Situation } from '../workplace.ts';

/**
 * The clues that can each be left out by itself while `answer` stays the only one: with `answer`
 * ruled out, the others still contradict.
 */
export function redundancy(
  situation: Situation,
  answer: Answer,
  tell: (told: Fraction) => void,
): readonly ClueAt[] {
  const guarded = situation.workplace.guarded();
  const { units, rules } = takeApart(situation);
  const among = contradictionOf((members) => guarded.contradicts(members), rules);
  return guarded.excluding(answer, () => {
    const spare = new Set<ClueUnit>();
    units.forEach((unit, index) => {
      tell({ fraction: index / units.length });
      if (spare.has(unit)) return;
      const core = among(units.filter((other) => other !== unit));
      // What one contradiction does without can be left out as well as this one.
      if (core !== undefined) {
        for (const other of units) if (!core.includes(other)) spare.add(other);
      }
    });
    return units.flatMap((unit) =>
      spare.has(unit) && onlyLoosens(situation, unit.at) ? [unit.at] : [],
    );
  });
}

/**
 * Whether without this clue the rest says the same as before. A type may read the others
 * otherwise: with no number of the longest ships, the next longest are the longest.
 */
function onlyLoosens({ type, puzzle, workplace }: Situation, at: ClueAt): boolean {
  if (at.kind !== 'site') return true;
  const before = new Set(workplace.model.claims.map(({ sentence }) => sentence));
  const { claims } = buildModel(type, withoutClue(puzzle, at));
  return claims.every(({ sentence }) => before.has(sentence));
}
