import { hasClues } from '#puzzle/clueAt.ts';
import type { Parameters } from '#puzzle/parameters.ts';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import { clueAtEachSite } from '#puzzle/siteClues.ts';
import { changeClues, replacePuzzle, useDocument } from './document.ts';
import type { PuzzleDocument } from './document.ts';
import { hasWork } from './trial.ts';

/** The board before the last change of size. */
let aside: PuzzleDocument | undefined;

const isBlank = (document: PuzzleDocument): boolean =>
  !hasClues(document.puzzle) && !hasWork(document);

const areSame = (one: Parameters, other: Parameters): boolean =>
  Object.keys(one).every((name) => one[name] === other[name]);

/**
 * Starts an empty board with other parameters. Undo restores the old board, and so does choosing
 * its size again while the new board is empty.
 */
export function chooseParameters(parameters: Parameters): void {
  const document = useDocument.getState();
  const { type, puzzle } = document;
  const fresh = emptyPuzzle(type, parameters);
  // House rules do not change the grid, so its clues stay; only those of the option come and go.
  if (fresh.givens.length === puzzle.givens.length) {
    const areas = fresh.areas.map((_, cell) => puzzle.areas[cell]);
    const siteClues = clueAtEachSite(type, puzzle, { ...puzzle, parameters, areas });
    return changeClues({ ...puzzle, parameters, siteClues, areas });
  }
  const blank = isBlank(document);
  if (blank && aside?.type === type && areSame(aside.puzzle.parameters, parameters)) {
    return useDocument.setState(aside);
  }
  if (!blank) aside = document;
  replacePuzzle(fresh);
}
