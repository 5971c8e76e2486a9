import { memo } from 'react';
import type { RunState } from '#store/asking/smtlibRun.ts';
import { sayCut, sayShown } from './outputSentences.ts';

/** Z3's output, each item with its line; `onGo` scrolls to a line, 0-based. */
export const PrintedLines = memo(function Printed({
  printed: { printouts, more },
  onGo,
}: {
  readonly printed: RunState['printed'];
  readonly onGo: (line: number) => void;
}) {
  if (printouts.length === 0) return null;
  return (
    <>
      <ol className="code" aria-label="What Z3 printed" tabIndex={0}>
        {printouts.map(({ line, text, failed, cut }, index) => (
          // The same line may print twice, so the key is the index. Items out of view are not laid
          // out: for a thousand lines that would take longer than a key press.
          <li
            key={`${index} ${line}`}
            className={`[contain-intrinsic-size:auto_1lh] [content-visibility:auto] ${failed ? 'text-warning' : ''}`}
          >
            <button type="button" className="link mr-2" onClick={() => onGo(line - 1)}>
              {`line ${line}`}
            </button>
            <span className="whitespace-pre-wrap">{text}</span>
            {cut > 0 && <i className="font-sans">{` ${sayCut(text.length + cut)}`}</i>}
          </li>
        ))}
      </ol>
      {more > 0 && <p className="text-sm">{sayShown(printouts.length, printouts.length + more)}</p>}
    </>
  );
});
