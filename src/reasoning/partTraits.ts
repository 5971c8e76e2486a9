import type { Claim } from '#logic/claim.ts';
import type { PbFormula } from './pbFormula.ts';

/** Properties of parts that finding reasons needs; indexed by part. */
export interface PartTraits {
  /** Whether propagating the part's constraints one by one may be weaker than the part. */
  readonly deep: readonly boolean[];
  /** Whether the part is its whole claim. */
  readonly whole: readonly boolean[];
  /** The cells of the part, each once, ascending. */
  readonly cells: readonly (readonly number[])[];
}

const kept = new WeakMap<PbFormula, PartTraits>();

/** The traits of a formula's parts, computed at the first call. */
export function traitsOf(formula: PbFormula): PartTraits {
  const known = kept.get(formula);
  if (known !== undefined) return known;
  const partCounts = new Map<Claim, number>();
  for (const { claim } of formula.parts) partCounts.set(claim, (partCounts.get(claim) ?? 0) + 1);
  const traits = {
    deep: formula.parts.map((_, part) => isDeep(formula, part)),
    whole: formula.parts.map(({ claim }) => partCounts.get(claim) === 1),
    cells: formula.parts.map(({ cells }) => [...new Set(cells)].toSorted((a, b) => a - b)),
  };
  kept.set(formula, traits);
  return traits;
}

/** Whether a constraint of the part has auxiliary variables, or coefficients that differ. */
function isDeep(formula: PbFormula, part: number): boolean {
  const { partStarts, starts, literals, coefficients } = formula;
  for (let index = partStarts[part] ?? 0; index < (partStarts[part + 1] ?? 0); index += 1) {
    const start = starts[index] ?? 0;
    for (let at = start; at < (starts[index + 1] ?? 0); at += 1) {
      if (coefficients[at] !== coefficients[start]) return true;
      if (formula.meaning(literals[at] ?? 0) === undefined) return true;
    }
  }
  return false;
}
