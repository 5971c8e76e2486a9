import { allFilled } from '#logic/claim.ts';
import type { Claim, Place, Values } from '#logic/claim.ts';
import { and, is, not, or } from '#logic/formula.ts';
import type { Formula } from '#logic/formula.ts';
import { anyOf } from '#logic/terms.ts';

interface Line {
  readonly words: string;
  readonly cells: readonly number[];
}

/** Cells `a` and `b` have different values, for unknowns with two values. */
const differ = (a: number, b: number, values: readonly number[]): Formula =>
  or(values.map((value) => and([is(a, value), not(is(b, value))])));

/** No two of several equally long lines are filled the same. */
export function unlike(claim: {
  readonly place: Place;
  readonly lines: readonly Line[];
  /** The values the cells may take. */
  readonly values: readonly number[];
}): Claim {
  const { place, lines, values } = claim;
  const pairs = lines.flatMap((a, index) => lines.slice(index + 1).map((b) => [a, b] as const));
  const cells = lines.flatMap((line) => line.cells);
  const aligned = ([a, b]: readonly [Line, Line]) =>
    a.cells.map((cell, index) => [cell, b.cells[index] ?? cell] as const);
  const same = (pair: readonly [Line, Line], shown: Values): boolean =>
    allFilled(pair[0].cells, shown) && aligned(pair).every(([a, b]) => shown[a] === shown[b]);
  const settled = (pair: readonly [Line, Line], shown: Values): boolean =>
    aligned(pair).some(
      ([a, b]) => shown[a] !== undefined && shown[b] !== undefined && shown[a] !== shown[b],
    );
  const alike = (shown: Values) => pairs.filter((pair) => same(pair, shown));

  return {
    place,
    label: place.words,
    sentence: `no two ${place.words} are alike`,
    cells,
    parts: () =>
      pairs.map((pair) => ({
        sentence: `${pair[0].words} and ${pair[1].words} are not alike`,
        cells: [...pair[0].cells, ...pair[1].cells],
        formula: or(aligned(pair).map(([a, b]) => differ(a, b, values))),
        telling: {
          technique: () => 'no two alike',
          breaks: () => `${pair[0].words} and ${pair[1].words} would be alike`,
          settles: () =>
            `${pair[0].words} and ${pair[1].words} are alike but for the last open cell, which must differ, so `,
        },
      })),
    judge(shown) {
      if (alike(shown).length > 0) return 'broken';
      return pairs.every((pair) => settled(pair, shown)) ? 'holds' : 'open';
    },
    culprits: (shown) => [
      ...new Set(alike(shown).flatMap((pair) => pair.flatMap((line) => line.cells))),
    ],
    observe(shown) {
      const found = alike(shown).map(([a, b]) => `${a.words} and ${b.words} are alike`);
      return found.length === 0 ? 'none alike' : found.join('; ');
    },
    smtlib: () =>
      pairs.map((pair) => anyOf(aligned(pair).map(([a, b]) => `(distinct V${a} V${b})`))),
  };
}
