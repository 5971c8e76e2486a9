import { useEffect, useRef, useState } from 'react';
import { startCheck } from '#checker/ask.ts';
import type { Checking } from '#checker/ask.ts';
import { inFigures } from '#logic/words.ts';
import { useConfirmation } from '#store/solving/confirmation.ts';
import { suspectRelease } from '#store/release.ts';
import { Button } from '#ui/Button.tsx';
import { readProof } from './proofFiles.ts';
import { isSameFormula } from './sameFormula.ts';
import { sayChecked } from './sentences.ts';

/** The file is gone, or the code for .zip files could not be loaded. */
const UNREADABLE = {
  kind: 'refused',
  sentence: 'These files could not be read. Check the connection, then choose them again.',
} as const;

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'checking'; readonly steps: number }
  | { readonly kind: 'told'; readonly sentence: string };

function sayState(state: State): string {
  switch (state.kind) {
    case 'idle':
      return '';
    case 'checking':
      return `Checking, ${inFigures(state.steps)} steps so far.`;
    case 'told':
      return state.sentence;
  }
}

/** Opens a formula and its proof, from any source, and checks them. */
export function CheckProof() {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const input = useRef<HTMLInputElement>(null);
  const under = useRef<Checking>(undefined);
  useEffect(() => () => under.current?.cancel(), []);

  const check = async (files: readonly File[]) => {
    if (files.length === 0) return;
    under.current?.cancel();
    setState({ kind: 'checking', steps: 0 });
    const brought = await readProof(files).catch(() => UNREADABLE);
    if (brought.kind === 'refused') return setState({ kind: 'told', sentence: brought.sentence });
    const checking = startCheck(brought.files, (steps) => setState({ kind: 'checking', steps }));
    under.current = checking;
    const outcome = await checking.outcome;
    if (outcome.kind === 'unfetched') suspectRelease();
    const title = /^\* (?!#)(.*)$/m.exec(brought.files.formula)?.[1] ?? '';
    const { certification } = useConfirmation.getState();
    const ofBoard =
      certification.kind !== 'checked'
        ? 'unknown'
        : isSameFormula(certification.certificate.formula, brought.files.formula)
          ? 'same'
          : 'other';
    setState({ kind: 'told', sentence: sayChecked(outcome, { title, ofBoard }) });
  };
  const cancel = () => {
    under.current?.cancel();
    setState({ kind: 'idle' });
  };
  return (
    <>
      {state.kind === 'checking' ? (
        <Button onClick={cancel}>Stop checking</Button>
      ) : (
        <Button onClick={() => input.current?.click()}>Check a proof</Button>
      )}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept=".opb,.pbp,.zip"
        aria-label="Formula and proof"
        onChange={({ target }) => {
          void check([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <p role="log" aria-label="What the check found" className="basis-full">
        {sayState(state)}
      </p>
    </>
  );
}
