import type { Values } from '#logic/claim.ts';
import { contrary, literalsOf, sameLiteral } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import type { Member, ClaimPart } from '#logic/claimPart.ts';
import type { Network } from './network.ts';
import { startPropagation } from './propagation.ts';
import { deletionMus } from './mus.ts';
import type { Contradicts } from './mus.ts';

/** Parts and known facts from which a conclusion follows. */
export interface Reason {
  /** Indices into the network's parts. */
  readonly parts: readonly number[];
  readonly facts: readonly Literal[];
}

/** A conclusion, or several that follow together, with the reason for it. */
export interface Deduction {
  readonly conclusions: readonly Literal[];
  readonly reason: Reason;
  /** False when the search for a shorter reason was cut off. */
  readonly shortest: boolean;
}

/** The solver, as far as reasons need it. */
export interface Oracle {
  /** Asked about any parts of the network, and literals. */
  readonly contradicts: Contradicts<Member>;
  /** Runs `work` with an oracle about a few parts and the literals of their cells and `cells`. */
  among<T>(
    parts: readonly ClaimPart[],
    cells: readonly number[],
    work: (contradicts: Contradicts<Member>) => T,
  ): T;
}

/** What is known of the cells: the values found so far, and the values ruled out. */
export interface Known {
  /** Indexed by cell. */
  readonly values: Values;
  readonly excluded: readonly Literal[];
}

/** Everything known, as literals. */
export const factsOf = ({ values, excluded }: Known): readonly Literal[] => [
  ...literalsOf(values),
  ...excluded.filter(({ cell }) => values[cell] === undefined),
];

/** Literals as a network has them; what it has no variable for is left out. */
export const signed = (network: Network, literals: readonly Literal[]): readonly number[] =>
  literals.flatMap((literal) => {
    const found = network.literal(literal);
    return typeof found === 'number' ? [found] : [];
  });

/** What the assumed literals of some grounds say of cells, without the one on trial. */
export const factsAmong = (
  network: Network,
  assumed: readonly number[],
  trial?: number,
): readonly Literal[] =>
  assumed.flatMap((literal) => (literal === trial ? [] : (network.meaning(literal) ?? [])));

/**
 * How hard a reason is to follow: fewer parts first, then fewer facts, then fewer cells to look
 * at, of which those with a fact are the easier ones.
 */
export function effort(network: Network, { parts, facts }: Reason): number {
  const cells = new Set(parts.flatMap((part) => network.parts[part]?.cells ?? []));
  return 4 * parts.length + 2 * facts.length + cells.size / 8;
}

/** Whether plain following shows that the reason leaves no other choice; and by which part of it. */
export function followed(
  network: Network,
  { parts, facts }: Reason,
  conclusion: Literal,
): Reason | undefined {
  const [trial] = signed(network, [contrary(conclusion)]);
  if (trial === undefined) return undefined;
  const propagation = startPropagation(network, parts);
  const failed = propagation.assume([...signed(network, facts), trial]);
  if (failed === undefined) return undefined;
  const grounds = propagation.groundsOfConflict(failed);
  return { parts: grounds.parts, facts: factsAmong(network, grounds.assumed, trial) };
}

/**
 * For looking at many conclusions from the same parts and facts: says at little cost of each whether
 * `followed` would find a reason among them.
 */
export function following(
  network: Network,
  { parts, facts }: Reason,
): (conclusion: Literal) => boolean {
  const propagation = startPropagation(network, parts);
  // From what contradicts by itself, everything follows.
  if (propagation.assume(signed(network, facts)) !== undefined) return () => true;
  const base = propagation.trail.length;
  return (conclusion) => {
    const [trial] = signed(network, [contrary(conclusion)]);
    if (trial === undefined) return false;
    const failed = propagation.assume([trial]);
    propagation.backTo(base);
    return failed !== undefined;
  };
}

/**
 * Those of the reason's parts and facts without which the conclusion would not follow: the solver
 * has the last word on each.
 */
export function minimal(
  network: Network,
  reason: Reason,
  conclusion: Literal,
  oracle: Oracle,
): Reason {
  const parts = partsIn(network, reason);
  return oracle.among(parts, [conclusion.cell], (contradicts) =>
    withoutNeedless(network, reason, conclusion, contradicts),
  );
}

function withoutNeedless(
  network: Network,
  reason: Reason,
  conclusion: Literal,
  contradicts: Contradicts<Member>,
): Reason {
  const indexOf = new Map<Member, number>(
    reason.parts.flatMap((index) => {
      const part = network.parts[index];
      return part === undefined ? [] : [[part, index] as const];
    }),
  );
  const trial = contrary(conclusion);
  const members: readonly Member[] = [...reason.facts, ...indexOf.keys()];
  const needed = deletionMus(members, (subset) =>
    contradicts([...subset, trial])?.filter((member) => member !== trial),
  );
  return {
    parts: needed.flatMap((member) => indexOf.get(member) ?? []),
    facts: reason.facts.filter((fact) => needed.includes(fact)),
  };
}

/**
 * Whether a part that is a whole claim is broken when the conclusion does not hold, by the claim's
 * own judgement of a filling: that sees more than following its conditions.
 */
export function judgedAlone(
  network: Network,
  { parts, facts }: Reason,
  conclusion: Literal,
): boolean {
  const [only, ...others] = parts;
  const part = only === undefined ? undefined : network.parts[only];
  if (part === undefined || others.length > 0 || !network.whole[only ?? -1]) return false;
  const values: (number | undefined)[] = network.domains.map(() => undefined);
  for (const { cell, value, holds } of facts) if (holds) values[cell] = value;
  const rivals = (network.domains[conclusion.cell] ?? []).filter(
    (value) => (value === conclusion.value) !== conclusion.holds,
  );
  return rivals.every((value) => {
    values[conclusion.cell] = value;
    return part.claim.judge(values) === 'broken';
  });
}

/** Drops what can be done without at a glance: quick, but not always all of it. */
export function shortened(network: Network, reason: Reason, conclusion: Literal): Reason {
  let kept = followed(network, reason, conclusion);
  if (kept === undefined) {
    if (!judgedAlone(network, reason, conclusion)) return reason;
    let { facts } = reason;
    for (const fact of reason.facts) {
      const fewer = facts.filter((other) => other !== fact);
      if (judgedAlone(network, { ...reason, facts: fewer }, conclusion)) facts = fewer;
    }
    return { ...reason, facts };
  }
  for (const part of kept.parts) {
    if (!kept.parts.includes(part)) continue;
    const without: Reason = { ...kept, parts: kept.parts.filter((other) => other !== part) };
    kept = followed(network, without, conclusion) ?? kept;
  }
  for (const fact of kept.facts) {
    if (!kept.facts.some((other) => sameLiteral(other, fact))) continue;
    const facts: readonly Literal[] = kept.facts.filter((other) => !sameLiteral(other, fact));
    kept = followed(network, { ...kept, facts }, conclusion) ?? kept;
  }
  return kept;
}

/** The parts of a reason. */
export const partsIn = (network: Network, { parts }: Reason): readonly ClaimPart[] =>
  parts.flatMap((index) => network.parts[index] ?? []);
