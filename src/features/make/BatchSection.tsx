import { useId } from 'react';
import { titleOf } from '#puzzle/puzzleType.ts';
import {
  LARGEST_BATCH,
  makeBatch,
  puzzlesOf,
  seedAfter,
  stopBatch,
  useBatch,
} from '#store/asking/batch.ts';
import type { Batch } from '#store/asking/batch.ts';
import { useMaking } from '#store/asking/making.ts';
import type { Sheet } from '#book/sheet.ts';
import { Button } from '#ui/Button.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { BatchList } from './BatchList.tsx';
import { batchFile, batchText } from './batchText.ts';
import { digitsOf } from './digits.ts';
import { download } from '../download.ts';
import { PrintButton } from '../print/PrintButton.tsx';
import { useTyped } from '../typed.ts';
import { sayBatch } from './sentences.ts';

/** Makes many puzzles with the same options, to play, print or save as text. */
export function BatchSection() {
  const { batch } = useBatch();
  const title = useId();
  return (
    <section aria-labelledby={title} className="make-section">
      <h2 id={title} className="card-title">
        Make a batch
      </h2>
      <Count batch={batch} />
      <p aria-live="polite" className={batch === undefined ? 'sr-only' : undefined}>
        {batch !== undefined && !batch.isMaking && sayBatch(batch)}
      </p>
      {batch !== undefined && batch.entries.length > 0 && (
        <>
          <BatchList batch={batch} />
          <TakeAway batch={batch} />
        </>
      )}
    </section>
  );
}

/** How many, with consecutive seeds; one button starts and stops. */
function Count({ batch }: { readonly batch: Batch | undefined }) {
  const { wishes, state } = useMaking();
  const [typed, setTyped] = useTyped('count', '20');
  const count = Math.min(LARGEST_BATCH, Math.max(1, Number(typed)));
  const isMaking = batch?.isMaking === true;
  return (
    <form
      className="flex flex-wrap items-center gap-x-4 gap-y-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isMaking) return;
        setTyped(String(count));
        void makeBatch(count);
      }}
    >
      <label className="field" title={`From 1 to ${LARGEST_BATCH}`}>
        How many
        <input
          className="select w-16"
          inputMode="numeric"
          readOnly={isMaking}
          value={typed}
          onChange={({ target }) => setTyped(digitsOf(target.value) ?? typed)}
          onBlur={() => setTyped(String(count))}
        />
      </label>
      <button
        type={isMaking ? 'button' : 'submit'}
        className="button"
        disabled={state.kind === 'making'}
        onClick={(event) => {
          if (!isMaking) return;
          // Without this, the press that stops the batch would also submit the form and start
          // another.
          event.preventDefault();
          stopBatch();
        }}
      >
        {isMaking ? 'Cancel' : 'Make them'}
      </button>
      <div className="min-h-5 w-full text-sm text-muted">
        {isMaking ? (
          <ProgressBar
            label={`${batch.entries.length} of ${batch.wanted}`}
            fraction={batch.entries.length / batch.wanted}
          />
        ) : (
          `Same settings, no. ${wishes.seed}${
            count === 1 ? '' : ` to ${seedAfter(wishes.seed, count - 1)}`
          }.`
        )}
      </div>
    </form>
  );
}

/** Prints the batch, or saves it as a file. */
function TakeAway({ batch }: { readonly batch: Batch }) {
  const none = puzzlesOf(batch).length === 0;
  return (
    <div className="flex flex-wrap gap-2">
      <PrintButton disabled={none} collect={() => sheetsOf(batch)}>
        Print
      </PrintButton>
      <Button disabled={none} onClick={() => download(batchFile(batch), batchText(batch))}>
        Download as text
      </Button>
    </div>
  );
}

const sheetsOf = (batch: Batch): readonly Sheet[] =>
  puzzlesOf(batch).map(({ seed, puzzle, made }) => ({
    id: String(seed),
    name: titleOf(puzzle),
    type: batch.type,
    puzzle,
    solution: made.verdict.solution,
    difficulty: made.difficulty,
  }));
