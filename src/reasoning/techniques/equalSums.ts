/** Two sums that are equal, as along an arrow and in its circle: the least of one is no more than the most of the other. */
import type { Speech, WeighedCell } from '#logic/claim.ts';
import type { Literal } from '#logic/literal.ts';
import { phrase } from '#reasoning/phrases.ts';
import { partsBetween, whyOut } from './candidates.ts';
import type { Candidates } from './candidates.ts';
import { allFillings } from './fillings.ts';
import type { Finding } from './finding.ts';
import { sayValuesOut } from './singles.ts';

/** The most partial fillings of one side that are visited. */
const MOST_BEGUN = 2000;

type Side = readonly WeighedCell[];

/** The least of a side, or its most, and the values that make it, in the order of its cells. */
interface Extreme {
  readonly sum: number;
  readonly values: readonly number[];
}

type Direction = 'least' | 'most';

/** What each of two sides cannot be, because the other is larger or smaller. */
export const reachOfEqualSums = (position: Candidates): readonly Finding[] =>
  position.formula.parts.flatMap(({ telling }, part) => {
    if (telling?.equal === undefined) return [];
    const [one, other] = telling.equal;
    return [
      ...compared(position, part, one, other, 'least'),
      ...compared(position, part, one, other, 'most'),
      ...compared(position, part, other, one, 'least'),
      ...compared(position, part, other, one, 'most'),
    ];
  });

/** What a bound of one side says of the cells of the other: that it is not less than the least, nor more than the most. */
function compared(
  position: Candidates,
  part: number,
  from: Side,
  to: Side,
  direction: Direction,
): readonly Finding[] {
  const bound = extremeOf(position, from, direction);
  if (bound === undefined) return [];
  const conclusions = to.flatMap(({ cell }) => outOf(position, to, cell, bound.sum, direction));
  const { claim } = position.formula.parts[part] ?? {};
  if (conclusions.length === 0 || claim === undefined) return [];
  const cells = [...from, ...to].map(({ cell }) => cell);
  return [
    {
      technique: 'reach of equal sums',
      conclusions,
      reason: allFillings(position, [part], cells),
      core: [part],
      claim,
      cells: from.map(({ cell }) => cell),
      say: (speech) => {
        const bounded = sayBound(position, from, bound, direction, speech);
        const meant = to.length === 1 ? '' : `${sayOther(to, bound.sum, direction, speech)}: `;
        return `On ${claim.place.words}, ${bounded} So ${meant}${phrase(conclusions, speech)}.`;
      },
    },
  ];
}

/** The values of a cell with which its side stays below the least that it must be, or above the most. */
function outOf(
  position: Candidates,
  side: Side,
  cell: number,
  bound: number,
  direction: Direction,
): readonly Literal[] {
  const values = position.open[cell] ?? [];
  const inTurn = direction === 'least' ? values : values.toReversed();
  const out: Literal[] = [];
  for (const value of inTurn) {
    const other = direction === 'least' ? 'most' : 'least';
    const reach = extremeOf(position, side, other, { cell, value });
    if (reach === undefined) break;
    if (direction === 'least' ? reach.sum >= bound : reach.sum <= bound) break;
    out.push({ cell, value, holds: false });
  }
  // All values out is a contradiction, which is no step.
  return out.length === values.length ? [] : out;
}

/**
 * The least or the most that the cells of a side add up to, where those that see each other differ; `undefined` if there
 * is none, or too much to try. `fixed` is a value to suppose.
 */
function extremeOf(
  { known, open, links }: Candidates,
  side: Side,
  direction: Direction,
  fixed?: { readonly cell: number; readonly value: number },
): Extreme | undefined {
  const isLeast = direction === 'least';
  const choices = side.map(({ cell }) => {
    const value = cell === fixed?.cell ? fixed.value : known.values[cell];
    if (value !== undefined) return [value];
    const own = open[cell] ?? [];
    return isLeast ? own : own.toReversed();
  });
  /** What the cells from each on add up to at best, whether they differ or not. */
  const ahead = [0];
  for (const [at, { weight }] of [...side.entries()].toReversed()) {
    ahead.unshift((ahead[0] ?? 0) + weight * (choices[at]?.[0] ?? 0));
  }
  let best: Extreme | undefined;
  let begun = 0;
  const fill = (values: readonly number[], sum: number): boolean => {
    begun += 1;
    if (begun > MOST_BEGUN) return false;
    const at = values.length;
    const reached = sum + (ahead[at] ?? 0);
    if (best !== undefined && (isLeast ? reached >= best.sum : reached <= best.sum)) return true;
    const next = side[at];
    if (next === undefined) {
      best = { sum, values };
      return true;
    }
    return (choices[at] ?? []).every(
      (value) =>
        values.some(
          (other, of) =>
            other === value &&
            partsBetween(links, side[of]?.cell ?? -1, next.cell, value).length > 0,
        ) || fill([...values, value], sum + next.weight * value),
    );
  };
  return fill([], 0) ? best : undefined;
}

/** "row 5, column 2 and row 4, column 1 add up to at least 3: 1+2." */
function sayBound(
  position: Candidates,
  side: Side,
  { sum, values }: Extreme,
  direction: Direction,
  speech: Speech,
): string {
  const { formula, known, links, open } = position;
  const name = sayTerms(side, speech);
  const at = direction === 'least' ? 'at least' : 'at most';
  const [only, ...more] = side;
  if (only === undefined || more.length > 0) {
    const terms = values.map((value, of) => {
      const { weight = 1 } = side[of] ?? {};
      return speech.word(weight * value);
    });
    return `${name} add up to ${at} ${sum}: ${terms.join('+')}.`;
  }
  const { cell } = only;
  const [value = 0] = values;
  if (known.values[cell] !== undefined) return `${name} is ${speech.word(value)}.`;
  const beyond = (formula.domains[cell] ?? []).filter(
    (each) =>
      (direction === 'least' ? each < value : each > value) && open[cell]?.includes(each) !== true,
  );
  const why = whyOut(
    position,
    beyond.map((each) => cell * links.stride + each),
  );
  const because = why.some(({ ground }) => ground.parts.length > 0)
    ? `: ${sayValuesOut(formula, why, speech).join('; ')}`
    : '';
  return `${name} is ${at} ${speech.word(value)}${because}.`;
}

/** "row 5, column 2 and row 4, column 1 add up to no less". */
const sayOther = (side: Side, bound: number, direction: Direction, speech: Speech): string =>
  `${sayTerms(side, speech)} add up to ${direction === 'least' ? 'no less' : 'no more'} than ${bound}`;

/** Cells by their names; one that counts ten times as the tens. */
const sayTerms = (side: Side, { names }: Speech): string => {
  const tens = side.flatMap(({ cell, weight }) => (weight === 1 ? [] : [cell]));
  const ones = side.flatMap(({ cell, weight }) => (weight === 1 ? [cell] : []));
  return tens.length === 0 ? names(ones) : `${names(tens)}, ten times, and ${names(ones)}`;
};
