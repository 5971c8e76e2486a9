import { changesOf } from '#engine/jobs/slips.ts';
import { contradictionOf, isSeparate, takeApart } from '#engine/mus/clueUnits.ts';
import type { Fraction, Repair, Solution } from '#engine/questions/questions.ts';
import type { JobContext } from '#engine/worker/warmSolvers.ts';
import { saysAll } from '#logic/model.ts';
import type { ClueAt, ClueChange } from '#puzzle/clueAt.ts';
import { changeClue, withoutClue } from '#puzzle/clueAt.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { buildModel, sameStructure } from '#puzzle/puzzleType.ts';
import { verdictOn } from './changed.ts';

/** Every change of one of these clues that leaves exactly one solution. */
export function repairs(
  context: JobContext,
  clues: readonly ClueAt[],
  report: (progress: Fraction) => void,
): readonly Repair[] {
  const tries = worthTrying(context, clues);
  return tries.flatMap((change, index) => {
    report({ fraction: index / tries.length });
    const solution = onlySolution(context, changeClue(context.puzzle, change));
    return solution === undefined ? [] : [{ change, solution }];
  });
}

/**
 * The changes that may help. If the others contradict even without a clue, no change of it helps,
 * unless it changes other rules.
 */
function worthTrying(context: JobContext, clues: readonly ClueAt[]): readonly ClueChange[] {
  const { type, puzzle } = context;
  const standsWithout = judgeOthers(context);
  return clues.flatMap((at) => {
    const changes = changesOf(type, puzzle, at);
    if (standsWithout(at)) return changes;
    const without = withoutClue(type, puzzle, at);
    const others = buildModel(type, without);
    return changes.filter((change) => {
      const changed = changeClue(puzzle, change);
      return !sameStructure(type, without, changed) && !saysAll(buildModel(type, changed), others);
    });
  });
}

/** For a clue: whether there is a solution without it, as far as can be decided. */
function judgeOthers(context: JobContext): (at: ClueAt) => boolean {
  const session = context.warmSolvers.coreSession();
  const { units, board, parts } = takeApart(context);
  const among = contradictionOf((members) => session.contradicts(members), [...board, ...parts]);
  return (clue) =>
    isSeparate(context, clue)
      ? among(units.filter(({ at }) => !sameClue(at, clue))) === undefined
      : verdictOn(context, withoutClue(context.type, context.puzzle, clue)).kind !== 'none';
}

function sameClue(a: ClueAt, b: ClueAt): boolean {
  switch (a.kind) {
    case 'given':
      return b.kind === 'given' && a.cell === b.cell;
    case 'site':
      return b.kind === 'site' && a.site === b.site;
    case 'path':
      return b.kind === 'path' && a.path === b.path;
    case 'house rule':
      return b.kind === 'house rule' && a.houseRule === b.houseRule;
  }
}

/** The solution of a changed puzzle if it is unique. */
function onlySolution(context: JobContext, changed: Puzzle): Solution | undefined {
  if (isComplainedOf(context, changed)) return undefined;
  const verdict = verdictOn(context, changed);
  return verdict.kind === 'unique' ? verdict.solution : undefined;
}

/** Whether the change causes a complaint of the type that was not there before. */
function isComplainedOf({ type, puzzle }: JobContext, changed: Puzzle): boolean {
  const before = new Set((type.complaints?.(puzzle) ?? []).map(({ sentence }) => sentence));
  return (type.complaints?.(changed) ?? []).some(({ sentence }) => !before.has(sentence));
}
