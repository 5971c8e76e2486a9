import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smallMus, shuffled } from './mus.ts';

describe('items in another order', () => {
  it('are the same items, and the same order every time', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.nat(100), (items, seed) => {
        const mixed = shuffled(items, seed);
        expect(mixed.toSorted()).toEqual(items.toSorted());
        expect(shuffled(items, seed)).toEqual(mixed);
      }),
    );
  });

  it('differ from seed to seed', () => {
    const items = Array.from({ length: 20 }, (_, index) => index);
    const orders = Array.from({ length: 8 }, (_, seed) => shuffled(items, seed + 1).join(' '));
    expect(new Set(orders).size).toBe(8);
  });
});

describe('a small MUS', () => {
  it('is smaller than that of the first order, where another order leaves fewer', () => {
    // Either 9 by itself contradicts, or 5 and 6 and 7 together.
    const contradicts = (members: readonly number[]) => {
      if (members.includes(9)) return members;
      return [5, 6, 7].every((member) => members.includes(member)) ? members : undefined;
    };
    const members = [9, 1, 2, 5, 6, 7];
    const effort = { milliseconds: Infinity };
    expect(smallMus(members, contradicts, { ...effort, orders: 1 })).toHaveLength(3);
    expect(smallMus(members, contradicts, { ...effort, orders: 8 })).toEqual([9]);
  });
});
