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

/** What pointer and keys do on a board; the board itself changes no state. */
export interface BoardCommands {
  /** The selection always contains the cursor. */
  select(cursor: number, selection: readonly number[]): void;
  /** `as` if the key determines the kind of entry, whatever the mode is. */
  enter(cells: readonly number[], value: number | undefined, as?: NoteKind): void;
  /** `of` for notes of one kind; otherwise whatever the cells show. */
  clear(cells: readonly number[], of: NoteKind | undefined): void;
  /** The user typed a blank into a cell; returns the cell's value afterwards. */
  leaveBlank(cell: number): number | undefined;
  chooseMode(mode: Mode | 'next'): void;
  /**
   * Returns why numbers typed at a site are refused; `undefined` if they are accepted. `goesOn` if they are one entry
   * with those typed there just before.
   */
  enterClue(site: number, typed: string, goesOn?: boolean): string | undefined;
  /** A key was pressed that means nothing in the selected cells, or at a site; `undefined` for any other key. */
  explainKeys(at: 'cells' | number | undefined): void;
  /** A drag that selects has ended over several cells, or Enter was pressed. */
  confirm(cells: readonly number[]): void;
  /** The mouse entered a cell. */
  pointAtCell(cell: number): void;
  /** The mouse entered a clue outside the cells, or it received focus. */
  pointAtSite(site: number): void;
  /** A press that only selected a cell has ended. */
  press(cell: number): void;
  /** A press on the line between two adjacent cells; absent if walls cannot be changed. */
  toggleWall?: ((first: number, second: number) => void) | undefined;
  /** The user tried to change a locked clue outside the cells. */
  refuse(): void;
  /** All edits until `endStroke` are one undo step. */
  startStroke(): void;
  endStroke(): void;
  /** Reverts all edits since `startStroke`. */
  cancelStroke(): void;
}

/** What a board shows, and the commands that it calls. */
export interface BoardProps {
  readonly label: string;
  readonly grid: Grid;
  readonly drawing: Drawing;
  /** The values that cells may show. */
  readonly slot: Slot;
  /** The values that the edited layer takes, and the gesture that enters them. */
  readonly entry: Slot;
  /** Indexed by cell. */
  readonly cells: readonly CellView[];
  readonly counters: readonly Counter[];
  /** Clues outside the cells, in the type's order. */
  readonly sites: readonly SiteView[];
  /** House rules that are drawn. */
  readonly figures: readonly Figure[];
  /** A tint 0 to 3 for each cell of the `areaGrid`, indexed by cell; empty where areas have none. */
  readonly tints: readonly (number | undefined)[];
  /** Cells with the cursor's value, and cells in a line or region with it, each marked. */
  readonly seeing: { readonly same: readonly number[]; readonly reach: readonly number[] };
  /** SVG paths of what lines part, if it is tinted. */
  readonly parted?: { readonly inside: string; readonly outside: string } | undefined;
  /** SVG path of lines that are seen, and not edited; empty for none. */
  readonly lines: string;
  readonly cursor: number;
  /** The selected cells, which typing fills; contains the cursor. */
  readonly selection: readonly number[];
  /** The edited layer's value in a cell, for cycling. */
  readonly current: (cell: number) => number | undefined;
  /** The notes that cells take now; `undefined` if none. */
  readonly noting: Noting | undefined;
  /** The author's clues are locked and can only be read. */
  readonly locked: boolean;
  /** Presses on clues between the cells go to the cells under them. */
  readonly passes: boolean;
  /** A drag draws something: from cell to cell, which it may take back, or over cells in any order. */
  readonly drawsPaths?: 'in turn' | 'as a set' | undefined;
  /** Typing moves the cursor to the next cell of the row, for copying a printed puzzle. */
  readonly straightOn: boolean;
  /** Gets focus when nothing has it, so that typing works at once. */
  readonly takesFocus: boolean;
  /** What a finger does that moves without resting first. */
  readonly finger: Finger;
  /** The index of the value that the left button enters, of two. */
  readonly pen: 0 | 1;
  readonly commands: BoardCommands;
}
