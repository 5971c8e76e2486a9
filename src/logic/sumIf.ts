import { and, is, not, or, reach } from './formula.ts';
import type { Formula, Weighted } from './formula.ts';

/** The most lists of values whose sums are kept; lines of 25 cells have some hundred. */
const MOST_KEPT = 2000;

/** By values: for each number of different ones of them, the sums that they can have, as bits. */
const kept = new Map<string, readonly bigint[]>();

function sumsOf(values: readonly number[]): readonly bigint[] {
  const key = values.join();
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const sums: bigint[] = Array.from({ length: values.length + 1 }, (_, taken) =>
    taken === 0 ? 1n : 0n,
  );
  for (const value of values) {
    for (let taken = values.length; taken > 0; taken -= 1) {
      sums[taken] = (sums[taken] ?? 0n) | ((sums[taken - 1] ?? 0n) << BigInt(value));
    }
  }
  kept.set(key, sums);
  return sums;
}

/** Whether so many different ones of some values, none negative, can add up to a total. */
export const canAddUp = (total: number, count: number, values: readonly number[]): boolean =>
  total >= 0 && (((sumsOf(values)[count] ?? 0n) >> BigInt(total)) & 1n) === 1n;

/** Whether so many of some values, different or not, can add up to a total. */
export function canBe({
  total,
  count,
  values,
  areDifferent,
}: {
  readonly total: number;
  readonly count: number;
  readonly values: readonly number[];
  readonly areDifferent: boolean;
}): boolean {
  if (areDifferent) return canAddUp(total, count, values);
  if (count === 0) return total === 0;
  return total >= count * (values[0] ?? Infinity) && total <= count * (values.at(-1) ?? -1);
}

/**
 * If all `conditions` hold, `cells` add up to `total`, with some of `values` (ascending, none negative). Where the
 * cells are different, what no choice of different values allows is said, too.
 */
export function sumIf(
  conditions: readonly Formula[],
  {
    cells,
    total,
    values,
    areDifferent,
  }: {
    readonly cells: readonly number[];
    readonly total: number;
    readonly values: readonly number[];
    /** Whether another claim of the model keeps the cells different. */
    readonly areDifferent: boolean;
  },
): Formula {
  const unless = conditions.map(not);
  const { length } = cells;
  if (!canBe({ total, count: length, values, areDifferent })) return or(unless);
  if (length === 0) return and([]);
  const most = values.at(-1) ?? 0;
  const without = (value: number): readonly number[] => values.filter((each) => each !== value);
  const [out, needed] = areDifferent
    ? [
        values.filter((value) => !canAddUp(total - value, length - 1, without(value))),
        values.filter((value) => !canAddUp(total, length, without(value))),
      ]
    : [[], []];
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
