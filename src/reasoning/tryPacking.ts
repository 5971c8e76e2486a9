/** Suppositions that would leave an area less room for a value than it needs, counted in groups with one at most each. */
import type { Place } from '#logic/claim.ts';
import type { Literal } from '#logic/literal.ts';
import { contrary } from '#logic/literal.ts';
import { antecedentsOf, tryLiteral } from './antecedents.ts';
import type { PropagationConflict } from './antecedents.ts';
import { NO_PART } from './layout.ts';
import type { Lit } from './pbConstraint.ts';
import { litsOf, meaningOf } from './pbFormula.ts';
import type { PbFormula } from './pbFormula.ts';
import { phrase } from './phrases.ts';
import { sayPlaces } from './places.ts';
import { openLiterals } from './possibleSteps.ts';
import type { Propagator } from './propagator.ts';
import { factsAmong } from './reason.ts';
import type { Deduction, Known } from './reason.ts';
import { sayPacking } from './explainPacking.ts';
import type { Packing } from './explainPacking.ts';
import { needsOf } from './needs.ts';
import type { CountedNeed } from './needs.ts';
import { groupCompatible } from './groupCompatible.ts';

/** The work limit of all suppositions together, see `Propagator.work`: half a second or more. */
const WORK = 10_000_000;
/** So many groups a sentence may list. */
const MOST_GROUPS = 12;
/** So many rules may keep cells of a group apart. */
const MOST_OTHERS = 4;
/** So many parts may have a cell exclude another. */
const MOST_PARTS = 8;
/** Areas with more room to spare than this are not counted below suppositions. */
const MOST_SPARE = 4;

/** One more rule is as hard to follow as so many more cells. */
const RULE = 6;

/** With the places of the rules at work. */
interface Told {
  readonly packing: Packing;
  readonly others: readonly Place[];
}

/** A step that counts what an area has room for below a supposition; leaves `all` as it was. */
export function tryPacking(
  formula: PbFormula,
  known: Known,
  all: Propagator,
  only: (conclusion: Literal) => boolean,
): Deduction | undefined {
  const limit = all.work + WORK;
  const needs = needsOf(formula).filter((need) => spareOf(all, need) <= MOST_SPARE);
  if (needs.length === 0) return undefined;
  const found: Packing[] = [];
  for (const literal of openLiterals(formula, known)) {
    const binary = formula.domains[literal.cell]?.length === 2;
    for (const supposed of litsOf(formula, binary ? [literal] : [literal, contrary(literal)])) {
      if (all.work > limit) break;
      if (all.values[supposed] !== 0 || !only(meaningOf(formula, supposed ^ 1))) continue;
      found.push(...packedBelow(formula, all, needs, supposed));
    }
  }
  const [best] = found
    .filter(({ groups }) => groups.length <= MOST_GROUPS)
    .map((packing): Told => ({ packing, others: othersIn(formula, packing) }))
    .filter(({ others }) => others.length <= MOST_OTHERS)
    .toSorted((a, b) => lengthOf(a) - lengthOf(b));
  return best && deductionOf(formula, best);
}

/** How hard a step is to follow, by the cells that are listed, the rules at work and how often they are used. */
const lengthOf = ({ packing: { groups, reason }, others }: Told): number =>
  groups.flat().length + reason.parts.length / 2 + RULE * others.length;

/** The room of an area beyond what it needs; `Infinity` if it needs no more. */
function spareOf(all: Propagator, need: CountedNeed): number {
  const { more, open } = openOf(all, need);
  if (more < 2 || open.length > 3 * more) return Infinity;
  return groupCompatible(open, excludedBy(all, need, open)).length - more;
}

function openOf(all: Propagator, { lits, count }: CountedNeed) {
  return {
    more: count - lits.filter((of) => all.values[of] === 1).length,
    open: lits.filter((of) => all.values[of] === 0),
  };
}

/**
 * For each literal, which of the others are false with it for another reason than what the area needs, which would
 * go round in a circle; all of them where it fails.
 */
function excludedBy(
  all: Propagator,
  need: CountedNeed,
  open: readonly Lit[],
): ReadonlyMap<Lit, ReadonlySet<Lit>> {
  const isSeen = (conflict: PropagationConflict): boolean =>
    antecedentsOf(all, conflict, MOST_PARTS)?.parts.includes(need.part) === false;
  return new Map(
    open.map((literal) => [
      literal,
      tryLiteral(all, literal, (conflict) => {
        const others = open.filter((other) => other !== literal);
        if (conflict !== undefined && isSeen(conflict)) return new Set(others);
        return new Set(
          others.filter(
            (other) => all.values[other] === -1 && isSeen({ part: NO_PART, literals: [other ^ 1] }),
          ),
        );
      }),
    ]),
  );
}

function packedBelow(
  formula: PbFormula,
  all: Propagator,
  needs: readonly CountedNeed[],
  supposed: Lit,
): readonly Packing[] {
  return tryLiteral(all, supposed, (conflict) => {
    if (conflict !== undefined) return [];
    const changed = new Set(all.trail.slice(all.startOf(all.level)).map((of) => of >> 1));
    return needs.flatMap((need): readonly Packing[] => {
      if (!need.lits.some((of) => changed.has(of >> 1))) return [];
      const { more, open } = openOf(all, need);
      if (more < 2 || open.length > 3 * more) return [];
      const groups = groupCompatible(open, excludedBy(all, need, open));
      if (groups.length >= more) return [];
      return [{ need, supposed, more, groups, ...reasonOf(formula, all, need, groups, supposed) }];
    });
  });
}

/** Why cells of the area are out, and why of each group one at most is in. */
function reasonOf(
  formula: PbFormula,
  all: Propagator,
  need: CountedNeed,
  groups: readonly (readonly Lit[])[],
  supposed: Lit,
): Pick<Packing, 'reason' | 'mentioned'> {
  const parts = new Set([need.part]);
  const mentioned = new Set<number>();
  const assumed = new Set<Lit>();
  const note = (conflict: PropagationConflict, but: readonly Lit[]): void => {
    const antecedents = antecedentsOf(all, conflict);
    const goesUnsaid = need.areApart && but.length > 1 && antecedents.parts.length <= 2;
    for (const part of antecedents.parts) {
      parts.add(part);
      if (!goesUnsaid) mentioned.add(part);
    }
    for (const of of antecedents.assumed) if (!but.includes(of)) assumed.add(of);
  };
  const out = need.lits.filter((of) => all.values[of] === -1).map((of) => of ^ 1);
  note({ part: NO_PART, literals: out }, [supposed]);
  /** Notes why two cannot be true together, if the first excludes the second. */
  const excludes = (one: Lit, other: Lit): boolean =>
    tryLiteral(all, one, (conflict) => {
      const isOut = all.values[other] === -1;
      const why = [conflict, isOut ? { part: NO_PART, literals: [other ^ 1] } : undefined].find(
        (of) => of !== undefined && !antecedentsOf(all, of).parts.includes(need.part),
      );
      if (why !== undefined) note(why, [supposed, one]);
      return why !== undefined;
    });
  for (const group of groups) {
    for (const [at, one] of group.entries()) {
      for (const other of group.slice(at + 1)) {
        if (!excludes(one, other)) excludes(other, one);
      }
    }
  }
  return {
    reason: { parts: [...parts], facts: factsAmong(formula, [...assumed]) },
    mentioned,
  };
}

/** The places of the other claims in a reason, each once. */
const othersIn = (formula: PbFormula, { need, mentioned }: Packing): readonly Place[] => [
  ...new Map(
    [...mentioned].flatMap((part) => {
      const other = formula.parts[part]?.claim;
      return other === undefined || other === need.claim
        ? []
        : [[other.label, other.place] as const];
    }),
  ).values(),
];

function deductionOf(formula: PbFormula, { packing, others }: Told): Deduction {
  const { need, groups, reason, supposed } = packing;
  const conclusions = [meaningOf(formula, supposed ^ 1)];
  const because = others.length === 0 ? '' : `, because of ${sayPlaces(others)}`;
  return {
    conclusions,
    reason,
    named: {
      technique: 'room for fewer',
      claim: need.claim,
      cells: groups.flat().flatMap((of) => formula.meaning(of)?.cell ?? []),
      say: (speech) =>
        `${sayPacking(formula, packing, because, speech)} So ${phrase(conclusions, speech)}.`,
    },
    shortest: false,
  };
}
