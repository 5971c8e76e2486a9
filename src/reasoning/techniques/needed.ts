import type { Member } from '#logic/claimPart.ts';
import { contrary } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import type { PbFormula } from '#reasoning/pbFormula.ts';
import { judgingAlone, partsIn } from '#reasoning/reason.ts';
import type { Deduction, Oracle, Reason } from '#reasoning/reason.ts';
import type { Finding } from './finding.ts';

/**
 * A finding as a deduction with a minimal reason; `undefined` if minimizing would change its
 * technique.
 */
export function deductionOf(
  formula: PbFormula,
  finding: Finding,
  oracle: Oracle,
): Deduction | undefined {
  const { conclusions, reason, core, follows } = finding;
  const needed =
    follows === undefined
      ? neededOf(formula, reason, conclusions, oracle)
      : neededOfSight(formula, { ...finding, follows }, oracle);
  const isSame =
    needed.parts.length === reason.parts.length && needed.facts.length === reason.facts.length;
  const isKept = core?.every((part) => needed.parts.includes(part)) === true;
  if (!isSame && !isKept) return undefined;
  return { conclusions, reason: needed, named: finding, shortest: true };
}

/** The parts and facts that at least one conclusion needs. */
function neededOf(
  formula: PbFormula,
  reason: Reason,
  conclusions: readonly Literal[],
  oracle: Oracle,
): Reason {
  return (
    neededOfOne(formula, reason, conclusions) ?? neededOfAll(formula, reason, conclusions, oracle)
  );
}

/**
 * For a part that is a whole claim, decides by the claim's judgement; `undefined` if that is too
 * weak.
 */
function neededOfOne(
  formula: PbFormula,
  reason: Reason,
  conclusions: readonly Literal[],
): Reason | undefined {
  const follows = (facts: readonly Literal[]): boolean =>
    conclusions.every(judgingAlone(formula, { ...reason, facts }));
  const [part = -1, ...others] = reason.parts;
  // Of what its own kind sees, the judgement sees everything; of a sum it may not.
  const { sees, excludesMuch } = formula.parts[part]?.telling ?? {};
  const isSeen = sees !== undefined && excludesMuch !== true;
  if (others.length > 0 || !isSeen || !follows(reason.facts)) return undefined;
  let { facts } = reason;
  for (const fact of reason.facts) {
    const fewer = facts.filter((other) => other !== fact);
    if (follows(fewer)) facts = fewer;
  }
  return { ...reason, facts };
}

/**
 * Decides by the sight's own check, and asks the solver only whether all but its core says as much: then
 * the step is another.
 */
function neededOfSight(
  formula: PbFormula,
  { conclusions, reason, core = [], follows }: Finding & Required<Pick<Finding, 'follows'>>,
  oracle: Oracle,
): Reason {
  const others: Reason = {
    parts: reason.parts.filter((part) => !core.includes(part)),
    facts: reason.facts,
  };
  if (followsAlready(formula, others, conclusions, oracle)) return others;
  return { ...reason, facts: neededFacts([], reason.facts, [], follows) };
}

/**
 * The facts that are left when each that the others do not need is dropped, in order. Halves are tried first, since
 * of many facts most are needless. `before` and `after` are kept.
 */
function neededFacts(
  before: readonly Literal[],
  facts: readonly Literal[],
  after: readonly Literal[],
  follows: (facts: readonly Literal[]) => boolean,
): readonly Literal[] {
  if (facts.length === 0 || follows([...before, ...after])) return [];
  if (facts.length === 1) return facts;
  const half = facts.length >> 1;
  const [first, second] = [facts.slice(0, half), facts.slice(half)];
  const needed = neededFacts(before, first, [...second, ...after], follows);
  return [...needed, ...neededFacts([...before, ...needed], second, after, follows)];
}

/** Whether all conclusions follow from a reason, as one of its parts judges, or the solver. */
function followsAlready(
  formula: PbFormula,
  reason: Reason,
  conclusions: readonly Literal[],
  oracle: Oracle,
): boolean {
  const { parts, facts } = reason;
  if (parts.some((part) => conclusions.every(judgingAlone(formula, { parts: [part], facts }))))
    return true;
  const cells = conclusions.map(({ cell }) => cell);
  // Without a rule, facts say nothing of other cells.
  if (parts.length === 0 && !facts.some(({ cell }) => cells.includes(cell))) return false;
  const members: readonly Member[] = [...partsIn(formula, reason), ...facts];
  return oracle.among(parts, cells, (contradicts) =>
    conclusions.every(
      (conclusion) => contradicts([...members, contrary(conclusion)]) !== undefined,
    ),
  );
}

function neededOfAll(
  formula: PbFormula,
  reason: Reason,
  conclusions: readonly Literal[],
  oracle: Oracle,
): Reason {
  const cells = conclusions.map(({ cell }) => cell);
  return oracle.among(reason.parts, cells, (contradicts) => {
    let members: readonly Member[] = [...partsIn(formula, reason), ...reason.facts];
    // For each conclusion, members from which it follows: the others need not be asked about.
    let cores: readonly ReadonlySet<Member>[] | undefined;
    for (const member of members) {
      const fewer = members.filter((other) => other !== member);
      const isNeedless = cores?.every((core) => !core.has(member)) === true;
      const found = isNeedless ? cores : coresOf(fewer, conclusions, contradicts);
      if (found === undefined) continue;
      cores = found;
      members = fewer;
    }
    return {
      parts: reason.parts.filter((part) =>
        members.some((member) => member === formula.parts[part]),
      ),
      facts: reason.facts.filter((fact) => members.includes(fact)),
    };
  });
}

/** For each conclusion, some of the members from which it follows; `undefined` if one follows from none. */
function coresOf(
  members: readonly Member[],
  conclusions: readonly Literal[],
  contradicts: Oracle['contradicts'],
): readonly ReadonlySet<Member>[] | undefined {
  const cores: ReadonlySet<Member>[] = [];
  for (const conclusion of conclusions) {
    const core = contradicts([...members, contrary(conclusion)]);
    if (core === undefined) return undefined;
    cores.push(new Set(core));
  }
  return cores;
}
