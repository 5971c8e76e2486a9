import type { FoundPuzzle, TextReading } from '#formats/read.ts';
import { LONGEST_PAYLOAD, packText } from '#puzzle/link.ts';
import { withProgress } from '#puzzle/progress.ts';
import type { PlayProgress } from '#puzzle/progress.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { titleOf } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { isLikeDefinition, LAB, normalDefinition } from '#puzzle/typeId.ts';
import { sayTypeAndOptions, sizeOf } from '#puzzle/size.ts';
import { sayProblem } from '#puzzle/result.ts';
import { readPuzzle, writePuzzle } from '#puzzle/text.ts';
import { fetchPuzzleType, puzzleTypeIds } from '#puzzles/registry.ts';
import { addPuzzle } from '#store/autosave/library.ts';
import type { ImportedLibrary } from '#store/autosave/library.ts';
import { addressOf, addressOfEntry, goToAddress, payloadOf } from './address.ts';

/** The largest file that is read, in bytes. */
const LARGEST_FILE = 4 * 1024 * 1024;

const UNFETCHED: FoundPuzzle = {
  kind: 'refused',
  sentence:
    'What reads texts of other programs could not be fetched. Check the connection, then try again.',
};

const LONG_DEFINITION =
  'This definition is too long to be opened, or this browser too old: open the lab and paste it there.';

/** A shorter wait is not announced, in milliseconds. */
const SHORT_WAIT = 400;

/** Shown during a longer wait. */
export const FETCHING = 'Fetching what reads this …';

/**
 * Identifies a text. The code that reads it is loaded with the first text; `onWait` is called if
 * that takes a while.
 */
export async function findOut(
  text: string,
  current?: PuzzleType,
  onWait?: () => void,
): Promise<FoundPuzzle> {
  if (isLikeDefinition(text)) {
    const payload = await packText(normalDefinition(text));
    return payload === undefined || payload.length > LONGEST_PAYLOAD
      ? { kind: 'refused', sentence: LONG_DEFINITION }
      : { kind: 'link', hash: `#/${LAB}/${payload}`, isWhole: true };
  }
  const wait = setTimeout(() => onWait?.(), SHORT_WAIT);
  try {
    const { readBrought } = await import('#formats/read.ts');
    return await readBrought(text, { ids: puzzleTypeIds, fetch: fetchPuzzleType }, current);
  } catch {
    return UNFETCHED;
  } finally {
    clearTimeout(wait);
  }
}

/** The text of a dropped or chosen file, or why it is refused. */
export async function textOfFile(
  file: File,
): Promise<{ readonly text: string } | { readonly refused: string }> {
  if (file.size > LARGEST_FILE) return { refused: 'This file is larger than any of puzzles.' };
  try {
    const text = await file.text();
    return text.includes('\0')
      ? { refused: `${file.name} is no text, and no puzzle is read from it.` }
      : { text };
  } catch {
    return { refused: `${file.name} could not be opened.` };
  }
}

const UNOPENED =
  'This puzzle is too large for a link, and this browser takes nothing into My puzzles; so it cannot be opened.';

/**
 * Opens a puzzle on its own type's page, with its marks if it was begun. Returns a sentence if it
 * cannot.
 */
export async function openElsewhere(
  { type, puzzle }: Pick<TextReading, 'type' | 'puzzle'>,
  words: string,
  begun?: PlayProgress,
): Promise<string | undefined> {
  const written = writePuzzle(type, puzzle);
  const payload = await payloadOf(
    type,
    begun === undefined ? written : withProgress(written, begun),
  );
  if (payload !== undefined && payload.length <= LONGEST_PAYLOAD) {
    goToAddress(addressOf(type, payload), words);
    return undefined;
  }
  const id = await addPuzzle({ type, puzzle });
  if (id === undefined) return UNOPENED;
  goToAddress(addressOfEntry(type, id), words);
  return undefined;
}

/** Opens a puzzle read from a photo on its type's page. Returns a sentence if it cannot. */
export async function openRead(
  type: PuzzleType,
  text: string,
  begun?: PlayProgress,
): Promise<string | undefined> {
  const read = readPuzzle(type, text);
  if (!read.ok) return sayProblem(read.problem);
  return openElsewhere(
    { type, puzzle: read.value },
    `Read as ${article(type.name)} ${type.name} from a photo.${sayBegun(begun)}`,
    begun,
  );
}

/** What a text was read as: "Read as a Sudoku from a puzz.link address." */
export function sayTaken({ type, from, leftOut, cleaned = [] }: TextReading): string {
  const left = leftOut.length === 0 ? '' : ` Left out: ${leftOut.join(', ')}.`;
  const clean = cleaned.length === 0 ? '' : ` Cleaned: ${cleaned.join(', ')}.`;
  return `Read as ${article(type.name)} ${type.name} from ${from}.${left}${clean}`;
}

/** How many of a puzzle's values are the player's. */
function sayBegun(begun?: PlayProgress): string {
  const count = begun?.marks.filter((mark) => mark !== undefined).length ?? 0;
  if (count === 0) return '';
  return count === 1
    ? ' One value that was taken as written by hand is your mark.'
    : ` ${count} values that were taken as written by hand are your marks.`;
}

const article = (word: string): string => (/^[AEIOU]/.test(word) ? 'an' : 'a');

/** A puzzle of a list in a line: its title, or its number; then what it is. */
export function sayListed(type: PuzzleType, puzzle: Puzzle, index: number): string {
  const title = titleOf(puzzle);
  const givens = puzzle.givens.filter((given) => given !== undefined).length;
  const about = [
    type.name,
    sizeOf(type, puzzle.parameters),
    givens === 0 ? '' : `${givens} givens`,
  ];
  return `${index + 1}. ${title === '' ? '' : `${title}: `}${about.filter((part) => part !== '').join(', ')}`;
}

/** What one of several readings is: its type, and of two of the same type the options that are on. */
export function sayChoice(
  { type, puzzle: { parameters } }: Pick<TextReading, 'type' | 'puzzle'>,
  readings: readonly Pick<TextReading, 'type'>[],
): string {
  const isAlone = readings.filter((each) => each.type === type).length < 2;
  return isAlone ? type.name : sayTypeAndOptions(type, parameters);
}

/** The outcome of adding puzzles to the library. */
export function sayAdded(brought: ImportedLibrary): string {
  if ('refused' in brought) return brought.refused;
  const { added, there } = brought;
  const kept = there === 0 ? '' : ` ${there} ${there === 1 ? 'was' : 'were'} there already.`;
  return `${added} added to My puzzles.${kept}`;
}
