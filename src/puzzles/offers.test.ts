import { describe, expect, it } from 'vitest';
import { gradesOffered } from '#puzzle/difficulty.ts';
import { gradingOf } from '#puzzle/grading.ts';
import type { Parameters } from '#puzzle/parameters.ts';
import { standardParameters } from '#puzzle/parameters.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { whyNotMade } from '#puzzle/size.ts';
import { findPuzzleType } from './all.ts';

// What is offered for making, and the stated cost, against measurements.

const typeOf = (id: string): PuzzleType => {
  const type = findPuzzleType(id);
  if (type === undefined) throw new Error(`No type ${id}`);
  return type;
};

const parametersOf = (type: PuzzleType, own: Parameters): Parameters => ({
  ...standardParameters(type.parameters),
  ...own,
});

const square = (side: number): Parameters => ({ width: side, height: side });

describe('the hardest grade that is offered', () => {
  it.each([
    ['paint-by-numbers', square(5), 'easy'],
    ['paint-by-numbers', square(1), 'easy'],
    ['paint-by-numbers', { width: 100, height: 1 }, 'easy'],
    ['paint-by-numbers', { width: 3, height: 40 }, 'medium'],
    ['sudoku', { size: 4, jigsaw: true }, 'easy'],
    ['sudoku', { size: 5, jigsaw: true }, 'hard'],
    ['sudoku', { size: 6, jigsaw: true }, 'hard'],
    ['sudoku', { size: 7, jigsaw: true }, 'fiendish'],
    ['sudoku', { size: 9, jigsaw: true }, 'fiendish'],
    ['killer-sudoku', { size: 4 }, 'easy'],
    ['killer-sudoku', { size: 8 }, 'fiendish'],
    ['off-by-one-sums', { size: 3, digits: 4 }, 'easy'],
    ['off-by-one-sums', { size: 6, digits: 5 }, 'hard'],
    ['suguru', square(3), 'medium'],
    ['suguru', square(6), 'hard'],
    ['suguru', square(10), 'fiendish'],
    ['suguru', square(15), 'hard'],
    ['star-battle', { size: 5, stars: 1 }, 'medium'],
    ['star-battle', { size: 8, stars: 1 }, 'hard'],
  ])('of %s %j is one that comes about: %s', (id, own, hardest) => {
    const type = typeOf(id);
    const grading = gradingOf(type, { parameters: parametersOf(type, own) });
    expect(gradesOffered(grading).at(-1)).toBe(hardest);
  });
});

describe('what never comes about is not offered', () => {
  it.each([
    ['off-by-one-sums', { size: 10, digits: 9 }, /are not made here/],
    ['kakuro', { width: 3, height: 12 }, /^None is made so narrow/],
    ['kurosu', { width: 4, height: 20, noTwoAlike: true }, /./],
    ['dominosa', { width: 15, height: 13 }, /more than 182 cells/],
  ])('%s %j', (id, own, said) => {
    const type = typeOf(id);
    expect(whyNotMade(type, parametersOf(type, own))).toMatch(said);
  });

  it.each([
    ['off-by-one-sums', { size: 6, digits: 5 }],
    ['battleship', square(30)],
    ['kakuro', square(20)],
  ])('while %s %j is', (id, own) => {
    const type = typeOf(id);
    expect(whyNotMade(type, parametersOf(type, own))).toBeUndefined();
  });
});

describe('before making it is said', () => {
  it.each([
    ['battleship', square(20), /half a minute and more/],
    ['battleship', square(30), /several minutes/],
    ['battleship', square(15), /half a minute and more/],
    ['off-by-one-sums', { size: 8, digits: 5 }, /half a minute and more/],
    ['off-by-one-sums', { size: 7, digits: 9 }, /half a minute and more/],
    ['paint-by-numbers', square(100), /longer than half a minute/],
    ['sudoku', { size: 16 }, /half a minute and more/],
    ['sudoku', { size: 10, jigsaw: true }, /medium or hard may take half a minute/],
    ['sudoku', { size: 25 }, /half a minute and more/],
    ['killer-sudoku', { size: 8 }, /fiendish may take half a minute/],
    ['killer-sudoku', { size: 9 }, /fiendish may take half a minute/],
    ['skyscrapers', { size: 7 }, /fiendish one of this size may take half a minute/],
    ['skyscrapers', { size: 9 }, /half a minute/],
    ['star-battle', { size: 14, stars: 3 }, /half a minute and more/],
    ['star-battle', { size: 12, stars: 1 }, /half a minute and more/],
    ['star-battle', { size: 10, stars: 2 }, /easy or medium may take half a minute/],
    ['off-by-one-sums', { size: 6, digits: 9 }, /chosen difficulty may take half a minute/],
  ])('what %s %j costs', (id, own, said) => {
    const type = typeOf(id);
    expect(type.beforeMaking?.(parametersOf(type, own))).toMatch(said);
  });

  it.each([
    ['battleship', square(10)],
    ['off-by-one-sums', { size: 7, digits: 5 }],
    ['off-by-one-sums', { size: 5, digits: 9 }],
    ['paint-by-numbers', square(30)],
    ['paint-by-numbers', square(1)],
    ['killer-sudoku', { size: 4 }],
    ['sudoku', { size: 9 }],
    ['skyscrapers', { size: 6 }],
    ['star-battle', { size: 9, stars: 2 }],
    ['star-battle', { size: 11, stars: 1 }],
  ])('nothing of %s %j, which is made in seconds', (id, own) => {
    const type = typeOf(id);
    expect(type.beforeMaking?.(parametersOf(type, own))).toBeUndefined();
  });
});

it('Star Battle calls what its author calls hard or expert hard or fiendish', () => {
  const type = typeOf('star-battle');
  // Medians of published boards by their author's labels, easy to expert.
  for (const [size, stars, medians] of [
    [9, 2, [40, 73, 127, 211]],
    [10, 2, [41, 43, 129, 209]],
    [8, 1, [42, 42, 120, 120]],
  ] as const) {
    const { steps } = gradingOf(type, { parameters: parametersOf(type, { size, stars }) });
    const words = medians.map((number) => steps.filter((step) => number >= step).length);
    expect(words[0]).toBe(0);
    expect(words.slice(2).every((word) => word >= 2)).toBe(true);
  }
});
