import { useEffect } from 'react';
import { profileOf } from '#features/hint/profile.ts';
import { TECHNIQUES } from '#logic/techniques/techniques.ts';
import { capitalise } from '#logic/words.ts';
import { gradeOf } from '#puzzle/difficulty.ts';
import { gradingOf } from '#puzzle/grading.ts';
import { useDocument } from '#store/document/document.ts';
import { gradeNow, useGrade } from '#store/solving/grade.ts';
import { PointingLine, CheckedClaim } from './parts.tsx';

/** Why the puzzle is as hard as it is: its hardest step, and all steps of the easiest way. */
export function Difficulty({ solution }: { readonly solution: readonly number[] }) {
  const { type, puzzle } = useDocument();
  const { graded, isUnknown } = useGrade();
  useEffect(() => gradeNow(solution), [solution]);
  if (graded === undefined) {
    return (
      <CheckedClaim title="Difficulty">
        <p className="difficulty-room text-sm text-muted">
          {isUnknown
            ? 'Difficulty unknown: finding it out takes too long.'
            : 'Finding out how hard it is.'}
        </p>
      </CheckedClaim>
    );
  }
  const { difficulty, hardest, steps } = graded;
  return (
    <CheckedClaim title="Difficulty">
      <div className="difficulty-room">
        <p>{`${capitalise(gradeOf(difficulty, gradingOf(type, puzzle)))}, ${difficulty}.`}</p>
        {hardest !== undefined && (
          <PointingLine cells={hardest.cells}>
            <span>
              <b>{`Hardest step: ${TECHNIQUES[hardest.technique].name}. `}</b>
              <span>{`${capitalise(hardest.sentence)}.`}</span>
            </span>
          </PointingLine>
        )}
        <p className="text-sm text-muted">Techniques needed, hardest first:</p>
        <ul className="hint-profile" aria-label="Techniques, hardest first">
          {profileOf(steps).map(({ technique, steps: count }) => (
            <li key={technique}>{`${TECHNIQUES[technique].name} × ${count}`}</li>
          ))}
        </ul>
      </div>
    </CheckedClaim>
  );
}
