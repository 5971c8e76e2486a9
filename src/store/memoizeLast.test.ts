import { expect, it } from 'vitest';
import { memoizeLast } from './memoizeLast.ts';

it('computes once for the same arguments, and anew for others', () => {
  let made = 0;
  const times = memoizeLast((list: readonly number[], factor: number) => {
    made += 1;
    return list.map((each) => each * factor);
  });
  const list = [1, 2];
  expect(times(list, 2)).toBe(times(list, 2));
  expect(made).toBe(1);
  expect(times([1, 2], 2)).toEqual([2, 4]);
  expect(times(list, 3)).toEqual([3, 6]);
  expect(made).toBe(3);
});
