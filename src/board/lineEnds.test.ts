import { expect, it } from 'vitest';
import { sides } from '#grid/sides.ts';
import { pens } from '#puzzle/slot.ts';
import { reachesNumbers } from './lineEnds.ts';

const valued = (shape: 'line' | 'domino') =>
  pens([
    { value: 1, symbol: '─', keys: ['1'], shape },
    { value: 0, symbol: '×', keys: ['0'] },
  ]);

it('has lines end around numbers where they are drawn between centres, not around squares', () => {
  expect(reachesNumbers(sides(3, 3, 'centres'), valued('line'))).toBe(true);
  expect(reachesNumbers(sides(3, 3, 'corners'), valued('line'))).toBe(false);
});

it('leaves numbers on dominoes as they are', () => {
  expect(reachesNumbers(sides(3, 3, 'centres'), valued('domino'))).toBe(false);
});
