import type { Member } from '#logic/claimPart.ts';
import { contrary, sameLiteral } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import { litsOf } from './pbFormula.ts';
import type { PbFormula } from './pbFormula.ts';
import { openLiterals } from './possibleSteps.ts';
import { partsIn, propagatedReason, propagatesFrom } from './reason.ts';
import type { Deduction, Known, Oracle } from './reason.ts';
import { newsOf } from './techniques/candidates.ts';

/** Nobody sees what else follows from more facts, where much is excluded; to find it takes long. */
const MOST_FACTS = 40;

/**
 * Adds the other conclusions that the same claim draws from the same facts: "the rest are O" is one
 * step, not three. The merged reason stays minimal.
 */
export function mergeConclusions(
  formula: PbFormula,
  known: Known,
  deduction: Deduction,
  oracle: Oracle,
): Deduction {
  const { reason, conclusions } = deduction;
  const [own, ...others] = reason.parts;
  const [first] = conclusions;
  if (own === undefined || first === undefined) return deduction;
  if (others.length > 0) return withSameCell(formula, known, deduction, oracle);
  const claim = formula.parts[own]?.claim;
  // A conclusion that does not need all of the facts is another step.
  const siblings = formula.parts.flatMap((part, index) =>
    part.claim === claim && index !== own && mayNeedAll(formula, index, reason.facts)
      ? [index]
      : [],
  );
  // Where much is excluded, all numbers of a cell or all cells of a number are enough for one step.
  const excludesMuch = formula.parts[own]?.telling?.excludesMuch === true;
  if (excludesMuch && reason.facts.length > MOST_FACTS) return deduction;
  const isMuch = excludesMuch && !first.holds;
  const open = openLiterals(formula, known).filter(
    ({ cell, value }) => !isMuch || cell === first.cell || value === first.value,
  );
  /** The conclusions of one part from the reason's facts. */
  const drawn = (part: number): readonly Literal[] => {
    const cells = new Set(formula.parts[part]?.cells ?? []);
    const mayFollow = propagatesFrom(formula, { parts: [part], facts: reason.facts });
    return open.flatMap((literal) => {
      if (!cells.has(literal.cell)) return [];
      const wanted = first.holds ? literal : contrary(literal);
      if (sameLiteral(wanted, first) || !mayFollow(wanted)) return [];
      const found = propagatedReason(formula, { parts: [part], facts: reason.facts }, wanted);
      // A conclusion that needs fewer facts is another step.
      return found === undefined || found.facts.length < reason.facts.length ? [] : [wanted];
    });
  };
  const together = drawn(own);
  const more = siblings.flatMap((part) => drawn(part).map((literal) => ({ part, literal })));
  const all = [first, ...together];
  const parts = [own];
  for (const { part, literal } of more) {
    if (all.some((other) => sameLiteral(other, literal))) continue;
    all.push(literal);
    if (!parts.includes(part)) parts.push(part);
  }
  const gathered = { ...deduction, conclusions: all, reason: { ...reason, parts } };
  return needsAll(formula, gathered, oracle) ? gathered : deduction;
}

/**
 * Whether a part says something of all facts: of their cells, and of the values that are ruled out, which
 * say nothing of other values as long as several are left.
 */
function mayNeedAll(formula: PbFormula, part: number, facts: readonly Literal[]): boolean {
  const { cells = [], graphs } = formula.parts[part] ?? {};
  if (!facts.every(({ cell }) => cells.includes(cell))) return false;
  const out = facts.filter(({ holds }) => !holds);
  if (graphs !== undefined || out.length === 0) return true;
  const { literals, partStarts, starts } = formula;
  const [from, to] = [starts[partStarts[part] ?? 0], starts[partStarts[part + 1] ?? 0]];
  const variables = new Set(literals.subarray(from, to).map((literal) => literal >> 1));
  return litsOf(formula, out).every((literal) => variables.has(literal >> 1));
}

/**
 * Adds the other values that the same parts exclude from the cell, except what filled cells
 * directly exclude.
 */
function withSameCell(
  formula: PbFormula,
  known: Known,
  deduction: Deduction,
  oracle: Oracle,
): Deduction {
  const { reason, conclusions } = deduction;
  const [first] = conclusions;
  if (first === undefined || first.holds) return deduction;
  const parts = partsIn(formula, reason);
  const isNews = newsOf(formula, known);
  const more = oracle.among(reason.parts, [first.cell], (contradicts) =>
    openLiterals(formula, known)
      .filter(({ cell, value }) => cell === first.cell && value !== first.value)
      .filter((literal) => isNews(contrary(literal)))
      .filter((literal) => contradicts([...parts, ...reason.facts, literal]) !== undefined),
  );
  return { ...deduction, conclusions: [first, ...more.map(contrary)] };
}

/** Whether without any one of its parts or facts, one of its conclusions would not follow. */
function needsAll(formula: PbFormula, { conclusions, reason }: Deduction, oracle: Oracle): boolean {
  const parts = partsIn(formula, reason);
  const members: readonly Member[] = [...parts, ...reason.facts];
  const cells = conclusions.map(({ cell }) => cell);
  return oracle.among(reason.parts, cells, (contradicts) =>
    members.every((left) =>
      conclusions.some(
        (conclusion) =>
          contradicts([...members.filter((member) => member !== left), contrary(conclusion)]) ===
          undefined,
      ),
    ),
  );
}
