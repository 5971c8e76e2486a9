import { capitalise } from '#logic/words.ts';
import { gradeOf } from '#puzzle/difficulty.ts';
import { useGrade } from '#store/solving/grade.ts';

/** How hard the puzzle on the board is: a word, and where it stands on the one scale of all types. */
export function GradeTag() {
  const { difficulty } = useGrade();
  if (difficulty === undefined) return null;
  return (
    <span
      className="whitespace-nowrap"
      title="How large the reasons are that lead to the solution, and how few offer themselves at once. One scale for all puzzles: easy below 40, medium below 80, hard below 160, then fiendish."
    >
      {`${capitalise(gradeOf(difficulty))}, ${difficulty}`}
    </span>
  );
}
