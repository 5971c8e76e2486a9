import { expect, it } from 'vitest';
import { lits } from '#puzzles/lits/index.ts';
import { makeAtOnce } from './make.ts';

/** How often a board is planned, with so much patience, where no plan has a solution. */
function plansWith(patience: number | undefined): number {
  let plans = 0;
  const type = {
    ...lits,
    making: {
      ...(patience === undefined ? {} : { patience }),
      plan() {
        plans += 1;
        return undefined;
      },
    },
  };
  expect(makeAtOnce(type, { parameters: { width: 8, height: 8 }, seed: 1 })).toBeUndefined();
  return plans;
}

it('patience makes as many times as many attempts while none leads to a puzzle', () => {
  const usual = plansWith(undefined);
  expect(usual).toBeGreaterThan(0);
  expect(plansWith(1)).toBe(usual);
  expect(plansWith(3)).toBe(3 * usual);
});

it('patience changes nothing where an attempt leads to a puzzle', () => {
  const recipe = { parameters: { width: 6, height: 6 }, seed: 3 };
  const impatient = { ...lits, making: { ...lits.making, patience: 1 } };
  expect(makeAtOnce(lits, recipe)?.puzzle).toEqual(makeAtOnce(impatient, recipe)?.puzzle);
});
