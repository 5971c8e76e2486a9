import { capitalise } from '#logic/words.ts';
import { wordsOfHouseRule } from '#puzzle/clueWords.ts';
import { authorOf, sayCredits } from '#puzzle/credits.ts';
import { claimsByRule } from '#puzzle/puzzleType.ts';
import type { Sheet } from './sheet.ts';

/** What stands above a board; `number` is its place in a book, if it is in one. */
export const sheetTitle = ({ name, puzzle }: Sheet, number: number | undefined): string =>
  sayCredits(number === undefined ? name : `${number} · ${name}`, authorOf(puzzle));

/** The rules that are the puzzle's own, as sentences: its options, its lines and its house rules. */
export function ownRules({ type, puzzle }: Sheet): readonly string[] {
  const options = Object.entries(type.parameters).flatMap(([key, parameter]) =>
    parameter.kind === 'option' && puzzle.parameters[key] === true ? [parameter.label] : [],
  );
  // House rules are part of the puzzle.
  const houseRules = puzzle.houseRules.map(
    (_, index) => `${capitalise(wordsOfHouseRule(type, puzzle, index))}.`,
  );
  // So are lines and dots: each kind of them says what it means.
  const drawn = claimsByRule(type, puzzle).flatMap(({ text, claims }) =>
    type.drawnPaths?.areExtra === true && claims.some(({ place }) => place.path !== undefined)
      ? [`${capitalise(text)}.`]
      : [],
  );
  return [...options.map((option) => `${option}.`), ...drawn, ...houseRules];
}
