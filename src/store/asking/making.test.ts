import { expect, test, vi } from 'vitest';
import { LARGEST_SEED, readRecipe, VERSION } from '#making/recipe.ts';
import { readExamples } from '#puzzle/examples.ts';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import { offByOneSums } from '#puzzles/off-by-one-sums/index.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { openDocument } from '#store/document/document.ts';
import { askForPuzzle, useMaking, wishesForNext } from './making.ts';
import { engines } from '#store/engine.ts';
import { setGrade } from '#store/solving/grade.ts';
import { fakeSession } from '#store/testing.ts';

fakeSession();

const [example] = readExamples(sudoku);
if (example === undefined) throw new Error('Sudoku has an example');
const { puzzle } = example;

test('after a made puzzle comes the one with the next number, else as it was', () => {
  for (const [seed, next] of [
    [7, 8],
    [LARGEST_SEED, 1],
  ] as const) {
    const line = `made ${VERSION}, seed ${seed}, hard, turned, minimal`;
    openDocument(sudoku, { ...puzzle, comments: ['A Sudoku', line] });
    expect(wishesForNext()).toEqual({ ...readRecipe(line, puzzle.parameters), seed: next });
  }
});

test('after another puzzle comes one as hard, as far as that is known', () => {
  openDocument(sudoku, puzzle);
  expect(wishesForNext()).toMatchObject({ grade: 'any', symmetry: 'none', minimal: false });
  setGrade([], 50);
  expect(wishesForNext()).toMatchObject({ grade: 'hard' });
});

test('of a size that is not made, whoever asks is told why at once, and nothing is begun', async () => {
  const parameters = { size: 10, digits: 9, exact: false };
  openDocument(offByOneSums, emptyPuzzle(offByOneSums, parameters));
  const { wishes } = useMaking.getState();
  const ask = vi.spyOn(engines.maker, 'ask');
  const answer = await askForPuzzle({ ...wishes, parameters }, () => {});
  expect(answer).toMatch(/are not made here/);
  expect(ask).not.toHaveBeenCalled();
});
