import { labTypeWithId } from '#definition/labType.ts';
import type { Entry, Kept } from '#library/entry.ts';
import { judgeModel } from '#logic/model.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { buildModel, givenValues, titleOf } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { LONGEST_TEXT, readPuzzle } from '#puzzle/text.ts';
import { sayTime } from '../play/time.ts';

/** An entry as shown, with its puzzle if this version can read it. */
export interface Item {
  readonly id: string;
  readonly changed: number;
  readonly type: PuzzleType | undefined;
  /** Its name: the user's, the author's title, or a default. */
  readonly name: string;
  /** The author's title, where the user's name stands in its place; otherwise empty. */
  readonly title: string;
  readonly entry: Entry | undefined;
  /** Without house rules, which small pictures do not show; `undefined` if it cannot be read. */
  readonly puzzle: Puzzle | undefined;
  /** Whether the player filled all of it, and no rule of its type is broken. */
  readonly isSolved: boolean;
  /** Its text, for users who want to rescue it. */
  readonly text: string;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'].concat([
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
]);

/** "Sudoku, 28 Nov": the name of what has none. Not by `Intl`, whose first call takes long. */
function nameByDay(type: PuzzleType | undefined, changed: number): string {
  const day = new Date(changed);
  return `${type?.name ?? 'Puzzle'}, ${day.getDate()} ${MONTHS[day.getMonth()]}`;
}

const items = new WeakMap<Kept, Item>();

/** An entry as shown, if its type is one of `types` or made of its definition; cached. */
export function itemOf(kept: Kept, types: readonly PuzzleType[]): Item {
  const known = items.get(kept);
  if (known !== undefined) return known;
  const item = readItem(kept, (id) => types.find((type) => type.id === id) ?? labTypeWithId(id));
  items.set(kept, item);
  return item;
}

function readItem(kept: Kept, find: (id: string) => PuzzleType | undefined): Item {
  if (kept.kind === 'unreadable') {
    const { id, changed, text } = kept;
    const type = kept.type === undefined ? undefined : find(kept.type);
    return {
      id,
      changed,
      type,
      name: nameByDay(type, changed),
      title: '',
      entry: undefined,
      puzzle: undefined,
      isSolved: false,
      text,
    };
  }
  const { entry } = kept;
  const { id, changed, text } = entry;
  const type = find(entry.type);
  const read =
    type === undefined || text.length > LONGEST_TEXT
      ? undefined
      : readPuzzle(type, text.replaceAll(/^\s*#assert\s.*$/gm, '#'));
  const puzzle = read?.ok === true ? read.value : undefined;
  const title = puzzle === undefined ? '' : titleOf(puzzle);
  const name = entry.name ?? (title === '' ? nameByDay(type, changed) : title);
  const isSolved = type !== undefined && puzzle !== undefined && isFilled(type, puzzle, entry);
  const hidden = name.includes(title) ? '' : title;
  return { id, changed, type, name, title: hidden, entry, puzzle, isSolved, text };
}

/** Whether marks and clues fill the board, and it keeps the rules. House rules are not looked at. */
function isFilled(type: PuzzleType, puzzle: Puzzle, { marks, text }: Entry): boolean {
  const values = givenValues(type, puzzle).map((given, cell) => given ?? marks[cell] ?? undefined);
  const isFull = values.every((value) => value !== undefined);
  return (
    isFull && !text.includes('#assert') && judgeModel(buildModel(type, puzzle), values) === 'holds'
  );
}

/** What stands under an item's name: "Stars, Sudoku". */
export const sayKind = ({ title, type }: Item): string =>
  [title, type?.name ?? 'Of a type this version does not know']
    .filter((words) => words !== '')
    .join(', ');

/** Whether an item's name, type or title contains all search words. */
export function hasWords({ name, type, puzzle }: Item, words: string): boolean {
  const said = [name, type?.name, ...(type?.otherNames ?? []), ...(puzzle?.comments ?? [])]
    .join(' ')
    .toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
}

let days: Intl.DateTimeFormat | undefined;

/** A day in words. The first call takes tens of milliseconds, so the start page avoids it. */
function writeDay(time: number | Date): string {
  days ??= new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  return days.format(time);
}

/** "Today", "Yesterday" or "15 November 2026". */
export function sayDay(time: number, now: Date = new Date()): string {
  const day = writeDay(time);
  if (day === writeDay(now)) return 'Today';
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  return day === writeDay(yesterday) ? 'Yesterday' : day;
}

const VERDICTS = { unique: 'one solution', several: 'several solutions', none: 'no solution' };

const MINUTE = 60_000;

/** "one solution · 12 marks · 5 minutes", or "solved in 4:12": the description of an entry. */
export function sayAbout({ verdict, marks, time }: Entry, isSolved: boolean): string {
  if (isSolved) return time === 0 ? 'solved' : `solved in ${sayTime(time)}`;
  const marked = marks.filter((mark) => mark !== null).length;
  const minutes = Math.round(time / MINUTE);
  return [
    ...(verdict === undefined ? [] : [VERDICTS[verdict]]),
    ...(marked === 0 ? [] : [count(marked, 'mark')]),
    ...(minutes === 0 ? [] : [count(minutes, 'minute')]),
  ].join(' · ');
}

const count = (number: number, what: string): string =>
  `${number} ${number === 1 ? what : `${what}s`}`;
