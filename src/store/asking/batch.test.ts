import { beforeEach, describe, expect, it } from 'vitest';
import { LARGEST_SEED } from '#making/recipe.ts';
import type { Recipe } from '#making/recipe.ts';
import { emptyPuzzle, titleOf } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { findPuzzleType } from '#puzzles/all.ts';
import { makeBatch, playFromBatch, puzzlesOf, seedAfter, stopBatch, useBatch } from './batch.ts';
import { openDocument, useDocument } from '#store/document/document.ts';
import { wish } from './making.ts';
import { fakeSession, heard } from '#store/testing.ts';

fakeSession();

const typeOf = (id: string): PuzzleType => {
  const type = findPuzzleType(id);
  if (type === undefined) throw new Error(`No ${id}`);
  return type;
};
const sudoku = typeOf('sudoku');
const solution = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];

const turn = () => new Promise((done) => setTimeout(done, 0));

const recipes = (): readonly Recipe[] =>
  heard.flatMap(({ kind, asks }) => (kind === 'make' ? [asks as Recipe] : []));

/** Answers the last question with a full grid as a puzzle. */
async function make(): Promise<void> {
  const { seed } = recipes().at(-1) ?? { seed: 0 };
  const puzzle = {
    ...emptyPuzzle(sudoku, { size: 4 }),
    comments: [`no. ${seed}`],
    givens: solution,
  };
  const made = {
    text: writePuzzle(sudoku, puzzle),
    verdict: { kind: 'unique', solution, milliseconds: 1 },
    difficulty: 7,
    asWanted: seed % 2 === 0,
  };
  heard
    .findLast(({ kind }) => kind === 'make')
    ?.settle({ kind: 'answered', answer: made as never });
  await turn();
}

beforeEach(() => {
  openDocument(typeOf('kurosu'), emptyPuzzle(typeOf('kurosu')));
  openDocument(sudoku, emptyPuzzle(sudoku, { size: 4 }));
  heard.length = 0;
  wish({ seed: 10, grade: 'hard' });
});

describe('a batch', () => {
  it('asks for consecutive numbers, one after the other, by the same wishes', async () => {
    void makeBatch(3);
    for (const _ of [1, 2, 3]) await make();
    expect(recipes().map(({ seed }) => seed)).toEqual([10, 11, 12]);
    expect(recipes().map(({ grade }) => grade)).toEqual(['hard', 'hard', 'hard']);
    const { batch } = useBatch.getState();
    expect(batch).toMatchObject({ wanted: 3, isMaking: false });
    expect(batch?.entries).toHaveLength(3);
  });

  it('goes on after a number that nothing came of, and says so', async () => {
    void makeBatch(2);
    heard.at(-1)?.settle({ kind: 'answered', answer: 'none' as never });
    await turn();
    await make();
    expect(useBatch.getState().batch?.entries.map(({ kind }) => kind)).toEqual(['failed', 'made']);
  });

  it('keeps what there is when it is cancelled', async () => {
    void makeBatch(5);
    await make();
    stopBatch();
    await turn();
    const { batch } = useBatch.getState();
    expect(batch).toMatchObject({ isMaking: false, wanted: 5 });
    expect(batch?.entries).toHaveLength(1);
    expect(recipes()).toHaveLength(2);
  });

  it('is replaced by the next, which the first no longer disturbs', async () => {
    void makeBatch(5);
    await make();
    void makeBatch(1);
    await turn();
    expect(useBatch.getState().batch).toMatchObject({ wanted: 1, isMaking: true, entries: [] });
    await make();
    expect(useBatch.getState().batch).toMatchObject({ wanted: 1, isMaking: false });
  });

  it('ends when another type is opened', async () => {
    void makeBatch(5);
    await make();
    openDocument(typeOf('kurosu'), emptyPuzzle(typeOf('kurosu')));
    await turn();
    expect(useBatch.getState().batch).toBeUndefined();
    expect(recipes()).toHaveLength(2);
  });

  it('opens a puzzle and goes on meanwhile', async () => {
    void makeBatch(2);
    await make();
    const { batch } = useBatch.getState();
    const [first] = batch === undefined ? [] : puzzlesOf(batch);
    if (first === undefined) throw new Error('Nothing was made');
    playFromBatch(first);
    expect(titleOf(useDocument.getState().puzzle)).toBe('no. 10');
    await make();
    expect(useBatch.getState().batch?.entries).toHaveLength(2);
  });
});

it('counts numbers round', () => {
  expect(seedAfter(1, 0)).toBe(1);
  expect(seedAfter(LARGEST_SEED - 1, 1)).toBe(LARGEST_SEED);
  expect(seedAfter(LARGEST_SEED, 1)).toBe(1);
});
