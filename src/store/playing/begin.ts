import { hasClues } from '#puzzle/clueAt.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { replacePuzzle, useDocument } from '#store/document/document.ts';
import { editedLayer } from '#store/document/layer.ts';
import type { Work } from '#store/document/trial.ts';
import { resetView, useView } from '#store/document/view.ts';

/** Replaces the board by a finished puzzle, for playing; undo restores the board. */
export function playPuzzle(puzzle: Puzzle): void {
  replacePuzzle(puzzle);
  resetView('marks');
}

/**
 * Loads a puzzle from a text. Opens it for playing unless the author was editing clues, or it has
 * none. Work done elsewhere is continued.
 */
export function loadPuzzle(next: Puzzle, begun?: Work): void {
  const { type, puzzle } = useDocument.getState();
  const { layer } = useView.getState();
  const isSet = editedLayer(type, puzzle.parameters, layer) !== 'marks' && hasClues(puzzle);
  replacePuzzle(next, begun);
  resetView(begun !== undefined || (hasClues(next) && !isSet) ? 'marks' : layer);
}
