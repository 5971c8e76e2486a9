import type { Values } from '#logic/claim.ts';
import { COLOURS } from './notes.ts';
import type { CellNotes } from './notes.ts';

/** The part of a player's work that a link contains; both are indexed by cell. */
export interface PlayProgress {
  readonly marks: Values;
  readonly notes: readonly CellNotes[];
}

/**
 * The last line of a text with marks, one character for each cell. Before it is a line of notes if
 * there are any: for each cell its corner, centre and colour notes, one character for each.
 */
const LINES = /^(?:#notes ([\da-z.,]+)\n)?#progress ([\da-z.]+)\n$/m;

/** A puzzle's text with the player's work; values are 0 to 35. */
export const withProgress = (text: string, { marks, notes }: PlayProgress): string => {
  const noted = notes.map(writeNotes).join(',');
  const line = /^,*$/.test(noted) ? '' : `#notes ${noted}\n`;
  return `${text}${line}#progress ${marks.map((mark) => mark?.toString(36) ?? '.').join('')}\n`;
};

/** The text without progress, and the progress if there is any: untrusted, and of any length. */
export function splitProgress(shared: string): {
  readonly text: string;
  readonly progress?: PlayProgress;
} {
  const found = LINES.exec(shared);
  if (found === null || found.index + found[0].length !== shared.length) return { text: shared };
  const [, noted = '', marked = ''] = found;
  const marks = [...marked].map((sign) => (sign === '.' ? undefined : Number.parseInt(sign, 36)));
  const cells = noted.split(',');
  const notes = marks.map((_, cell) => readNotes(cells[cell] ?? ''));
  return { text: shared.slice(0, found.index), progress: { marks, notes } };
}

/** "12.345.1"; trailing dots are omitted. */
const writeNotes = ({ corner, centre, colour }: CellNotes): string =>
  [corner, centre, colour]
    .map((values) => values.map((value) => value.toString(36)).join(''))
    .join('.')
    .replace(/\.+$/, '');

function readNotes(written: string): CellNotes {
  const [corner = [], centre = [], colour = []] = written
    .split('.')
    .map((signs) =>
      [...new Set(signs)].map((sign) => Number.parseInt(sign, 36)).sort((a, b) => a - b),
    );
  return { corner, centre, colour: colour.filter((each) => each >= 1 && each <= COLOURS) };
}
