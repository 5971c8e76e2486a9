import { allFilled } from '#logic/claim.ts';
import type { Claim, Place, Values } from '#logic/claim.ts';
import { and, implies, is, not } from '#logic/formula.ts';

/** What the difference of two numbers has to be. */
export type Difference = { readonly least: number } | { readonly never: number };

/** Whether two numbers have such a difference. */
const isApart = (difference: Difference, a: number, b: number): boolean =>
  'least' in difference
    ? Math.abs(a - b) >= difference.least
    : Math.abs(a - b) !== difference.never;

/** The numbers of the two cells of each pair have such a difference. */
export function farApart(claim: {
  readonly place: Place;
  /** The whole rule: "neighbours differ by at least 2". */
  readonly sentence: string;
  /** What two cells do, after their names: "differ by at least 2". */
  readonly says: string;
  readonly pairs: readonly (readonly [number, number])[];
  readonly difference: Difference;
  /** The values of a cell, ascending. */
  readonly domain: (cell: number) => readonly number[];
  /** Set if cells may be empty, which is the value 0 and no number. */
  readonly mayBeEmpty: boolean;
  readonly names: (cells: readonly number[]) => string;
}): Claim {
  const { place, sentence, says, pairs, difference, domain, mayBeEmpty, names } = claim;
  const cells = [...new Set(pairs.flat())].toSorted((a, b) => a - b);
  const isEmpty = (value: number): boolean => mayBeEmpty && value === 0;
  const clash = (a: number, b: number): boolean =>
    !isEmpty(a) && !isEmpty(b) && !isApart(difference, a, b);
  const broken = (shown: Values) =>
    pairs.filter(([first, second]) => {
      const [a, b] = [shown[first], shown[second]];
      return a !== undefined && b !== undefined && clash(a, b);
    });

  return {
    place,
    label: place.words,
    sentence,
    cells,
    parts: () =>
      pairs.map(([first, second]) => ({
        sentence: `${names([first, second])} ${says}`,
        cells: [first, second],
        formula: and(
          domain(first).flatMap((a) => {
            const out = domain(second).filter((b) => clash(a, b));
            return out.length === 0
              ? []
              : [implies(is(first, a), and(out.map((b) => not(is(second, b)))))];
          }),
        ),
        telling: {
          breaks(known, speech) {
            if (known.length === 0 || known.some(({ holds }) => !holds)) return undefined;
            const would = known.map(
              ({ cell, value }) => `${speech.names([cell])} would be ${speech.word(value)}`,
            );
            return `${would.join(' and ')}, and ${sentence}`;
          },
        },
      })),
    judge(shown) {
      if (broken(shown).length > 0) return 'broken';
      return allFilled(cells, shown) ? 'holds' : 'open';
    },
    culprits: (shown) => [...new Set(broken(shown).flat())],
    observe(shown) {
      const { length } = broken(shown);
      return length === 0 ? 'none' : `${length} ${length === 1 ? 'pair' : 'pairs'}`;
    },
    smtlib: () =>
      pairs.map(([a, b]) => {
        const minus = [`(- V${a} V${b})`, `(- V${b} V${a})`];
        const empty = mayBeEmpty ? [`(= V${a} 0)`, `(= V${b} 0)`] : [];
        if ('least' in difference) {
          const far = minus.map((each) => `(>= ${each} ${difference.least})`);
          return `(or ${[...empty, ...far].join(' ')})`;
        }
        const same = `(and ${minus.map((each) => `(not (= ${each} ${difference.never}))`).join(' ')})`;
        return empty.length === 0 ? same : `(or ${[...empty, same].join(' ')})`;
      }),
  };
}
