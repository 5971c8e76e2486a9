import { contradictionOf, isSeparate, takeApart } from '#engine/mus/clueUnits.ts';
import type { Apart, ClueUnit } from '#engine/mus/clueUnits.ts';
import type { Fraction, Solution } from '#engine/questions/questions.ts';
import type { JobContext } from '#engine/worker/warmSolvers.ts';
import { withoutClue } from '#puzzle/clueAt.ts';
import type { ClueAt } from '#puzzle/clueAt.ts';
import { isOnlySolution } from './changed.ts';

/** The clues that can each be removed alone while `solution` stays unique. */
export function redundancy(
  context: JobContext,
  solution: Solution,
  report: (progress: Fraction) => void,
): readonly ClueAt[] {
  const apart = takeApart(context);
  const { units } = apart;
  const separate = units.filter(({ at }) => isSeparate(context, at));
  const spare = spareAmong(context, apart, separate, solution, report);
  return units.flatMap((unit) => {
    const isSpare = separate.includes(unit)
      ? spare.has(unit)
      : isOnlySolution(context, withoutClue(context.type, context.puzzle, unit.at), solution);
    return isSpare ? [unit.at] : [];
  });
}

/** The separate clues without which all others, with `solution` excluded, still contradict. */
function spareAmong(
  { warmSolvers }: JobContext,
  { units, board, parts }: Apart,
  separate: readonly ClueUnit[],
  solution: Solution,
  report: (progress: Fraction) => void,
): ReadonlySet<ClueUnit> {
  const session = warmSolvers.coreSession();
  const among = contradictionOf((members) => session.contradicts(members), [...board, ...parts]);
  return session.excluding(solution, () => {
    const spare = new Set<ClueUnit>();
    separate.forEach((unit, index) => {
      report({ fraction: index / separate.length });
      if (spare.has(unit)) return;
      const core = among(units.filter((other) => other !== unit));
      // A clue outside the core is redundant, too.
      if (core !== undefined) {
        for (const other of units) if (!core.includes(other)) spare.add(other);
      }
    });
    return spare;
  });
}
