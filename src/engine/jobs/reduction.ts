import { contradictionOf, takeApart } from '../clueUnits.ts';
import { isRule } from '#logic/rule.ts';
import { shrinkWell } from '../orders.ts';
import type { Answer, Fraction, Reduction } from '../questions.ts';
import type { Situation } from '../workplace.ts';

const EFFORT = { orders: 8, milliseconds: 4000 };

/**
 * Takes away givens as long as `answer` stays the only one. Clues outside the cells stay, and so
 * do givens that say more than their value.
 */
export function reduction(
  situation: Situation,
  answer: Answer,
  tell: (told: Fraction) => void,
): Reduction {
  const guarded = situation.workplace.guarded();
  const { units, rules } = takeApart(situation);
  const plain = units.filter(({ at, members }) => at.kind === 'given' && !members.some(isRule));
  const others = units.filter((unit) => !plain.includes(unit)).flatMap(({ members }) => members);
  const among = contradictionOf((members) => guarded.contradicts(members), [...rules, ...others]);
  const kept = guarded.excluding(answer, () => {
    if (among(plain) === undefined) throw new Error('The answer is not the only one');
    return shrinkWell(plain, among, EFFORT, (done) => tell({ fraction: done / EFFORT.orders }));
  });
  const taken = new Set(
    plain.flatMap((unit) =>
      unit.at.kind === 'given' && !kept.includes(unit) ? [unit.at.cell] : [],
    ),
  );
  const givens = situation.puzzle.givens.map((given, cell) =>
    taken.has(cell) ? undefined : given,
  );
  return { givens, removed: taken.size };
}
