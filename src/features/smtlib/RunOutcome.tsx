import { useLens } from '#store/lens.ts';
import type { RunState } from '#store/lens.ts';

/** How the run stands, in one sentence. */
function sayState(state: RunState): string {
  switch (state.kind) {
    case 'none':
      return 'Change the text as you like, and run it as it stands.';
    case 'running':
      return 'Running.';
    case 'cancelled':
      return 'Cancelled.';
    case 'failed':
      return state.sentence;
    case 'done': {
      const { said, values } = state.run;
      const found = values.filter((value) => value !== undefined).length;
      if (said === 'sat' && found > 0) {
        return `sat: ${found} of ${values.length} cells laid over the board.`;
      }
      return said ?? 'Nothing was asked: there is no (check-sat).';
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

/** What came of the last run; `onGo` brings a line into view, from 0. */
export function RunOutcome({
  text,
  onGo,
}: {
  readonly text: string;
  readonly onGo: (line: number) => void;
}) {
  const { state } = useLens();
  const core = state.kind === 'done' ? state.run.core : [];
  return (
    <div className="grid gap-1">
      <p className="min-h-6" aria-live="polite">
        {sayState(state)}
      </p>
      <p className="min-h-5 text-sm text-muted tabular-nums">{sayStatistics(state)}</p>
      {core.length > 0 && (
        <p className="text-sm">
          These cannot hold together:{' '}
          {core.map((name) => (
            <button
              key={name}
              type="button"
              className="link mr-2 font-mono"
              onClick={() => onGo(lineNaming(text, name))}
            >
              {name}
            </button>
          ))}
        </p>
      )}
      {state.printed.length > 0 && (
        <ol className="code" aria-label="What Z3 printed" tabIndex={0}>
          {state.printed.map(({ line, text: printed, failed }, index) => (
            // The same line may print twice, so its place among them is its name.
            <li key={`${index} ${line}`} className={failed ? 'text-warning' : undefined}>
              <button type="button" className="link mr-2" onClick={() => onGo(line - 1)}>
                {`line ${line}`}
              </button>
              <span className="whitespace-pre-wrap">{printed}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** The line on which an assertion gets its name, from 0. */
const lineNaming = (text: string, name: string): number =>
  Math.max(
    0,
    text.split('\n').findIndex((line) => line.includes(`:named ${name}`)),
  );
