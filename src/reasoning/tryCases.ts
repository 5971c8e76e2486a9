/** Finds arguments by cases where no single trial has an explainable result. */
import type { Literal } from '#logic/literal.ts';
import { contrary } from '#logic/literal.ts';
import { tryLiteral } from './antecedents.ts';
import { reasonByCases } from './cases.ts';
import { countedAt } from './counted.ts';
import type { Split } from './counted.ts';
import type { Lit } from './pbConstraint.ts';
import { litsOf, meaningOf } from './pbFormula.ts';
import type { PbFormula } from './pbFormula.ts';
import { openLiterals } from './possibleSteps.ts';
import type { PossibleStep } from './possibleSteps.ts';
import type { Propagator } from './propagator.ts';
import type { Cases, Known } from './reason.ts';
import { CandidateState } from './candidateState.ts';
import { linksOf } from './techniques/links.ts';

/** The most cases that people can keep apart. */
const MOST_CASES = 3;

/** A step with an argument by cases. */
export interface StepByCases extends PossibleStep {
  readonly cases: Cases;
}

const kept = new WeakMap<PbFormula, readonly Split[]>();

/** All splits of a formula, computed at the first call. */
function splitsOf(formula: PbFormula): readonly Split[] {
  const known = kept.get(formula);
  if (known !== undefined) return known;
  const ofCells = formula.domains.map((domain, cell) =>
    domain.map((value) => ({ cell, value, holds: true })),
  );
  const ofPlaces = linksOf(formula).needs.map(({ value, cells }) =>
    cells.map((cell) => ({ cell, value, holds: true })),
  );
  const found = [...ofCells, ...ofPlaces].map((among) => ({
    among,
    lits: litsOf(formula, among),
  }));
  kept.set(formula, found);
  return found;
}

/** The splits that are not decided yet, with their open literals; two cases before three. */
function splitsAt(formula: PbFormula, propagator: Propagator): readonly Split[] {
  const { values } = propagator;
  const [two, three]: [Split[], Split[]] = [[], []];
  for (const { among, lits } of splitsOf(formula)) {
    let open = 0;
    let isMet = false;
    for (const of of lits) {
      if (values[of] === 0) open += 1;
      else if (values[of] === 1) isMet = true;
    }
    if (isMet || open < 2 || open > MOST_CASES) continue;
    const isOpen = (_: unknown, at: number): boolean => values[lits[at] ?? 0] === 0;
    (open === 2 ? two : three).push({ among: among.filter(isOpen), lits: lits.filter(isOpen) });
  }
  // A split of two counted cells is told apart by the value of its first cell.
  const counted = countedAt(formula, propagator, MOST_CASES).filter(({ lits }) => lits.length > 2);
  return [...two, ...three, ...counted];
}

/** Literals that hold in every case and were open before. */
function inAllCases(all: Propagator, splits: readonly Lit[]): readonly Lit[] {
  let common: Set<Lit> | undefined;
  for (const split of splits) {
    const found = tryLiteral(all, split, (conflict) =>
      conflict === undefined ? new Set(all.trail.slice(all.startOf(all.level))) : undefined,
    );
    // A case that contradicts was found by a trial already.
    if (found === undefined) return [];
    const shared: Set<Lit> | undefined = common;
    common = shared === undefined ? found : new Set([...found].filter((of) => shared.has(of)));
    if (common.size === 0) return [];
  }
  return [...(common ?? [])];
}

/** Conclusions that every case implies, without a supposition. */
export function tryEitherWay(
  formula: PbFormula,
  all: Propagator,
  only: (conclusion: Literal) => boolean,
): readonly StepByCases[] {
  return splitsAt(formula, all).flatMap(({ among, lits }) => {
    const common = inAllCases(all, lits);
    return common.flatMap((literal): readonly StepByCases[] => {
      // A case that is the conclusion itself adds nothing.
      if (formula.meaning(literal) === undefined || lits.includes(literal)) return [];
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

/** Conclusions whose negation makes every case contradict; visits about `work` literals. */
export function trySupposing(
  formula: PbFormula,
  known: Known,
  all: Propagator,
  only: (conclusion: Literal) => boolean,
  work: number,
): readonly StepByCases[] {
  const limit = all.work + work;
  const noted = new Set(splitsOf(formula).flatMap(({ lits }) => lits));
  const standing = new CandidateState(noted, all.values.length);
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
        standing.note(all.trail, all.startOf(all.level));
        return splitsAt(formula, all).filter(({ lits }) => failsAll(all, trial, lits, standing));
      });
      for (const { among } of found) {
        steps.push(...stepOf(formula, all, conclusion, { among, supposing: true }));
      }
    }
  }
  return steps;
}

/** Whether no case is consistent with the supposition, the last assumed literal. */
function failsAll(
  all: Propagator,
  supposed: Lit,
  lits: readonly Lit[],
  standing: CandidateState,
): boolean {
  const start = all.startOf(all.level);
  return lits.every((split) => {
    if (all.values[split] === -1) return true;
    if (standing.has(supposed, split)) return false;
    return tryLiteral(all, split, (conflict) => {
      if (conflict === undefined) standing.note(all.trail, start);
      return conflict !== undefined;
    });
  });
}
