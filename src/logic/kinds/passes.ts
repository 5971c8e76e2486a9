import { factsAt } from '#logic/blamed.ts';
import type { Claim, Part, Place, Sight, Values } from '#logic/claim.ts';
import { and, atLeast, atMost, auxiliary, implies, is, not, or } from '#logic/formula.ts';
import type { Formula } from '#logic/formula.ts';
import type { Literal } from '#logic/literal.ts';
import type { Passed } from '#logic/passed.ts';
import { seesSpread } from '#logic/spread.ts';
import type { Beside } from '#logic/spread.ts';
import { anyOf, total } from '#logic/terms.ts';
import { countedInWords } from '#logic/words.ts';

interface Passes {
  readonly place: Place;
  /** "the loop passes row 2, column 3 or row 2, column 4". */
  readonly sentence: string;
  readonly dots: readonly Passed[];
  readonly least: number;
  readonly most: number;
  /** The value of a line. */
  readonly value: number;
  /** That of a cell without one. */
  readonly other: number;
  /** Why the others are passed, once as many as can be are left out: up to the conclusion. */
  readonly whyPassed: string;
  /** Why the others are left out, once as many as can be are passed. */
  readonly whyLeftOut: string;
  /** Set if the squares are a line, and other claims keep those that are left out apart. */
  readonly apart?: {
    /** The squares that are not left out together with one, by its dot. */
    readonly besideOf: (dot: number) => readonly Beside[];
    /** Names squares: "row 3, columns 1 and 3". */
    readonly names: (dots: readonly number[]) => string;
    /** Why squares are left out or passed where the line has hardly room for more: up to naming them. */
    readonly why: string;
  };
}

/**
 * The loop passes at least and at most so many of these squares: two lines meet in each that it passes,
 * and none in the others, as other claims of the model say.
 */
export function passes(claim: Passes): Claim {
  const { place, sentence, dots, least, most, value } = claim;
  const cells = [...new Set(dots.flatMap((dot) => dot.cells))].toSorted((a, b) => a - b);

  return {
    place,
    label: place.words,
    sentence,
    cells,
    parts: () => [
      ...(least > 0 ? [partOf(claim, cells, true)] : []),
      ...(most < dots.length ? [partOf(claim, cells, false)] : []),
    ],
    judge(shown) {
      if (least > most || dots.length < least) return 'broken';
      const [passed, leftOut] = [passedIn(claim, shown), emptyIn(claim, shown)];
      if (passed.length > most || dots.length - leftOut.length < least) return 'broken';
      const isDecided = passed.length >= least && dots.length - leftOut.length <= most;
      return isDecided ? 'holds' : 'open';
    },
    culprits(shown) {
      const [passed, leftOut] = [passedIn(claim, shown), emptyIn(claim, shown)];
      if (passed.length > most) {
        return sorted(passed.flatMap((dot) => holding(dot, value, shown).slice(0, 1)));
      }
      return dots.length - leftOut.length < least
        ? sorted(leftOut.flatMap((dot) => holding(dot, claim.other, shown)))
        : [];
    },
    observe: (shown) => `${passedIn(claim, shown).length} passed`,
    smtlib() {
      const passed = total(
        dots.map((dot) => `(ite ${anyOf(dot.cells.map((cell) => `(= V${cell} ${value})`))} 1 0)`),
      );
      return [
        ...(least > 0 ? [`(>= ${passed} ${least})`] : []),
        ...(most < dots.length ? [`(<= ${passed} ${most})`] : []),
      ];
    },
  };
}

const sorted = (cells: readonly number[]): readonly number[] =>
  [...new Set(cells)].toSorted((a, b) => a - b);

const holding = ({ cells }: Passed, value: number, shown: Values): readonly number[] =>
  cells.filter((cell) => shown[cell] === value);

const passedIn = ({ dots, value }: Passes, shown: Values): readonly Passed[] =>
  dots.filter((dot) => holding(dot, value, shown).length > 0);

const emptyIn = ({ dots, other }: Passes, shown: Values): readonly Passed[] =>
  dots.filter((dot) => holding(dot, other, shown).length === dot.cells.length);

/** Those where too few lines can still meet: two would have to. */
const leftOutIn = ({ dots, value, other }: Passes, shown: Values): readonly Passed[] =>
  dots.filter(
    (dot) =>
      holding(dot, value, shown).length === 0 &&
      dot.cells.length - holding(dot, other, shown).length < 2,
  );

/** What a passed square needs, or a square that is left out forbids. */
function partOf(claim: Passes, cells: readonly number[], isLeast: boolean): Part {
  const { dots, least, most, value, sentence, whyPassed, whyLeftOut, apart } = claim;
  const passed = dots.map(({ dot }) => auxiliary(`passed-${dot}`));
  const means = dots.flatMap((dot, at): readonly Formula[] => {
    const own = passed[at];
    if (own === undefined) return [];
    const lines = dot.cells.map((cell) => is(cell, value));
    // Two lines meet: each is one of at least two, so that the others have one, too.
    return isLeast
      ? lines.length < 2
        ? [not(own)]
        : lines.map((line) => implies(own, or(lines.filter((each) => each !== line))))
      : lines.map((line) => implies(line, own));
  });
  return {
    sentence: isLeast && most < dots.length ? `${sentence}, at the least` : sentence,
    cells,
    formula: and([...means, isLeast ? atLeast(least, passed) : atMost(most, passed)]),
    telling: {
      technique: () => (isLeast ? 'passed' : 'left out'),
      settles: () => (isLeast ? whyPassed : whyLeftOut),
      sees: (shown) => (isLeast ? seesPassed(claim, shown) : seesEmpty(claim, shown)),
      ...(apart !== undefined &&
        !isLeast && {
          squares: {
            count: dots.length - most,
            unless: passed,
            counted: (count) => `${countedInWords(count, 'cell')} that the loop leaves out`,
            names: (indices) => apart.names(indices.flatMap((at) => dots[at]?.dot ?? [])),
          },
        }),
    },
  };
}

/** As many as can be are left out: of each other square, the last two cells have lines. */
function seesPassed(claim: Passes, shown: Values): readonly Sight[] {
  const { dots, least, value, other, whyPassed } = claim;
  const leftOut = leftOutIn(claim, shown);
  if (dots.length - leftOut.length !== least) return [];
  const found = dots.flatMap((dot): readonly Literal[] => {
    const open = dot.cells.filter((cell) => shown[cell] !== other);
    return leftOut.includes(dot) || open.length !== 2
      ? []
      : open
          .filter((cell) => shown[cell] === undefined)
          .map((cell) => ({ cell, value, holds: true }));
  });
  const facts = factsAt(sorted(dots.flatMap((dot) => dot.cells)), shown).filter(
    (fact) => fact.value === other,
  );
  return sightOf('passed', found, facts, whyPassed);
}

/** What follows from how many are left out at least. */
function seesEmpty(claim: Passes, shown: Values): readonly Sight[] {
  const { dots, most, value, other, apart } = claim;
  const passed = passedIn(claim, shown);
  if (passed.length === most) return seesLeftOut(claim, passed, shown);
  if (passed.length > most || apart === undefined) return [];
  return seesSpread({ dots, ...apart, leftOut: dots.length - most, value, other }, shown);
}

/** As many as can be are passed: the others have no lines. */
function seesLeftOut(claim: Passes, passed: readonly Passed[], shown: Values): readonly Sight[] {
  const { dots, value, other, whyLeftOut } = claim;
  const found = dots
    .filter((dot) => !passed.includes(dot))
    .flatMap((dot) => dot.cells.filter((cell) => shown[cell] === undefined))
    .map((cell): Literal => ({ cell, value: other, holds: true }));
  const facts = passed.flatMap((dot) => factsAt(holding(dot, value, shown).slice(0, 1), shown));
  return sightOf('left out', found, facts, whyLeftOut);
}

function sightOf(
  technique: Sight['technique'],
  found: readonly Literal[],
  facts: Sight['facts'],
  why: string,
): readonly Sight[] {
  const conclusions = [...new Map(found.map((each) => [each.cell, each])).values()];
  return conclusions.length === 0 ? [] : [{ technique, conclusions, facts, why: () => why }];
}
