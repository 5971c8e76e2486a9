/** Enumerates the fillings of a few cells: candidates that occur in none are excluded. */
import type { Literal } from '#logic/literal.ts';
import type { Reason } from '#reasoning/reason.ts';
import { partsBetween, reasonOf, whyOut } from './candidates.ts';
import type { Candidates } from './candidates.ts';

/** The most partial fillings that are visited. */
const MOST_BEGUN = 20_000;

/**
 * The candidates that occur in no filling of some cells, respecting which must differ; `undefined`
 * if there are too many. `mayBe` prunes partial fillings.
 */
export function impossibleIn(
  position: Candidates,
  cells: readonly number[],
  mayBe: (values: readonly number[]) => boolean,
): readonly Literal[] | undefined {
  const { known, links, open } = position;
  const { stride } = links;
  const choices = cells.map((cell) => {
    const value = known.values[cell];
    return value === undefined ? (open[cell] ?? []) : [value];
  });
  const differ = cells.map((cell, at) =>
    cells
      .slice(0, at)
      .flatMap((other, before) => (canBeAlike(position, cell, other) ? [] : [before])),
  );
  const met = new Set<number>();
  const values: number[] = [];
  let begun = 0;
  const fill = (): boolean => {
    begun += 1;
    if (begun > MOST_BEGUN) return false;
    const at = values.length;
    if (at === cells.length) {
      values.forEach((value, of) => met.add((cells[of] ?? 0) * stride + value));
      return true;
    }
    for (const value of choices[at] ?? []) {
      const isTaken = differ[at]?.some(
        (of) => values[of] === value && isTied(position, cells[of], cells[at], value),
      );
      if (isTaken === true) continue;
      values.push(value);
      const goesOn = !mayBe(values) || fill();
      values.pop();
      if (!goesOn) return false;
    }
    return true;
  };
  if (!fill()) return undefined;
  return cells.flatMap((cell) =>
    (open[cell] ?? []).flatMap((value) =>
      met.has(cell * stride + value) ? [] : [{ cell, value, holds: false }],
    ),
  );
}

/** Whether two cells may both have the same value, for all of their values. */
const canBeAlike = ({ links, open, known }: Candidates, a: number, b: number): boolean => {
  const values = known.values[a] === undefined ? (open[a] ?? []) : [known.values[a]];
  return !values.some((value) => partsBetween(links, a, b, value).length > 0);
};

const isTied = (
  { links }: Candidates,
  a: number | undefined,
  b: number | undefined,
  value: number,
): boolean => a !== undefined && b !== undefined && partsBetween(links, a, b, value).length > 0;

/**
 * Everything the enumeration depends on: facts about the cells, and the parts that keep them
 * different. Not minimal.
 */
export function allFillings(
  position: Candidates,
  parts: readonly number[],
  cells: readonly number[],
): Reason {
  const { formula, known, links, open } = position;
  const free = cells.filter((cell) => known.values[cell] === undefined);
  const struck = free.flatMap((cell) =>
    (formula.domains[cell] ?? []).flatMap((value) =>
      open[cell]?.includes(value) === true ? [] : [cell * links.stride + value],
    ),
  );
  const apart = free.flatMap((cell, at) =>
    free
      .slice(0, at)
      .flatMap((other) =>
        (open[cell] ?? []).flatMap((value) => partsBetween(links, cell, other, value).slice(0, 1)),
      ),
  );
  const reason = reasonOf([...parts, ...apart], whyOut(position, struck));
  const held = cells.flatMap((cell) => {
    const value = known.values[cell];
    const isThere = reason.facts.some((fact) => fact.holds && fact.cell === cell);
    return value === undefined || isThere ? [] : [{ cell, value, holds: true }];
  });
  return { parts: reason.parts, facts: [...reason.facts, ...held] };
}
