import { allFilled, cellsHolding } from '#logic/claim.ts';
import type { Claim, Place, Values } from '#logic/claim.ts';
import { atLeast, atMost, is, or } from '#logic/formula.ts';
import type { Formula } from '#logic/formula.ts';
import { total } from '#logic/terms.ts';
import { inWords } from '#logic/words.ts';

/** Cells of which those with a value are counted. */
export interface CountedCells {
  /** "region a". */
  readonly words: string;
  readonly cells: readonly number[];
  readonly value: number;
  /** That not just this many have the value; the same formula each time, so that claims share it. */
  isNot(count: number): Formula;
}

/** Cells whose counts are compared with those of several others. */
export function countedCells(words: string, cells: readonly number[], value: number): CountedCells {
  const holding = cells.map((cell) => is(cell, value));
  const made: Formula[] = [];
  return {
    words,
    cells,
    value,
    isNot: (count) =>
      (made[count] ??= or([atMost(count - 1, holding), atLeast(count + 1, holding)])),
  };
}

/**
 * Two groups of cells never have equally many with a value. A part for each number that both can have:
 * at most as many as the smaller one has cells, and one.
 */
export function unequalCounts(claim: {
  readonly place: Place;
  readonly groups: readonly [CountedCells, CountedCells];
  /** What is counted: "shaded cell". */
  readonly noun: string;
}): Claim {
  const { place, groups, noun } = claim;
  const [one, other] = groups;
  const both = `${one.words} and ${other.words}`;
  const cells = [...one.cells, ...other.cells].toSorted((a, b) => a - b);
  const most = Math.min(one.cells.length, other.cells.length);
  const countOf = (group: CountedCells, shown: Values): number =>
    cellsHolding(group.value, group.cells, shown).length;
  const isWrong = (shown: Values): boolean =>
    allFilled(cells, shown) && countOf(one, shown) === countOf(other, shown);
  /** Whether the first has more in any case. */
  const isAhead = (first: CountedCells, second: CountedCells, shown: Values): boolean => {
    const open = second.cells.filter((cell) => shown[cell] === undefined).length;
    return countOf(first, shown) > countOf(second, shown) + open;
  };
  const termOf = (group: CountedCells): string =>
    total(group.cells.map((cell) => `(ite (= V${cell} ${group.value}) 1 0)`));

  return {
    place,
    label: place.words,
    sentence: `${both} do not have equally many ${noun}s`,
    cells,
    parts: () =>
      Array.from({ length: most + 1 }, (_, count) => {
        const equally = `${inWords(count)} ${noun}${count === 1 ? '' : 's'}`;
        return {
          sentence: `${both} do not both have ${equally}`,
          cells,
          formula: or([one.isNot(count), other.isNot(count)]),
          telling: {
            technique: () => 'equal counts',
            settles: () => `otherwise ${both} would both have ${equally}, so `,
            breaks: () => `${both} would both have ${equally}`,
          },
        };
      }),
    judge(shown) {
      if (isWrong(shown)) return 'broken';
      const isSettled = allFilled(cells, shown) || isAhead(one, other, shown);
      return isSettled || isAhead(other, one, shown) ? 'holds' : 'open';
    },
    culprits: (shown) => (isWrong(shown) ? cells : []),
    observe: (shown) => groups.map((group) => inWords(countOf(group, shown))).join(' and '),
    smtlib: () => [`(distinct ${groups.map(termOf).join(' ')})`],
  };
}
