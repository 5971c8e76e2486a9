import { capitalise } from '#logic/words.ts';
import { gradeOf } from '#puzzle/difficulty.ts';
import { gradingOf } from '#puzzle/grading.ts';
import { useDocument } from '#store/document/document.ts';
import { useGrade } from '#store/solving/grade.ts';

/**
 * The difficulty of the puzzle on the board: a word of its type, and the number on the common
 * scale.
 */
export function GradeTag() {
  const { difficulty, isUnknown } = useGrade();
  const { type, puzzle } = useDocument();
  if (difficulty === undefined) return isUnknown ? <span>Difficulty unknown</span> : null;
  const grading = gradingOf(type, puzzle);
  const [medium, hard, fiendish] = grading.steps;
  return (
    <span
      className="whitespace-nowrap"
      title={`Based on the hardest step and how much you must remember. For a ${type.name} like this: easy below ${medium}, medium below ${hard}, hard below ${fiendish}, then fiendish.`}
    >
      {`${capitalise(gradeOf(difficulty, grading))}, ${difficulty}`}
    </span>
  );
}
