import { useDocument } from './document.ts';

/** Starts a trial, whose changes can be discarded together. Undo also ends it. */
export const startTrial = (): void =>
  useDocument.setState(({ marks, notes, trials }) => ({ trials: [...trials, { marks, notes }] }));

/** Ends the innermost trial and keeps its changes. */
export const keepTrial = (): void =>
  useDocument.setState(({ trials }) => ({ trials: trials.slice(0, -1) }));

/** Ends the innermost trial and discards its changes. */
export const throwAwayTrial = (): void =>
  useDocument.setState(({ trials }) => ({ ...trials.at(-1), trials: trials.slice(0, -1) }));
