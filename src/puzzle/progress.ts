import type { Values } from '#logic/claim.ts';
import { COLOURS } from './notes.ts';
import type { CellNotes } from './notes.ts';

/** The part of a player's work that a link contains; both are indexed by cell. */
export interface PlayProgress {
  readonly marks: Values;
  readonly notes: readonly CellNotes[];
}

/**
 * The last line of a text with marks, one sign for each cell. Before it is a line of notes if there are any:
 * for each cell its corner, centre and colour notes, one sign for each. A packed text may end in more line
 * feeds, see `packText`.
 */
const LINES = /^(?:#notes ([\da-z.,()]+)\n)?#progress ([\da-z.()]+)\n+$/m;

/** A value's sign: a digit in base 36, or several in brackets. */
const SIGN = /\([\da-z]+\)|[\da-z]/g;
/** The same, or the dot of an open cell. */
const MARK = /\.|\([\da-z]+\)|[\da-z]/g;

function writeSign(value: number): string {
  const digits = value.toString(36);
  return digits.length === 1 ? digits : `(${digits})`;
}

const readSign = (sign: string): number => Number.parseInt(sign.replace('(', ''), 36);

/** A puzzle's text with the player's work; values are 0 or more. */
export const withProgress = (text: string, { marks, notes }: PlayProgress): string => {
  const noted = notes.map(writeNotes).join(',');
  const line = /^,*$/.test(noted) ? '' : `#notes ${noted}\n`;
  return `${text}${line}#progress ${marks.map((mark) => (mark === undefined ? '.' : writeSign(mark))).join('')}\n`;
};

/** The text without progress, and the progress if there is any: untrusted, and of any length. */
export function splitProgress(shared: string): {
  readonly text: string;
  readonly progress?: PlayProgress;
} {
  const found = LINES.exec(shared);
  if (found === null || found.index + found[0].length !== shared.length) return { text: shared };
  const [, noted = '', marked = ''] = found;
  const signs = marked.match(MARK) ?? [];
  const marks = signs.map((sign) => (sign === '.' ? undefined : readSign(sign)));
  const cells = noted.split(',');
  const notes = marks.map((_, cell) => readNotes(cells[cell] ?? ''));
  return { text: shared.slice(0, found.index), progress: { marks, notes } };
}

/** "12.345.1", "1(2s)"; trailing dots are omitted. */
const writeNotes = ({ corner, centre, colour }: CellNotes): string =>
  [corner, centre, colour]
    .map((values) => values.map(writeSign).join(''))
    .join('.')
    .replace(/\.+$/, '');

function readNotes(written: string): CellNotes {
  const [corner = [], centre = [], colour = []] = written
    .split('.')
    .map((signs) => [...new Set(signs.match(SIGN))].map(readSign).sort((a, b) => a - b));
  return { corner, centre, colour: colour.filter((each) => each >= 1 && each <= COLOURS) };
}
