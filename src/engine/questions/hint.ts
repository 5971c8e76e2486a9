/** What hints and their like answer. Types only. */
import type { Literal } from '#logic/literal.ts';
import type { Explained } from '#reasoning/explained.ts';

/** One step of an argument, ready to be read out and pointed at. */
export interface HintStep extends Explained {
  /** What is now known; they all follow together. */
  readonly conclusions: readonly Literal[];
  /** Cells of which the reason takes for granted what the player's notes leave out. */
  readonly notes: readonly number[];
  /** Sites outside the cells whose clues the reason cites. */
  readonly sites: readonly number[];
  /** False when the search for a shorter reason was cut off. */
  readonly shortest: boolean;
}

/** Whether the player's marks can stand. */
export type Rightness =
  | { readonly kind: 'right' }
  | {
      readonly kind: 'wrong';
      /** Each is wrong where there is one solution; otherwise no solution has all of them. */
      readonly cells: readonly number[];
      readonly each: boolean;
    }
  | WrongNotes
  | { readonly kind: 'contradiction' };

/** Cells whose notes leave out what they are. */
export interface WrongNotes {
  readonly kind: 'wrong notes';
  readonly cells: readonly number[];
}

/** The next thing that can be found out. */
export type Hint =
  | { readonly kind: 'step'; readonly step: HintStep }
  /** Some marks cannot be right: that comes first. */
  | { readonly kind: 'wrong marks'; readonly wrong: Extract<Rightness, { readonly kind: 'wrong' }> }
  | WrongNotes
  /** Everything that follows from the clues is known; `solved` when the board is full. */
  | { readonly kind: 'nothing'; readonly solved: boolean }
  | { readonly kind: 'contradiction' }
  /** Something follows, but no reason short enough to read was found in time. */
  | { readonly kind: 'too long' };
