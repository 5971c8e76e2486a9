import { inFigures } from '#logic/words.ts';
import { areNumbers } from '#puzzle/drawnPath.ts';
import { readHouseRules } from '#puzzle/houseRules.ts';
import type { PathKind } from '#puzzle/pathForms.ts';
import type { HouseRule, Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { readLine } from '#puzzle/ruleLine.ts';
import { failure } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import { slotValues } from '#puzzle/slot.ts';
import { LONGEST_TEXT, MOST_HOUSE_RULES, writePuzzle } from '#puzzle/text.ts';
import { changeHouseRules, useDocument } from '#store/document/document.ts';
import { addPath } from '#store/document/paths.ts';
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
  const why = whyNoRoom(type, puzzle, read.value);
  return why === undefined ? read : failure(why);
}

/** A line of the language to add to a puzzle, or why it cannot be added. */
export function readMoreLine(
  type: PuzzleType,
  puzzle: Puzzle,
  line: string,
): ReturnType<typeof readLine> {
  const read = readLine(type, line, puzzle.parameters, puzzle.houseRules);
  if (!read.ok) return read;
  const isThere = puzzle.houseRules.some(({ text }) => text === read.rule.text);
  const why = isThere
    ? 'This board has this house rule already.'
    : whyNoRoom(type, puzzle, [read.rule]);
  return why === undefined ? read : { ok: false, problem: { sentence: why, fixes: [] } };
}

/** Why a text with more house rules would be refused when it is read again; `undefined` if it would not. */
function whyNoRoom(
  type: PuzzleType,
  puzzle: Puzzle,
  more: readonly HouseRule[],
): string | undefined {
  const houseRules = [...puzzle.houseRules, ...more];
  if (houseRules.length > MOST_HOUSE_RULES) {
    return `A board takes at most ${MOST_HOUSE_RULES} house rules.`;
  }
  const { length } = writePuzzle(type, { ...puzzle, houseRules });
  return more.length > 0 && length > LONGEST_WITH_RULES
    ? `With this the puzzle’s text would have ${inFigures(length)} characters. It can have ${inFigures(LONGEST_WITH_RULES)}, so that there is room for clues.`
    : undefined;
}

/** Adds a line, and says why if it cannot be added. */
export function addLine(line: string): void {
  const { type, puzzle } = useDocument.getState();
  const read = readMoreLine(type, puzzle, line);
  if (read.ok) changeHouseRules([...puzzle.houseRules, read.rule]);
  else notify({ sentence: read.problem.sentence });
}

/** Adds predefined house rules; those that exist already are not repeated. */
export function addTerms(...terms: readonly string[]): void {
  const { type, puzzle } = useDocument.getState();
  const known = new Set(puzzle.houseRules.map(({ text }) => text));
  const read = readMore(type, puzzle, terms.filter((term) => !known.has(term)).join(' '));
  if (!read.ok) notify({ sentence: read.problem.reason });
  else if (read.value.length > 0) changeHouseRules([...puzzle.houseRules, ...read.value]);
}

/**
 * Draws a clue over cells where the type has its kind, so that it is seen, printed and written as what it is; adds house
 * rules that say the same where it has not.
 */
export function drawOrAdd(
  kind: PathKind,
  cells: readonly number[],
  numbers: readonly number[],
  ...terms: readonly string[]
): void {
  const { type, puzzle } = useDocument.getState();
  const isDrawn = type.drawnPaths?.areExtra === true && type.drawnPaths.kinds.includes(kind);
  if (!isDrawn || !areNumbers(type.grid(puzzle.parameters), kind, numbers)) {
    addTerms(...terms);
    return;
  }
  const refused = addPath(kind, cells, numbers);
  if (refused !== undefined) notify({ sentence: refused });
}
