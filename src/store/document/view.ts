import { create } from 'zustand';
import type { PathKind } from '#puzzle/pathForms.ts';
import type { Mode } from '#puzzle/notes.ts';
import type { Layer } from './layer.ts';

/** The panels beside the board, of which one is open. */
export type Panel = 'write' | 'check' | 'hint' | 'proof' | 'rules' | 'make' | 'smtlib';

/** A cell, or a clue outside the cells. */
export type Pointed =
  | { readonly kind: 'cell'; readonly cell: number }
  | { readonly kind: 'site'; readonly site: number };

/** A message, and what the user can do about it. */
export interface Notice {
  readonly sentence: string;
  /** An unreadable text, for copying. */
  readonly text?: string;
  /** Set if the notice reports success instead of failure. */
  readonly isGood?: true;
  /** How much of what it reports is done, 0 to 1; it stays until that ends. */
  readonly fraction?: number;
}

/** State of the page outside the document: neither undone nor saved. */
export interface View {
  /** The layer that edits go to: "Setting" edits the clues, "Playing" the marks. */
  readonly layer: Layer;
  /** What typing enters while playing: a value or a kind of note. */
  readonly mode: Mode;
  /** Whether the last input would have changed a clue while playing. */
  readonly refused: boolean;
  /** Whether the last digit was typed where no sum takes it. */
  readonly homeless: boolean;
  /** Which of two values the left button and the finger enter. */
  readonly pen: 0 | 1;
  /** The kind of path that a drag draws, where there are several. */
  readonly pathKind: PathKind | undefined;
  /** The cell with keyboard focus. */
  readonly cursor: number;
  /** The selected cells; always include the cursor. */
  readonly selection: readonly number[];
  /** Cells highlighted by a panel. */
  readonly lit: readonly number[];
  /** Sites highlighted by a panel. */
  readonly litSites: readonly number[];
  /** The last cell or site on the board that was pointed at or focused, for panels. */
  readonly pointed: Pointed | undefined;
  readonly panel: Panel;
  /** A message about a failure or success, until it is dismissed. */
  readonly notice: Notice | undefined;
}

const start: View = {
  layer: 'clues',
  mode: 'value',
  refused: false,
  homeless: false,
  pen: 0,
  pathKind: undefined,
  cursor: 0,
  selection: [0],
  lit: [],
  litSites: [],
  pointed: undefined,
  panel: 'check',
  notice: undefined,
};

export const useView = create<View>()(() => start);

export const chooseLayer = (layer: Layer): void =>
  useView.setState({ layer, refused: false, homeless: false });

export const chooseMode = (mode: Mode): void => useView.setState({ mode });

/** Shows or hides that clues are locked while playing. */
export function sayRefused(refused: boolean): void {
  if (useView.getState().refused !== refused) useView.setState({ refused });
}

/** Shows or hides that a digit was typed where no sum takes it. */
export function sayHomeless(homeless: boolean): void {
  if (useView.getState().homeless !== homeless) useView.setState({ homeless });
}

export const choosePen = (pen: 0 | 1): void => useView.setState({ pen });

export const choosePathKind = (pathKind: PathKind): void => useView.setState({ pathKind });

export const select = (cursor: number, selection: readonly number[] = [cursor]): void =>
  useView.setState({
    cursor,
    selection,
    pointed: { kind: 'cell', cell: cursor },
    refused: false,
    homeless: false,
  });

/** Sets what is pointed at on the board, independent of focus. */
export const pointAt = (pointed: Pointed | undefined): void => useView.setState({ pointed });

/** Highlights cells and sites on the board. */
export const light = (lit: readonly number[], litSites: readonly number[] = []): void =>
  useView.setState({ lit, litSites });

export const openPanel = (panel: Panel): void => useView.setState({ panel });

export const notify = (notice: Notice | undefined): void => useView.setState({ notice });

/** Resets the view for a new document: cursor in the first cell, nothing highlighted. */
export const resetView = (layer: Layer): void =>
  useView.setState(({ panel }) => ({ ...start, layer, panel }));
