import { useState } from 'react';
import { LARGEST_SEED } from '#making/recipe.ts';
import { useBatch } from '#store/asking/batch.ts';
import { anySeed, makeAnother, stopMaking, useMaking, wish } from '#store/asking/making.ts';
import { Button } from '#ui/Button.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { digitsOf } from './digits.ts';

/** Makes a puzzle with a random seed, or with the one typed. */
export function Start() {
  const { wishes, from, state } = useMaking();
  const isBatchBusy = useBatch(({ batch }) => batch?.isMaking === true);
  const isBusy = isBatchBusy || state.kind === 'making';
  const [typed, setTyped] = useState<string>();
  const making = state.kind === 'making' && from === 'wishes' ? state : undefined;
  // Nothing focusable is removed while a puzzle is made.
  return (
    <div className="grid gap-2">
      <div className="flex min-h-11 items-center gap-3">
        <Button
          disabled={isBusy && making === undefined}
          onClick={() => {
            if (making !== undefined) return stopMaking();
            wish({ seed: anySeed() });
            void makeAnother();
          }}
        >
          {making === undefined ? 'Make a puzzle' : 'Cancel'}
        </Button>
        {making !== undefined && <ProgressBar label="Making a puzzle" fraction={making.fraction} />}
      </div>
      <form
        className="flex items-center gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void makeAnother();
        }}
      >
        <label className="field" title="The same number and wishes make the same puzzle">
          No.
          <input
            className="select w-24"
            inputMode="numeric"
            value={typed ?? wishes.seed}
            onChange={({ target }) => {
              const digits = digitsOf(target.value);
              if (digits === undefined) return;
              setTyped(digits);
              // While the box is empty, the last seed applies.
              if (Number(digits) > 0) wish({ seed: Math.min(LARGEST_SEED, Number(digits)) });
            }}
            onBlur={() => setTyped(undefined)}
          />
        </label>
        <button type="submit" className="button" aria-disabled={isBusy}>
          Make this one
        </button>
      </form>
    </div>
  );
}
