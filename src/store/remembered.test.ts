import { expect, it, vi } from 'vitest';
import { remembered } from './remembered.ts';

it('computes once for the same arguments, and anew for others', () => {
  const make = vi.fn((list: readonly number[], factor: number) =>
    list.map((each) => each * factor),
  );
  const times = remembered(make);
  const list = [1, 2];
  expect(times(list, 2)).toBe(times(list, 2));
  expect(make).toHaveBeenCalledTimes(1);
  expect(times([1, 2], 2)).toEqual([2, 4]);
  expect(times(list, 3)).toEqual([3, 6]);
  expect(make).toHaveBeenCalledTimes(3);
});
