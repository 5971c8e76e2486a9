import { and, is, not, or, reach } from './formula.ts';
import type { Formula, Weighted } from './formula.ts';

/**
 * Whether so many different ones of `values` can add up to a total. With at most 25 values of at most 25 it takes
 * some hundred thousand steps.
 */
export function canAddUp(total: number, count: number, values: readonly number[]): boolean {
  // Indexed by how many are taken: the sums that they can have.
  const sums = Array.from({ length: count + 1 }, () => new Set<number>());
  sums[0]?.add(0);
  for (const value of values) {
    for (let taken = count; taken > 0; taken -= 1) {
      for (const sum of sums[taken - 1] ?? [])
        if (sum + value <= total) sums[taken]?.add(sum + value);
    }
  }
  return sums[count]?.has(total) === true;
}

/**
 * If all `conditions` hold, `cells` add up to `total`, with different ones of `values` (ascending, none negative). The
 * other claims of the model keep the cells different; what no choice of different values allows is said here.
 */
export function sumIf(
  conditions: readonly Formula[],
  {
    cells,
    total,
    values,
  }: {
    readonly cells: readonly number[];
    readonly total: number;
    readonly values: readonly number[];
  },
): Formula {
  const unless = conditions.map(not);
  const { length } = cells;
  if (!canAddUp(total, length, values)) return or(unless);
  if (length === 0) return and([]);
  const most = values.at(-1) ?? 0;
  const without = (value: number): readonly number[] => values.filter((each) => each !== value);
  const [out, needed] = [
    values.filter((value) => !canAddUp(total - value, length - 1, without(value))),
    values.filter((value) => !canAddUp(total, length, without(value))),
  ];
  const weighed = (weight: (value: number) => number): readonly Weighted[] =>
    cells.flatMap((cell) =>
      values.map((value) => ({ weight: weight(value), of: is(cell, value) })),
    );
  const spare = (weight: number): readonly Weighted[] => unless.map((of) => ({ weight, of }));
  const lacking = length * most - total;
  return and([
    ...out.flatMap((value) => cells.map((cell) => or([...unless, not(is(cell, value))]))),
    ...needed.map((value) => or([...unless, ...cells.map((cell) => is(cell, value))])),
    reach(total, [...weighed((value) => value), ...spare(total)]),
    reach(lacking, [...weighed((value) => most - value), ...spare(lacking)]),
  ]);
}
