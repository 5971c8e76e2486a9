import { capitalise } from '#logic/words.ts';
import { gradeOf } from '#puzzle/difficulty.ts';
import { gradingOf } from '#puzzle/grading.ts';
import { useDocument } from '#store/document/document.ts';
import { useGrade } from '#store/solving/grade.ts';

/** How hard the puzzle on the board is: a word of its type, and the number on the one scale of all. */
export function GradeTag() {
  const { difficulty } = useGrade();
  const { type, puzzle } = useDocument();
  if (difficulty === undefined) return null;
  const grading = gradingOf(type, puzzle);
  const [medium, hard, fiendish] = grading.steps;
  return (
    <span
      className="whitespace-nowrap"
      title={`How large the reasons are that lead to the solution, and how few offer themselves at once. For a ${type.name} like this: easy below ${medium}, medium below ${hard}, hard below ${fiendish}, then fiendish.`}
    >
      {`${capitalise(gradeOf(difficulty, grading))}, ${difficulty}`}
    </span>
  );
}
