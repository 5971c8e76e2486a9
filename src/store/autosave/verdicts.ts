import { settledBy, useSolutions } from '#store/solving/solutions.ts';
import { aboutBoard, describeBoard } from './autosave.ts';

/** Saves verdicts in the library; returns a function that stops that. */
export const saveVerdicts = (): (() => void) =>
  useSolutions.subscribe(({ state }) => {
    const verdict = settledBy(state)?.kind;
    const entry = aboutBoard();
    if (verdict !== undefined && entry !== undefined && entry.verdict !== verdict) {
      describeBoard({ verdict });
    }
  });
