import type { Values } from '#logic/claim.ts';
import type { ClueAt } from '#puzzle/clueAt.ts';
import { changeClue } from '#puzzle/clueAt.ts';
import { buildModel, givenValues, structureOf } from '#puzzle/puzzleType.ts';
import type { Puzzle } from '#puzzle/puzzleType.ts';
import { changesOf } from '../changes.ts';
import { contradictionOf, takeApart } from '../clueUnits.ts';
import type { Answer, Fraction, Repair } from '../questions.ts';
import { openSession } from '../session.ts';
import type { Session } from '../session.ts';
import type { Situation } from '../workplace.ts';
import { solve, TWO } from './solve.ts';

/**
 * Every change of one of these clues that leaves exactly one answer. A clue without which the
 * others still contradict is not tried: no change of it can help.
 */
export function repairs(
  situation: Situation,
  clues: readonly ClueAt[],
  tell: (told: Fraction) => void,
): readonly Repair[] {
  const { type, puzzle } = situation;
  const tries = worthChanging(situation, clues).flatMap((at) => changesOf(type, puzzle, at));
  return tries.flatMap((change, index) => {
    tell({ fraction: index / tries.length });
    const answer = onlyAnswer(situation, changeClue(puzzle, change));
    return answer === undefined ? [] : [{ change, answer }];
  });
}

/** Those of the clues whose absence ends the contradiction. */
function worthChanging(situation: Situation, clues: readonly ClueAt[]): readonly ClueAt[] {
  const guarded = situation.workplace.guarded();
  const { units, rules } = takeApart(situation);
  const among = contradictionOf((members) => guarded.contradicts(members), rules);
  return clues.filter((clue) => among(units.filter(({ at }) => !sameClue(at, clue))) === undefined);
}

function sameClue(a: ClueAt, b: ClueAt): boolean {
  switch (a.kind) {
    case 'given':
      return b.kind === 'given' && a.cell === b.cell;
    case 'site':
      return b.kind === 'site' && a.site === b.site;
    case 'assertion':
      return b.kind === 'assertion' && a.assertion === b.assertion;
  }
}

/** The answer of a changed puzzle, when it has exactly one. */
function onlyAnswer(situation: Situation, changed: Puzzle): Answer | undefined {
  const { type, puzzle, workplace, z3 } = situation;
  if (isComplainedOf(situation, changed)) return undefined;
  const givens = givenValues(type, changed);
  if (sameStructure(situation, puzzle, changed)) return unique(workplace.session(), givens);
  const session = openSession(z3, buildModel(type, changed));
  try {
    return unique(session, givens);
  } finally {
    session.close();
  }
}

/** Whether the change gave the type something to complain of that it did not before. */
function isComplainedOf({ type, puzzle }: Situation, changed: Puzzle): boolean {
  const before = new Set((type.complaints?.(puzzle) ?? []).map(({ sentence }) => sentence));
  return (type.complaints?.(changed) ?? []).some(({ sentence }) => !before.has(sentence));
}

function sameStructure({ type }: Situation, before: Puzzle, after: Puzzle): boolean {
  const old = structureOf(type, before).hints;
  return (
    before.clues === after.clues &&
    before.assertions === after.assertions &&
    structureOf(type, after).hints.every((hint, cell) => hint === old[cell])
  );
}

function unique(session: Session, givens: Values): Answer | undefined {
  const verdict = solve(session, givens, () => {}, TWO);
  return verdict.kind === 'unique' ? verdict.answer : undefined;
}
