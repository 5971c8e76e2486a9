import { contradictionOf, takeApart } from '#engine/mus/clueUnits.ts';
import type { BrokenRule, ClueConflict, Fraction } from '#engine/questions/questions.ts';
import type { JobContext } from '#engine/worker/warmSolvers.ts';
import { isClaimPart } from '#logic/claimPart.ts';
import type { Member } from '#logic/claimPart.ts';
import { claimsByRule } from '#puzzle/puzzleType.ts';
import { isDefinitionText } from '#puzzle/typeId.ts';
import { smallMus } from '#reasoning/mus.ts';

const EFFORT = { orders: 8, milliseconds: 400 };
/** Z3's step limit per check, a few seconds; a clue that cannot be decided counts as needed. */
const STEPS = 1_000_000;
/** The share of progress for the search among clues; the rest is for the rules. */
const CLUES_SHARE = 0.6;

/**
 * Why a puzzle has no solution: a minimal set of clues, then a minimal set of rule parts that
 * contradicts them. `possible` if there is a solution.
 */
export function conflict(
  context: JobContext,
  report: (progress: Fraction) => void,
): ClueConflict | 'possible' {
  const session = context.warmSolvers.coreSession();
  const { units, board, parts } = takeApart(context);
  const ask = (members: readonly Member[]) => session.contradicts(members);
  const among = contradictionOf(ask, [...board, ...parts]);
  const first = among(units);
  if (first === undefined) return 'possible';
  session.limitSteps(STEPS);
  session.gaveUp();
  try {
    const clues =
      among([]) === undefined
        ? smallMus(units, among, EFFORT, (done) =>
            report({ fraction: (CLUES_SHARE * done) / EFFORT.orders }),
          )
        : [];
    const held = [...board, ...clues.flatMap(({ members }) => members)];
    const isHeld = new Set(held);
    const lines = linesByLabel(context);
    const broken = smallMus(
      parts,
      (some) =>
        ask([...held, ...some])?.flatMap((member) =>
          isClaimPart(member) && !isHeld.has(member) ? [member] : [],
        ),
      EFFORT,
      (done) => report({ fraction: CLUES_SHARE + ((1 - CLUES_SHARE) * done) / EFFORT.orders }),
    );
    return {
      clues: units.filter((unit) => clues.includes(unit)).map(({ at }) => at),
      rules: broken.map(({ sentence, cells, claim }): BrokenRule => {
        const line = lines.get(claim.label);
        return { sentence, cells, ...(line === undefined ? {} : { line }) };
      }),
      smallest: !session.gaveUp(),
    };
  } finally {
    session.limitSteps(0);
  }
}

/** The line of the definition that makes each claim, by its label, if somebody wrote the type. */
const linesByLabel = ({ type, puzzle }: JobContext): ReadonlyMap<string, number> =>
  new Map(
    isDefinitionText(type.id)
      ? claimsByRule(type, puzzle).flatMap(({ line, claims }) =>
          claims.map(({ label }) => [label, line] as const),
        )
      : [],
  );
