import { settledBy, useSolutions } from '#store/solving/solutions.ts';
import { aboutBoard, describeBoard } from './keeping.ts';

/** Keeps what the clues are proved to have, from now on. */
export function keepVerdicts(): void {
  useSolutions.subscribe(({ state }) => {
    const verdict = settledBy(state)?.kind;
    const entry = aboutBoard();
    if (verdict !== undefined && entry !== undefined && entry.verdict !== verdict) {
      describeBoard({ verdict });
    }
  });
}
