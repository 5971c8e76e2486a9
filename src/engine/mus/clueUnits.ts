import type { JobContext } from '#engine/worker/warmSolvers.ts';
import type { Claim, Place } from '#logic/claim.ts';
import { claimPartsOf } from '#logic/claimPart.ts';
import type { Member, ClaimPart } from '#logic/claimPart.ts';
import { literalsOf } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import { saysAll } from '#logic/model.ts';
import type { Model } from '#logic/model.ts';
import type { ClueAt } from '#puzzle/clueAt.ts';
import { cluesOf, withoutClue } from '#puzzle/clueAt.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { buildModel, sameStructure } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { bareValue } from '#puzzle/slot.ts';
import type { Contradicts } from '#reasoning/mus.ts';

/**
 * All parts that a printed clue adds; they are removed together. Excludes parts that hold without
 * it (the digits of a cage differ), and its effects on other rules or domains: see `isSeparate`.
 */
export interface ClueUnit {
  readonly at: ClueAt;
  readonly members: readonly Member[];
}

/** A puzzle split into its clues, the board, and the rules that always hold. */
export interface Apart {
  /** In the order of `cluesOf`. */
  readonly units: readonly ClueUnit[];
  /** What givens say that remains without their clues: a black cell holds nothing. */
  readonly board: readonly Literal[];
  /** Parts of claims that come from no clue; those of claims that come from several are in no list. */
  readonly parts: readonly ClaimPart[];
}

/** Assigns every part of the warm core session to the clue that adds it, if any. */
export function takeApart({ type, puzzle, givens, warmSolvers }: JobContext): Apart {
  const all = warmSolvers.coreSession().parts.filter(({ claim }) => claim.place.joint !== true);
  const slot = type.slot(puzzle.parameters);
  const remains = ({ cell }: Literal): boolean =>
    bareValue(slot, puzzle.givens[cell]) !== undefined;
  const facts = literalsOf(givens);
  const isFree = judgeFree(type, puzzle);
  const units = cluesOf(type, puzzle).map((at): ClueUnit => {
    const made = all.filter((part) => isMadeBy(part.claim.place, at) && !isFree(part));
    const own = at.kind === 'given' ? facts.filter(({ cell }) => cell === at.cell) : [];
    return { at, members: [...own.filter((fact) => !remains(fact)), ...made] };
  });
  const printed = new Set<Member>(units.flatMap(({ members }) => members));
  return {
    units,
    board: facts.filter(remains),
    parts: all.filter((part) => !printed.has(part)),
  };
}

/** Returns a test for parts that hold without any numbers beside the cells. */
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
 * Whether removing this clue only removes its own parts. A type may read other clues differently
 * without it, or change domains: without the number of the longest ships, the next longest are the
 * longest; without a black square, a run continues. Then removing the clue's unit is not enough,
 * and the changed puzzle must be tested by itself.
 */
export function isSeparate({ type, puzzle, warmSolvers }: JobContext, at: ClueAt): boolean {
  const without = withoutClue(type, puzzle, at);
  if (sameStructure(type, puzzle, without)) return true;
  const others = remaining(warmSolvers.model, ({ place }) => !isMadeBy(place, at));
  const left = remaining(buildModel(type, without), () => true);
  return saysAll(left, others) && saysAll(others, left);
}

/** A model with some of its claims, without those that come from several clues. */
const remaining = ({ domains, claims }: Model, isKept: (claim: Claim) => boolean): Model => ({
  domains,
  claims: claims.filter((claim) => claim.place.joint !== true && isKept(claim)),
});

function isMadeBy(place: Place, at: ClueAt): boolean {
  switch (at.kind) {
    case 'given':
      return place.given === at.cell;
    case 'site':
      return place.site === at.site || place.follows === at.site;
    case 'path':
      return place.path === at.path;
    case 'house rule':
      return place.houseRule === at.houseRule;
  }
}

/** Whether units contradict when `held` is assumed, and which of them do. */
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
