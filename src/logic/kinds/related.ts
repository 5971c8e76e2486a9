import { choicesOf, sayChoices } from '#logic/choices.ts';
import { allFilled } from '#logic/claim.ts';
import type { Claim, Place, Values } from '#logic/claim.ts';
import { and, implies, is, not } from '#logic/formula.ts';
import type { TechniqueId } from '#logic/techniques/techniques.ts';
import { allOf, anyOf } from '#logic/terms.ts';

/** How two numbers have to be related. */
export type Relation =
  /** Their difference: so much or more, so much or less but not 0, never so much, or just so much. */
  | { readonly differ: 'at least' | 'at most' | 'never' | 'exactly'; readonly by: number }
  /** One is so many times the other. */
  | { readonly times: number }
  /** They add up to one of these. */
  | { readonly sums: readonly number[] }
  /** Their remainders, or their thirds of the numbers from 1 on, are not the same. */
  | { readonly unlike: 'remainders' | 'thirds'; readonly by: number }
  | { readonly are: 'equal' }
  /** The first is less than the second, or equal to it. */
  | { readonly order: 'at most' }
  /** They are not so related. */
  | { readonly not: Relation };

/** The remainder of a number, or the group of so many that it is in, counted from 1. */
const classOf = (
  { unlike, by }: { readonly unlike: 'remainders' | 'thirds'; readonly by: number },
  value: number,
): number => (unlike === 'remainders' ? value % by : Math.ceil(value / by));

/** Whether two numbers are so related. */
function isRelated(relation: Relation, a: number, b: number): boolean {
  if ('not' in relation) return !isRelated(relation.not, a, b);
  if ('are' in relation) return a === b;
  if ('order' in relation) return a <= b;
  if ('sums' in relation) return relation.sums.includes(a + b);
  if ('unlike' in relation) return classOf(relation, a) !== classOf(relation, b);
  if ('times' in relation) return a === relation.times * b || b === relation.times * a;
  const apart = Math.abs(a - b);
  switch (relation.differ) {
    case 'at least':
      return apart >= relation.by;
    case 'at most':
      return apart >= 1 && apart <= relation.by;
    case 'never':
      return apart !== relation.by;
    case 'exactly':
      return apart === relation.by;
  }
}

/** The same for two terms, as terms of which all or one has to hold. */
function termOf(relation: Relation, a: string, b: string): string {
  if ('not' in relation) return `(not ${termOf(relation.not, a, b)})`;
  if ('are' in relation) return `(= ${a} ${b})`;
  if ('order' in relation) return `(<= ${a} ${b})`;
  if ('sums' in relation) return anyOf(relation.sums.map((sum) => `(= ${sum} (+ ${a} ${b}))`));
  if ('unlike' in relation) {
    const term = (cell: string): string =>
      relation.unlike === 'remainders'
        ? `(mod ${cell} ${relation.by})`
        : `(div (+ ${cell} ${relation.by - 1}) ${relation.by})`;
    return `(not (= ${term(a)} ${term(b)}))`;
  }
  if ('times' in relation) {
    return anyOf([`(= ${a} (* ${relation.times} ${b}))`, `(= ${b} (* ${relation.times} ${a}))`]);
  }
  const [one, other] = [`(- ${a} ${b})`, `(- ${b} ${a})`];
  const { by } = relation;
  switch (relation.differ) {
    case 'at least':
      return anyOf([`(>= ${one} ${by})`, `(>= ${other} ${by})`]);
    case 'at most':
      return allOf([`(not (= ${a} ${b}))`, `(<= ${one} ${by})`, `(<= ${other} ${by})`]);
    case 'never':
      return allOf([`(not (= ${one} ${by}))`, `(not (= ${other} ${by}))`]);
    case 'exactly':
      return anyOf([`(= ${one} ${by})`, `(= ${other} ${by})`]);
  }
}

/** The numbers of the two cells of each pair are so related. */
export function related(claim: {
  readonly place: Place;
  /** The whole rule: "neighbours differ by at least 2". */
  readonly sentence: string;
  /** What two cells do, after their names: "differ by at least 2". */
  readonly says: string;
  readonly pairs: readonly (readonly [number, number])[];
  readonly relation: Relation;
  /** The values of a cell, ascending. */
  readonly domain: (cell: number) => readonly number[];
  /** Set if cells may be empty, which is the value 0 and no number. */
  readonly mayBeEmpty: boolean;
  readonly names: (cells: readonly number[]) => string;
  /** What a step by one of the pairs is called; "one rule" if absent. */
  readonly technique?: TechniqueId | undefined;
}): Claim {
  const { place, sentence, says, pairs, relation, domain, mayBeEmpty, names, technique } = claim;
  const cells = [...new Set(pairs.flat())].toSorted((a, b) => a - b);
  const isEmpty = (value: number): boolean => mayBeEmpty && value === 0;
  const clash = (a: number, b: number): boolean =>
    !isEmpty(a) && !isEmpty(b) && !isRelated(relation, a, b);
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
          ...(technique === undefined ? {} : { technique: () => technique }),
          ...('order' in relation && !mayBeEmpty
            ? { order: { less: first, greater: second, mayBeEqual: true } }
            : {}),
          settles(known, speech) {
            const values = [...new Set([first, second].flatMap(domain))].toSorted((a, b) => a - b);
            const out = sayChoices(choicesOf([first, second], values, known), speech);
            const rule = pairs.length === 1 ? sentence : `${names([first, second])} ${says}`;
            return `${rule}${out === '' ? '' : `, and ${out}`}, so `;
          },
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
        const empty = mayBeEmpty ? [`(= V${a} 0)`, `(= V${b} 0)`] : [];
        return anyOf([...empty, termOf(relation, `V${a}`, `V${b}`)]);
      }),
  };
}
