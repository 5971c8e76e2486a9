import type { Symmetry } from '#grid/symmetry.ts';
import { gradesOffered } from '#puzzle/difficulty.ts';
import { canDraw, kindsDrawn } from '#puzzle/drawnWish.ts';
import { gradingOf } from '#puzzle/grading.ts';
import { PATH_FORMS } from '#puzzle/pathForms.ts';
import { useDocument } from '#store/document/document.ts';
import { useMaking, wish } from '#store/asking/making.ts';
import { digitsOf } from './digits.ts';

const SYMMETRIES: readonly (readonly [Symmetry, string])[] = [
  ['none', 'none'],
  ['turned', '180° rotation'],
  ['mirrored', 'mirrored'],
];

/** Options for the new puzzle that apply to the type. */
export function WishesForm() {
  const { wishes } = useMaking();
  const { type, puzzle } = useDocument();
  // A grade chosen on another board stays visible, and can be changed.
  const grades = new Set(['any', ...gradesOffered(gradingOf(type, puzzle)), wishes.grade] as const);
  const kinds = kindsDrawn(type);
  // Other types have few givens, or none.
  const hasPattern = type.givenCells !== false && (type.making?.givens ?? 'all') === 'all';
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2">
      <ChoiceField
        label="Difficulty"
        choices={[...grades].map((grade) => [grade, grade])}
        value={wishes.grade}
        onChoose={(grade) => wish({ grade })}
      />
      {kinds.length > 0 && (
        <ChoiceField
          label="Clues to draw"
          choices={[
            ['nothing', puzzle.paths.length > 0 ? 'what is drawn now' : 'nothing'],
            ['mix', 'a mix'],
            ...kinds.map((kind) => [kind, PATH_FORMS[kind].many] as const),
          ]}
          value={
            wishes.draws !== undefined && canDraw(type, wishes.draws) ? wishes.draws : 'nothing'
          }
          onChoose={(kind) => wish({ draws: kind === 'nothing' ? undefined : kind })}
        />
      )}
      {hasPattern && (
        <>
          <ChoiceField
            label="Symmetry"
            choices={SYMMETRIES}
            value={wishes.symmetry}
            onChoose={(symmetry) => wish({ symmetry })}
          />
          <GivensField />
          <label className="field" title="No given could be left out">
            <input
              type="checkbox"
              className="size-4 accent-accent"
              checked={wishes.minimal}
              onChange={({ target }) => wish({ minimal: target.checked, givens: undefined })}
            />
            Minimal (no redundant givens)
          </label>
        </>
      )}
    </div>
  );
}

/** A select with a label for each choice. */
function ChoiceField<C extends string>({
  label,
  choices,
  value,
  onChoose,
}: {
  readonly label: string;
  readonly choices: readonly (readonly [C, string])[];
  readonly value: C;
  readonly onChoose: (choice: C) => void;
}) {
  return (
    <label className="field">
      {label}
      <select
        className="select"
        value={value}
        onChange={({ target }) => {
          const chosen = choices.find(([choice]) => choice === target.value);
          if (chosen !== undefined) onChoose(chosen[0]);
        }}
      >
        {choices.map(([choice, shown]) => (
          <option key={choice} value={choice}>
            {shown}
          </option>
        ))}
      </select>
    </label>
  );
}

/** More than the cells of any board. */
const MOST_GIVENS = 9999;

/** The wanted number of givens; empty for as many as are needed. */
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
          const digits = digitsOf(target.value);
          if (digits === undefined) return;
          const typed = Math.min(MOST_GIVENS, Number(digits));
          wish({ givens: typed > 0 ? typed : undefined });
        }}
      />
    </label>
  );
}
