import { useState } from 'react';
import type { PictureRead } from '#photo/picture.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import type { Answers } from './useProof.ts';

const NONE: Answers = {};

/** The user's answers about a picture of a type; reset for another type. */
export function useAnswers(type: PuzzleType | undefined) {
  const [given, setGiven] = useState<{ readonly type: PuzzleType; readonly answers: Answers }>();
  const answers = given !== undefined && given.type === type ? given.answers : NONE;
  const answer = (id: string, text: string) => {
    if (type !== undefined) setGiven({ type, answers: { ...answers, [id]: text } });
  };
  return { answers, answer };
}

/** Asks what a picture cannot show: how many stars a line has. */
export function PhotoQuestions({
  type: { photo },
  picture: { lattice },
  answers,
  onAnswer,
}: {
  readonly type: PuzzleType;
  readonly picture: PictureRead;
  readonly answers: Answers;
  readonly onAnswer: (id: string, text: string) => void;
}) {
  const size = { width: lattice.across, height: lattice.down };
  return photo?.asks?.map(({ id, label, choices, usual }) => (
    <label key={id} className="field">
      {label}
      <select
        className="select"
        value={answers[id] ?? usual(size)}
        onChange={(event) => onAnswer(id, event.target.value)}
      >
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </label>
  ));
}
