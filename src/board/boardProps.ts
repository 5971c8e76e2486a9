import type { Grid } from '#grid/grid.ts';
import type { Figure } from '#puzzle/figure.ts';
import type { Mode, NoteKind } from '#puzzle/notes.ts';
import type { Slot } from '#puzzle/slot.ts';
import type { CellView } from './cell.ts';
import type { Counter } from './Counters.tsx';
import type { Drawing } from './drawing.ts';
import type { Noting } from './keyTable.ts';
import type { Finger } from './pointer.ts';
import type { SiteView } from './siteView.ts';

/** What hands and keys do on a board; the board itself changes nothing. */
export interface BoardCommands {
  /** The selection always holds the cursor. */
  select(cursor: number, selection: readonly number[]): void;
  /** `as` where the key says what it is entered as, whatever the mode is. */
  enter(cells: readonly number[], value: number | undefined, as?: NoteKind): void;
  /** `of` for notes of one kind; otherwise whatever is there. */
  clear(cells: readonly number[], of: NoteKind | undefined): void;
  /** A cell is left open by a typed blank; returns what it shows then. */
  leaveBlank(cell: number): number | undefined;
  chooseMode(mode: Mode | 'next'): void;
  /** Returns why the numbers typed at a site are not taken. */
  enterClue(site: number, typed: string): string | undefined;
  /** A drag that only selects has ended over several cells, or Enter was pressed. */
  confirm(cells: readonly number[]): void;
  /** The mouse has come to a cell. */
  pointAtCell(cell: number): void;
  /** The mouse or the keyboard has come to a clue outside the cells. */
  pointAtSite(site: number): void;
  /** A press that only chose a cell is over. */
  press(cell: number): void;
  /** A press between two cells side by side; without it, walls are not to be moved. */
  toggleWall?: ((first: number, second: number) => void) | undefined;
  /** Somebody tried to change a locked clue outside the cells. */
  refuse(): void;
  /** All edits between this and `endStroke` are one step for undo. */
  startStroke(): void;
  endStroke(): void;
  /** What was entered since the stroke began is taken back. */
  cancelStroke(): void;
}

/** What a board shows, and the commands that it gives. */
export interface BoardProps {
  readonly label: string;
  readonly grid: Grid;
  readonly drawing: Drawing;
  /** What cells may show. */
  readonly slot: Slot;
  /** What may be entered into the layer that is edited, and by which gesture. */
  readonly entry: Slot;
  /** Indexed by cell. */
  readonly cells: readonly CellView[];
  readonly counters: readonly Counter[];
  /** Clues outside the cells, in the type's order. */
  readonly sites: readonly SiteView[];
  /** House rules that have a picture. */
  readonly figures: readonly Figure[];
  /** A tint 0 to 3 for each cell, indexed by cell; empty where areas have none. */
  readonly tints: readonly (number | undefined)[];
  /** Cells with the cursor's value, and cells in a line or region with it, each marked. */
  readonly seeing: { readonly same: readonly number[]; readonly reach: readonly number[] };
  readonly cursor: number;
  /** The cells that typing fills; holds the cursor. */
  readonly selection: readonly number[];
  /** What the layer that is being edited has in a cell, for cycling. */
  readonly current: (cell: number) => number | undefined;
  /** What can be noted in cells now, if anything can. */
  readonly noting: Noting | undefined;
  /** The author's clues cannot be changed now, only read. */
  readonly locked: boolean;
  /** Presses go through the clues between the cells to the cells under them. */
  readonly passes: boolean;
  /** Rows are typed straight on, as they are printed. */
  readonly straightOn: boolean;
  /** What a finger does that moves over it at once. */
  readonly finger: Finger;
  /** Which choice the left button of two pens puts. */
  readonly pen: 0 | 1;
  readonly commands: BoardCommands;
}
