import { expect, it } from 'vitest';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { printedValue, WITHOUT_NUMBER } from '#puzzle/printedNumbers.ts';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import { clueOfTarget } from '#puzzle/target.ts';
import { akari } from '#puzzles/akari/index.ts';
import { battleship } from '#puzzles/battleship/index.ts';
import { kenken } from '#puzzles/kenken/index.ts';
import { offByOneSums } from '#puzzles/off-by-one-sums/index.ts';
import { paintByNumbers } from '#puzzles/paint-by-numbers/index.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { changesOf } from './slips.ts';

it('tries the nearest digits first, and no digit last', () => {
  const puzzle = emptyPuzzle(sudoku);
  const givens = puzzle.givens.with(3, 8);
  const changes = changesOf(sudoku, { ...puzzle, givens }, { kind: 'given', cell: 3 });
  expect(changes.map((change) => change.kind === 'given' && change.value)).toEqual([
    7,
    9,
    6,
    5,
    4,
    3,
    2,
    1,
    undefined,
  ]);
});

it('tries every part of a ship', () => {
  const puzzle = emptyPuzzle(battleship);
  const givens = puzzle.givens.with(0, 3);
  const changes = changesOf(battleship, { ...puzzle, givens }, { kind: 'given', cell: 0 });
  expect(changes).toHaveLength(battleship.slot(puzzle.parameters).choices.length);
});

it('tries other numbers in a black cell and none last, and leaves it black', () => {
  const puzzle = emptyPuzzle(akari);
  const givens = puzzle.givens.with(3, printedValue(1));
  const changes = changesOf(akari, { ...puzzle, givens }, { kind: 'given', cell: 3 });
  expect(changes.map((change) => change.kind === 'given' && change.value)).toEqual([
    ...[0, 2, 3, 4].map(printedValue),
    WITHOUT_NUMBER,
  ]);
});

it('tries neighbours swapped and numbers too many in a line, each clue once', () => {
  const puzzle = emptyPuzzle(paintByNumbers, { width: 5, height: 5 });
  const siteClues = puzzle.siteClues.with(0, [1, 2]);
  const changes = changesOf(paintByNumbers, { ...puzzle, siteClues }, { kind: 'site', site: 0 });
  const tried = changes.map((change) => change.kind === 'site' && change.clue?.join(' '));
  expect(tried).toEqual(expect.arrayContaining(['2 2', '1 1', '2 1', '1', '2', undefined]));
  expect(new Set(tried).size).toBe(tried.length);
  expect(tried).not.toContain('1 2');
});

it('tries the twelve nearest results and signs of a cage, also at the end of their range', () => {
  const puzzle = emptyPuzzle(kenken, { size: 3 });
  const areas = puzzle.givens.map(() => 0);
  const tried = (total: number) => {
    const siteClues = [[clueOfTarget({ total, operation: undefined })]];
    return changesOf(kenken, { ...puzzle, areas, siteClues }, { kind: 'site', site: 0 }).map(
      (change) => change.kind === 'site' && change.clue?.[0],
    );
  };
  const near = (steps: readonly number[], total: number) => [
    ...steps.map((step) => clueOfTarget({ total, operation: undefined }) + step),
    undefined,
  ];
  expect(tried(24)).toEqual(near([-1, 1, -2, 2, -3, 3, -4, 4, -5, 5, -6, 6], 24));
  expect(tried(1)).toEqual(near([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 1));
});

it('tries a line without any sums where that is a clue', () => {
  const puzzle = emptyPuzzle(offByOneSums);
  const siteClues = puzzle.siteClues.with(2, [4]);
  const changes = changesOf(offByOneSums, { ...puzzle, siteClues }, { kind: 'site', site: 2 });
  expect(changes).toContainEqual({ kind: 'site', site: 2, clue: [] });
});

it('tries longer ships after the last of a fleet, and after no other', () => {
  const puzzle = emptyPuzzle(battleship, { width: 5, height: 5 });
  const columns = puzzle.siteClues.with(9, [1]);
  const after = (site: number, siteClues: Puzzle['siteClues']) =>
    changesOf(battleship, { ...puzzle, siteClues }, { kind: 'site', site }).filter(
      (change) => change.kind === 'site' && change.site !== site,
    );
  const fleet = columns.with(10, [2]).with(11, [1]);
  expect(after(11, fleet)[0]).toEqual({ kind: 'site', site: 12, clue: [1] });
  expect(after(10, fleet)).toEqual([]);
  expect(after(9, columns)).toEqual([]);
});
