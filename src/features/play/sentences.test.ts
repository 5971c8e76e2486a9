import { expect, test } from 'vitest';
import { saySolved, sayWrong } from './sentences.ts';

const solved = { kind: 'solved', time: 252_000, hints: 0, looked: false } as const;

test('an ending says the time, the help, and whether there is another solution if that is known', () => {
  expect(saySolved(solved, undefined)).toBe('4:12, without a hint.');
  expect(saySolved({ ...solved, hints: 1 }, 'unique')).toBe(
    '4:12, with 1 hint. It is the only solution.',
  );
  expect(saySolved({ ...solved, hints: 2, looked: true }, 'several')).toBe(
    '4:12, with the answer shown. It is one of several solutions.',
  );
});

test('of a full board that is wrong no more is said than was asked', () => {
  expect(sayWrong({ kind: 'nothing' })).toBe('All filled in, but something is wrong.');
  const asked = (cells: readonly number[], each: boolean) =>
    sayWrong({ kind: 'rightness', where: false, rightness: { kind: 'wrong', cells, each } });
  expect(asked([3], true)).toBe('1 cell is wrong.');
  expect(asked([3, 4, 5], true)).toBe('3 cells are wrong.');
  // With several solutions it is unknown which cells are wrong.
  expect(asked([3, 4], false)).toBe('Full, but your marks fit none of the solutions.');
});
