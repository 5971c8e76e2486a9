/** Looks for what follows case by case, where no single trial shows anything that can be told. */
import type { Literal } from '#logic/literal.ts';
import { contrary } from '#logic/literal.ts';
import { tryLiteral } from './antecedents.ts';
import { reasonByCases } from './cases.ts';
import type { Lit } from './pbConstraint.ts';
import { litsOf, meaningOf } from './pbFormula.ts';
import type { PbFormula } from './pbFormula.ts';
import { openLiterals } from './possibleSteps.ts';
import type { PossibleStep } from './possibleSteps.ts';
import type { Propagator } from './propagator.ts';
import type { Cases, Known } from './reason.ts';
import { linksOf } from './techniques/links.ts';

/** More cases than this nobody keeps apart. */
const MOST_CASES = 3;

/** Something that follows case by case. */
export interface StepByCases extends PossibleStep {
  readonly cases: Cases;
}

/** The literals of which one must be so: a cell's values that are left, or a value's places. */
function splitsAt(
  formula: PbFormula,
  known: Known,
  { values }: Propagator,
): readonly (readonly Literal[])[] {
  const isOpen = (literal: Literal): boolean =>
    litsOf(formula, [literal]).every((of) => values[of] === 0);
  const ofCells = formula.domains.flatMap((domain, cell) => {
    if (known.values[cell] !== undefined) return [];
    const open = domain.map((value) => ({ cell, value, holds: true })).filter(isOpen);
    return open.length > 1 && open.length <= MOST_CASES ? [open] : [];
  });
  const ofPlaces = linksOf(formula).needs.flatMap(({ value, cells }) => {
    const all = cells.map((cell) => ({ cell, value, holds: true }));
    const open = all.filter(isOpen);
    const isMet = all.some((literal) => litsOf(formula, [literal]).some((of) => values[of] === 1));
    return !isMet && open.length > 1 && open.length <= MOST_CASES ? [open] : [];
  });
  // Two cases before three.
  return [...ofCells, ...ofPlaces].toSorted((a, b) => a.length - b.length);
}

/** What holds in every case, as literals that were open before. */
function inAllCases(all: Propagator, splits: readonly Lit[]): readonly Lit[] {
  let common: Set<Lit> | undefined;
  for (const split of splits) {
    const found = tryLiteral(all, split, (conflict) =>
      conflict === undefined ? new Set(all.trail.slice(before(all))) : undefined,
    );
    // A case that cannot be is no case: that was tried.
    if (found === undefined) return [];
    const shared: Set<Lit> | undefined = common;
    common = shared === undefined ? found : new Set([...found].filter((of) => shared.has(of)));
    if (common.size === 0) return [];
  }
  return [...(common ?? [])];
}

/** Where the last level of a propagator began. */
function before({ trail, levels, level }: Propagator): number {
  let at = trail.length;
  while (at > 0 && levels[(trail[at - 1] ?? 0) >> 1] === level) at -= 1;
  return at;
}

/** What follows without supposing anything, whichever case it is. */
export function tryEitherWay(
  formula: PbFormula,
  known: Known,
  all: Propagator,
  only: (conclusion: Literal) => boolean,
): readonly StepByCases[] {
  return splitsAt(formula, known, all).flatMap((among) => {
    const common = inAllCases(all, litsOf(formula, among));
    return common.flatMap((literal): readonly StepByCases[] => {
      if (formula.meaning(literal) === undefined) return [];
      const conclusion = meaningOf(formula, literal);
      return only(conclusion) ? stepOf(formula, all, conclusion, { among, supposing: false }) : [];
    });
  });
}

function stepOf(
  formula: PbFormula,
  all: Propagator,
  conclusion: Literal,
  cases: Cases,
): readonly StepByCases[] {
  const reason = reasonByCases(formula, all, conclusion, cases);
  return reason === undefined ? [] : [{ conclusion, reason, cases }];
}

/** What follows because its contrary leaves cases of which none can be; looks at about `work`. */
export function trySupposing(
  formula: PbFormula,
  known: Known,
  all: Propagator,
  only: (conclusion: Literal) => boolean,
  work: number,
): readonly StepByCases[] {
  const limit = all.work + work;
  const steps: StepByCases[] = [];
  for (const supposed of openLiterals(formula, known)) {
    const binary = formula.domains[supposed.cell]?.length === 2;
    for (const trialled of binary ? [supposed] : [supposed, contrary(supposed)]) {
      if (all.work > limit) return steps;
      const [trial] = litsOf(formula, [trialled]);
      if (trial === undefined || all.values[trial] !== 0) continue;
      const conclusion = meaningOf(formula, trial ^ 1);
      if (!only(conclusion)) continue;
      const found = tryLiteral(all, trial, (conflict) => {
        if (conflict !== undefined) return [];
        return splitsAt(formula, known, all).filter((among) => failsAll(formula, all, among));
      });
      for (const among of found) {
        steps.push(...stepOf(formula, all, conclusion, { among, supposing: true }));
      }
    }
  }
  return steps;
}

/** Whether none of a few things can be. */
const failsAll = (formula: PbFormula, all: Propagator, among: readonly Literal[]): boolean =>
  litsOf(formula, among).every(
    (split) => all.values[split] === -1 || tryLiteral(all, split, (of) => of !== undefined),
  );
