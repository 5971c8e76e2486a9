import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeModel } from '#logic/model.ts';
import { canDraw, kindsDrawn } from '#puzzle/drawnWish.ts';
import { isPath } from '#puzzle/drawnPath.ts';
import { buildModel, emptyPuzzle } from '#puzzle/puzzleType.ts';
import { seeded } from '#puzzle/random.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { findPuzzleType } from '#puzzles/all.ts';
import { trials } from '#trials.ts';
import { drawClues } from './drawClues.ts';
import { makeAtOnce } from './make.ts';
import { readRecipe, writeRecipe } from './recipe.ts';
import { openRules } from './rules.ts';

const sudoku = findPuzzleType('sudoku');
if (sudoku === undefined) throw new Error('There is no Sudoku');

const KINDS = kindsDrawn(sudoku);

const solutionOf = (size: number, seed: number) => {
  const puzzle = emptyPuzzle(sudoku, { size, jigsaw: false });
  const solution = openRules(sudoku, puzzle).fill(puzzle.givens, seeded(seed));
  if (solution === undefined) throw new Error('A Sudoku has a solution');
  return { puzzle, solution };
};

describe('clues that are drawn around a solution', () => {
  it('are of the wanted kind, apart from each other, and keep the solution', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...KINDS),
        fc.constantFrom(4, 6, 9),
        fc.nat(1000),
        (kind, size, seed) => {
          const { puzzle, solution } = solutionOf(size, seed);
          const paths = drawClues(sudoku, puzzle, solution, kind, seeded(seed));
          const grid = sudoku.grid(puzzle.parameters);
          for (const path of paths) {
            expect(path.kind).toBe(kind);
            expect(isPath(grid, kind, path.cells)).toBe(true);
          }
          expect(new Set(paths.map(({ cells }) => cells.join())).size).toBe(paths.length);
          expect(judgeModel(buildModel(sudoku, { ...puzzle, paths }), solution)).toBe('holds');
        },
      ),
      { numRuns: trials(60, 10) },
    );
  });

  it.each(KINDS)('are some on a 9×9: %s', (kind) => {
    const { puzzle, solution } = solutionOf(9, 5);
    const paths = drawClues(sudoku, puzzle, solution, kind, seeded(5));
    expect(paths.length).toBeGreaterThanOrEqual(2);
  });

  it('are of several kinds in a mix', () => {
    const { puzzle, solution } = solutionOf(9, 5);
    const paths = drawClues(sudoku, puzzle, solution, 'mix', seeded(5));
    expect(new Set(paths.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(3);
  });
});

describe('a new Sudoku with drawn clues', () => {
  it('is the same again by what its comment says, in place of what was drawn', () => {
    const parameters = { size: 6, jigsaw: false };
    const made = makeAtOnce(sudoku, { parameters, seed: 3, draws: 'little-killer' });
    const [, comment = ''] = made?.puzzle.comments ?? [];
    expect(comment).toMatch(/^made \d+, seed 3, drawn little-killer$/);
    const recipe = readRecipe(comment, parameters);
    expect(recipe && writeRecipe(recipe)).toBe(comment);
    const again =
      recipe &&
      makeAtOnce(sudoku, recipe, { houseRules: [], paths: [{ kind: 'odd', cells: [0] }] });
    expect(again && writePuzzle(sudoku, again.puzzle)).toBe(
      made && writePuzzle(sudoku, made.puzzle),
    );
    expect(made?.puzzle.paths.every(({ kind }) => kind === 'little-killer')).toBe(true);
    expect(made?.puzzle.paths.length).toBeGreaterThan(1);
  });

  it('draws nothing where a type has no such clues', () => {
    const thermometers = findPuzzleType('thermometers');
    const parameters = { width: 5, height: 5 };
    const made = thermometers && makeAtOnce(thermometers, { parameters, seed: 3, draws: 'mix' });
    expect(made?.puzzle.comments[1]).toBe('made 10, seed 3');
    expect(made?.puzzle.paths.length).toBeGreaterThan(0);
    expect(thermometers && canDraw(thermometers, 'mix')).toBe(false);
    expect(readRecipe('made 10, seed 3, drawn barometer', parameters)).not.toHaveProperty('draws');
  });
});
