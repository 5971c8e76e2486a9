import { expect, it } from 'vitest';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import { standardParameters } from '#puzzle/parameters.ts';
import { findPuzzleType } from '#puzzles/all.ts';
import { sayChoice } from './bringing.ts';

/** An empty puzzle of a type, with an option on or with none. */
function reading(id: string, option?: string) {
  const type = findPuzzleType(id);
  if (type === undefined) throw new Error(`There is no ${id}`);
  const on = option === undefined ? {} : { [option]: true };
  return { type, puzzle: emptyPuzzle(type, { ...standardParameters(type.parameters), ...on }) };
}

it('a choice between two readings as one type names what they differ by', () => {
  const readings = [
    reading('hidato'),
    reading('hidato', 'sidesOnly'),
    reading('aquarium'),
    reading('aquarium', 'vessels'),
    reading('sudoku', 'jigsaw'),
  ];
  expect(readings.map((each) => sayChoice(each, readings))).toEqual([
    'Hidato',
    'Numbrix',
    'Aquarium',
    'Aquarium, level in connected parts only',
    'Sudoku',
  ]);
});
