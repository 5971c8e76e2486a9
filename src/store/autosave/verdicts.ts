import { settledBy, useSolutions } from '#store/solving/solutions.ts';
import { aboutBoard, describeBoard } from './autosave.ts';

/** Saves verdicts in the library from now on. */
export function saveVerdicts(): void {
  useSolutions.subscribe(({ state }) => {
    const verdict = settledBy(state)?.kind;
    const entry = aboutBoard();
    if (verdict !== undefined && entry !== undefined && entry.verdict !== verdict) {
      describeBoard({ verdict });
    }
  });
}
