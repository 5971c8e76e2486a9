/** The combinations of a sum, and which are left. */
import type { Literal } from '#logic/literal.ts';

/** The combinations that filled cells leave, each without the filled values. */
export function waysLeft(
  ways: readonly (readonly number[])[],
  cells: readonly number[],
  facts: readonly Literal[],
): readonly (readonly number[])[] {
  const held = facts.flatMap(({ cell, value, holds }) =>
    holds && cells.includes(cell) ? [value] : [],
  );
  return ways
    .filter((way) => held.every((value) => way.includes(value)))
    .map((way) => way.filter((value) => !held.includes(value)));
}

/** The combinations that fit the candidates of the open cells. */
export const waysIn = (
  choices: readonly (readonly number[])[],
  left: readonly (readonly number[])[],
  cells: readonly number[],
  held: readonly Literal[],
): readonly (readonly number[])[] => {
  const open = choices.filter((_, at) => !held.some(({ cell }) => cell === cells[at]));
  const fits = (way: readonly number[], at: number): boolean =>
    at === open.length ||
    (open[at] ?? []).some(
      (value) =>
        way.includes(value) &&
        fits(
          way.filter((other) => other !== value),
          at + 1,
        ),
    );
  return left.filter((way) => fits(way, 0));
};

/** Whether a value at a place occurs in a choice that adds up to the total. */
export function possibleInSum(
  choices: readonly (readonly number[])[],
  total: number,
  ways: readonly (readonly number[])[] | undefined,
): (at: number, value: number) => boolean {
  if (ways === undefined) {
    const least = choices.map((values) => Math.min(...values));
    const most = choices.map((values) => Math.max(...values));
    const [low, high] = [least, most].map((all) => all.reduce((sum, value) => sum + value, 0));
    return (at, value) =>
      (low ?? 0) - (least[at] ?? 0) + value <= total &&
      (high ?? 0) - (most[at] ?? 0) + value >= total;
  }
  const fill = (way: readonly number[], place: number, at: number, wanted: number): boolean => {
    if (place === choices.length) return true;
    const own = place === at ? [wanted] : (choices[place] ?? []);
    return own.some(
      (value) =>
        way.includes(value) &&
        fill(
          way.filter((other) => other !== value),
          place + 1,
          at,
          wanted,
        ),
    );
  };
  return (at, value) => ways.some((way) => way.includes(value) && fill(way, 0, at, value));
}
