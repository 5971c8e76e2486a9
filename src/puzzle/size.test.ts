import { describe, expect, it } from 'vitest';
import { makeAtOnce } from '#making/make.ts';
import { findPuzzleType, puzzleTypes } from '#puzzles/all.ts';
import { standardParameters } from './parameters.ts';
import type { Parameters } from './parameters.ts';
import { titleOf } from './puzzleType.ts';
import type { PuzzleType } from './puzzleType.ts';
import { sayTypeAndSize, wantsOption, whyImpossible } from './size.ts';

function typeOf(id: string): PuzzleType {
  const type = findPuzzleType(id);
  if (type === undefined) throw new Error(`No type ${id}`);
  return type;
}

const IMPOSSIBLE: readonly (readonly [string, Parameters, string])[] = [
  [
    'kurosu',
    { width: 4, height: 8, noTwoAlike: true },
    '8 rows of 4 cells cannot all differ: there are 6 ways to fill one.',
  ],
  [
    'kurosu',
    { width: 16, height: 6, noTwoAlike: true },
    '16 columns of 6 cells cannot all differ: there are 14 ways to fill one.',
  ],
  [
    'sudoku',
    { size: 7, jigsaw: false },
    'No boxes divide 7×7 cells: tick Jigsaw and draw regions in their place.',
  ],
  [
    'star-battle',
    { size: 7, stars: 2 },
    'Two stars in each row and column take 8 cells a side, there are 7.',
  ],
];

describe('a size that no puzzle can have', () => {
  it.each(IMPOSSIBLE)('is said of %s, and none is tried: %j', (id, parameters, sentence) => {
    const type = typeOf(id);
    expect(whyImpossible(type, parameters)).toBe(sentence);
    expect(makeAtOnce(type, { parameters, seed: 1 })).toBeUndefined();
  });

  it('is not said of what can be', () => {
    const kurosu = typeOf('kurosu');
    for (const [width, height] of [
      [4, 6],
      [6, 14],
      [4, 4],
    ])
      expect(whyImpossible(kurosu, { width: width!, height: height!, noTwoAlike: true })).toBe(
        undefined,
      );
    expect(whyImpossible(kurosu, { width: 4, height: 8, noTwoAlike: false })).toBe(undefined);
    expect(whyImpossible(typeOf('star-battle'), { size: 8, stars: 2 })).toBe(undefined);
    for (const type of puzzleTypes)
      expect(whyImpossible(type, standardParameters(type.parameters))).toBe(undefined);
  });

  // A row of an empty Kakuro is too long for its digits; black squares fix that.
  it('is not said where more clues may help', () => {
    expect(whyImpossible(typeOf('kakuro'), { width: 20, height: 20 })).toBe(undefined);
  });
});

it('takes an option where there is no puzzle of a size without it', () => {
  const sudoku = typeOf('sudoku');
  const wanting = [4, 5, 6, 7, 8, 9].filter((size) => wantsOption(sudoku, { size, jigsaw: false }));
  expect(wanting).toEqual([5, 7]);
  expect(wantsOption(sudoku, { size: 5, jigsaw: true })).toBe(false);
  // No option helps these.
  expect(wantsOption(typeOf('kurosu'), { width: 4, height: 8, noTwoAlike: true })).toBe(false);
  expect(wantsOption(typeOf('star-battle'), { size: 7, stars: 2 })).toBe(false);
});

describe('a puzzle is called', () => {
  it.each([
    ['kurosu', { width: 8, height: 6, noTwoAlike: true }, 'Kurosu 8×6'],
    ['sujiko', { suko: false }, 'Sujiko'],
    ['sudoku', { size: 9, jigsaw: false }, 'Sudoku 9×9'],
    ['sudoku', { size: 9, jigsaw: true }, 'Jigsaw Sudoku 9×9'],
  ])('a %s with %o by its size, and by the name that its options give it', (id, own, name) => {
    expect(sayTypeAndSize(typeOf(id), own)).toBe(name);
  });

  it('a jigsaw, with its grade and number, when one is made', () => {
    const sudoku = typeOf('sudoku');
    const wishes = { parameters: { size: 6, jigsaw: true }, seed: 7 };
    expect(titleOf(makeAtOnce(sudoku, wishes)!.puzzle)).toMatch(/^Jigsaw Sudoku 6×6, \w+, no\. 7$/);
  });
});
