import { useId, useState } from 'react';
import type { CheckLine } from '#logic/check.ts';
import { readOutput } from '#logic/smtlib/output.ts';
import type { Output } from '#logic/smtlib/output.ts';
import { givenValues } from '#puzzle/puzzleType.ts';
import { layOver, useSolutions } from '#store/solving/solutions.ts';
import type { Laid } from '#store/solving/solutions.ts';
import { useDocument } from '#store/document/document.ts';
import { Button } from '#ui/Button.tsx';
import { useJudged } from '../board/JudgedBoard.tsx';
import { useTyped } from '../typed.ts';
import { contradictedClues, sayLines, sayOutput } from './outputSentences.ts';

/** Another solver's output, overlaid on the board and judged by the check lines. */
export function PastedOutput() {
  const { type, puzzle } = useDocument();
  const { laid } = useSolutions();
  const { lines } = useJudged();
  const [typed, setTyped] = useTyped('output');
  const [read, setRead] = useState<{ readonly output: Output; readonly laid: Laid | undefined }>();
  const id = useId();

  // The message is dropped with its overlay, and when the clues change.
  const [clues, setClues] = useState(puzzle);
  if (clues !== puzzle) {
    setClues(puzzle);
    setRead(undefined);
  }

  const lay = () => {
    const output = readOutput(typed, puzzle.givens.length);
    const next: Laid | undefined =
      output.kind === 'values' ? { values: output.values, from: 'paste' } : undefined;
    if (next !== undefined) layOver(next);
    setRead({ output, laid: next });
  };
  const said = read !== undefined && (read.laid === undefined || read.laid === laid) ? read : null;
  const problem = said?.output.kind === 'problem' || said?.output.kind === 'nothing';

  return (
    <section className="mt-4 grid gap-2" aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`} className="card-title">
        Bring an answer back
      </h2>
      <p className="text-sm text-muted">
        Works with any solver: run the text above with Z3, MathSAT or cvc5 and paste what it prints.
      </p>
      <textarea
        className="text-box"
        aria-label="Solver’s output"
        aria-invalid={problem}
        aria-describedby={said === null ? undefined : `${id}said`}
        rows={6}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div>
        <Button onClick={lay}>Lay it over the board</Button>
      </div>
      {/* Its space is reserved, so that nothing shifts when a message appears. */}
      <div className="min-h-12 text-sm">
        {said !== null &&
          (problem ? (
            <p id={`${id}said`} role="alert" className="problem">
              {sayOutput(said.output)}
            </p>
          ) : (
            <p id={`${id}said`} aria-live="polite">
              {said.output.kind === 'values'
                ? sayLaidOutput(said.output, lines, givenValues(type, puzzle))
                : sayOutput(said.output)}
            </p>
          ))}
      </div>
    </section>
  );
}

/** "81 of 81 cells. All 27 check lines are OK." */
const sayLaidOutput = (
  output: Output & { readonly kind: 'values' },
  lines: readonly CheckLine[],
  givens: Laid['values'],
): string =>
  [sayOutput(output), ...contradictedClues(givens, output.values), sayLines(lines)].join(' ');
