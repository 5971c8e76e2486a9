import { inFigures } from '#logic/words.ts';
import { useSmtlibRun } from '#store/asking/smtlibRun.ts';
import type { RunState } from '#store/asking/smtlibRun.ts';

import { useRunner } from '#store/engine.ts';
import type { EngineState } from '#store/engine.ts';
import { PrintedLines } from './PrintedLines.tsx';

/** Why a run has no answer. */
const UNANSWERED: Readonly<
  Record<NonNullable<Extract<RunState, { kind: 'done' }>['run']['unanswered']>, string>
> = {
  'no question': 'Nothing was asked: there is no (check-sat).',
  'not understood': 'Nothing was asked: the text is not understood as far as its (check-sat).',
  'not reached': 'Nothing was asked: (check-sat) comes after (exit), or within something else.',
  refused: 'Z3 did not answer (check-sat): see what it printed.',
};

/** The state of the run, in one sentence. */
function sayState(state: RunState, runner: EngineState): string {
  switch (state.kind) {
    case 'none':
      return 'Change the text as you like, and run it as it stands.';
    case 'running':
      if (runner.kind === 'loading') {
        return `Downloading Z3, ${Math.round(runner.fraction * 100)} %. Then it runs.`;
      }
      return 'Running.';
    case 'cancelled':
      return 'Cancelled.';
    case 'failed':
      return state.sentence;
    case 'done': {
      const { said, unanswered, values } = state.run;
      const found = values.filter((value) => value !== undefined).length;
      if (said === 'sat' && found > 0) {
        return `sat: ${found} of ${values.length} cells laid over the board.`;
      }
      return said ?? UNANSWERED[unanswered ?? 'refused'];
    }
  }
}

/** "9 unknowns, 14 assertions, 3 ms, 0 conflicts." */
function sayStatistics(state: RunState): string {
  if (state.kind !== 'done') return '';
  const { unknowns, assertions, milliseconds, conflicts } = state.run.statistics;
  const parts = [
    `${unknowns} unknowns`,
    `${assertions} assertions`,
    `${Math.max(1, Math.round(milliseconds))} ms`,
    ...(conflicts === undefined ? [] : [`${conflicts} conflicts`]),
  ];
  return `${parts.join(', ')}.`;
}

/** The most assertions of a core that are named; the rest are counted. */
const NAMED = 100;

/** The outcome of the last run; `onGo` scrolls to a line, 0-based. */
export function RunOutcome({
  text,
  onGo,
}: {
  readonly text: string;
  readonly onGo: (line: number) => void;
}) {
  const { state } = useSmtlibRun();
  const runner = useRunner();
  const core = state.kind === 'done' ? state.run.core : [];
  return (
    <div className="grid gap-1">
      <p className="min-h-6" aria-live="polite">
        {sayState(state, runner)}
      </p>
      <p className="min-h-5 text-sm text-muted tabular-nums">{sayStatistics(state)}</p>
      {core.length > 0 && (
        <p className="text-sm">
          These cannot hold together:{' '}
          {core.slice(0, NAMED).map((name) => (
            <button
              key={name}
              type="button"
              className="link mr-2 font-mono"
              onClick={() => onGo(lineNaming(text, name))}
            >
              {name}
            </button>
          ))}
          {core.length > NAMED && <span>{`and ${inFigures(core.length - NAMED)} more.`}</span>}
        </p>
      )}
      <PrintedLines printed={state.printed} onGo={onGo} />
    </div>
  );
}

/** The line on which an assertion is named, 0-based. */
const lineNaming = (text: string, name: string): number =>
  Math.max(
    0,
    text.split('\n').findIndex((line) => line.includes(`:named ${name}`)),
  );
