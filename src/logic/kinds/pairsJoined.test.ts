import fc from 'fast-check';
import { place, upTo } from '#logic/claimCases.ts';
import { describeClaimLaws } from '#logic/claimLaws.ts';
import { noRing } from './noRing.ts';
import { pairsJoined } from './pairsJoined.ts';

// Tests the kinds of claim about lines from dot to dot by the laws of all kinds.

const LINE = 1;
const BLANK = 0;

/** The sides between dots, three in a row: cells in the order in which they come. */
const SIDES = ([0, 1, 2, 3, 4, 5] as const).flatMap((dot) => [
  ...(dot % 3 < 2 ? [[dot, dot + 1] as const] : []),
  ...(dot < 3 ? [[dot, dot + 3] as const] : []),
]);

const domains = SIDES.map(() => [BLANK, LINE]);

/** The dots that lines lead to from one. */
function reached(from: number, sides: readonly number[], full: readonly number[]) {
  const found = new Set([from]);
  for (const dot of found) {
    for (const side of sides) {
      const ends = SIDES[side] ?? [0, 0];
      if (full[side] !== LINE || !ends.includes(dot)) continue;
      found.add(ends[0]).add(ends[1]);
    }
  }
  return found;
}

describeClaimLaws(
  'pairs that are joined',
  fc
    .record({
      order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 }),
      sizes: fc.constantFrom([2], [3], [2, 2], [2, 1], [2, 2, 2]),
    })
    .map(({ order, sizes }) => {
      const groups = sizes.map((size, at) => {
        const before = sizes.slice(0, at).reduce((sum, each) => sum + each, 0);
        return order.slice(before, before + size);
      });
      return {
        claim: pairsJoined({
          place,
          sentence: 'lines join equal numbers, and no others',
          dots: 6,
          groups: groups.map((dots) => ({
            dots,
            sentence: 'a line joins them',
            fromTo: 'one to the other',
          })),
          sides: SIDES.map((ends, cell) => ({ cell, ends })),
          line: LINE,
          blank: BLANK,
        }),
        domains,
        rule: (full) =>
          groups.every((dots) => {
            const there = reached(dots[0] ?? 0, upTo(SIDES.length), full);
            return groups.flat().every((dot) => there.has(dot) === dots.includes(dot));
          }),
      };
    }),
);

/** Whether lines close no ring: each joins dots that the lines before it had left apart. */
const hasNoRing = (full: readonly number[]): boolean =>
  SIDES.every(([from, to], side) => {
    const before = upTo(side);
    return full[side] !== LINE || !reached(from, before, full).has(to);
  });

/** The squares on either side of a side; 0 is all around the board. */
const SQUARES = SIDES.map(([from, to]): readonly [number, number] => {
  if (to === from + 1) return [0, 1 + (from % 3)];
  return [from % 3, from % 3 === 2 ? 0 : 1 + from];
});

describeClaimLaws(
  'lines without a ring',
  fc.constant({
    claim: noRing({
      place,
      sentence: 'no line closes a ring',
      colours: [{ count: 3, joins: SQUARES.map((ends) => ({ value: BLANK, ends })) }],
      otherThan: (value) => LINE - value,
    }),
    domains,
    rule: hasNoRing,
  }),
  8,
);
