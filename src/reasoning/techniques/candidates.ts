import { distinct } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import type { PbFormula } from '#reasoning/pbFormula.ts';
import type { Known, Reason } from '#reasoning/reason.ts';
import { linksOf } from './links.ts';
import type { Candidate, Links } from './links.ts';

/** The candidates of each cell, without those that filled cells directly exclude. */
export interface Candidates {
  readonly formula: PbFormula;
  readonly known: Known;
  readonly links: Links;
  /** 1 for a candidate of an open cell that is not excluded; indexed by candidate. */
  readonly left: Uint8Array;
  /** Remaining values, ascending; empty for filled cells. Indexed by cell. */
  readonly open: readonly (readonly number[])[];
  /** 1 for a candidate that an earlier step excluded; indexed by candidate. */
  readonly excluded: Uint8Array;
}

/**
 * A fact and the parts by which it excludes a candidate; no parts if the fact is about its own
 * cell.
 */
export interface Ground {
  readonly parts: readonly number[];
  readonly facts: readonly Literal[];
  /** The cell with the same value whose candidate is excluded, if it is not the candidate's own. */
  readonly twin?: number;
}

/** A ground and the candidates it excludes. */
export interface Exclusion {
  readonly ground: Ground;
  readonly out: readonly Candidate[];
}

/** Computes candidates by removing what filled cells directly exclude. */
export function candidatesOf(formula: PbFormula, known: Known): Candidates {
  const links = linksOf(formula);
  const { stride } = links;
  const left = new Uint8Array(formula.domains.length * stride);
  const excluded = new Uint8Array(left.length);
  for (const { cell, value } of known.excluded) excluded[cell * stride + value] = 1;
  formula.domains.forEach((domain, cell) => {
    if (known.values[cell] !== undefined) return;
    for (const value of domain) {
      const at = cell * stride + value;
      left[at] = excluded[at] === 1 ? 0 : 1;
    }
  });
  known.values.forEach((value, cell) => {
    if (value === undefined) return;
    for (const other of seenFrom(links, cell, value)) left[other * stride + value] = 0;
  });
  const found = { formula, known, links, left, excluded, open: [] };
  links.twins.forEach((twins, cell) => {
    for (const twin of twins) {
      for (const value of formula.domains[cell] ?? []) {
        const of = twin.cell * stride + value;
        if (left[of] === 0 && groundsHere(found, of).length > 0) left[cell * stride + value] = 0;
      }
    }
  });
  const open = formula.domains.map((domain, cell) =>
    known.values[cell] === undefined
      ? domain.filter((value) => left[cell * stride + value] === 1)
      : [],
  );
  return { ...found, open };
}

/** The cells that cannot have the value of a filled cell. */
export function seenFrom(links: Links, cell: number, value: number): readonly number[] {
  const at = cell * links.stride + value;
  const seen: number[] = [];
  for (const { cells } of links.onceAt[at] ?? []) {
    for (const other of cells) if (other !== cell) seen.push(other);
  }
  for (const { centre, others } of links.starsAt[at] ?? []) {
    if (centre === cell) seen.push(...others);
    else seen.push(centre);
  }
  return seen;
}

/** The conclusions that are not obvious: without what a filled cell directly excludes. */
export function newsOf(formula: PbFormula, known: Known): (conclusion: Literal) => boolean {
  const { left, links } = candidatesOf(formula, known);
  return ({ cell, value, holds }) => holds || left[cell * links.stride + value] === 1;
}

/** The parts that forbid two cells to have the same value. */
export function partsBetween(
  links: Links,
  cell: number,
  other: number,
  value: number,
): readonly number[] {
  const at = cell * links.stride + value;
  const once = (links.onceAt[at] ?? []).filter(({ cells }) => cells.includes(other));
  const stars = (links.starsAt[at] ?? []).filter(({ centre, others }) =>
    centre === cell ? others.includes(other) : centre === other,
  );
  return [...once, ...stars].map(({ part }) => part);
}

/** Why a candidate is excluded, without its twins. */
function groundsHere({ known, links, excluded }: Candidates, at: Candidate): readonly Ground[] {
  const cell = Math.floor(at / links.stride);
  const value = at % links.stride;
  const own = known.values[cell];
  if (own === value) return [];
  const grounds: Ground[] = [];
  if (own !== undefined) grounds.push({ parts: [], facts: [{ cell, value: own, holds: true }] });
  else if (excluded[at] === 1) grounds.push({ parts: [], facts: [{ cell, value, holds: false }] });
  const add = (part: number, other: number): void => {
    if (known.values[other] !== value) return;
    grounds.push({ parts: [part], facts: [{ cell: other, value, holds: true }] });
  };
  for (const { part, cells } of links.onceAt[at] ?? []) {
    for (const other of cells) if (other !== cell) add(part, other);
  }
  for (const { part, centre, others } of links.starsAt[at] ?? []) {
    if (centre === cell) for (const other of others) add(part, other);
    else add(part, centre);
  }
  return grounds;
}

/** All direct reasons why a candidate is excluded. */
function groundsOf(position: Candidates, at: Candidate): readonly Ground[] {
  const { stride, twins } = position.links;
  const cell = Math.floor(at / stride);
  const here = groundsHere(position, at);
  if (here.length > 0) return here;
  return (twins[cell] ?? []).flatMap((twin) =>
    groundsHere(position, twin.cell * stride + (at % stride)).map(({ parts, facts }) => ({
      parts: [twin.part, ...parts],
      facts,
      twin: twin.cell,
    })),
  );
}

const keyOf = ({ parts, facts }: Ground): string =>
  `${parts.join(' ')}:${facts.map(({ cell, value, holds }) => `${cell}${holds ? '=' : '#'}${value}`).join(' ')}`;

interface Way {
  readonly ground: Ground;
  readonly of: Set<Candidate>;
}

/**
 * Why all of these candidates are excluded, greedily choosing the ground that covers most, for few
 * filled cells and parts.
 */
export function whyOut(position: Candidates, out: readonly Candidate[]): readonly Exclusion[] {
  const ways = new Map<string, Way>();
  /** By claim: the candidates it excludes with any of its parts. */
  const claims = new Map<unknown, Set<Candidate>>();
  const claimOf = ({ parts }: Ground): unknown => {
    const part = parts.at(-1);
    return part === undefined ? undefined : position.formula.parts[part]?.claim;
  };
  for (const at of out) {
    for (const ground of groundsOf(position, at)) {
      const key = keyOf(ground);
      const way = ways.get(key) ?? { ground, of: new Set() };
      ways.set(key, way);
      way.of.add(at);
      const claim = claimOf(ground);
      if (claim === undefined) continue;
      const all = claims.get(claim) ?? new Set();
      claims.set(claim, all);
      all.add(at);
    }
  }
  const wanting = new Set(out);
  const worth = (all: ReadonlySet<Candidate> | undefined): number =>
    [...(all ?? [])].filter((at) => wanting.has(at)).length;
  const chosen: Way[] = [];
  while (wanting.size > 0) {
    let best: Way | undefined;
    let most = 0;
    for (const way of ways.values()) {
      const own = worth(way.of);
      if (own === 0) continue;
      // A claim that excludes several goes first; facts need no part.
      const found =
        own * 1000 + worth(claims.get(claimOf(way.ground))) * 10 - way.ground.parts.length;
      if (found > most) [best, most] = [way, found];
    }
    if (best === undefined) break;
    chosen.push(best);
    for (const at of best.of) wanting.delete(at);
  }
  // Grounds chosen later may make earlier ones redundant.
  return chosen
    .filter(
      (way, index) =>
        ![...way.of].every((at) => chosen.some((other, no) => no > index && other.of.has(at))),
    )
    .map(({ ground, of }) => ({ ground, out: [...of] }));
}

/** Merges exclusions and parts into one reason without duplicates. */
export function reasonOf(parts: readonly number[], exclusions: readonly Exclusion[]): Reason {
  const grounds = exclusions.map(({ ground }) => ground);
  return {
    parts: [...new Set([...parts, ...grounds.flatMap((ground) => ground.parts)])],
    facts: distinct(grounds.flatMap(({ facts }) => facts)),
  };
}
