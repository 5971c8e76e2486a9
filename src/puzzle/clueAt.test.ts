import { expect, it } from 'vitest';
import { akari } from '#puzzles/akari/index.ts';
import { minesweeper } from '#puzzles/minesweeper/index.ts';
import { cluesOf, withoutClue } from './clueAt.ts';
import type { Puzzle } from './puzzle.ts';
import type { PuzzleType } from './puzzleType.ts';
import { readPuzzle, writePuzzle } from './text.ts';

function read(type: PuzzleType, text: string): Puzzle {
  const result = readPuzzle(type, text);
  if (!result.ok) throw new Error(result.problem.reason);
  return result.value;
}

it('of a black cell only the number is a clue, and the cell stays black without it', () => {
  const puzzle = read(akari, 'B1.\n...\n.2B\n');
  const clues = cluesOf(akari, puzzle);
  expect(clues).toEqual([
    { kind: 'given', cell: 1 },
    { kind: 'given', cell: 7 },
  ]);
  const bare = clues.reduce((fewer, at) => withoutClue(akari, fewer, at), puzzle);
  expect(writePuzzle(akari, bare)).toBe('BB.\n...\n.BB\n');
  expect(cluesOf(akari, bare)).toEqual([]);
});

it('a cell that is known to be blank is a clue, with a number or without', () => {
  const puzzle = read(minesweeper, '?1...\n.....\n.....\n.....\n.....\n');
  const clues = cluesOf(minesweeper, puzzle);
  expect(clues).toHaveLength(2);
  const empty = clues.reduce((fewer, at) => withoutClue(minesweeper, fewer, at), puzzle);
  expect(empty.givens.every((given) => given === undefined)).toBe(true);
});
