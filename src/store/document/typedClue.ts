import type { Puzzle } from '#puzzle/puzzle.ts';
import type { Clue } from '#puzzle/site.ts';
import { enterClue, useDocument } from './document.ts';

/** The clue that was typed last: what is typed on to it is the same undo step while nothing else has happened. */
let typed: { readonly site: number; readonly puzzle: Puzzle } | undefined;

/** Enters a clue at a site; `goesOn` if it continues what was typed there just before, as a second figure does. */
export function enterTyped(site: number, clue: Clue, goesOn: boolean): void {
  const history = useDocument.temporal.getState();
  const before = useDocument.getState().puzzle;
  const isLast = typed?.site === site && typed.puzzle === before;
  if (goesOn && isLast && history.futureStates.length === 0) history.pause();
  enterClue(site, clue);
  history.resume();
  const { puzzle } = useDocument.getState();
  typed = puzzle === before ? undefined : { site, puzzle };
}
