import fc from 'fast-check';
import { cellsWith, order, place, symbol, upTo } from '#logic/claimCases.ts';
import { describeClaimLaws } from '#logic/claimLaws.ts';
import { literalCount } from './literalCount.ts';
import { noRing } from './noRing.ts';
import type { JoinedCorners } from './noRing.ts';

// Tests the kinds of claim about diagonals by the laws of all kinds.

describeClaimLaws(
  'a count of literals',
  fc
    .record({
      board: cellsWith(order(1, 4), fc.constantFrom([0, 1], [0, 1, 2])),
      values: fc.array(fc.nat(1), { minLength: 4, maxLength: 4 }),
      holds: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
      count: fc.nat(5),
    })
    .map(({ board: { cells, domains }, values, holds, count }) => ({
      claim: literalCount({
        place,
        literals: cells.map((cell, at) => ({
          cell,
          value: values[at] ?? 0,
          holds: holds[at] ?? true,
        })),
        count,
        counted: (some) => `${some} diagonals`,
        symbol,
      }),
      domains,
      rule: (full) =>
        cells.filter((cell, at) => (full[cell] === values[at]) === holds[at]).length === count,
    })),
);

const FALLING = 1;

/** The corners of a board of these sides, by colour; number 0 is the border. */
function coloursOf(width: number, height: number): readonly JoinedCorners[] {
  return [0, 1].map((colour) => {
    const inner = upTo((width + 1) * (height + 1)).filter((corner) => {
      const [x, y] = [corner % (width + 1), Math.floor(corner / (width + 1))];
      return x > 0 && y > 0 && x < width && y < height && (x + y) % 2 === colour;
    });
    const numberAt = (x: number, y: number) => inner.indexOf(y * (width + 1) + x) + 1;
    return {
      count: inner.length + 1,
      joins: upTo(width * height).map((cell) => {
        const [x, y] = [cell % width, Math.floor(cell / width)];
        return (x + y) % 2 === colour
          ? { value: FALLING, ends: [numberAt(x, y), numberAt(x + 1, y + 1)] as const }
          : { value: 1 - FALLING, ends: [numberAt(x + 1, y), numberAt(x, y + 1)] as const };
      }),
    };
  });
}

/** Whether diagonals close no ring: each joins two trees of corners that were apart. */
function hasNoRing(width: number, full: readonly number[]): boolean {
  const tree = new Map<number, number>();
  const root = (corner: number): number => {
    const above = tree.get(corner);
    return above === undefined ? corner : root(above);
  };
  return full.every((value, cell) => {
    const corner = Math.floor(cell / width) * (width + 1) + (cell % width);
    const [a, b] =
      value === FALLING ? [corner, corner + width + 2] : [corner + 1, corner + width + 1];
    const [one, other] = [root(a), root(b)];
    if (one !== other) tree.set(one, other);
    return one !== other;
  });
}

describeClaimLaws(
  'no closed ring',
  fc.constantFrom([2, 2], [3, 2], [2, 4], [3, 3], [1, 3]).map(([width = 2, height = 2]) => ({
    claim: noRing({
      place,
      sentence: 'the diagonals form no closed ring',
      colours: coloursOf(width, height),
      otherThan: (value) => 1 - value,
    }),
    domains: upTo(width * height).map(() => [0, 1]),
    rule: (full) => hasNoRing(width, full),
  })),
  8,
);
