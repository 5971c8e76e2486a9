import { useState } from 'react';
import type { Symmetry } from '#grid/symmetry.ts';
import { LARGEST_SEED } from '#making/recipe.ts';
import type { Recipe } from '#making/recipe.ts';
import { gradeOf, GRADES } from '#puzzle/difficulty.ts';
import { useDocument } from '#store/document.ts';
import { anySeed, makeAnother, stopMaking, useMaking, wish } from '#store/making.ts';
import { Button } from '#ui/Button.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';

const GRADE_CHOICES: readonly Recipe['grade'][] = ['any', ...GRADES];

const SYMMETRIES: readonly (readonly [Symmetry, string])[] = [
  ['none', 'none'],
  ['turned', 'by half a turn'],
  ['mirrored', 'in a mirror'],
];

/** New puzzles of the board's type and size, each with one solution. */
export function MakePanel() {
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">
        A new puzzle of this kind and size, with exactly one solution. It takes the place of the one
        on the board; Undo brings that back.
      </p>
      <Wishes />
      <Start />
      <section aria-label="New puzzle" aria-live="polite" className="min-h-12">
        <Outcome />
      </section>
    </div>
  );
}

/** What the new puzzle is to be like; only what makes sense for the type. */
function Wishes() {
  const { wishes } = useMaking();
  const { type } = useDocument();
  // Elsewhere givens are few, or there are none.
  const hasPattern = type.givenCells !== false && (type.making?.givens ?? 'all') === 'all';
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2">
      <label className="field">
        Difficulty
        <select
          className="select"
          value={wishes.grade}
          onChange={({ target }) =>
            wish({ grade: GRADE_CHOICES.find((grade) => grade === target.value) ?? 'any' })
          }
        >
          {GRADE_CHOICES.map((grade) => (
            <option key={grade}>{grade}</option>
          ))}
        </select>
      </label>
      {hasPattern && (
        <>
          <label className="field">
            Symmetry
            <select
              className="select"
              value={wishes.symmetry}
              onChange={({ target }) =>
                wish({
                  symmetry:
                    SYMMETRIES.find(([symmetry]) => symmetry === target.value)?.[0] ?? 'none',
                })
              }
            >
              {SYMMETRIES.map(([symmetry, label]) => (
                <option key={symmetry} value={symmetry}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <GivensField />
          <label className="field" title="No given could be left out">
            <input
              type="checkbox"
              className="size-4 accent-accent"
              checked={wishes.minimal}
              onChange={({ target }) => wish({ minimal: target.checked, givens: undefined })}
            />
            None to spare
          </label>
        </>
      )}
    </div>
  );
}

/** How many givens to aim at; empty for as many as it takes. */
function GivensField() {
  const { wishes } = useMaking();
  return (
    <label className="field">
      Givens
      <input
        className="select w-20"
        inputMode="numeric"
        placeholder="any"
        disabled={wishes.minimal}
        value={wishes.givens ?? ''}
        onChange={({ target }) => {
          const typed = Number(target.value.replaceAll(/\D/g, '').slice(0, 4));
          wish({ givens: typed > 0 ? typed : undefined });
        }}
      />
    </label>
  );
}

/** Makes one by chance, or the one with the number typed. */
function Start() {
  const { wishes, state } = useMaking();
  const [typed, setTyped] = useState<string>();
  if (state.kind === 'making') {
    return (
      <div className="flex min-h-11 items-center gap-3">
        <ProgressBar label="Making a puzzle" fraction={state.fraction} />
        <Button onClick={stopMaking}>Cancel</Button>
      </div>
    );
  }
  const makeWith = (seed: number) => {
    setTyped(undefined);
    wish({ seed });
    void makeAnother();
  };
  const number = Math.min(LARGEST_SEED, Math.max(1, Number(typed ?? wishes.seed)));
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-6 gap-y-2">
      <Button onClick={() => makeWith(anySeed())}>Make a puzzle</Button>
      <form
        className="flex items-center gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          makeWith(number);
        }}
      >
        <label className="field" title="The same number and wishes make the same puzzle">
          No.
          <input
            className="select w-24"
            inputMode="numeric"
            value={typed ?? wishes.seed}
            onChange={({ target }) => setTyped(target.value.replaceAll(/\D/g, '').slice(0, 6))}
          />
        </label>
        <button type="submit" className="button">
          Make this one
        </button>
      </form>
    </div>
  );
}

/** What came of it. */
function Outcome() {
  const { state, wishes } = useMaking();
  switch (state.kind) {
    case 'idle':
    case 'making':
      return null;
    case 'failed':
      return <p className="problem">{state.sentence}</p>;
    case 'made': {
      const grade = gradeOf(state.difficulty);
      const said = `Made: ${grade}, ${state.difficulty}.`;
      return <p>{state.asWanted ? said : `${said} ${sayNearest(wishes, grade)}`}</p>;
    }
  }
}

const sayNearest = ({ grade, givens }: Pick<Recipe, 'grade' | 'givens'>, found: string): string => {
  const wanted = [
    ...(grade === 'any' || grade === found ? [] : [grade]),
    ...(givens === undefined ? [] : [`${givens} givens`]),
  ];
  return `Nothing nearer to ${wanted.join(' with ')} was found.`;
};
