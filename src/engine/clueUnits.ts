import type { Place } from '#logic/claim.ts';
import { literalsOf } from '#logic/literal.ts';
import type { ClueAt } from '#puzzle/clueAt.ts';
import { cluesOf } from '#puzzle/clueAt.ts';
import type { Member, Rule } from '#logic/rule.ts';
import type { Contradicts } from '#reasoning/shrink.ts';
import type { Situation } from './workplace.ts';

/** A clue with all that it says: the author printed it as one, so it stands or falls as one. */
export interface ClueUnit {
  readonly at: ClueAt;
  readonly members: readonly Member[];
}

/** A puzzle taken apart into what the author printed and what always holds. */
export interface Apart {
  /** In the order of `cluesOf`. */
  readonly units: readonly ClueUnit[];
  /** The rules that no clue made. */
  readonly rules: readonly Rule[];
}

/** Says of every rule of the warm guarded session which clue made it, if any. */
export function takeApart({ puzzle, givens, workplace }: Situation): Apart {
  const all = workplace.guarded().rules;
  const facts = literalsOf(givens);
  const units = cluesOf(puzzle).map((at): ClueUnit => {
    const made = all.filter(({ claim: { place } }) => isMadeBy(place, at));
    const fact = at.kind === 'given' ? facts.filter(({ cell }) => cell === at.cell) : [];
    return { at, members: [...fact, ...made] };
  });
  const printed = new Set<Member>(units.flatMap(({ members }) => members));
  return { units, rules: all.filter((rule) => !printed.has(rule)) };
}

function isMadeBy(place: Place, at: ClueAt): boolean {
  switch (at.kind) {
    case 'given':
      return place.given === at.cell;
    case 'site':
      return place.site === at.site;
    case 'assertion':
      return place.assertion === at.assertion;
  }
}

/** Whether units contradict once `held` is assumed with them, and which of them do. */
export const contradictionOf =
  (
    contradicts: Contradicts<Member>,
    held: readonly Member[],
  ): Contradicts<{ readonly members: readonly Member[] }> =>
  (units) => {
    const core = contradicts([...held, ...units.flatMap(({ members }) => members)]);
    if (core === undefined) return undefined;
    const used = new Set(core);
    return units.filter(({ members }) => members.some((member) => used.has(member)));
  };
