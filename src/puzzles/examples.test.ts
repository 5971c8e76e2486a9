import { describe, expect, it } from 'vitest';
import { judgeModel } from '#logic/model.ts';
import { buildModel, givenValues } from '#puzzle/puzzleType.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { repeats, testedExamples } from './testing.ts';

// What every example of every type promises.

describe.each(testedExamples)('$title', ({ type, example }) => {
  const { puzzle, text, solutions, answers } = example;

  it('is written as it was read', () => {
    expect(writePuzzle(type, puzzle)).toBe(text);
  });

  it('has answers that hold and keep its clues', () => {
    const model = buildModel(type, puzzle);
    expect(answers.map((answer) => judgeModel(model, answer))).toEqual(answers.map(() => 'holds'));
    for (const answer of answers) {
      expect(givenValues(type, puzzle).map((given, cell) => given ?? answer[cell])).toEqual(answer);
    }
  });

  it('has at least one answer, no answer twice, and no more than it says', () => {
    expect(answers.length).toBeGreaterThan(0);
    expect(answers.length).toBeLessThanOrEqual(solutions);
    expect(repeats(answers.map((answer) => answer.join(' ')))).toEqual([]);
  });

  it('is broken when one cell of its answer is changed', () => {
    const model = buildModel(type, puzzle);
    const [answer = []] = answers;
    const unnoticed = answer.flatMap((value, cell) =>
      (model.domains[cell] ?? [])
        .filter((other) => other !== value)
        .map((other) => answer.with(cell, other))
        .filter((filling) => judgeModel(model, filling) !== 'broken'),
    );
    expect(unnoticed).toEqual([]);
  });
});
