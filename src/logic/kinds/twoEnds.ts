import { allFilled } from '#logic/claim.ts';
import type { Claim, Part, Place, Values, ValueSymbol } from '#logic/claim.ts';
import { and, atLeast, atMost, auxiliary, is, not, or } from '#logic/formula.ts';
import type { Formula, Proposition } from '#logic/formula.ts';
import { allOf, total } from '#logic/terms.ts';
import { inWords } from '#logic/words.ts';

/** A path has two of them. */
const ENDS = 2;

interface TwoEnds {
  readonly place: Place;
  /** At most 400, in reading order. */
  readonly cells: readonly number[];
  /** By cell: at most four others, both ways. */
  readonly near: (cell: number) => readonly number[];
  readonly value: number;
  /** Cells with the value and one neighbour with it, by other rules. */
  readonly sure: readonly number[];
  readonly word: ValueSymbol;
}

/** Exactly two cells with a value have exactly one neighbour with it: what is connected is a path, and no ring. */
export function twoEnds(claim: TwoEnds): Claim {
  const { place, cells, near, value, word } = claim;
  const sentence = `exactly two ${word(value)} cells have one ${word(value)} neighbour`;
  const having = (cell: number, shown: Values): number =>
    near(cell).filter((each) => shown[each] === value).length;
  const isClosed = (cell: number, shown: Values): boolean =>
    allFilled([cell, ...near(cell)], shown);
  const ends = (shown: Values): readonly number[] =>
    cells.filter(
      (cell) => shown[cell] === value && isClosed(cell, shown) && having(cell, shown) === 1,
    );
  const mayEnd = (shown: Values): number =>
    cells.filter((cell) => {
      if (shown[cell] !== undefined && shown[cell] !== value) return false;
      const least = having(cell, shown);
      return least === 1 || (least === 0 && !isClosedAround(near(cell), shown));
    }).length;
  const isTooMany = (shown: Values): boolean => ends(shown).length > ENDS;
  const isTooFew = (shown: Values): boolean => mayEnd(shown) < ENDS;

  return {
    place,
    label: place.words,
    sentence,
    cells,
    parts: () => partsOf(claim),
    judge(shown) {
      if (isTooMany(shown) || isTooFew(shown)) return 'broken';
      return allFilled(cells, shown) ? 'holds' : 'open';
    },
    culprits(shown) {
      if (isTooMany(shown)) {
        return inOrder(ends(shown).flatMap((cell) => [cell, ...near(cell)]));
      }
      return isTooFew(shown) ? cells.filter((cell) => shown[cell] !== undefined) : [];
    },
    observe: (shown) => `${inWords(ends(shown).length)} of two`,
    smtlib: () => [
      `(= ${ENDS} ${total(
        cells.map((cell) => {
          const count = total(near(cell).map((each) => `(ite (= V${each} ${value}) 1 0)`));
          return `(ite ${allOf([`(= V${cell} ${value})`, `(= 1 ${count})`])} 1 0)`;
        }),
      )})`,
    ],
  };
}

const inOrder = (cells: readonly number[]): readonly number[] =>
  [...new Set(cells)].toSorted((a, b) => a - b);

const isClosedAround = (neighbours: readonly number[], shown: Values): boolean =>
  neighbours.every((each) => shown[each] !== undefined);

/** That an auxiliary variable says of a cell that it has the value, and so has one of its neighbours. */
function endOf({ near, value }: TwoEnds, cell: number): readonly [Proposition, readonly Formula[]] {
  const own = auxiliary(`end-${cell}`);
  const [held, others] = [is(cell, value), near(cell).map((each) => is(each, value))];
  return [
    own,
    [
      or([not(own), held]),
      or([not(own), ...others]),
      ...others.flatMap((one, at) =>
        others.slice(at + 1).map((other) => or([not(own), not(one), not(other)])),
      ),
      ...others.map((one) =>
        or([own, not(held), not(one), ...others.filter((other) => other !== one)]),
      ),
    ],
  ];
}

function partsOf(claim: TwoEnds): readonly Part[] {
  const { cells, value, sure, word } = claim;
  const open = cells.filter((cell) => !sure.includes(cell)).map((cell) => endOf(claim, cell));
  const meanings = open.flatMap(([, meaning]) => meaning);
  const count = ENDS - sure.length;
  const propositions = open.map(([own]) => own);
  return [
    {
      sentence: `at most two ${word(value)} cells have one ${word(value)} neighbour`,
      cells,
      formula: and([...meanings, atMost(count, propositions)]),
      telling: {
        technique: () => 'two ends',
        settles: () => 'otherwise the path would have more than two ends, so ',
        breaks: () => 'the path would have more than two ends',
      },
    },
    {
      sentence: `at least two ${word(value)} cells have one ${word(value)} neighbour`,
      cells,
      formula: and([...meanings, atLeast(count, propositions)]),
      telling: {
        technique: () => 'two ends',
        settles: () => 'otherwise the path would have fewer than two ends, so ',
        breaks: () => 'the path would have fewer than two ends',
      },
    },
  ];
}
