import { create } from 'zustand';
import type { RunPrinting, RunResult } from '#engine/page/client.ts';
import { layOver, useSolutions } from '#store/solving/solutions.ts';
import { onPuzzleChange } from '#store/document/events.ts';
import { currentPuzzle, engines, isDataSaved } from '#store/engine.ts';
import { aboutBoard, describeBoard } from '#store/autosave/autosave.ts';

/** State of running an SMT-LIB text; output is kept however the run ended. */
export type RunState = { readonly printed: RunPrinting } & (
  | { readonly kind: 'none' | 'running' | 'cancelled' }
  | { readonly kind: 'done'; readonly run: RunResult }
  | { readonly kind: 'failed'; readonly sentence: string }
);

export interface SmtlibRun {
  /** The edited text; `undefined` while it is the puzzle's own. */
  readonly edited: string | undefined;
  readonly state: RunState;
}

const NOTHING_PRINTED: RunPrinting = { printouts: [], more: 0 };
const NOT_RUN: RunState = { kind: 'none', printed: NOTHING_PRINTED };

/** The interval for showing output during a run, in milliseconds: rendering takes time. */
const PAUSE = 100;

export const useSmtlibRun = create<SmtlibRun>()(() => ({
  edited: aboutBoard()?.script,
  state: NOT_RUN,
}));

let running: { readonly cancel: () => void; readonly printed: () => RunPrinting } | undefined;

/** Stores the edited text; `undefined` for the puzzle's own again. */
export function editText(edited: string | undefined): void {
  if (useSmtlibRun.getState().edited === edited) return;
  useSmtlibRun.setState({ edited });
  describeBoard({ script: edited });
}

/** Preloads Z3 for running texts. */
export function expectRuns(): void {
  if (!isDataSaved()) engines.runner.warm();
}

/** Cancels the current run. */
export function cancelRun(): void {
  const stopped = running;
  running = undefined;
  if (stopped === undefined) return;
  stopped.cancel();
  useSmtlibRun.setState({ state: { kind: 'cancelled', printed: stopped.printed() } });
}

/** Runs a text and shows its model on the board. */
export async function runText(text: string): Promise<void> {
  cancelRun();
  useSmtlibRun.setState({ state: { kind: 'running', printed: NOTHING_PRINTED } });
  const printings: RunPrinting[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (): void => {
    timer = undefined;
    if (running === own)
      useSmtlibRun.setState({ state: { kind: 'running', printed: joined(printings) } });
  };
  const { outcome: coming, cancel } = engines.runner.ask(
    { kind: 'run', puzzle: currentPuzzle(), asks: { text } },
    {
      onProgress(printing) {
        printings.push(printing);
        timer ??= setTimeout(show, PAUSE);
      },
    },
  );
  const own = { cancel, printed: () => joined(printings) };
  running = own;
  const outcome = await coming;
  clearTimeout(timer);
  if (running !== own) return;
  running = undefined;
  const printed = joined(printings);
  switch (outcome.kind) {
    case 'answered':
      useSmtlibRun.setState({ state: { kind: 'done', run: outcome.answer, printed } });
      return lay(outcome.answer);
    case 'overdue': {
      const sentence = `Not decided after ${Math.round(outcome.budget / 1000)} seconds.`;
      return useSmtlibRun.setState({ state: { kind: 'failed', sentence, printed } });
    }
    case 'failed':
      return useSmtlibRun.setState({
        state: { kind: 'failed', sentence: outcome.sentence, printed },
      });
    case 'cancelled':
      return useSmtlibRun.setState({ state: { kind: 'cancelled', printed } });
  }
}

/** Concatenates reported output. */
const joined = (printings: readonly RunPrinting[]): RunPrinting => ({
  printouts: printings.flatMap(({ printouts }) => printouts),
  more: printings.reduce((sum, { more }) => sum + more, 0),
});

/** Shows a model on the board; without one, hides that of the run before. */
function lay({ values }: RunResult): void {
  if (values.some((value) => value !== undefined)) layOver({ values, from: 'run' });
  else if (useSolutions.getState().laid?.from === 'run') layOver(undefined);
}

/** Cancels the run when the puzzle changes; returns a function that stops that. */
export const followRun = (): (() => void) =>
  onPuzzleChange(({ change }) => {
    cancelRun();
    useSmtlibRun.setState({ state: NOT_RUN });
    // An edited text belongs to its board and is restored with it.
    if (change !== 'clues') useSmtlibRun.setState({ edited: aboutBoard()?.script });
  });
