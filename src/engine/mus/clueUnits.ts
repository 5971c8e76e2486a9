import type { JobContext } from '#engine/worker/warmSolvers.ts';
import type { Place } from '#logic/claim.ts';
import { claimPartsOf } from '#logic/claimPart.ts';
import type { Member, ClaimPart } from '#logic/claimPart.ts';
import { literalsOf } from '#logic/literal.ts';
import { saysAll } from '#logic/model.ts';
import type { ClueAt } from '#puzzle/clueAt.ts';
import { cluesOf, withoutClue } from '#puzzle/clueAt.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { buildModel, sameStructure } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import type { Contradicts } from '#reasoning/mus.ts';

/**
 * A clue with all that it says: the author printed it as one, so it stands or falls as one. What holds
 * without it, such as that the digits of a cage differ, is not among it, nor what it changes in other
 * rules or in the values of cells, see `isSeparate`.
 */
export interface ClueUnit {
  readonly at: ClueAt;
  readonly members: readonly Member[];
}

/** A puzzle taken apart into what the author printed and what always holds. */
export interface Apart {
  /** In the order of `cluesOf`. */
  readonly units: readonly ClueUnit[];
  /** The parts of claims that no clue made. */
  readonly parts: readonly ClaimPart[];
}

/** Says of every part of the warm core session which clue made it, if any. */
export function takeApart({ type, puzzle, givens, warmSolvers }: JobContext): Apart {
  const all = warmSolvers.coreSession().parts;
  const facts = literalsOf(givens);
  const isFree = judgeFree(type, puzzle);
  const units = cluesOf(puzzle).map((at): ClueUnit => {
    const made = all.filter((part) => isMadeBy(part.claim.place, at) && !isFree(part));
    const fact = at.kind === 'given' ? facts.filter(({ cell }) => cell === at.cell) : [];
    return { at, members: [...fact, ...made] };
  });
  const printed = new Set<Member>(units.flatMap(({ members }) => members));
  return { units, parts: all.filter((part) => !printed.has(part)) };
}

/** Tells of a part whether the puzzle says it without any number beside the cells. */
function judgeFree(type: PuzzleType, puzzle: Puzzle): (part: ClaimPart) => boolean {
  const bare = buildModel(type, { ...puzzle, siteClues: puzzle.siteClues.map(() => undefined) });
  const said = new Map<number, Set<string>>();
  for (const { claim, formula } of claimPartsOf(bare.claims)) {
    const { site } = claim.place;
    if (site === undefined) continue;
    said.set(site, (said.get(site) ?? new Set()).add(JSON.stringify(formula)));
  }
  return ({ claim: { place }, formula }) =>
    place.site !== undefined && said.get(place.site)?.has(JSON.stringify(formula)) === true;
}

/**
 * Whether without this clue the puzzle says what it says now, but for what the clue itself says. A
 * type may read the others otherwise, or give cells other values: with no number of the longest
 * ships, the next longest are the longest; with no black square, a run goes on. Then taking away
 * the clue's unit is not enough, and the puzzle without it has to be looked at for itself.
 */
export function isSeparate({ type, puzzle, warmSolvers }: JobContext, at: ClueAt): boolean {
  const without = withoutClue(puzzle, at);
  if (sameStructure(type, puzzle, without)) return true;
  const { domains, claims } = warmSolvers.model;
  const others = { domains, claims: claims.filter(({ place }) => !isMadeBy(place, at)) };
  const left = buildModel(type, without);
  return saysAll(left, others) && saysAll(others, left);
}

function isMadeBy(place: Place, at: ClueAt): boolean {
  switch (at.kind) {
    case 'given':
      return place.given === at.cell;
    case 'site':
      return place.site === at.site || place.follows === at.site;
    case 'house rule':
      return place.houseRule === at.houseRule;
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
