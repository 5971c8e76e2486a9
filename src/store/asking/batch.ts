import { create } from 'zustand';
import type { NewPuzzle } from '#engine/page/client.ts';
import { LARGEST_SEED } from '#making/recipe.ts';
import type { Parameters } from '#puzzle/parameters.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { useDocument } from '#store/document/document.ts';
import { onPuzzleChange } from '#store/document/events.ts';
import { askForPuzzle, playNew, puzzleMade, stopMaking, useMaking } from './making.ts';
import type { Wishes } from './making.ts';

/** A puzzle of a batch. */
export interface BatchPuzzle {
  readonly kind: 'made';
  readonly seed: number;
  readonly puzzle: Puzzle;
  readonly made: NewPuzzle;
}

/** The result for one seed: a puzzle, or a sentence that says why there is none. */
export type BatchEntry =
  | BatchPuzzle
  | { readonly kind: 'failed'; readonly seed: number; readonly sentence: string };

/** Puzzles of one type and size, made in one go with the same wishes. */
export interface Batch {
  readonly type: PuzzleType;
  readonly parameters: Parameters;
  readonly wishes: Wishes;
  /** How many were asked for. */
  readonly wanted: number;
  /** In the order of their seeds; grows while the batch is made. */
  readonly entries: readonly BatchEntry[];
  readonly isMaking: boolean;
}

export const LARGEST_BATCH = 50;

/** The last batch, until the board changes its type. */
export const useBatch = create<{ readonly batch: Batch | undefined }>()(() => ({
  batch: undefined,
}));

const put = (batch: Batch | undefined): void => useBatch.setState({ batch });

/** The seed `steps` after this one; wraps around to 1. */
export const seedAfter = (seed: number, steps: number): number =>
  ((seed - 1 + steps) % LARGEST_SEED) + 1;

/** The number of batches started, so that an old one notices that it was replaced. */
let begun = 0;

/**
 * Makes puzzles of the board's type and size, with the seed of the wishes and those after it.
 * Replaces the batch before.
 */
export async function makeBatch(wanted: number): Promise<void> {
  stopMaking();
  begun += 1;
  const mine = begun;
  const { type, puzzle } = useDocument.getState();
  const { parameters } = puzzle;
  const { wishes } = useMaking.getState();
  const entries: BatchEntry[] = [];
  const show = (isMaking: boolean): void =>
    put({ type, parameters, wishes, wanted, entries: [...entries], isMaking });
  show(true);
  while (entries.length < wanted) {
    const seed = seedAfter(wishes.seed, entries.length);
    const made = await askForPuzzle({ ...wishes, seed, parameters }, () => {});
    if (begun !== mine) return;
    if (made === undefined) break;
    entries.push(
      typeof made === 'string'
        ? { kind: 'failed', seed, sentence: made }
        : { kind: 'made', seed, puzzle: await puzzleMade(type, made), made },
    );
    show(true);
  }
  show(false);
}

/** Stops making; keeps the puzzles made so far. */
export const stopBatch = stopMaking;

/** Opens a puzzle of the batch for playing; undo restores the board before. */
export const playFromBatch = ({ puzzle, made }: BatchPuzzle): void => playNew(puzzle, made);

export const puzzlesOf = ({ entries }: Batch): readonly BatchPuzzle[] =>
  entries.filter((entry) => entry.kind === 'made');

/** Stops making a batch when another type is opened; returns a function that stops that. */
export const followBatch = (): (() => void) =>
  onPuzzleChange(({ change }) => {
    if (change !== 'type') return;
    begun += 1;
    put(undefined);
  });
