import { inFigures } from '#logic/words.ts';
import { MOST_HOUSE_RULES, readHouseRules } from '#puzzle/houseRules.ts';
import type { HouseRule, Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { failure } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import { slotValues } from '#puzzle/slot.ts';
import { LONGEST_TEXT, writePuzzle } from '#puzzle/text.ts';
import { changeHouseRules, useDocument } from '#store/document/document.ts';
import { notify } from '#store/document/view.ts';

/** Characters reserved for the clues of the largest boards: they may be added after the rules. */
const ROOM_FOR_CLUES = 20_000;
const LONGEST_WITH_RULES = LONGEST_TEXT - ROOM_FOR_CLUES;

/** House rules to add to a puzzle; the problem is a whole sentence. */
export function readMore(
  type: PuzzleType,
  puzzle: Puzzle,
  text: string,
): Result<readonly HouseRule[]> {
  const values = slotValues(type.slot(puzzle.parameters));
  const read = readHouseRules(text, puzzle.givens.length, values, puzzle.houseRules);
  if (!read.ok) return failure(`This ${read.problem.reason}.`);
  // Checked together, since a text with more rules, or a longer one, would be refused when read.
  const houseRules = [...puzzle.houseRules, ...read.value];
  if (houseRules.length > MOST_HOUSE_RULES)
    return failure(`A board takes at most ${MOST_HOUSE_RULES} house rules.`);
  const { length } = writePuzzle(type, { ...puzzle, houseRules });
  return read.value.length > 0 && length > LONGEST_WITH_RULES
    ? failure(
        `With this the puzzle’s text would have ${inFigures(length)} characters. It can have ${inFigures(LONGEST_WITH_RULES)}, so that there is room for clues.`,
      )
    : read;
}

/** Adds predefined house rules; those that exist already are not repeated. */
export function addTerms(...terms: readonly string[]): void {
  const { type, puzzle } = useDocument.getState();
  const known = new Set(puzzle.houseRules.map(({ text }) => text));
  const read = readMore(type, puzzle, terms.filter((term) => !known.has(term)).join(' '));
  if (!read.ok) notify({ sentence: read.problem.reason });
  else if (read.value.length > 0) changeHouseRules([...puzzle.houseRules, ...read.value]);
}
