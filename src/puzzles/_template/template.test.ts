import { describe, expect, it } from 'vitest';
import { judgeClaim } from '#logic/model.ts';
import { readExamples } from '#puzzle/examples.ts';
import { buildModel } from '#puzzle/puzzleType.ts';
import { sayProblem } from '#puzzle/result.ts';
import { readPuzzle } from '#puzzle/text.ts';
import { template } from './index.ts';

// What every type promises is tested for all of them in registry.test.ts. Here stand the tests of
// this type alone: above all, that a wrong answer breaks just the rules it should.
describe('Template', () => {
  it('breaks the row and the column of a cell that is changed', () => {
    const [example] = readExamples(template);
    if (example === undefined) throw new Error('the first example is missing');
    const model = buildModel(template, example.puzzle.parameters);
    const damaged = example.answers[0]?.map((value, cell) =>
      cell === 0 ? (value % 5) + 1 : value,
    );
    const broken = model.claims.filter(
      (claim) => judgeClaim(model, claim, damaged ?? []) === 'broken',
    );
    expect(broken.map((claim) => claim.label)).toEqual(['row 1', 'column 1']);
  });

  it('says which line does not fit', () => {
    const read = readPuzzle(template, '123\n23\n312\n');
    expect(!read.ok && sayProblem(read.problem)).toBe('Line 2 has 2 characters, 3 wanted.');
  });
});
