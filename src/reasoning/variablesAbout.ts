import type { Literal } from '#logic/literal.ts';
import type { PbFormula } from './pbFormula.ts';

/** The variables of parts, of their cells, and of cells with a known value. */
export function variablesAbout(
  formula: PbFormula,
  parts: readonly number[],
  known: readonly Literal[],
): Pick<ReadonlySet<number>, 'has'> {
  // One part alone is about all of them.
  if (formula.parts.length === 1 && parts.length === 1) return { has: () => true };
  const { partStarts, starts, literals } = formula;
  const about = new Set<number>();
  for (const part of parts) {
    const end = starts[partStarts[part + 1] ?? 0] ?? 0;
    for (let at = starts[partStarts[part] ?? 0] ?? 0; at < end; at += 1) {
      about.add((literals[at] ?? 0) >> 1);
    }
  }
  for (const { part, vertices } of formula.graphs) {
    if (!parts.includes(part)) continue;
    for (const literal of vertices) if (typeof literal === 'number') about.add(literal >> 1);
  }
  const own = parts.flatMap((part) => formula.parts[part]?.cells ?? []);
  for (const cell of new Set([...own, ...known.map((literal) => literal.cell)])) {
    for (const value of formula.domains[cell] ?? []) {
      const literal = formula.literal({ cell, value, holds: true });
      if (typeof literal === 'number') about.add(literal >> 1);
    }
  }
  return about;
}
