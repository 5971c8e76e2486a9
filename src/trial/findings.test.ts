import { describe, expect, it } from 'vitest';
import { readLabType } from '#definition/labType.ts';
import { findingsOf } from './findings.ts';
import type { Trial } from './trial.ts';

const STARS = `lab 1
puzzle Stars
board square 4 to 6
fill each cell: star or blank
clues
  the answer in some cells
rules
  in each row and column exactly 1 cell is a star
  no two stars touch, not even at a corner
`;
/** The lines of the rules, and of the word "example" below them. */
const [COUNT, TOUCH, EXAMPLE] = [8, 9, 10];

const [ONE, OTHER] = [
  [0, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 0],
  [0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0],
];
const GRID = 'example\n  ....\n  ....\n  ....\n  ....\n';
const SOLUTION = 'solution\n  .*..\n  ...*\n  *...\n  ..*.\n';
const MILLISECONDS = { milliseconds: 1 };
const NOTHING = { contradictory: [], idle: [] };

/** What is found of a text by a trial with these outcomes. */
function find(text: string, outcome: Partial<Trial>) {
  const reading = readLabType(text);
  const type = reading.ok ? reading.type : undefined;
  return findingsOf(reading, {
    type,
    isRunning: false,
    example: undefined,
    onExample: undefined,
    onSmallest: undefined,
    ...outcome,
  });
}

describe('what is found of a definition', () => {
  it('is nothing if the example has the one solution that is written, and each rule a part', () => {
    const unique = { kind: 'unique', solution: ONE, ...MILLISECONDS } as const;
    const outcome = { example: unique, onExample: NOTHING, onSmallest: NOTHING };
    expect(find(STARS + GRID + SOLUTION, outcome)).toEqual([]);
  });

  it('is nothing of a text that cannot be read, and of a trial of another text', () => {
    const onSmallest = { contradictory: [COUNT], idle: [] };
    expect(find('lab 1\n', { onSmallest })).toEqual([]);
    expect(find(STARS, { onSmallest, type: undefined })).toEqual([]);
  });

  it('is a rule that the written solution breaks, with a picture', () => {
    const [found, ...others] = find(
      `${STARS}${GRID}solution\n  .*..\n  *...\n  ...*\n  ..*.\n`,
      {},
    );
    expect(found).toMatchObject({
      line: TOUCH,
      sentence: expect.stringMatching(/^The solution of the example breaks this rule/),
    });
    expect(found?.picture?.values.filter((value) => value === 1)).toHaveLength(4);
    expect(others).toEqual([]);
  });

  it('is a solution that changes what is printed', () => {
    const text = `${STARS}${GRID.replace('....', '*...')}${SOLUTION}`;
    expect(find(text, {})).toMatchObject([
      {
        line: EXAMPLE + 6,
        sentence: 'The solution of the example changes what is printed in row 1, column 1.',
      },
    ]);
  });

  it('is another solution of the example, drawn, whichever of the two is written', () => {
    const several = {
      kind: 'several',
      solutions: [OTHER, ONE],
      complete: true,
      ...MILLISECONDS,
    } as const;
    const found = find(STARS + GRID + SOLUTION, { example: several });
    expect(found).toMatchObject([
      {
        line: EXAMPLE,
        sentence: expect.stringMatching(/^The rules also allow this board, .* in 8 cells\./),
        picture: { values: OTHER },
      },
    ]);
    const swapped = { ...several, solutions: [ONE, OTHER] };
    expect(find(STARS + GRID + SOLUTION, { example: swapped })[0]?.picture?.values).toEqual(OTHER);
  });

  it('is an example without a solution, or one of which that is not known', () => {
    expect(find(STARS + GRID, { example: { kind: 'none', ...MILLISECONDS } })).toMatchObject([
      { line: EXAMPLE, sentence: 'No board keeps the rules and the clues of the example.' },
    ]);
    const unknown = {
      kind: 'unknown',
      reason: 'It took too long.',
      solutions: [],
      ...MILLISECONDS,
    } as const;
    expect(find(STARS + GRID, { example: unknown })).toMatchObject([
      {
        line: EXAMPLE,
        sentence: 'Whether the example has one solution is not known. It took too long.',
      },
    ]);
  });

  it('is rules that no board keeps together, on the smallest board before that of the example', () => {
    const both = { contradictory: [COUNT, TOUCH], idle: [] };
    const one = { contradictory: [TOUCH], idle: [] };
    expect(find(STARS + GRID, { onSmallest: both, onExample: one })).toMatchObject([
      { line: COUNT, sentence: 'No 4×4 board keeps this rule together with line 9.' },
    ]);
    expect(find(STARS + GRID, { onSmallest: NOTHING, onExample: one })).toMatchObject([
      { line: TOUCH, sentence: 'No board keeps this rule with the clues of the example.' },
    ]);
  });

  it('is a rule that says nothing new, on the board of the example if there is one', () => {
    const idle = { contradictory: [], idle: [TOUCH] };
    expect(find(STARS, { onSmallest: idle })).toMatchObject([
      { line: TOUCH, sentence: expect.stringContaining('nothing new on a 4×4 board') },
    ]);
    expect(find(STARS + GRID, { onSmallest: idle, onExample: NOTHING })).toEqual([]);
    expect(find(STARS + GRID, { onExample: idle })).toMatchObject([
      { line: TOUCH, sentence: expect.stringContaining("nothing new on the example's board") },
    ]);
  });
});
