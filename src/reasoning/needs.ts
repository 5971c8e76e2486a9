/** What claims need so many of: cells with a value, or squares that are no cells. */
import type { Claim, Speech } from '#logic/claim.ts';
import { countedInWords } from '#logic/words.ts';
import type { Lit } from './pbConstraint.ts';
import { litsOf, meaningOf } from './pbFormula.ts';
import type { PbFormula } from './pbFormula.ts';
import { countedOf } from './techniques/rooms.ts';

/** At least `count` cells have a value, or squares are so. */
export interface CountedNeed {
  readonly part: number;
  readonly claim: Claim;
  readonly count: number;
  /** For each of its cells or squares, that it is counted. */
  readonly lits: readonly Lit[];
  /** What so many are: "two stars". */
  readonly counted: (count: number, speech: Speech) => string;
  readonly names: (lits: readonly Lit[], speech: Speech) => string;
  /** Whether what keeps two of them apart goes without saying. */
  readonly areApart: boolean;
}

const kept = new WeakMap<PbFormula, readonly CountedNeed[]>();

/** What claims need; taking only so many of one of two values is needing the other. */
export function needsOf(formula: PbFormula): readonly CountedNeed[] {
  const known = kept.get(formula);
  if (known !== undefined) return known;
  const { needs, limits } = countedOf(formula);
  const needed = limits.flatMap(({ cells, value, count, ...of }) => {
    const [low, high, ...more] = formula.domains[cells[0] ?? 0] ?? [];
    const other = value === low ? high : low;
    return other === undefined || more.length > 0
      ? []
      : [{ ...of, cells, value: other, count: cells.length - count }];
  });
  const ofCells = [...needs, ...needed].flatMap(({ part, claim, cells, value, count }) => {
    const lits = litsOf(
      formula,
      cells.map((cell) => ({ cell, value, holds: true })),
    );
    if (count < 2 || lits.length < cells.length) return [];
    const counted: CountedNeed['counted'] = (number, { word }) =>
      countedInWords(number, word(value));
    const names: CountedNeed['names'] = (some, speech) =>
      speech.names(some.map((of) => meaningOf(formula, of).cell).toSorted((a, b) => a - b));
    return [{ part, claim, count, lits, counted, names, areApart: false }];
  });
  const found = [...ofCells, ...squaresOf(formula)];
  kept.set(formula, found);
  return found;
}

/** What claims need of squares that are no cells. */
const squaresOf = (formula: PbFormula): readonly CountedNeed[] =>
  formula.parts.flatMap(({ claim, telling }, part) => {
    const { squares } = telling ?? {};
    if (squares === undefined || squares.count < 2) return [];
    const lits = squares.unless.flatMap((of) => {
      const lit = formula.proposition(of);
      return typeof lit === 'number' ? [lit ^ 1] : [];
    });
    if (lits.length < squares.unless.length) return [];
    const names: CountedNeed['names'] = (some) =>
      squares.names(some.map((of) => lits.indexOf(of)).toSorted((a, b) => a - b));
    return [{ ...squares, part, claim, lits, names, areApart: true }];
  });
