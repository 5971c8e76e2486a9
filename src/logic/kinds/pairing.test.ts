import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { domainsOf, order, place, upTo } from '#logic/claimCases.ts';
import { describeClaimLaws } from '#logic/claimLaws.ts';
import { shortageOf } from '#logic/matching.ts';
import { product } from '#logic/testing.ts';
import { pairing } from './pairing.ts';
import type { Post } from './pairing.ts';

/** Posts beyond the cells, each with some of these. */
const board = order(1, 5).chain((cells) =>
  fc
    .array(fc.subarray([...cells], { minLength: 1 }), { minLength: 1, maxLength: 4 })
    .map((lists) => lists.map((own, at): Post => ({ at: cells.length + at, cells: own }))),
);

const claimOf = (posts: readonly Post[]) =>
  pairing({
    place,
    sentence: 'each tree has a tent of its own, and each tent a tree',
    posts,
    noun: { one: 'tree', many: 'trees' },
    value: 1,
    other: 0,
    word: () => 'tent',
    many: () => 'tents',
  });

/** All ways to give each post one of its cells, each cell once. */
const waysOf = (posts: readonly Post[]): readonly (readonly number[])[] =>
  product(posts.map(({ cells }) => cells)).filter((way) => new Set(way).size === way.length);

describeClaimLaws(
  'pairing',
  board.chain((posts) => {
    const cells = Math.max(...posts.flatMap((post) => post.cells)) + 1;
    const own = new Set(posts.flatMap((post) => post.cells));
    return domainsOf(cells, [0, 1]).map((domains) => ({
      claim: claimOf(posts),
      domains,
      rule: (full: readonly number[]) =>
        waysOf(posts).some((way) =>
          [...own].every((cell) => (full[cell] === 1) === way.includes(cell)),
        ),
    }));
  }),
);

describe('what a person sees in pairs', () => {
  it('is all that follows from them, and nothing else', () => {
    const fillings = upTo(5).map(() => fc.constantFrom(undefined, 0, 1));
    fc.assert(
      fc.property(board, fc.tuple(...fillings), (posts, shown) => {
        const claim = claimOf(posts);
        const right = product([...shown].map((value) => (value === undefined ? [0, 1] : [value])))
          .filter((full) => claim.judge(full) === 'holds')
          .map((full) => full);
        fc.pre(right.length > 0);
        const seen = (claim.parts()[0]?.telling?.sees?.(shown) ?? []).flatMap(
          ({ conclusions }) => conclusions,
        );
        const own = claim.cells.filter((cell) => posts.every(({ at }) => at !== cell));
        const wanted = own.flatMap((cell) => {
          const values = new Set(right.map((full) => full[cell]));
          const [only] = values;
          return shown[cell] === undefined && values.size === 1 ? [`${cell} ${only}`] : [];
        });
        expect(seen.map(({ cell, value }) => `${cell} ${value}`)).toEqual(wanted);
      }),
    );
  });

  it('has as facts all that the step needs', () => {
    const [a, b] = [
      { at: 5, cells: [0, 1] },
      { at: 6, cells: [1, 2] },
    ];
    const [sight] = claimOf([a, b]).parts()[0]?.telling?.sees?.([1, undefined, 0]) ?? [];
    expect(sight?.technique).toBe('last place');
    expect(sight?.facts).toEqual([{ cell: 2, value: 0, holds: true }]);
  });
});

describe('a shortage', () => {
  it('names some that have fewer options than they are, if not all can be paired', () => {
    expect(
      shortageOf(
        new Map([
          [1, [10, 11]],
          [2, [10]],
          [3, [11]],
          [4, [12]],
        ]),
      ),
    ).toEqual({ ones: [1, 2, 3], options: [10, 11] });
    expect(shortageOf(new Map([[1, [10]]]))).toBeUndefined();
  });
});
