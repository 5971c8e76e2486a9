import type { Symmetry } from '#grid/symmetry.ts';
import type { Recipe } from '#making/recipe.ts';
import { GRADES } from '#puzzle/difficulty.ts';
import { useDocument } from '#store/document.ts';
import { useMaking, wish } from '#store/making.ts';

const GRADE_CHOICES: readonly Recipe['grade'][] = ['any', ...GRADES];

const SYMMETRIES: readonly (readonly [Symmetry, string])[] = [
  ['none', 'none'],
  ['turned', 'by half a turn'],
  ['mirrored', 'in a mirror'],
];

/** What the new puzzle is to be like; only what makes sense for the type. */
export function Wishes() {
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
