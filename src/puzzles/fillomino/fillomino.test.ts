import { describe, expect, it } from 'vitest';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { fillomino } from './index.ts';

const example = exampleOf(fillomino, 'From the tests of pzprjs');

describe('Fillomino', () => {
  it('breaks its one rule where a number takes the place of another', () => {
    expect(brokenLabels(fillomino, example, damagedSolution(example, [2, 3]))).toEqual([
      'groups of equal numbers',
    ]);
  });

  it('has numbers up to as many as there are cells, since a group without a printed number may be that large', () => {
    const { slot } = fillomino;
    const choices = (width: number, height: number) => slot({ width, height }).choices;
    expect(choices(4, 3).map(({ value }) => value)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    expect(choices(20, 20)).toHaveLength(400);
  });

  it('is told of a number that is larger than there are cells', () => {
    expect(complaintOf(fillomino, '. . .\n. 10 .\n. . .\n')).toBe(
      'Line 2 has "10" at cell 2; 1 to 9 or . for an open cell wanted.',
    );
  });

  it('is made of groups with up to nine cells, none beside another of its size', () => {
    expect(fillomino.whyNotMade?.({ width: 9, height: 9 })).toBeUndefined();
    expect(fillomino.whyNotMade?.({ width: 10, height: 9 })).toMatch(/are not made here/);
  });
});
