import { contradictionOf, isSeparate, takeApart } from '#engine/mus/clueUnits.ts';
import type { Fraction, MinimizedGivens, Solution } from '#engine/questions/questions.ts';
import type { JobContext } from '#engine/worker/warmSolvers.ts';
import { cluesOf, withoutClue } from '#puzzle/clueAt.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { structureOf } from '#puzzle/puzzleType.ts';
import { smallMus } from '#reasoning/mus.ts';
import { isOnlySolution, onChanged } from './changed.ts';

const EFFORT = { orders: 8, milliseconds: 4000 };

/**
 * Removes givens, and clues outside cells that are optional for the type, while `solution` stays
 * unique.
 */
export function minimizeGivens(
  context: JobContext,
  solution: Solution,
  report: (progress: Fraction) => void,
): MinimizedGivens {
  const left = withoutSpareRules(context, solution);
  // Later removals cannot make these redundant: fewer clues only allow more solutions.
  const { givens, siteClues } = onChanged(context, left, (changed) =>
    withoutSpareValues(changed, solution, report),
  );
  const { type, puzzle } = context;
  const kept = cluesOf(type, { ...puzzle, givens, siteClues });
  return { givens, siteClues, removed: cluesOf(type, puzzle).length - kept.length };
}

/**
 * Removes clues that change other rules, such as given shapes or the sum of a cage, as far as
 * possible. Tests each changed puzzle separately until no clue can go.
 */
function withoutSpareRules(context: JobContext, solution: Solution): Puzzle {
  const { type } = context;
  const sites = entangledSites(context);
  let { puzzle } = context;
  for (;;) {
    const before = puzzle;
    const { givenShapes } = structureOf(type, puzzle);
    const shapes = cluesOf(type, puzzle).filter(
      (at) => at.kind === 'given' && givenShapes[at.cell] !== undefined,
    );
    const printed = sites.filter(({ site }) => puzzle.siteClues[site] !== undefined);
    for (const at of [...shapes, ...printed]) {
      const fewer = withoutClue(type, puzzle, at);
      if (isOnlySolution(context, fewer, solution)) puzzle = fewer;
    }
    if (puzzle === before) return puzzle;
  }
}

/** Sites with optional clues whose removal changes another rule. */
const entangledSites = (context: JobContext) =>
  context.type.making?.sparesSites === undefined
    ? []
    : context.puzzle.siteClues.flatMap((clue, site) => {
        const at = { kind: 'site', site } as const;
        return clue === undefined || isSeparate(context, at) ? [] : [at];
      });

/** Removes clues that only add their own parts, as far as possible. */
function withoutSpareValues(
  context: JobContext,
  solution: Solution,
  report: (progress: Fraction) => void,
): Puzzle {
  const { type, puzzle, warmSolvers } = context;
  const session = warmSolvers.coreSession();
  const { units, board, parts } = takeApart(context);
  const { givenShapes } = structureOf(type, puzzle);
  const plain = units.filter(({ at }) => {
    if (at.kind === 'given') return givenShapes[at.cell] === undefined;
    return at.kind === 'site' && type.making?.sparesSites !== undefined && isSeparate(context, at);
  });
  const others = units.filter((unit) => !plain.includes(unit)).flatMap(({ members }) => members);
  const held = [...board, ...parts, ...others];
  const among = contradictionOf((members) => session.contradicts(members), held);
  const kept = session.excluding(solution, () => {
    if (among(plain) === undefined) throw new Error('The answer is not the only one');
    return smallMus(plain, among, EFFORT, (done) => report({ fraction: done / EFFORT.orders }));
  });
  return plain
    .filter((unit) => !kept.includes(unit))
    .reduce((fewer, { at }) => withoutClue(type, fewer, at), puzzle);
}
