import { useCallback, useMemo, useState } from 'react';
import type { EditorState } from '@codemirror/state';
import { sayDefinitionProblem } from '#definition/problem.ts';
import { typeDefinition, useLab } from '#store/lab/lab.ts';
import { findingsOf } from '#store/lab/findings.ts';
import type { Finding } from '#store/lab/findings.ts';
import { useTrial } from '#store/lab/trial.ts';
import { light } from '#store/document/view.ts';
import { StillPuzzle } from '../board/StillPuzzle.tsx';
import { TextEditor } from '../editor/TextEditor.tsx';
import { annotate, DEFINITION } from './definitionMirror.ts';
import { useEchoes } from './useEchoes.ts';

/** The definition of the type on the board: what its lines mean there, and what is wrong with it. */
export function WritePanel() {
  const { text, reading, isForeign } = useLab();
  const echoes = useEchoes();
  const trial = useTrial();
  const { problems } = reading;
  const findings = useMemo(() => findingsOf(reading, trial), [reading, trial]);
  const [shown, setShown] = useState<{ readonly line: number }>();
  const update = useMemo(() => {
    const said = new Map([...echoes].map(([line, { says }]) => [line, says]));
    return (state: EditorState) => annotate(state, said, [...problems, ...findings]);
  }, [echoes, problems, findings]);
  const point = (line: number | undefined): void => {
    const echo = line === undefined ? undefined : echoes.get(line + 1);
    light(echo?.cells ?? [], echo?.sites ?? []);
  };
  const go = useCallback((line: number) => setShown({ line: line - 1 }), []);
  return (
    <div className="grid gap-3">
      {isForeign && (
        <p className="text-sm text-muted">
          These rules came with the link. They are a text, no program: nothing in them can run.
        </p>
      )}
      <TextEditor
        label="Rules"
        text={text}
        extensions={DEFINITION}
        update={update}
        show={shown}
        onText={typeDefinition}
        onPoint={point}
      />
      <Problems
        problems={[...problems, ...findings]}
        isRunning={reading.ok && trial.isRunning}
        onGo={go}
      />
    </div>
  );
}

/** What is wrong with the text, each with its line. */
function Problems({
  problems,
  isRunning,
  onGo,
}: {
  readonly problems: readonly Finding[];
  /** Whether the rules are still being tried. */
  readonly isRunning: boolean;
  readonly onGo: (line: number) => void;
}) {
  return (
    <section aria-label="What is wrong" aria-live="polite">
      {problems.length === 0 ? (
        <p className="text-sm text-muted">
          {isRunning ? 'Trying the rules …' : 'No problems found.'}
        </p>
      ) : (
        <ul aria-label="Problems" className="grid gap-1">
          {problems.map((problem) => (
            <li key={`${problem.line} ${problem.column} ${problem.sentence}`}>
              <button type="button" className="lab-problem" onClick={() => onGo(problem.line)}>
                {sayDefinitionProblem(problem)}
              </button>
              {problem.picture !== undefined && (
                <div className="lab-picture">
                  <StillPuzzle
                    label={problem.sentence}
                    type={problem.picture.type}
                    puzzle={problem.picture.puzzle}
                    marks={problem.picture.values}
                  />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
