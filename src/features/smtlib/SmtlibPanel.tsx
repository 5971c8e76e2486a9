import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { smtlibText } from '#logic/smtlib/write.ts';
import { inFigures } from '#logic/words.ts';
import { speechOf } from '#puzzle/puzzleType.ts';
import { useDocument } from '#store/document/document.ts';
import { cancelRun, editText, expectRuns, runText, useSmtlibRun } from '#store/asking/smtlibRun.ts';
import type { RunState } from '#store/asking/smtlibRun.ts';
import { scriptOf } from '#store/document/script.ts';
import { light, useView } from '#store/document/view.ts';
import type { Pointed } from '#store/document/view.ts';
import { Button } from '#ui/Button.tsx';
import { CopyButton } from '#ui/CopyButton.tsx';
import { download } from '../download.ts';
import { TextEditor } from '../editor/TextEditor.tsx';
import { setMarks, SMTLIB } from './codeMirror.ts';
import { changedLines, linesAbout, linesOfScript, linesOfText, LONGEST_READ } from './lines.ts';
import type { LineView } from './lines.ts';
import { PastedOutput } from './PastedOutput.tsx';
import { RunOutcome } from './RunOutcome.tsx';

const NO_LINES: readonly number[] = [];

/** The puzzle's own text, and the lines changed by the last edit of the board. */
function useOwnText() {
  // Deferred: on the largest boards writing the text takes longer than a key press.
  const { type, puzzle } = useDeferredValue(useDocument());
  const script = useMemo(() => scriptOf(type, puzzle), [type, puzzle]);
  const text = useMemo(() => smtlibText(script), [script]);
  const [seen, setSeen] = useState({ text, type, changed: NO_LINES });
  if (seen.text !== text) {
    const changed = seen.type === type ? changedLines(seen.text, text) : NO_LINES;
    setSeen({ text, type, changed });
  }
  return { script, text, changed: seen.changed };
}

/** The puzzle as SMT-LIB text: to read, point at, edit and run. */
export function SmtlibPanel() {
  const { script, text: own, changed } = useOwnText();
  const { edited, state } = useSmtlibRun();
  const { pointed } = useView();
  useEffect(expectRuns, []);
  const [show, setShow] = useState<{ readonly line: number }>();
  const text = edited ?? own;
  const lines = useMemo(
    () => (edited === undefined ? linesOfScript(script) : linesOfText(edited)),
    [edited, script],
  );
  const about = useMemo(() => linesAbout(lines, pointed), [lines, pointed]);
  const mark = useMemo(
    () => () => ({
      effects: setMarks.of({
        lit: about,
        changed: edited === undefined ? changed : NO_LINES,
        failed: failedLines(state.printed),
      }),
    }),
    [about, changed, edited, state.printed],
  );
  const go = useCallback((line: number) => setShow({ line }), []);
  return (
    <div className="grid gap-2">
      <p className="text-sm text-muted">
        The same rules and clues for any SMT solver; cell <i>i</i> is <code>Vi</code>. Point at a
        line or at the board to see what belongs together.
      </p>
      <TextEditor
        label="SMT-LIB text"
        text={text}
        extensions={SMTLIB}
        update={mark}
        show={show}
        onText={(typed) => editText(typed === own ? undefined : typed)}
        onPoint={(line) => lightLine(line === undefined ? undefined : lines[line])}
      />
      {edited !== undefined && edited.length > LONGEST_READ ? (
        <p className="min-h-11 text-sm">
          A text of more than {inFigures(LONGEST_READ)} characters runs, but its lines and the board
          do not point at each other.
        </p>
      ) : (
        <About pointed={pointed} lines={about} onGo={go} />
      )}
      <div className="flex flex-wrap gap-2">
        {state.kind === 'running' ? (
          <Button onClick={cancelRun}>Cancel</Button>
        ) : (
          <Button onClick={() => void runText(text)}>Run</Button>
        )}
        <CopyButton text={text} />
        <Button onClick={() => download('puzzle.smt2', text)}>Save as .smt2</Button>
        {edited !== undefined && (
          <Button onClick={() => editText(undefined)}>Back to the puzzle’s own text</Button>
        )}
      </div>
      <RunOutcome text={text} onGo={go} />
      <PastedOutput />
    </div>
  );
}

/** The lines with a printed error, without duplicates, 0-based. */
const failedLines = ({ printouts }: RunState['printed']): readonly number[] => [
  ...new Set(printouts.flatMap(({ line, failed }) => (failed ? [line - 1] : []))),
];

const lightLine = (line: LineView | undefined): void =>
  light(line?.cells ?? NO_LINES, line?.sites ?? NO_LINES);

/** How many lines are about the cell or clue pointed at, with buttons to step through them. */
function About({
  pointed,
  lines,
  onGo,
}: {
  readonly pointed: Pointed | undefined;
  readonly lines: readonly number[];
  readonly onGo: (line: number) => void;
}) {
  const { type, puzzle } = useDocument();
  const [last, setLast] = useState(-1);
  const name =
    pointed === undefined
      ? undefined
      : pointed.kind === 'cell'
        ? `${speechOf(type, puzzle).names([pointed.cell])} (V${pointed.cell})`
        : type.sites?.(puzzle)[pointed.site]?.words;
  const next = lines.find((line) => line > last) ?? lines[0];
  return (
    <div className="flex min-h-11 items-center justify-between gap-2 text-sm">
      <span>
        {name === undefined
          ? 'Point at a cell or a clue to find its lines.'
          : `${lines.length} lines use ${name}.`}
      </span>
      {next !== undefined && (
        <Button
          onClick={() => {
            setLast(next);
            onGo(next);
          }}
        >
          Next line
        </Button>
      )}
    </div>
  );
}
