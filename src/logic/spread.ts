import { factsAt } from './blamed.ts';
import type { Sight, Values } from './claim.ts';
import type { Literal } from './literal.ts';
import type { Passed } from './passed.ts';

/** A square and another one, of which the loop leaves out one at most. */
export interface Beside {
  readonly other: Passed;
  /** The label of the claim that says so. */
  readonly label: string;
}

/** A line of squares of which the loop leaves out at least so many, and no two that are side by side. */
interface Spread {
  /** In order along the line. */
  readonly dots: readonly Passed[];
  /** The squares that are not left out together with one, by its dot: on the line or beside it. */
  readonly besideOf: (dot: number) => readonly Beside[];
  /** How many it leaves out at least. */
  readonly leftOut: number;
  /** The value of a line. */
  readonly value: number;
  /** That of a cell without one. */
  readonly other: number;
  /** Names squares: "row 3, columns 1 and 3". */
  readonly names: (dots: readonly number[]) => string;
  /** The reason, up to naming the squares. */
  readonly why: string;
}

/** What is known of a square of the line. */
interface State {
  readonly mayBeLeftOut: boolean;
  readonly mayBePassed: boolean;
  /** What says so. */
  readonly facts: readonly Literal[];
  readonly labels: readonly string[];
}

/**
 * The squares that are left out in every way to spread as many over the line, and those that are
 * left out in none, of which two ways on are left.
 */
export function seesSpread(claim: Spread, shown: Values): readonly Sight[] {
  const { dots, besideOf, leftOut, value, other } = claim;
  const states = dots.map((dot) => stateOf(dot, claim, shown));
  /** By index: the label of the claim that keeps the square apart from the next one. */
  const apart = dots.map(
    ({ dot }, at) => besideOf(dot).find((each) => each.other.dot === dots[at + 1]?.dot)?.label,
  );
  const before = mostBefore(states, apart);
  const after = mostBefore(states.toReversed(), apart.slice(0, -1).toReversed()).toReversed();
  if ((before.at(-1)?.most ?? 0) < leftOut) return [];

  const open = dots.flatMap((dot, at) => {
    const [from, to, state] = [before[at], after[at], states[at]];
    if (from === undefined || to === undefined || state === undefined) return [];
    if (!state.mayBeLeftOut || !state.mayBePassed) return [];
    return [{ dot, ifPassed: from.passed + to.passed, ifLeftOut: from.leftOut + to.leftOut - 1 }];
  });
  const cellsOf = (dot: Passed): readonly number[] =>
    dot.cells.filter((cell) => shown[cell] === undefined);
  const isSure = (dot: Passed): boolean =>
    dot.cells.filter((cell) => shown[cell] !== other).length === 2;
  const isLeftOut = open.filter(({ ifPassed }) => ifPassed < leftOut).map(({ dot }) => dot);
  const isPassed = open
    .filter(({ dot, ifLeftOut }) => ifLeftOut < leftOut && isSure(dot))
    .map(({ dot }) => dot);

  const facts = states.flatMap((state) => state.facts);
  const labels = [...apart.flatMap((each) => each ?? []), ...states.flatMap((each) => each.labels)];
  const sight = (squares: readonly Passed[], is: number, more: readonly Literal[]): Sight[] => {
    const cells = [...new Set(squares.flatMap(cellsOf))];
    if (cells.length === 0) return [];
    return [
      {
        technique: 'spread out',
        conclusions: cells.map((cell) => ({ cell, value: is, holds: true })),
        facts: unique([...facts, ...more]),
        labels,
        why: () => `${claim.why}${settled(claim, squares, is)}: `,
      },
    ];
  };
  const closed = isPassed.flatMap((dot) =>
    factsAt(dot.cells, shown).filter((fact) => fact.value === other),
  );
  return [...sight(isLeftOut, other, []), ...sight(isPassed, value, closed)];
}

/** "the loop leaves out row 3, columns 1 and 3". */
const settled = ({ value, names }: Spread, squares: readonly Passed[], is: number): string =>
  `the loop ${is === value ? 'passes' : 'leaves out'} ${names(squares.map(({ dot }) => dot))}`;

const unique = (facts: readonly Literal[]): readonly Literal[] => [
  ...new Map(facts.map((fact) => [fact.cell, fact])).values(),
];

/** A line meets in it, or it is beside a square that is left out; or all its cells are without. */
function stateOf(dot: Passed, { besideOf, value, other }: Spread, shown: Values): State {
  const isEmpty = ({ cells }: Passed): boolean => cells.every((cell) => shown[cell] === other);
  const lines = dot.cells.filter((cell) => shown[cell] === value).slice(0, 1);
  if (lines.length > 0) {
    return { mayBeLeftOut: false, mayBePassed: true, facts: factsAt(lines, shown), labels: [] };
  }
  if (isEmpty(dot)) {
    return { mayBeLeftOut: true, mayBePassed: false, facts: factsAt(dot.cells, shown), labels: [] };
  }
  const empty = besideOf(dot.dot).find((each) => isEmpty(each.other));
  return {
    mayBeLeftOut: empty === undefined,
    mayBePassed: true,
    facts: empty === undefined ? [] : factsAt(empty.other.cells, shown),
    labels: empty === undefined ? [] : [empty.label],
  };
}

/** How many squares up to one can be left out at the most. */
interface Most {
  /** If it is passed itself; −∞ if it cannot be. */
  readonly passed: number;
  /** If it is left out, itself counted; −∞ if it cannot be. */
  readonly leftOut: number;
  /** The greater of both. */
  readonly most: number;
}

function mostBefore(
  states: readonly State[],
  apart: readonly (string | undefined)[],
): readonly Most[] {
  const found: Most[] = [];
  for (const [at, { mayBeLeftOut, mayBePassed }] of states.entries()) {
    const last = found.at(-1);
    const isApart = apart[at - 1] !== undefined;
    const passed = mayBePassed ? (last?.most ?? 0) : -Infinity;
    const free = (isApart ? last?.passed : last?.most) ?? 0;
    const leftOut = mayBeLeftOut ? free + 1 : -Infinity;
    found.push({ passed, leftOut, most: Math.max(passed, leftOut) });
  }
  return found;
}
