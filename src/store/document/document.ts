import { temporal } from 'zundo';
import { create } from 'zustand';
import { newId } from '#library/entry.ts';
import type { Values } from '#logic/claim.ts';
import { authorOf, withAuthor, withTitle } from '#puzzle/credits.ts';
import { nothing } from '#puzzle/nothing.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { emptyPuzzle, titleOf } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { showClue } from '#puzzle/site.ts';
import type { Clue } from '#puzzle/site.ts';
import { because } from './cause.ts';
import { cellLayer, editedLayer, layerAfter } from './layer.ts';
import type { Layer } from './layer.ts';
import { blankNotes } from './notes.ts';
import { partners, lockedGivens } from '#puzzle/pairs.ts';
import { pruneNotes } from './pruneNotes.ts';
import type { Work } from './trial.ts';
import { sayRefused, useView } from './view.ts';

/** What undo restores: the author's clues and the player's work, two separate layers. */
export interface PuzzleDocument extends Work {
  readonly type: PuzzleType;
  readonly puzzle: Puzzle;
  /** The player's work at the start of each open trial, outermost first. */
  readonly trials: readonly Work[];
  /** The id of its library entry; another puzzle gets another entry. */
  readonly entry: string;
}

/** The player's layer. */
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

/** The document on the board, with undo history. */
export const useDocument = create<PuzzleDocument>()(
  temporal(() => open(nothing, emptyPuzzle(nothing)), {
    limit: 1000,
    equality: (past, now) => past.puzzle === now.puzzle && isAsPlayed(past, now),
  }),
);

const history = () => useDocument.temporal.getState();

/** Whether two documents hold the same work of the player. */
export const isAsPlayed = (one: Played, other: Played): boolean =>
  one.marks === other.marks && one.notes === other.notes && one.trials === other.trials;

/**
 * Opens a document of library entry `entry` and clears the undo history. `cause` is `remote` if
 * another tab changed the entry.
 */
export function openDocument(
  type: PuzzleType,
  puzzle: Puzzle,
  done?: Partial<Played>,
  entry?: string,
  cause: 'open' | 'remote' = 'open',
): void {
  because(cause, () => useDocument.setState(open(type, puzzle, done, entry)));
  history().clear();
}

/**
 * Puts a puzzle under other rules, as its author changed them. Clears the undo history: earlier steps
 * are of another type.
 */
export function changeType(
  type: PuzzleType,
  puzzle: Puzzle,
  done: Partial<Played> | undefined,
  entry: string,
): void {
  useDocument.setState(open(type, puzzle, done, entry));
  history().clear();
}

/** Replaces the puzzle by another of the same type, perhaps with work done; undo restores it. */
export function replacePuzzle(puzzle: Puzzle, done?: Partial<Played>): void {
  useDocument.setState(({ type }) => open(type, puzzle, done));
}

/** Changes some clues and keeps the player's marks; undo restores the clues. */
export const changeClues = (puzzle: Puzzle): void => useDocument.setState({ puzzle });

/** Changes title or author; undo restores them. One step within a stroke. */
export const changeWords = (puzzle: Puzzle): void => change({ puzzle });

/** Replaces the house rules; undo restores them. */
export function changeHouseRules(houseRules: Puzzle['houseRules']): void {
  const { puzzle } = useDocument.getState();
  useDocument.setState({ puzzle: { ...puzzle, houseRules } });
}

/** Enters a clue at a site, or clears it. */
export function enterClue(site: number, clue: Clue): void {
  const { puzzle } = useDocument.getState();
  // Leaving a text box without a change is neither an undo step nor a new puzzle.
  if (showClue(puzzle.siteClues[site]) === showClue(clue)) return;
  print({ ...puzzle, siteClues: puzzle.siteClues.with(site, clue) });
}

/** Enters a value into cells of a layer; `undefined` clears them. One undo step. */
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
    const clues = lockedGivens(document);
    const next = [...marks];
    for (const cell of cells) if (clues[cell] === undefined) next[cell] = value;
    // A drag skips clues, except for the cell where it began.
    const { cursor } = useView.getState();
    sayRefused(cells.includes(cursor) && clues[cursor] !== undefined);
    if (!same(next, marks)) change(pruneNotes({ ...document, marks: next }, marks));
  }
}

/** Clears a layer: the player's work, or the whole board, of which title and author stay. */
export function clearLayer(layer: Layer): void {
  const { type, puzzle } = useDocument.getState();
  if (layer !== 'marks') {
    const titled = withTitle(emptyPuzzle(type, puzzle.parameters), titleOf(puzzle));
    replacePuzzle(withAuthor(titled, authorOf(puzzle)));
  } else useDocument.setState(blank(puzzle));
}

export const undo = (): void => goTo(() => history().undo());
export const redo = (): void => goTo(() => history().redo());

/** Goes to another state of the history. */
function goTo(move: () => void): void {
  const before = useDocument.getState();
  because('undo', move);
  const { type, puzzle } = useDocument.getState();
  const { layer } = useView.getState();
  if (type !== before.type) return;
  // Areas may have come or gone with an option.
  const next = layerAfter(type, before.puzzle.parameters, puzzle.parameters, layer);
  if (next !== layer) useView.setState({ layer: next });
}

/** The document and its undo steps at the start of the current stroke. */
let stroke:
  | {
      readonly document: PuzzleDocument;
      readonly past: readonly Partial<PuzzleDocument>[];
      readonly future: readonly Partial<PuzzleDocument>[];
    }
  | undefined;

/**
 * Groups all edits until `endStroke` or `cancelStroke` into one undo step: a drag over many cells.
 */
export function startStroke(): void {
  const { pastStates, futureStates } = history();
  stroke = { document: useDocument.getState(), past: pastStates, future: futureStates };
}

export function endStroke(): void {
  stroke = undefined;
  history().resume();
}

/** Reverts all edits since `startStroke` and restores the redo steps. */
export function cancelStroke(): void {
  const before = stroke;
  endStroke();
  if (before === undefined || before.document === useDocument.getState()) return;
  history().pause();
  because('undo', () => useDocument.setState(before.document));
  useDocument.temporal.setState({
    pastStates: [...before.past],
    futureStates: [...before.future],
  });
  history().resume();
}

/**
 * Applies the author's edits by key, press or drag; ignored while playing. Deliberate changes of
 * the puzzle, such as a repair or another size, bypass it.
 */
export function print(puzzle: Puzzle): void {
  const refused = isPlaying();
  sayRefused(refused);
  if (!refused) change({ puzzle });
}

/** Whether the player's marks are edited, so that the author's clues are locked. */
function isPlaying(): boolean {
  const { type, puzzle } = useDocument.getState();
  return editedLayer(type, puzzle.parameters, useView.getState().layer) === 'marks';
}

/** Applies an edit; within a stroke, only the state before the first edit becomes an undo step. */
export function change(next: Partial<PuzzleDocument>): void {
  useDocument.setState(next);
  if (stroke !== undefined) history().pause();
}

export const same = (a: Values, b: Values): boolean => a.every((value, cell) => value === b[cell]);
