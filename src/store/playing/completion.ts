import { create } from 'zustand';
import { isSolution } from '#logic/model.ts';
import { hasClues } from '#puzzle/clueAt.ts';
import { givenValues } from '#puzzle/puzzleType.ts';
import { withLeftOpen } from '#puzzle/slot.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { stopAll } from '#store/stops.ts';
import { laidBy, useHints } from '#store/asking/hints.ts';
import { useProof } from '#store/asking/proof.ts';
import { useDocument } from '#store/document/document.ts';
import { isOpened, onDocumentChange } from '#store/document/events.ts';
import { shownGivens } from '#puzzle/pairs.ts';
import type { PuzzleDocument } from '#store/document/document.ts';
import { modelOf } from '#store/document/model.ts';
import { finishClock } from '#store/autosave/clock.ts';
import { timeOnBoard } from '#store/autosave/autosave.ts';
import { overlay, settledBy, useSolutions } from '#store/solving/solutions.ts';

/** The message when the player has filled the board. */
export type Completion =
  | { readonly kind: 'none' }
  | (HelpTaken & {
      readonly kind: 'solved';
      /** How long the board was visible, in milliseconds. */
      readonly time: number;
    })
  /** The board is full, and a rule is broken. */
  | { readonly kind: 'wrong' };

export const useCompletion = create<Completion>()(() => ({ kind: 'none' }));

const put = (ending: Completion): void => useCompletion.setState(ending, true);

/** Closes the message; it reappears only after the board changed. */
export const closeCompletion = (): void => put({ kind: 'none' });

/** Whether the board is full and right, by clues and marks; overlays do not count. */
export type Fullness = 'open' | 'solved' | 'wrong';

/**
 * The fill state of a board. If it is known to have several solutions (`isSeveral`), blank cells
 * must be marked, too; otherwise a few marks could complete it.
 */
export function fullnessOf({ type, puzzle, marks }: PuzzleDocument, isSeveral = false): Fullness {
  if (!hasClues(puzzle) || marks.every((mark) => mark === undefined)) return 'open';
  const clues = givenValues(type, { ...puzzle, givens: shownGivens({ type, puzzle }) });
  const values = clues.map((clue, cell) => clue ?? marks[cell]);
  const isFull = values.every((value) => value !== undefined);
  if (isSeveral && !isFull) return 'open';
  const completed = withLeftOpen(type.slot(puzzle.parameters), values);
  if (completed.includes(undefined)) return 'open';
  if (isSolution(modelOf(type, puzzle), completed)) return 'solved';
  return isFull ? 'wrong' : 'open';
}

/** The help that a player used for a puzzle. */
export interface HelpTaken {
  /** The number of hints. */
  readonly hints: number;
  /** Whether an answer or the whole solution was shown. */
  readonly looked: boolean;
}

/** Keyed by `helpKey`; filled by `help.ts`. */
export const help = new Map<string, HelpTaken>();

/** The puzzle's text: starting it again does not reset the help used. */
export const helpKey = ({ type, puzzle }: PuzzleDocument): string =>
  `${type.id} ${writePuzzle(type, puzzle)}`;

export const helpWith = (document: PuzzleDocument): HelpTaken =>
  help.get(helpKey(document)) ?? { hints: 0, looked: false };

/** Whether an overlay covers the player's marks. */
function isCovered(): boolean {
  const { topic } = useHints.getState();
  return (
    overlay(useSolutions.getState()).length > 0 ||
    laidBy(topic, useDocument.getState().puzzle.givens) !== undefined ||
    useProof.getState().showsCertain
  );
}

/** The last fill state. */
export const useFullness = create<{ readonly fullness: Fullness }>()(() => ({ fullness: 'open' }));

/** Whether the clues are known to have several solutions. */
let isSeveral = false;

/** Updates the fill state; shows the message if `says` and the state is new. */
function look(says: boolean): void {
  const document = useDocument.getState();
  const before = useFullness.getState().fullness;
  const fullness = fullnessOf(document, isSeveral);
  if (fullness !== before) useFullness.setState({ fullness });
  else if (says) return;
  if (fullness === 'open' || !says) put({ kind: 'none' });
  else if (fullness === 'wrong') put({ kind: 'wrong' });
  else put({ kind: 'solved', time: timeOnBoard(), ...helpWith(document) });
  finishClock(fullness === 'solved');
}

/** Checks after every change whether the board is full; returns a function that stops that. */
export function followCompletion(): () => void {
  const stops = [
    useSolutions.subscribe(({ state }) => {
      const settled = settledBy(state);
      const isBegun = state.kind === 'idle' || state.kind === 'looking';
      if (settled === undefined && !isBegun) return;
      isSeveral = settled?.kind === 'several';
      const fullness = fullnessOf(useDocument.getState(), isSeveral);
      if (fullness !== useFullness.getState().fullness) look(false);
    }),
    onDocumentChange((event) => {
      const { change, now, before } = event;
      if (change !== 'marks' || isOpened(event)) return look(false);
      if (isCovered()) return undefined;
      const written = now.marks.filter((mark, cell) => mark !== before.marks[cell]).length;
      // Marks copied from an answer, all at once, are not the player's work.
      return look(!(written > 1 && helpWith(now).looked));
    }),
  ];
  return stopAll(stops);
}
