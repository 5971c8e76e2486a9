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

/** What the clues of the largest boards take in a puzzle's text: they may come after the rules. */
const ROOM_FOR_CLUES = 20_000;
const LONGEST_WITH_RULES = LONGEST_TEXT - ROOM_FOR_CLUES;

/** House rules to be added to a puzzle; the problem's reason is a whole sentence. */
export function readMore(
  type: PuzzleType,
  puzzle: Puzzle,
  text: string,
): Result<readonly HouseRule[]> {
  const values = slotValues(type.slot(puzzle.parameters));
  const read = readHouseRules(text, puzzle.givens.length, values, puzzle.houseRules);
  if (!read.ok) return failure(`This ${read.problem.reason}.`);
  // A text with more, or a longer one, would not be read again.
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

/** Adds house rules that were written for the visitor; those that are there already stay once. */
export function addTerms(...terms: readonly string[]): void {
  const { type, puzzle } = useDocument.getState();
  const known = new Set(puzzle.houseRules.map(({ text }) => text));
  const read = readMore(type, puzzle, terms.filter((term) => !known.has(term)).join(' '));
  if (!read.ok) notify({ sentence: read.problem.reason });
  else if (read.value.length > 0) changeHouseRules([...puzzle.houseRules, ...read.value]);
}
