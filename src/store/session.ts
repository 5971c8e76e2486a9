import { followBatch } from './asking/batch.ts';
import { followTrialCheck } from './asking/contradiction.ts';
import { followHints } from './asking/hints.ts';
import { followLiveCertain } from './asking/liveCertain.ts';
import { followMaking } from './asking/making.ts';
import { followProof } from './asking/proof.ts';
import { followRun } from './asking/smtlibRun.ts';
import { startAutosave } from './autosave/autosave.ts';
import { saveHistory } from './autosave/history.ts';
import { saveVerdicts } from './autosave/verdicts.ts';
import { followEngine, replaceEngines } from './engine.ts';
import type { CreateEngine } from './engine.ts';
import { followCompletion } from './playing/completion.ts';
import { followHelp } from './playing/help.ts';
import { followConfirmation } from './solving/confirmation.ts';
import { followGrade } from './solving/grade.ts';
import { followSolutions } from './solving/solutions.ts';
import { followSolving } from './solving/solving.ts';
import { stopAll } from './stops.ts';

/** Starts listening, and returns a function that stops it. */
type Listen = () => () => void;

/**
 * The listeners of the board, in the order in which they are called. First the old verdict is dropped,
 * then the puzzle is solved again, then answers about the old puzzle are cleared.
 */
const LISTENERS: readonly Listen[] = [
  followEngine,
  followSolutions,
  followConfirmation,
  followGrade,
  followSolving,
  followHints,
  followProof,
  followLiveCertain,
  followTrialCheck,
  // Before the board is saved: a full board stops the clock.
  followCompletion,
];

/** These save the board and the help used for it. */
const SAVERS: readonly Listen[] = [startAutosave, saveVerdicts, saveHistory, followHelp];

/** These read what was saved with an opened puzzle, or cancel long jobs for the one before it. */
const LAST: readonly Listen[] = [followRun, followMaking, followBatch];

export interface BoardSession {
  /** Stops all listeners; the stores keep what they hold. */
  readonly end: () => void;
}

export interface SessionOptions {
  /** Replaces the engines; by default they are workers. */
  readonly createEngine?: CreateEngine;
  /** Whether the board is saved; needs `window` and its storage. */
  readonly saves?: boolean;
}

/**
 * Makes the board live: from now on it is solved, confirmed, rated, judged and saved with every
 * change. A page has one session, which lasts as long as the page.
 */
export function createSession({ createEngine, saves = true }: SessionOptions = {}): BoardSession {
  if (createEngine !== undefined) replaceEngines(createEngine);
  const all = [...LISTENERS, ...(saves ? SAVERS : []), ...LAST];
  return { end: stopAll(all.map((listen) => listen())) };
}
