import { inOnePart } from '#logic/onePart.ts';
import type { Claim, Place, Values } from '#logic/claim.ts';
import { and, atLeast, atMost, is, or } from '#logic/formula.ts';
import { allOf, anyOf, total } from '#logic/terms.ts';

/** Cells with the values that all of them must have. */
export type Pattern = readonly (readonly [cell: number, value: number])[];

type State = 'there' | 'possible' | 'impossible';

function stateOf(pattern: Pattern, shown: Values): State {
  if (pattern.some(([cell, value]) => (shown[cell] ?? value) !== value)) return 'impossible';
  return pattern.every(([cell, value]) => shown[cell] === value) ? 'there' : 'possible';
}

function cellsOf(patterns: readonly Pattern[]): readonly number[] {
  const cells = new Set<number>();
  for (const pattern of patterns) for (const [cell] of pattern) cells.add(cell);
  return [...cells].toSorted((a, b) => a - b);
}

const formulaOf = (pattern: Pattern) => and(pattern.map(([cell, value]) => is(cell, value)));

const termOf = (pattern: Pattern): string =>
  allOf(pattern.map(([cell, value]) => `(= V${cell} ${value})`));

/** Exactly `count` of the patterns occur. */
export function patternCount(claim: {
  readonly place: Place;
  /** "there are three ships of length 2" */
  readonly sentence: string;
  /** What is counted, in words: "three ships of length 2", "one ship of length 2". */
  readonly counted: (count: number) => string;
  readonly patterns: readonly Pattern[];
  readonly count: number;
  /** The values of cells that printed signs imply: what they complete counts as found. */
  readonly implied?: ReadonlyMap<number, number>;
}): Claim {
  const { place, sentence, counted, patterns, count, implied } = claim;
  const verb = count === 1 ? 'is' : 'are';
  const cells = cellsOf(patterns);
  const those = (shown: Values, ...states: readonly State[]) =>
    patterns.filter((pattern) => states.includes(stateOf(pattern, shown)));
  const found = (shown: Values): number => {
    const isPlain = implied === undefined || implied.size === 0;
    const known = isPlain ? shown : shown.map((value, cell) => value ?? implied.get(cell));
    return those(known, 'there').length;
  };
  const judge = (shown: Values) => {
    const there = those(shown, 'there').length;
    const possible = those(shown, 'possible').length;
    if (there > count || there + possible < count) return 'broken';
    return possible === 0 ? 'holds' : 'open';
  };

  return {
    place,
    label: place.words,
    sentence,
    cells,
    parts() {
      const formulas = patterns.map(formulaOf);
      return [
        {
          sentence: `there ${verb} no more than ${counted(count)}`,
          cells,
          formula: atMost(count, formulas),
          telling: {
            technique: () => 'all found',
            settles: (_, { supposing }) =>
              count === 0
                ? `there are no ${place.words}, so `
                : `${sentence} ${supposing ? 'then' : 'already'}, so `,
            breaks: () =>
              count === 0
                ? `there would be one of ${place.words}, and there are none`
                : `there would be more than ${counted(count)}`,
          },
        },
        {
          sentence: `there ${verb} at least ${counted(count)}`,
          cells,
          formula: atLeast(count, formulas),
          telling: {
            technique: () => 'last place',
            settles: () => `${sentence}, and only here is room, so `,
            breaks: () => `there would not be room for ${counted(count)}`,
          },
        },
      ];
    },
    judge,
    culprits(shown) {
      if (judge(shown) !== 'broken') return [];
      if (those(shown, 'there').length > count) return cellsOf(those(shown, 'there'));
      return cells.filter((cell) => shown[cell] !== undefined);
    },
    observe: (shown) => `${found(shown)} of ${count}`,
    smtlib: () => [
      `(= ${count} ${total(patterns.map((pattern) => `(ite ${termOf(pattern)} 1 0)`))})`,
    ],
    met: (shown) => found(shown) === count,
  };
}

/** At least one of the patterns occurs; all are about `cell`. */
export function onePattern(claim: {
  readonly place: Place;
  /** "row 4, column 4 is a lone ship" */
  readonly sentence: string;
  readonly cell: number;
  readonly patterns: readonly Pattern[];
}): Claim {
  const { place, sentence, cell: about, patterns } = claim;
  // Even if no pattern fits, the claim is about its cell.
  const cells = [...new Set([...cellsOf(patterns), about])].toSorted((a, b) => a - b);
  const judge = (shown: Values) => {
    const states = patterns.map((pattern) => stateOf(pattern, shown));
    if (states.includes('there')) return 'holds';
    return states.includes('possible') ? 'open' : 'broken';
  };
  return {
    ...inOnePart(place, cells, sentence, () => ({
      formula: or(patterns.map(formulaOf)),
      telling: {
        technique: () => 'given shape',
        breaks(known, { names }) {
          const around = known.flatMap(({ cell }) => (cell === about ? [] : [cell]));
          return around.length === 0
            ? undefined
            : `${sentence}, and what would stand at ${names(around)} does not fit that`;
        },
      },
    })),
    judge,
    culprits: (shown) =>
      judge(shown) === 'broken' ? cells.filter((cell) => shown[cell] !== undefined) : [],
    observe: (shown) => (judge(shown) === 'holds' ? 'so it is' : 'not so yet'),
    smtlib: () => [anyOf(patterns.map(termOf))],
  };
}
