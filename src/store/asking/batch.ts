import { create } from 'zustand';
import type { NewPuzzle } from '#engine/page/client.ts';
import { LARGEST_SEED } from '#making/recipe.ts';
import type { Parameters } from '#puzzle/parameters.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { onPuzzleChange, useDocument } from '#store/document/document.ts';
import { askForPuzzle, playNew, puzzleMade, stopMaking, useMaking } from './making.ts';
import type { Wishes } from './making.ts';

/** A puzzle of a batch. */
export interface BatchPuzzle {
  readonly kind: 'made';
  readonly seed: number;
  readonly puzzle: Puzzle;
  readonly made: NewPuzzle;
}

/** What came of one number: a puzzle, or a sentence that says why there is none. */
export type BatchEntry =
  | BatchPuzzle
  | { readonly kind: 'failed'; readonly seed: number; readonly sentence: string };

/** Puzzles made in one go, of one type and size and by the same wishes. */
export interface Batch {
  readonly type: PuzzleType;
  readonly parameters: Parameters;
  readonly wishes: Wishes;
  /** How many were asked for. */
  readonly wanted: number;
  /** In the order of their numbers, as many as there are by now. */
  readonly entries: readonly BatchEntry[];
  readonly isMaking: boolean;
}

export const LARGEST_BATCH = 50;

/** The last batch, for as long as the board stays with its type. */
export const useBatch = create<{ readonly batch: Batch | undefined }>()(() => ({
  batch: undefined,
}));

const put = (batch: Batch | undefined): void => useBatch.setState({ batch });

/** The number that is `steps` after this one; the largest is followed by 1. */
export const seedAfter = (seed: number, steps: number): number =>
  ((seed - 1 + steps) % LARGEST_SEED) + 1;

/** Counts the batches begun, so that an old one notices that it is no longer wanted. */
let begun = 0;

/**
 * Makes so many puzzles of the board's type and size, with the number of the wishes and those that
 * follow it. They take the place of the batch before.
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

/** Ends the making of a batch; what there is stays. */
export const stopBatch = stopMaking;

/** Opens a puzzle of the batch for playing; undo brings back what was on the board. */
export const playFromBatch = ({ puzzle, made }: BatchPuzzle): void => playNew(puzzle, made);

export const puzzlesOf = ({ entries }: Batch): readonly BatchPuzzle[] =>
  entries.filter((entry) => entry.kind === 'made');

onPuzzleChange((change) => {
  if (change !== 'type') return;
  begun += 1;
  put(undefined);
});
