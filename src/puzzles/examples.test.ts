import { describe, expect, it } from 'vitest';
import { judgeModel } from '#logic/model.ts';
import { buildModel, givenValues } from '#puzzle/puzzleType.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { repeats, testedExamples } from './testing.ts';

// What every example of every type promises.

describe.each(testedExamples)('$title', ({ type, example }) => {
  const { puzzle, text, solutionCount, solutions } = example;

  it('is written as it was read', () => {
    expect(writePuzzle(type, puzzle)).toBe(text);
  });

  it('has solutions that hold and keep its clues', () => {
    const model = buildModel(type, puzzle);
    expect(solutions.map((solution) => judgeModel(model, solution))).toEqual(
      solutions.map(() => 'holds'),
    );
    for (const solution of solutions) {
      expect(givenValues(type, puzzle).map((given, cell) => given ?? solution[cell])).toEqual(
        solution,
      );
    }
  });

  it('has at least one solution, no solution twice, and no more than it says', () => {
    expect(solutions.length).toBeGreaterThan(0);
    expect(solutions.length).toBeLessThanOrEqual(solutionCount);
    expect(repeats(solutions.map((solution) => solution.join(' ')))).toEqual([]);
  });

  it('is broken when one cell of its solution is changed', () => {
    const model = buildModel(type, puzzle);
    const [solution = []] = solutions;
    const unnoticed = solution.flatMap((value, cell) =>
      (model.domains[cell] ?? [])
        .filter((other) => other !== value)
        .map((other) => solution.with(cell, other))
        .filter((filling) => judgeModel(model, filling) !== 'broken'),
    );
    expect(unnoticed).toEqual([]);
  });
});
