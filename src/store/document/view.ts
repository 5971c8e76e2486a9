import { create } from 'zustand';
import type { Mode } from '#puzzle/notes.ts';
import type { Layer } from './layer.ts';

/** The panels beside the board, of which one is open. */
export type Panel = 'check' | 'hint' | 'proof' | 'rules' | 'make' | 'smtlib';

/** A cell, or a clue outside the cells. */
export type Pointed =
  | { readonly kind: 'cell'; readonly cell: number }
  | { readonly kind: 'site'; readonly site: number };

/** A sentence, and what can be done about it. */
export interface Notice {
  readonly sentence: string;
  /** A text that could not be read, to be copied. */
  readonly text?: string;
  /** Nothing went wrong: it says what was done. */
  readonly isGood?: true;
}

/** What is on the screen but not in the puzzle: nothing here is undone or saved. */
export interface View {
  /** "Setting" edits the clues, "Playing" the marks. */
  readonly layer: Layer;
  /** What an entry makes of the player's cells. */
  readonly mode: Mode;
  /** What was just typed or pressed would have changed a clue, while playing. */
  readonly refused: boolean;
  /** Which of two pens the left button and the finger hold. */
  readonly pen: 0 | 1;
  /** The cell that has the keyboard. */
  readonly cursor: number;
  /** The cells that typing fills; always holds the cursor. */
  readonly selection: readonly number[];
  /** Cells that a rule in a panel points at. */
  readonly lit: readonly number[];
  /** Sites that a panel points at. */
  readonly litSites: readonly number[];
  /** What on the board is pointed at or was last gone to; a panel may speak of it. */
  readonly pointed: Pointed | undefined;
  readonly panel: Panel;
  /** About something that went wrong and was left alone, or was done, until it is dismissed. */
  readonly notice: Notice | undefined;
}

const start: View = {
  layer: 'clues',
  mode: 'value',
  refused: false,
  pen: 0,
  cursor: 0,
  selection: [0],
  lit: [],
  litSites: [],
  pointed: undefined,
  panel: 'check',
  notice: undefined,
};

export const useView = create<View>()(() => start);

export const chooseLayer = (layer: Layer): void => useView.setState({ layer, refused: false });

export const chooseMode = (mode: Mode): void => useView.setState({ mode });

/** Says, or no longer says, that a clue cannot be changed while playing. */
export function sayRefused(refused: boolean): void {
  if (useView.getState().refused !== refused) useView.setState({ refused });
}

export const choosePen = (pen: 0 | 1): void => useView.setState({ pen });

export const select = (cursor: number, selection: readonly number[] = [cursor]): void =>
  useView.setState({
    cursor,
    selection,
    pointed: { kind: 'cell', cell: cursor },
    refused: false,
  });

/** Points at something on the board, whatever the keyboard is at. */
export const pointAt = (pointed: Pointed): void => useView.setState({ pointed });

/** Points at cells, and at clues outside them. */
export const light = (lit: readonly number[], litSites: readonly number[] = []): void =>
  useView.setState({ lit, litSites });

export const openPanel = (panel: Panel): void => useView.setState({ panel });

export const notify = (notice: Notice | undefined): void => useView.setState({ notice });

/** A new document starts with the cursor in the first cell and nothing pointed at. */
export const resetView = (layer: Layer): void =>
  useView.setState(({ panel }) => ({ ...start, layer, panel }));
