/** Answers about hints. Types only. */
import type { Literal } from '#logic/literal.ts';
import type { Explained } from '#reasoning/explained.ts';

/** One step of an argument, ready to be read out and pointed at. */
export interface HintStep extends Explained {
  /** What is now known; they all follow together. */
  readonly conclusions: readonly Literal[];
  /** Cells where the reason relies on values missing from the player's notes. */
  readonly notes: readonly number[];
  /** Sites outside the cells whose clues the reason cites. */
  readonly sites: readonly number[];
  /** False when the search for a shorter reason was cut off. */
  readonly shortest: boolean;
}

/** Whether the player's marks are right. */
export type Rightness =
  | { readonly kind: 'right' }
  | {
      readonly kind: 'wrong';
      /** With a unique solution each is wrong; otherwise no solution has all of them. */
      readonly cells: readonly number[];
      readonly each: boolean;
    }
  | WrongNotes
  | { readonly kind: 'contradiction' };

/** Cells whose notes lack their value. */
export interface WrongNotes {
  readonly kind: 'wrong notes';
  readonly cells: readonly number[];
}

/** The next step, or why there is none. */
export type Hint =
  | { readonly kind: 'step'; readonly step: HintStep }
  /** Wrong marks are reported before any step. */
  | { readonly kind: 'wrong marks'; readonly wrong: Extract<Rightness, { readonly kind: 'wrong' }> }
  | WrongNotes
  /** Everything that follows from the clues is known; `solved` when the board is full. */
  | { readonly kind: 'nothing'; readonly solved: boolean }
  | { readonly kind: 'contradiction' }
  /** Something follows, but no short enough reason was found in time. */
  | { readonly kind: 'too long' };

/** All steps from the clues to everything that follows from them. */
export interface Walkthrough {
  readonly steps: readonly HintStep[];
  /** Whether the last step fills the board. */
  readonly solved: boolean;
  /** Whether the clues contradict, so that there are no steps. */
  readonly contradiction: boolean;
}
