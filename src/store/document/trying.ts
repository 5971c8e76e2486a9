import { useDocument } from './document.ts';

/** Begins a trial: what is written from here on can be thrown away together. Undo ends it, too. */
export const startTrial = (): void =>
  useDocument.setState(({ marks, notes, trials }) => ({ trials: [...trials, { marks, notes }] }));

/** Ends the innermost trial; what was written in it stays, as if it had been before. */
export const keepTrial = (): void =>
  useDocument.setState(({ trials }) => ({ trials: trials.slice(0, -1) }));

/** Ends the innermost trial, and all is as it was when it began. */
export const throwAwayTrial = (): void =>
  useDocument.setState(({ trials }) => ({ ...trials.at(-1), trials: trials.slice(0, -1) }));
