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

/** Parts and known facts that imply a conclusion. */
export interface Reason {
  /** Indices into the formula's parts. */
  readonly parts: readonly number[];
  readonly facts: readonly Literal[];
}

/** The technique of a named step. */
export interface Named {
  readonly technique: TechniqueId;
  /** Where to look; defaults to the first of the cells. */
  readonly claim?: Claim;
  /** Where to look, if that is not the place of a claim. */
  readonly place?: Pick<Claim, 'place' | 'cells'>;
  /** The few cells that matter, besides the concluded ones. */
  readonly cells: readonly number[];
  /**
   * The step in a sentence or two. `known` are the facts of the minimized reason, which may be
   * fewer than were found.
   */
  say(speech: Speech, known: readonly Literal[]): string;
  /** What follows the sentence line by line, if it does not say it all. */
  lines?(speech: Speech): readonly string[];
}

/** The cases of an argument. */
export interface Cases {
  /** At least one of these literals holds. Each case excludes the cases before it. */
  readonly among: readonly Literal[];
  /** Whether the negation of the conclusion is supposed as well. */
  readonly supposing: boolean;
}

/** A conclusion, or several that follow together, with the reason for it. */
export interface Deduction {
  readonly conclusions: readonly Literal[];
  readonly reason: Reason;
  /** The technique that words it; otherwise its parts do. */
  readonly named?: Named;
  /**
   * A reason that can be argued step by step, where the minimal one only works all at once. Every
   * part and fact is used in its argument, though another argument might need fewer.
   */
  readonly argued?: Reason;
  /** The cases, if it is argued by cases. */
  readonly cases?: Cases;
  /** What was known before; defaults to nothing. */
  readonly before?: Known;
  /** False when the search for a shorter reason was cut off. */
  readonly shortest: boolean;
}

/** The solver's questions that finding reasons needs. */
export interface Oracle {
  /** Asked about parts of the formula and literals. */
  readonly contradicts: Contradicts<Member>;
  /**
   * Runs `work` with an oracle about a few parts, by index, and the literals of their cells and
   * `cells`. In haste it gives up on what takes long.
   */
  among<T>(
    parts: readonly number[],
    cells: readonly number[],
    work: (contradicts: Contradicts<Member>) => T,
    haste?: Haste,
  ): T;
}

/** Whether to wait for an answer: some seconds at most. */
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

/** Assumed literals as facts about cells, without the one being tested. */
export const factsAmong = (
  formula: PbFormula,
  assumed: readonly Lit[],
  trial?: Lit,
): readonly Literal[] =>
  assumed.flatMap((literal) => (literal === trial ? [] : (formula.meaning(literal) ?? [])));

/**
 * How hard a reason is to follow: counts parts first, then facts, then cells to look at; cells with
 * a fact count less.
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

/** Memoized: possible steps are compared many times. */
const efforts = new WeakMap<Reason, number>();

/**
 * Tests by propagation whether the reason implies the conclusion; returns the smaller reason that
 * did.
 */
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
 * For many conclusions from the same parts and facts: cheaply says whether `propagatedReason` would
 * find a reason.
 */
export function propagatesFrom(
  formula: PbFormula,
  { parts, facts }: Reason,
): (conclusion: Literal) => boolean {
  const propagator = eagerPropagator(formula, parts);
  // A contradiction implies every conclusion.
  if (assume(propagator, litsOf(formula, facts)) !== undefined) return () => true;
  return (conclusion) => {
    const [trial] = litsOf(formula, [contrary(conclusion)]);
    if (trial === undefined) return false;
    return tryLiteral(propagator, trial, (conflict) => conflict !== undefined);
  };
}

/**
 * A minimal reason: drops the parts and facts that the solver proves redundant. In haste, those it
 * cannot decide stay.
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
 * Whether the judgement of a part's whole claim refutes the negated conclusion: stronger than
 * propagation.
 */
const judgedAlone = (formula: PbFormula, reason: Reason, conclusion: Literal): boolean =>
  judgingAlone(formula, reason)(conclusion);

/** The same for many conclusions from one part and facts. */
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
      // A value that agrees with the conclusion cannot refute it.
      if ((value === conclusion.value) === conclusion.holds) return true;
      values[cell] = value;
      return part.claim.judge(values) === 'broken';
    });
    values[cell] = before;
    return isBroken;
  };
}

/** Drops premises that a cheap check shows to be redundant; the result need not be minimal. */
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
