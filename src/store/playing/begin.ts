import { hasClues } from '#puzzle/clueAt.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { replacePuzzle, useDocument } from '#store/document/document.ts';
import { editedLayer } from '#store/document/layer.ts';
import type { Work } from '#store/document/trial.ts';
import { resetView, useView } from '#store/document/view.ts';

/** Puts a finished puzzle in place of the board's, to be played; undo brings the old one back. */
export function playPuzzle(puzzle: Puzzle): void {
  replacePuzzle(puzzle);
  resetView('marks');
}

/**
 * Puts the puzzle of a text on the board. It is there to be played, unless an author was at work:
 * a board with clues that is being set goes on being set, and so does one that gets none. What was begun
 * elsewhere is gone on with.
 */
export function loadPuzzle(next: Puzzle, begun?: Work): void {
  const { type, puzzle } = useDocument.getState();
  const { layer } = useView.getState();
  const isSet = editedLayer(type, puzzle.parameters, layer) !== 'marks' && hasClues(puzzle);
  replacePuzzle(next, begun);
  resetView(begun !== undefined || (hasClues(next) && !isSet) ? 'marks' : layer);
}
