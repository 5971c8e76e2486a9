import { allFilled, cellsHolding } from '#logic/claim.ts';
import type { Claim, Part, Place, Values, ValueSymbol } from '#logic/claim.ts';
import { is, not, reach } from '#logic/formula.ts';
import { isKnownAs } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import { allOf, anyOf, total } from '#logic/terms.ts';
import { countedInWords, inWords } from '#logic/words.ts';

interface NeighbourCount {
  /** "row 2, column 3", "the circle at row 2, column 3". */
  readonly place: Place;
  readonly cell: number;
  /** At most four. */
  readonly neighbours: readonly number[];
  readonly value: number;
  /** How many neighbours have the value, too; at least one limit. */
  readonly least?: number;
  readonly most?: number;
  /** Set if another rule says that the cell has the value. */
  readonly isSure?: true;
  /** Values as adjectives: "blank". */
  readonly word: ValueSymbol;
  readonly names: (cells: readonly number[]) => string;
}

/** If a cell has a value, then at least, at most or exactly so many of its neighbours have it, too. */
export function neighbourCount(claim: NeighbourCount): Claim {
  const { place, cell, neighbours, value, least = 0, most = neighbours.length, word } = claim;
  const cells = [cell, ...neighbours];
  const counted = (count: number): string => countedInWords(count, `${word(value)} neighbour`);
  const amount = sayAmount(claim, counted);
  const holding = (shown: Values): readonly number[] => cellsHolding(value, neighbours, shown);
  const lacking = (shown: Values): readonly number[] =>
    neighbours.filter((each) => shown[each] !== undefined && shown[each] !== value);
  const isTooMany = (shown: Values): boolean =>
    shown[cell] === value && holding(shown).length > most;
  const isTooFew = (shown: Values): boolean =>
    shown[cell] === value && neighbours.length - lacking(shown).length < least;

  return {
    place,
    label: `${place.words} and its neighbours`,
    sentence: `${place.words} has ${amount}${claim.isSure === true ? '' : ` if it is ${word(value)}`}`,
    cells,
    parts: () => [
      ...(claim.least === undefined ? [] : [atLeastPart(claim, claim.least, cells, counted)]),
      ...(most >= neighbours.length ? [] : [atMostPart(claim, most, cells, counted)]),
    ],
    judge(shown) {
      if (isTooMany(shown) || isTooFew(shown)) return 'broken';
      if (shown[cell] !== undefined && shown[cell] !== value) return 'holds';
      return allFilled(cells, shown) ? 'holds' : 'open';
    },
    culprits(shown) {
      if (isTooMany(shown)) return [cell, ...holding(shown)];
      return isTooFew(shown) ? [cell, ...lacking(shown)] : [];
    },
    observe: (shown) => counted(holding(shown).length),
    smtlib() {
      const count = total(neighbours.map((each) => `(ite (= V${each} ${value}) 1 0)`));
      const limits = [
        ...(claim.least === undefined ? [] : [`(<= ${least} ${count})`]),
        ...(claim.most === undefined ? [] : [`(>= ${most} ${count})`]),
      ];
      return [anyOf([`(not (= V${cell} ${value}))`, allOf(limits)])];
    },
  };
}

type Counted = (count: number) => string;

/** "exactly one blank neighbour", "one or two blank neighbours". */
function sayAmount({ least, most = Infinity }: NeighbourCount, counted: Counted): string {
  if (most === Infinity) return `at least ${counted(least ?? 0)}`;
  if (least === undefined) return `at most ${counted(most)}`;
  if (least === most) return `exactly ${counted(least)}`;
  return `${inWords(least)} ${most === least + 1 ? 'or' : 'to'} ${counted(most)}`;
}

/** Which neighbours are known to have the value, and which not to have it. */
function knownOf({ neighbours, value }: NeighbourCount, known: readonly Literal[]) {
  const are = (held: boolean): readonly number[] =>
    neighbours.filter((each) => isKnownAs(known, each, value) === held);
  return { having: are(true), without: are(false) };
}

function atLeastPart(
  claim: NeighbourCount,
  least: number,
  cells: readonly number[],
  counted: Counted,
): Part {
  const { place, cell, neighbours, value, isSure, word, names } = claim;
  const subject = isSure === true ? place.words : `${place.words} is ${word(value)} and`;
  return {
    sentence: `${place.words} has at least ${counted(least)}${isSure === true ? '' : ` if it is ${word(value)}`}`,
    cells,
    formula: reach(least, [
      { weight: least, of: not(is(cell, value)) },
      ...neighbours.map((each) => ({ weight: 1, of: is(each, value) })),
    ]),
    telling: {
      technique: (_, concluded) =>
        concluded.some((fact) => fact.cell === cell)
          ? 'too few neighbours'
          : 'needs its neighbours',
      settles(known, _, concluded) {
        const { without } = knownOf(claim, known);
        if (concluded.some((fact) => fact.cell === cell)) {
          return `${place.words} has at most ${counted(neighbours.length - without.length)}, so `;
        }
        const left =
          without.length === 0
            ? 'it has no more neighbours'
            : `${names(without)} ${without.length === 1 ? 'is' : 'are'} none`;
        return `${subject} needs ${counted(least)}, and ${left}, so `;
      },
      breaks: (known) =>
        `${place.words} would have at most ${counted(neighbours.length - knownOf(claim, known).without.length)}`,
    },
  };
}

function atMostPart(
  claim: NeighbourCount,
  most: number,
  cells: readonly number[],
  counted: Counted,
): Part {
  const { place, cell, neighbours, value, isSure, word } = claim;
  const others = neighbours.length - most;
  return {
    sentence: `${place.words} has at most ${counted(most)}${isSure === true ? '' : ` if it is ${word(value)}`}`,
    cells,
    formula: reach(others, [
      { weight: others, of: not(is(cell, value)) },
      ...neighbours.map((each) => ({ weight: 1, of: not(is(each, value)) })),
    ]),
    telling: {
      technique: () => 'enough neighbours',
      settles(known, { supposing }, concluded) {
        const { having } = knownOf(claim, known);
        if (concluded.some((fact) => fact.cell === cell)) {
          return `${place.words} has ${counted(having.length)}, so `;
        }
        const already = supposing === true ? 'then has' : 'already has';
        return `${place.words} ${already} ${counted(having.length)}, so `;
      },
      breaks: (known) =>
        `${place.words} would have ${counted(knownOf(claim, known).having.length)}`,
    },
  };
}
