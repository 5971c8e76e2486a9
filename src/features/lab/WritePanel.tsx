import { useCallback, useEffect, useMemo, useState } from 'react';
import type { EditorState } from '@codemirror/state';
import type { Definition } from '#definition/definition.ts';
import { withExample, writeExampleBlock } from '#definition/example.ts';
import { light } from '#store/document/view.ts';
import { useDocument } from '#store/document/document.ts';
import { findingsOf } from '#trial/findings.ts';
import { typeDefinition, useLab } from '#store/lab/lab.ts';
import { useTrial } from '#store/lab/trial.ts';
import { useSolutions } from '#store/solving/solutions.ts';
import { Button } from '#ui/Button.tsx';
import { TextEditor } from '../editor/TextEditor.tsx';
import { annotate, DEFINITION } from './definitionMirror.ts';
import type { EditorNotes } from './definitionMirror.ts';
import { Problems } from './Problems.tsx';
import { StartFrom } from './StartFrom.tsx';
import { useEchoes } from './useEchoes.ts';

/** The definition of the type on the board: what its lines mean there, and what is wrong with it. */
export function WritePanel() {
  const { text, reading, isForeign } = useLab();
  const echoes = useEchoes();
  const trial = useTrial();
  const { problems } = reading;
  const findings = useMemo(() => findingsOf(reading, trial), [reading, trial]);
  const [shown, setShown] = useState<{ readonly line: number }>();
  // As text, so that the editor is changed only where something else is to be said: a change takes the
  // selection back that a person is just making.
  const notes = JSON.stringify({
    said: [...echoes].map(([line, { says }]) => [line, says]),
    problems: [...problems, ...findings].map(({ line, column, sentence }) => ({
      line,
      column,
      sentence,
    })),
  });
  const update = useMemo(() => {
    const { said, problems: wrong } = JSON.parse(notes) as EditorNotes;
    return (state: EditorState) => annotate(state, new Map(said), wrong);
  }, [notes]);
  const [pointed, point] = useState<number>();
  // Again when the board has changed under the line that is pointed at.
  useEffect(() => {
    const echo = pointed === undefined ? undefined : echoes.get(pointed + 1);
    light(echo?.cells ?? [], echo?.sites ?? []);
    return () => light([]);
  }, [pointed, echoes]);
  const go = useCallback((line: number) => setShown({ line: line - 1 }), []);
  return (
    <div className="lab-write">
      {isForeign && <Foreign author={reading.ok ? authorIn(reading.definition) : undefined} />}
      <TextEditor
        label="Rules"
        text={text}
        extensions={DEFINITION}
        update={update}
        show={shown}
        onText={typeDefinition}
        onPoint={point}
      />
      <div className="flex flex-wrap items-center gap-2">
        <StartFrom />
        <Button disabled={!reading.ok} onClick={takeBoard}>
          Use the board as the example
        </Button>
        <a href="#/language" className="link inline-flex min-h-11 items-center">
          All phrases
        </a>
      </div>
      <Problems
        problems={problems}
        findings={findings}
        isRunning={reading.ok && (trial.isRunning || trial.type !== reading.type)}
        onGo={go}
      />
    </div>
  );
}

/** The author that a definition names in a line "by …" below its name. */
const authorIn = ({ notes }: Definition): string | undefined =>
  notes.flatMap((note) => /^by (.+)$/i.exec(note)?.[1] ?? [])[0];

/** Says that somebody else wrote the rules, and who by their own word. */
function Foreign({ author }: { readonly author: string | undefined }) {
  return (
    <p className="text-sm text-muted">
      {`These rules were written elsewhere, ${author === undefined ? 'and do not say by whom' : `by ${author} as they say`}. They are a text, not a program: nothing in them runs.`}
    </p>
  );
}

/** Writes the board into the text as its example, with its solution if it has one. */
function takeBoard(): void {
  const { type, puzzle } = useDocument.getState();
  const { state } = useSolutions.getState();
  const verdict = state.kind === 'found' ? state.verdict : state;
  const solution = verdict.kind === 'unique' ? verdict.solution : undefined;
  const lines = writeExampleBlock(type, { ...puzzle, comments: [] }, solution);
  typeDefinition(withExample(useLab.getState().text, lines));
}
