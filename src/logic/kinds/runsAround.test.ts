import fc from 'fast-check';
import { expect, it } from 'vitest';
import { domainsOf, place, upTo } from '#logic/claimCases.ts';
import { describeClaimLaws } from '#logic/claimLaws.ts';
import { runsIn } from '#logic/ringTable.ts';
import { runsAround } from './runsAround.ts';

/** Up to eight places around, at some of which the board ends. */
const rings = fc
  .tuple(
    fc.shuffledSubarray([...upTo(8)], { minLength: 8 }),
    fc.subarray([...upTo(8)], { maxLength: 4 }),
  )
  .map(([order, gone]) => {
    const there = order.filter((_, at) => !gone.includes(at));
    // Numbered without gaps, so that boards have no idle cells.
    const cells = there.toSorted((a, b) => a - b);
    return order.map((cell) => (there.includes(cell) ? cells.indexOf(cell) : undefined));
  });

const lists = fc.oneof(
  fc.option(fc.integer({ min: 0, max: 8 }), { nil: undefined }).map((length) => [length]),
  fc.array(fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }), {
    minLength: 2,
    maxLength: 4,
  }),
);

/** The runs, by walking around from each cell after one that is none. */
function walked(ring: readonly (number | undefined)[], full: readonly number[]): readonly number[] {
  const isOn = (at: number): boolean => {
    const cell = ring[((at % 8) + 8) % 8];
    return cell !== undefined && full[cell] === 1;
  };
  if (upTo(8).every(isOn)) return [8];
  return upTo(8).flatMap((from) => {
    if (!isOn(from) || isOn(from - 1)) return [];
    return [upTo(8).findIndex((step) => !isOn(from + step))];
  });
}

describeClaimLaws(
  'runs around',
  fc.tuple(rings, lists).chain(([ring, lengths]) =>
    domainsOf(ring.filter((cell) => cell !== undefined).length, [0, 1]).map((domains) => ({
      claim: runsAround({ place, ring, value: 1, other: 0, lengths, adjective: String }),
      domains,
      rule: (full: readonly number[]) => {
        const runs = walked(ring, full);
        const wanted = lengths.filter((length) => length !== undefined && length > 0);
        const most = (some: readonly (number | undefined)[], length: number): number =>
          some.filter((each) => each === length).length;
        if (lengths.length === 1 && (lengths[0] ?? 0) === 0) {
          return runs.length <= (lengths[0] === 0 ? 0 : 1);
        }
        return (
          runs.length === lengths.length &&
          upTo(8, 1).every((length) => most(runs, length) >= most(wanted, length))
        );
      },
    })),
  ),
);

it.each([
  [[true, true, false, true], [3]],
  [[false, false], []],
  [[true, true], [2]],
  [
    [false, true, false, true, true],
    [1, 2],
  ],
])('a ring of %j has the runs %j', (ring, runs) => {
  expect(runsIn(ring)).toEqual(runs);
});
