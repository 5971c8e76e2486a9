import { contrary } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import { antecedentsOf, assume, eagerPropagator, tryLiteral } from './antecedents.ts';
import { ASSUMED, NO_PART } from './layout.ts';
import { traitsOf } from './partTraits.ts';
import { litsOf, meaningOf } from './pbFormula.ts';
import type { PbFormula } from './pbFormula.ts';
import type { Propagator } from './propagator.ts';
import { factsAmong, factsOf, judgingAlone } from './reason.ts';
import type { RatingWork } from './ratingWork.ts';
import type { Known, Reason } from './reason.ts';
import { linksOf } from './techniques/links.ts';

/** A conclusion with a reason that need not be minimal. */
export interface PossibleStep {
  readonly conclusion: Literal;
  readonly reason: Reason;
}

/** Every value that is neither known nor excluded, as literals of open cells. */
export function openLiterals(formula: PbFormula, known: Known): readonly Literal[] {
  const out = exclusionsIn(known);
  return formula.domains.flatMap((domain, cell) =>
    known.values[cell] !== undefined
      ? []
      : domain
          .filter((value) => out.get(cell)?.has(value) !== true)
          .map((value) => ({ cell, value, holds: true })),
  );
}

/** The excluded values, by cell. */
function exclusionsIn({ excluded }: Known): ReadonlyMap<number, ReadonlySet<number>> {
  const found = new Map<number, Set<number>>();
  for (const { cell, value } of excluded) {
    const own = found.get(cell);
    if (own === undefined) found.set(cell, new Set([value]));
    else own.add(value);
  }
  return found;
}

/** The most implied values that are considered. */
const NEAREST = 60;

/** Propagates all that is known; `undefined` if that is a conflict. */
export function propagateAll(formula: PbFormula, known: Known): Propagator | undefined {
  const propagator = eagerPropagator(formula);
  const conflict = assume(propagator, litsOf(formula, factsOf(known)));
  return conflict === undefined ? propagator : undefined;
}

/** The values that unit propagation implies; `all` is from `propagateAll`. */
export function impliedValues(
  formula: PbFormula,
  known: Known,
  all: Propagator,
): readonly PossibleStep[] {
  // Later literals on the trail only have longer reasons.
  return all.trail
    .filter((literal) => {
      const conclusion = formula.meaning(literal);
      return conclusion?.holds === true && known.values[conclusion.cell] === undefined;
    })
    .slice(0, NEAREST)
    .map((literal) => {
      const { parts, assumed } = antecedentsOf(all, { part: NO_PART, literals: [literal] });
      const reason = { parts, facts: factsAmong(formula, assumed) };
      return { conclusion: meaningOf(formula, literal), reason };
    });
}

/** The exclusions by parts that do not link candidates; see `linksOf`. */
export function impliedExclusions(
  formula: PbFormula,
  known: Known,
  all: Propagator,
): readonly PossibleStep[] {
  const { tied } = linksOf(formula);
  const out = exclusionsIn(known);
  const isKnown = ({ cell, value }: Literal): boolean =>
    known.values[cell] !== undefined || out.get(cell)?.has(value) === true;
  const isTold = formula.parts.map(({ telling }) => telling?.excludesMuch !== true);
  return all.trail.flatMap((literal): readonly PossibleStep[] => {
    const antecedent = all.antecedentOf(literal);
    if (antecedent === ASSUMED) return [];
    const part = all.partOf(antecedent);
    if (part === NO_PART || isTold[part] === false || tied[part] === true) return [];
    const conclusion = formula.meaning(literal);
    if (conclusion === undefined || conclusion.holds || isKnown(conclusion)) return [];
    const found = antecedentsOf(all, { part: NO_PART, literals: [literal] }, 1);
    if (found?.parts.length !== 1) return [];
    return [
      { conclusion, reason: { parts: found.parts, facts: factsAmong(formula, found.assumed) } },
    ];
  });
}

/**
 * Conclusions from a whole part, where propagating its constraints one by one is too weak: tries
 * each value of each open cell of the part. `seen` caches parts whose cells did not change. Adds to
 * `work`.
 */
export function wholePartValues(
  formula: PbFormula,
  known: Known,
  seen: Map<string, readonly PossibleStep[]>,
  isWanted: (part: number) => boolean = () => true,
  work?: RatingWork,
): readonly PossibleStep[] {
  const { deep, cells } = traitsOf(formula);
  return formula.parts.flatMap(({ telling }, part) => {
    if (deep[part] !== true || telling?.excludesMuch === true || !isWanted(part)) return [];
    const facts = factsIn(known, cells[part] ?? []);
    const key = `${part} ${facts.map(({ cell, value, holds }) => `${cell}${holds ? '=' : '#'}${value}`).join(' ')}`;
    const found = seen.get(key) ?? tryPart(formula, part, known, facts, work);
    seen.set(key, found);
    return found;
  });
}

/** `factsOf`, restricted to cells. */
function factsIn({ values, excluded }: Known, cells: readonly number[]): readonly Literal[] {
  const held = cells.flatMap((cell) => {
    const value = values[cell];
    return value === undefined ? [] : [{ cell, value, holds: true }];
  });
  if (excluded.length === 0) return held;
  const own = new Set(cells);
  const out = excluded.filter(({ cell }) => own.has(cell) && values[cell] === undefined);
  return [...held, ...out];
}

function tryPart(
  formula: PbFormula,
  part: number,
  known: Known,
  facts: readonly Literal[],
  work?: RatingWork,
): readonly PossibleStep[] {
  const propagator = eagerPropagator(formula, [part]);
  if (assume(propagator, litsOf(formula, facts)) !== undefined) return [];
  const cells = formula.parts[part]?.cells ?? [];
  const judged = judgingAlone(formula, { parts: [part], facts });
  const found = cells.flatMap((cell): readonly PossibleStep[] => {
    const domain = formula.domains[cell] ?? [];
    if (known.values[cell] !== undefined || domain.length < 2) return [];
    const used = new Map<number, Literal>();
    const sure = domain.find((value) => judged({ cell, value, holds: true }));
    if (sure !== undefined) {
      const conclusion = { cell, value: sure, holds: true };
      return [{ conclusion, reason: { parts: [part], facts } }];
    }
    const left = domain.filter((value) => {
      const [trial] = litsOf(formula, [{ cell, value, holds: true }]);
      if (trial === undefined) return false;
      return tryLiteral(propagator, trial, (conflict) => {
        if (conflict === undefined) return true;
        for (const literal of antecedentsOf(propagator, conflict).assumed) {
          const fact = literal === trial ? undefined : formula.meaning(literal);
          if (fact !== undefined) used.set(literal, fact);
        }
        return false;
      });
    });
    const [value] = left;
    if (left.length !== 1 || value === undefined) return [];
    // Values that were already excluded become facts.
    const reason = { parts: [part], facts: [...used.values()] };
    return [{ conclusion: { cell, value, holds: true }, reason }];
  });
  work?.spend(PART * propagator.work);
  return found;
}

/** Open literals, those first whose parts have most of their cells filled. */
function amongKnown(formula: PbFormula, known: Known): readonly Literal[] {
  const filled = formula.domains.map(() => 0);
  for (const part of formula.parts) {
    const count = part.cells.filter((cell) => known.values[cell] !== undefined).length;
    for (const cell of part.cells) {
      filled[cell] = Math.max(filled[cell] ?? 0, count / part.cells.length);
    }
  }
  return openLiterals(formula, known).toSorted(
    (a, b) => (filled[b.cell] ?? 0) - (filled[a.cell] ?? 0),
  );
}

/** The cost of trying a value in a part, relative to propagation; includes judging the claim. */
const PART = 8;

/** The conclusions of failed trials, and whether all trials were made. */
export interface Trials {
  readonly steps: readonly PossibleStep[];
  readonly complete: boolean;
}

/**
 * Failed-literal probing: supposes the negation of each open literal and propagates to a conflict.
 * Starts near known cells; stops after about `work` (see `Propagator.work`). `all` is from
 * `propagateAll`, and is left as it was.
 */
export function tryAll(formula: PbFormula, known: Known, all: Propagator, work: number): Trials {
  const steps: PossibleStep[] = [];
  for (const supposed of amongKnown(formula, known)) {
    if (all.work > work) return { steps, complete: false };
    const binary = formula.domains[supposed.cell]?.length === 2;
    for (const trialled of binary ? [supposed] : [supposed, contrary(supposed)]) {
      const [trial] = litsOf(formula, [trialled]);
      // Literals that propagation implies need no trial.
      if (trial === undefined || all.values[trial] !== 0) continue;
      const reason = tryLiteral(all, trial, (conflict) => {
        if (conflict === undefined) return undefined;
        const { parts, assumed } = antecedentsOf(all, conflict);
        return { parts, facts: factsAmong(formula, assumed, trial) };
      });
      if (reason !== undefined) steps.push({ conclusion: meaningOf(formula, trial ^ 1), reason });
    }
  }
  return { steps, complete: true };
}
