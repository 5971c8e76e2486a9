import type { Fraction, RuleTrial } from '#engine/questions/questions.ts';
import type { JobContext } from '#engine/worker/warmSolvers.ts';
import type { Claim } from '#logic/claim.ts';
import { claimPartsOf } from '#logic/claimPart.ts';
import type { ClaimPart } from '#logic/claimPart.ts';
import { not, or } from '#logic/formula.ts';
import type { Formula } from '#logic/formula.ts';
import { claimsByRule } from '#puzzle/puzzleType.ts';
import { deletionMus } from '#reasoning/mus.ts';
import { buildPbFormula } from '#reasoning/pbFormula.ts';
import { searchSolutions } from '#reasoning/search.ts';

/** The work of one search (see `Wanted.limit`): a tenth of a second or two. */
const LIMIT = 20_000_000;
/** So many boards that the other rules allow are looked at, to find one that a rule forbids. */
const BOARDS = 200;

/** A rule on this board. */
interface Rule {
  readonly line: number;
  readonly claims: readonly Claim[];
  readonly parts: readonly ClaimPart[];
}

/**
 * Which rules of a definition no board of this layout keeps together, and which say nothing that the
 * others do not say. Givens do not count. What takes too much work is told as if it were in order.
 */
export function ruleTrial(
  { type, puzzle, warmSolvers }: JobContext,
  report: (progress: Fraction) => void,
): RuleTrial {
  const { domains } = warmSolvers.model;
  const rules = claimsByRule(type, puzzle)
    .filter(({ claims }) => claims.length > 0)
    .map(({ line, claims }): Rule => ({ line, claims, parts: claimPartsOf(claims) }));

  /** Whether boards keep these parts; visits those that do, until it has seen enough. */
  const search = (parts: readonly ClaimPart[], visit: (solution: readonly number[]) => boolean) =>
    searchSolutions(buildPbFormula(domains, parts), { known: [], limit: LIMIT }, (solution) =>
      visit(solution) ? 'stop' : 'go on',
    );
  const isImpossible = (some: readonly Rule[]): boolean =>
    search(
      some.flatMap(({ parts }) => parts),
      () => true,
    ) === 'exhausted';

  if (isImpossible(rules)) {
    const together = deletionMus(rules, (some) => (isImpossible(some) ? some : undefined));
    return { contradictory: together.map(({ line }) => line), idle: [] };
  }

  /** Whether the others imply a rule; false if that is not decided. */
  const isIdle = (rule: Rule, others: readonly Rule[]): boolean => {
    const parts = others.flatMap((other) => other.parts);
    const denied = denialOf(rule);
    if (denied !== undefined) return search([...parts, denied], () => true) === 'exhausted';
    let seen = 0;
    let isNeeded = false;
    const ending = search(parts, (solution) => {
      seen += 1;
      isNeeded = rule.claims.some((claim) => claim.judge(solution) === 'broken');
      return isNeeded || seen > BOARDS;
    });
    return ending === 'exhausted' && !isNeeded;
  };
  // From the last one: of two rules that say the same, the later one says nothing new.
  const idle: Rule[] = [];
  for (const [index, rule] of rules.toReversed().entries()) {
    report({ fraction: index / rules.length });
    const others = rules.filter((other) => other !== rule && !idle.includes(other));
    if (isIdle(rule, others)) idle.push(rule);
  }
  return { contradictory: [], idle: idle.map(({ line }) => line).toReversed() };
}

/** A part that says that a rule is broken somewhere; `undefined` if its parts do not say it alone. */
function denialOf({ parts }: Rule): ClaimPart | undefined {
  const [first] = parts;
  if (first === undefined) return undefined;
  const isPlain = parts.every(
    ({ graphs, formula }) => graphs === undefined && !hasAuxiliary(formula),
  );
  if (!isPlain) return undefined;
  return {
    sentence: 'one of the rules is broken',
    cells: [...new Set(parts.flatMap(({ cells }) => cells))],
    formula: or(parts.map(({ formula }) => not(formula))),
    claim: first.claim,
  };
}

/** Whether a formula has variables besides the cells, which it may set as it likes. */
function hasAuxiliary(formula: Formula): boolean {
  switch (formula.op) {
    case 'is':
      return false;
    case 'auxiliary':
      return true;
    case 'not':
      return hasAuxiliary(formula.of);
    case 'and':
    case 'or':
    case 'at-least':
    case 'at-most':
      return formula.of.some(hasAuxiliary);
    case 'sum':
    case 'reach':
      return formula.of.some(({ of }) => hasAuxiliary(of));
  }
}
