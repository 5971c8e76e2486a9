import { temporal } from 'zundo';
import { create } from 'zustand';
import { inReadingOrder, moveWall } from '#grid/areas.ts';
import { newId } from '#library/entry.ts';
import type { Values } from '#logic/claim.ts';
import { nothing } from '#puzzle/nothing.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { showClue } from '#puzzle/site.ts';
import { clueAtEachSite } from '#puzzle/siteClues.ts';
import type { Clue } from '#puzzle/site.ts';
import { cellLayer, editedLayer } from './layer.ts';
import type { Layer } from './layer.ts';
import { blankNotes } from './notes.ts';
import { partners, shownGivens } from './pairs.ts';
import { pruneNotes } from './pruneNotes.ts';
import type { Work } from './trial.ts';
import { sayRefused, useView } from './view.ts';

/** What undo brings back: the author's clues and the player's work, two separate layers. */
export interface PuzzleDocument extends Work {
  readonly type: PuzzleType;
  readonly puzzle: Puzzle;
  /** The player's work as it was when each trial began that is not ended yet, the outermost first. */
  readonly trials: readonly Work[];
  /** The id of what it is kept as: another puzzle in its place is another entry. */
  readonly entry: string;
}

/** All of the player's layer. */
export type Played = Pick<PuzzleDocument, 'marks' | 'notes' | 'trials'>;

const blank = ({ givens }: Puzzle) => ({
  marks: givens.map(() => undefined),
  notes: blankNotes(givens),
  trials: [],
});

const open = (
  type: PuzzleType,
  puzzle: Puzzle,
  done: Partial<Played> = {},
  entry: string = newId(),
): PuzzleDocument => ({ type, puzzle, ...blank(puzzle), ...done, entry });

/** The one document on the screen, with its history. */
export const useDocument = create<PuzzleDocument>()(
  temporal(() => open(nothing, emptyPuzzle(nothing)), {
    limit: 1000,
    equality: (past, now) => past.puzzle === now.puzzle && isAsPlayed(past, now),
  }),
);

const history = () => useDocument.temporal.getState();

const isAsPlayed = (one: Played, other: Played): boolean =>
  one.marks === other.marks && one.notes === other.notes && one.trials === other.trials;

/**
 * What a change of the document is: only notes or trials are others, or marks, or clues of the same
 * puzzle, or another puzzle is in its place, or even one of another type.
 */
export type Change = 'notes' | 'marks' | 'clues' | 'puzzle' | 'type';

function changeOf(now: PuzzleDocument, before: PuzzleDocument): Change | undefined {
  if (now.type !== before.type) return 'type';
  if (now.entry !== before.entry) return 'puzzle';
  if (now.puzzle !== before.puzzle) return 'clues';
  if (now.marks !== before.marks) return 'marks';
  return isAsPlayed(now, before) ? undefined : 'notes';
}

/** Hears of every change of the document, from now on. Here alone two documents are compared. */
export const onDocumentChange = (
  hear: (change: Change, now: PuzzleDocument, before: PuzzleDocument) => void,
): (() => void) =>
  useDocument.subscribe((now, before) => {
    const change = changeOf(now, before);
    if (change !== undefined) hear(change, now, before);
  });

/** Hears when what was said of the puzzle on the board holds no longer: it is another in some way. */
export const onPuzzleChange = (
  hear: (
    change: Exclude<Change, 'marks' | 'notes'>,
    now: PuzzleDocument,
    before: PuzzleDocument,
  ) => void,
): (() => void) =>
  onDocumentChange((change, now, before) => {
    if (change !== 'marks' && change !== 'notes') hear(change, now, before);
  });

let opening = false;

/** Whether what is heard of the document now is that another was opened, and no edit. */
export const isOpening = (): boolean => opening;

/** Opens another document, kept as `entry`, and forgets the history of the one before. */
export function openDocument(
  type: PuzzleType,
  puzzle: Puzzle,
  done?: Partial<Played>,
  entry?: string,
): void {
  opening = true;
  useDocument.setState(open(type, puzzle, done, entry));
  opening = false;
  history().clear();
}

/**
 * Puts another puzzle of the same type in place of this one, which stays kept as it is, perhaps begun
 * already; undo goes back to it.
 */
export function replacePuzzle(puzzle: Puzzle, done?: Partial<Played>): void {
  useDocument.setState(({ type }) => open(type, puzzle, done));
}

/** Changes some of the clues and leaves the player's marks; undo brings the old clues back. */
export const changeClues = (puzzle: Puzzle): void => useDocument.setState({ puzzle });

/** Puts other house rules in place of those there are; undo brings the old ones back. */
export function changeHouseRules(houseRules: Puzzle['houseRules']): void {
  const { puzzle } = useDocument.getState();
  useDocument.setState({ puzzle: { ...puzzle, houseRules } });
}

/** Puts a clue at a site, or takes it away. */
export function enterClue(site: number, clue: Clue): void {
  const { puzzle } = useDocument.getState();
  // Leaving a text box without a change is no step for undo, and no new puzzle.
  if (showClue(puzzle.siteClues[site]) === showClue(clue)) return;
  print({ ...puzzle, siteClues: puzzle.siteClues.with(site, clue) });
}

/** Makes cells an area of their own; what is left of others stays as it is. */
export function drawArea(cells: readonly number[]): void {
  const { areas } = useDocument.getState().puzzle;
  joinArea(cells, Math.max(-1, ...areas.map((area) => area ?? -1)) + 1);
}

/** Puts cells into the area with this number. */
export const joinArea = (cells: readonly number[], area: number): void =>
  changeAreas((old, cell) => (cells.includes(cell) ? area : old));

/** Takes cells out of their areas. */
export const eraseAreas = (cells: readonly number[]): void =>
  changeAreas((old, cell) => (cells.includes(cell) ? undefined : old));

/** Takes the wall between two cells down, or puts it up where one line divides their area. */
export function toggleWall(first: number, second: number): void {
  const { type, puzzle } = useDocument.getState();
  const grid = type.grid(puzzle.parameters);
  if (grid.shape !== 'rectangle') return;
  const moved = moveWall(grid, puzzle.areas, first, second);
  changeAreas((_, cell) => moved[cell]);
}

function changeAreas(next: (area: number | undefined, cell: number) => number | undefined): void {
  const { type, puzzle } = useDocument.getState();
  const changed = puzzle.areas.map(next);
  // Areas that have names keep them; others are counted as they are met.
  const named = type.drawnAreas?.(puzzle.parameters)?.named;
  const areas = named === true ? changed : inReadingOrder(changed);
  if (same(areas, puzzle.areas)) return;
  print(withLayout(type, puzzle, { areas }));
}

/** Makes cells black, or white again. What was written in a cell is there again once it is white. */
export function blackenCells(cells: readonly number[], isBlack: boolean): void {
  const { type, puzzle } = useDocument.getState();
  const blackCells = [...puzzle.blackCells];
  for (const cell of cells) blackCells[cell] = isBlack;
  if (blackCells.every((black, cell) => black === puzzle.blackCells[cell])) return;
  const givens = puzzle.givens.map((given, cell) =>
    blackCells[cell] === true ? undefined : given,
  );
  print(withLayout(type, { ...puzzle, givens }, { blackCells }));
}

/** The puzzle with something else drawn, its clues outside the cells where they were. */
const withLayout = (
  type: PuzzleType,
  puzzle: Puzzle,
  drawn: Partial<Pick<Puzzle, 'areas' | 'blackCells'>>,
): Puzzle => ({
  ...puzzle,
  ...drawn,
  siteClues: clueAtEachSite(type, puzzle, { ...puzzle, ...drawn }),
});

/** Puts a value into cells of a layer, or takes it out with `undefined`. One step for undo. */
export function enterValue(
  layer: Layer,
  cells: readonly number[],
  value: number | undefined,
): void {
  const document = useDocument.getState();
  const { type, puzzle, marks } = document;
  if (cellLayer(type, layer) === 'clues') {
    const other = partners(type, puzzle.parameters);
    const givens = [...puzzle.givens];
    for (const cell of cells) {
      if (puzzle.blackCells[cell] === true) continue;
      givens[cell] = value;
      const partner = other.get(cell);
      if (partner !== undefined) givens[partner] = undefined;
    }
    if (same(givens, puzzle.givens)) return;
    print({ ...puzzle, givens });
  } else {
    const clues = shownGivens(document);
    const next = [...marks];
    for (const cell of cells) if (clues[cell] === undefined) next[cell] = value;
    // A drag that goes on over clues leaves them out; only where it began is a clue written over.
    const { cursor } = useView.getState();
    sayRefused(cells.includes(cursor) && clues[cursor] !== undefined);
    if (!same(next, marks)) change(pruneNotes({ ...document, marks: next }, marks));
  }
}

/** Empties a layer: all that the player wrote, or the whole board. */
export function clearLayer(layer: Layer): void {
  const { type, puzzle } = useDocument.getState();
  if (layer !== 'marks') replacePuzzle(emptyPuzzle(type, puzzle.parameters));
  else useDocument.setState(blank(puzzle));
}

export const undo = (): void => history().undo();
export const redo = (): void => history().redo();

/** The document and the steps around it as they were when the stroke began that is under way. */
let stroke:
  | {
      readonly document: PuzzleDocument;
      readonly past: readonly Partial<PuzzleDocument>[];
      readonly future: readonly Partial<PuzzleDocument>[];
    }
  | undefined;

/** From here to `endStroke` or `cancelStroke` all edits are one step for undo: a drag over many cells. */
export function startStroke(): void {
  const { pastStates, futureStates } = history();
  stroke = { document: useDocument.getState(), past: pastStates, future: futureStates };
}

export function endStroke(): void {
  stroke = undefined;
  history().resume();
}

/** Takes back what was edited since `startStroke`, as if it had never been: Redo brings back what it did before. */
export function cancelStroke(): void {
  const before = stroke;
  endStroke();
  if (before === undefined || before.document === useDocument.getState()) return;
  history().pause();
  useDocument.setState(before.document);
  useDocument.temporal.setState({
    pastStates: [...before.past],
    futureStates: [...before.future],
  });
  history().resume();
}

/**
 * Takes what a key, a press or a drag on the board makes of the author's clues: all such edits come
 * through here, and none does while playing. Whatever changes the puzzle on purpose, such as a
 * repair or another size, goes past it.
 */
function print(puzzle: Puzzle): void {
  const refused = isPlaying();
  sayRefused(refused);
  if (!refused) change({ puzzle });
}

/** Whether the player's own marks are edited, so that the author's clues are locked. */
function isPlaying(): boolean {
  const { type, puzzle } = useDocument.getState();
  return editedLayer(type, puzzle.parameters, useView.getState().layer) === 'marks';
}

/** Records the state before a stroke's first edit, and none of those between its edits. */
export function change(next: Partial<PuzzleDocument>): void {
  useDocument.setState(next);
  if (stroke !== undefined) history().pause();
}

const same = (a: Values, b: Values): boolean => a.every((value, cell) => value === b[cell]);
