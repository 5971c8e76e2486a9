import { capitalise } from '#logic/words.ts';
import { wordsOfHouseRule } from './clueWords.ts';
import type { Puzzle } from './puzzle.ts';
import { claimsByRule } from './puzzleType.ts';
import type { PuzzleType } from './puzzleType.ts';

/** The rules of a puzzle that its type does not have by itself, as sentences: options, what is drawn, house rules. */
export function ownRules(type: PuzzleType, puzzle: Puzzle): readonly string[] {
  const options = Object.entries(type.parameters).flatMap(([key, parameter]) =>
    parameter.kind === 'option' && puzzle.parameters[key] === true ? [`${parameter.label}.`] : [],
  );
  // Each kind of line or dot says what it means.
  const drawn = claimsByRule(type, puzzle).flatMap(({ text, claims }) =>
    type.drawnPaths?.areExtra === true && claims.some(({ place }) => place.path !== undefined)
      ? [`${capitalise(text)}.`]
      : [],
  );
  const houseRules = puzzle.houseRules.map(
    (_, index) => `${capitalise(wordsOfHouseRule(type, puzzle, index))}.`,
  );
  return [...options, ...drawn, ...houseRules];
}
