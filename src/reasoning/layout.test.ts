import { describe, expect, it } from 'vitest';
import { LARGEST_NUMBER } from '#logic/formula.ts';
import { layOut } from './layout.ts';
import type { PbConstraint } from './pbConstraint.ts';
import { Propagator } from './propagator.ts';

/** The literals that three variables are true. */
const TRUE = [0, 2, 4];

/** A constraint on three variables whose coefficients together are `all`. */
const large = (all: number, degree: number): PbConstraint => ({
  literals: TRUE,
  coefficients: [all - 2, 1, 1],
  degree,
});

describe('constraints with the largest numbers', () => {
  it('are laid out up to the bound, and not beyond', () => {
    expect(layOut([large(LARGEST_NUMBER, 1)], [], 3).slack[0]).toBe(LARGEST_NUMBER - 1);
    expect(() => layOut([large(LARGEST_NUMBER + 1, 1)], [], 3)).toThrow('add up to 1000000000');
  });

  it('imply what they should, whatever the degree', () => {
    const trailOf = (degree: number) => {
      const propagator = new Propagator(layOut([], [[large(LARGEST_NUMBER, degree)]], 3));
      return propagator.propagate() === undefined ? propagator.trail : 'broken';
    };
    expect(trailOf(2)).toEqual([]);
    expect(trailOf(3)).toEqual([0]);
    expect(trailOf(LARGEST_NUMBER)).toEqual(TRUE);
    expect(trailOf(LARGEST_NUMBER + 1)).toBe('broken');
    expect(trailOf(1e12)).toBe('broken');
  });
});
