import { describe, expect, it } from 'vitest';
import { judgeModel } from '#logic/model.ts';
import { buildModel, givenValues, structureOf } from '#puzzle/puzzleType.ts';
import { readPuzzle, writePuzzle } from '#puzzle/text.ts';
import { searchSolutions } from '#reasoning/search.ts';
import { buildPbFormula } from '#reasoning/pbFormula.ts';
import { claimPartsOf } from '#logic/claimPart.ts';
import { literalsOf } from '#logic/literal.ts';
import { sampledQuickly } from '#trials.ts';
import { repeats, testedExamples, testedTypes } from './testing.ts';

// Requirements on every example of every type.

/** So many changes of a solution are tried in a quick run. */
const CHANGES = 60;

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
    // What is printed in a cell says what that cell holds; it is a given, not a rule.
    const givens = givenValues(type, puzzle);
    const { givenShapes } = structureOf(type, puzzle);
    const changes = solution.flatMap((value, cell) =>
      (givenShapes[cell] === undefined && givens[cell] === undefined
        ? (model.domains[cell] ?? [])
        : []
      )
        .filter((other) => other !== value)
        .map((other) => [cell, other] as const),
    );
    const unnoticed = sampledQuickly(changes, CHANGES).filter(
      (change) => judgeModel(model, solution.with(...change)) !== 'broken',
    );
    expect(unnoticed).toEqual([]);
  });
});

const CONTRADICTIONS = import.meta.glob<string>('./*/contradiction.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it.each(testedTypes)(
  'the contradiction of $id is written as it was read, and has no solution',
  (type) => {
    const folder = type.id === 'template' ? '_template' : type.id;
    const text = CONTRADICTIONS[`./${folder}/contradiction.txt`] ?? '';
    const read = readPuzzle(type, text);
    expect(read.ok && writePuzzle(type, read.value)).toBe(text);
    if (!read.ok) return;
    const { domains, claims } = buildModel(type, read.value);
    const known = literalsOf(givenValues(type, read.value));
    const formula = buildPbFormula(domains, claimPartsOf(claims));
    expect(searchSolutions(formula, { limit: Infinity, known }, () => 'stop')).toBe('exhausted');
  },
);
