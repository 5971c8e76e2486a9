import type { Claim, Speech, Values } from '#logic/claim.ts';
import type { ClaimPart, Member } from '#logic/claimPart.ts';
import { contrary, literalsOf, sameLiteral } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import type { TechniqueId } from '#logic/techniques/techniques.ts';
import { antecedentsOf, assume, eagerPropagator, tryLiteral } from './antecedents.ts';
import { deletionMus } from './mus.ts';
import type { Contradicts } from './mus.ts';
import { traitsOf } from './partTraits.ts';
import type { Lit } from './pbConstraint.ts';
import { litsOf } from './pbFormula.ts';
import type { PbFormula } from './pbFormula.ts';

/** Parts and known facts from which a conclusion follows. */
export interface Reason {
  /** Indices into the formula's parts. */
  readonly parts: readonly number[];
  readonly facts: readonly Literal[];
}

/** What makes a step one that is known by a name. */
export interface Named {
  readonly technique: TechniqueId;
  /** Where to look; without, it is the first of the cells. */
  readonly claim?: Claim;
  /** The few cells that matter, besides those of the conclusions. */
  readonly cells: readonly number[];
  /**
   * The whole step as a sentence or two; `known` are the facts of the reason as it is told, which
   * may be fewer than were looked at.
   */
  say(speech: Speech, known: readonly Literal[]): string;
}

/** What is looked at case by case. */
export interface Cases {
  /** Of these one must be so; each is looked at where those before it are not so. */
  readonly among: readonly Literal[];
  /** Whether the contrary of the conclusion is supposed besides. */
  readonly supposing: boolean;
}

/** A conclusion, or several that follow together, with the reason for it. */
export interface Deduction {
  readonly conclusions: readonly Literal[];
  readonly reason: Reason;
  /** How it is told, where it has a name of its own; told from its parts otherwise. */
  readonly named?: Named;
  /**
   * The reason as it is argued step by step, where the least one must be seen all at once: every
   * part and fact of it is used there, though without some another argument could be found.
   */
  readonly argued?: Reason;
  /** What is looked at case by case, where that is how it is seen. */
  readonly cases?: Cases;
  /** What was known before; without, nothing. */
  readonly before?: Known;
  /** False when the search for a shorter reason was cut off. */
  readonly shortest: boolean;
}

/** The solver, as far as reasons need it. */
export interface Oracle {
  /** Asked about any parts of the formula, and literals. */
  readonly contradicts: Contradicts<Member>;
  /**
   * Runs `work` with an oracle about a few parts, by index, and the literals of their cells and
   * `cells`; what takes it long it knows nothing of, if it is in haste.
   */
  among<T>(
    parts: readonly number[],
    cells: readonly number[],
    work: (contradicts: Contradicts<Member>) => T,
    haste?: Haste,
  ): T;
}

/** Whether an answer is worth waiting for: some seconds, at worst. */
export type Haste = 'in haste' | 'no haste';

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

/** What assumed literals say of cells, without the one on trial. */
export const factsAmong = (
  formula: PbFormula,
  assumed: readonly Lit[],
  trial?: Lit,
): readonly Literal[] =>
  assumed.flatMap((literal) => (literal === trial ? [] : (formula.meaning(literal) ?? [])));

/**
 * How hard a reason is to follow: fewer parts first, then fewer facts, then fewer cells to look
 * at, of which those with a fact are the easier ones.
 */
export function effort(formula: PbFormula, reason: Reason): number {
  const known = efforts.get(reason);
  if (known !== undefined) return known;
  const { parts, facts } = reason;
  const cells = new Set<number>();
  for (const part of parts) for (const cell of formula.parts[part]?.cells ?? []) cells.add(cell);
  const found = 4 * parts.length + 2 * facts.length + cells.size / 8;
  efforts.set(reason, found);
  return found;
}

/** Steps that stay possible are compared again and again. */
const efforts = new WeakMap<Reason, number>();

/** Whether propagating shows that the reason leaves no other choice; and by which part of it. */
export function propagatedReason(
  formula: PbFormula,
  { parts, facts }: Reason,
  conclusion: Literal,
): Reason | undefined {
  const [trial] = litsOf(formula, [contrary(conclusion)]);
  if (trial === undefined) return undefined;
  const propagator = eagerPropagator(formula, parts);
  const conflict = assume(propagator, [...litsOf(formula, facts), trial]);
  if (conflict === undefined) return undefined;
  const antecedents = antecedentsOf(propagator, conflict);
  return { parts: antecedents.parts, facts: factsAmong(formula, antecedents.assumed, trial) };
}

/**
 * For looking at many conclusions from the same parts and facts: says at little cost of each whether
 * `propagatedReason` would find a reason among them.
 */
export function propagatesFrom(
  formula: PbFormula,
  { parts, facts }: Reason,
): (conclusion: Literal) => boolean {
  const propagator = eagerPropagator(formula, parts);
  // From what contradicts by itself, everything follows.
  if (assume(propagator, litsOf(formula, facts)) !== undefined) return () => true;
  return (conclusion) => {
    const [trial] = litsOf(formula, [contrary(conclusion)]);
    if (trial === undefined) return false;
    return tryLiteral(propagator, trial, (conflict) => conflict !== undefined);
  };
}

/**
 * Those of the reason's parts and facts without which the conclusion would not follow: the solver has
 * the last word on each, and in haste all stay that it says nothing of.
 */
export function minimal(
  formula: PbFormula,
  reason: Reason,
  conclusion: Literal,
  oracle: Oracle,
  haste?: Haste,
): Reason {
  return oracle.among(
    reason.parts,
    [conclusion.cell],
    (contradicts) => withoutNeedless(formula, reason, conclusion, contradicts),
    haste,
  );
}

function withoutNeedless(
  formula: PbFormula,
  reason: Reason,
  conclusion: Literal,
  contradicts: Contradicts<Member>,
): Reason {
  const indexOf = new Map<Member, number>(
    reason.parts.flatMap((index) => {
      const part = formula.parts[index];
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
 * own judgement of a filling: that sees more than propagating its constraints.
 */
const judgedAlone = (formula: PbFormula, reason: Reason, conclusion: Literal): boolean =>
  judgingAlone(formula, reason)(conclusion);

/** The same for looking at many conclusions from one part and facts. */
export function judgingAlone(
  formula: PbFormula,
  { parts, facts }: Reason,
): (conclusion: Literal) => boolean {
  const [only, ...others] = parts;
  const part = only === undefined ? undefined : formula.parts[only];
  if (part === undefined || others.length > 0 || !traitsOf(formula).whole[only ?? -1]) {
    return () => false;
  }
  const values: (number | undefined)[] = formula.domains.map(() => undefined);
  for (const { cell, value, holds } of facts) if (holds) values[cell] = value;
  return (conclusion) => {
    const { cell } = conclusion;
    const before = values[cell];
    const isBroken = (formula.domains[cell] ?? []).every((value) => {
      // What agrees with the conclusion is no rival.
      if ((value === conclusion.value) === conclusion.holds) return true;
      values[cell] = value;
      return part.claim.judge(values) === 'broken';
    });
    values[cell] = before;
    return isBroken;
  };
}

/** Drops what can be done without at a glance: quick, but not always all of it. */
export function shortened(formula: PbFormula, reason: Reason, conclusion: Literal): Reason {
  let kept = propagatedReason(formula, reason, conclusion);
  if (kept === undefined) {
    if (!judgedAlone(formula, reason, conclusion)) return reason;
    let { facts } = reason;
    for (const fact of reason.facts) {
      const fewer = facts.filter((other) => other !== fact);
      if (judgedAlone(formula, { ...reason, facts: fewer }, conclusion)) facts = fewer;
    }
    return { ...reason, facts };
  }
  for (const part of kept.parts) {
    if (!kept.parts.includes(part)) continue;
    const without: Reason = { ...kept, parts: kept.parts.filter((other) => other !== part) };
    kept = propagatedReason(formula, without, conclusion) ?? kept;
  }
  for (const fact of kept.facts) {
    if (!kept.facts.some((other) => sameLiteral(other, fact))) continue;
    const facts: readonly Literal[] = kept.facts.filter((other) => !sameLiteral(other, fact));
    kept = propagatedReason(formula, { ...kept, facts }, conclusion) ?? kept;
  }
  return kept;
}

/** The parts of a reason. */
export const partsIn = (formula: PbFormula, { parts }: Reason): readonly ClaimPart[] =>
  parts.flatMap((index) => formula.parts[index] ?? []);
