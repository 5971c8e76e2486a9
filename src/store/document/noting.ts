import { NOTE_KINDS } from '#puzzle/notes.ts';
import type { NoteKind } from '#puzzle/notes.ts';
import { isTwoValued } from '#puzzle/slot.ts';
import { change, enterValue, useDocument } from './document.ts';
import { lockedGivens } from '#puzzle/pairs.ts';
import type { PuzzleDocument } from './document.ts';
import { putNotes, toggleNote } from './notes.ts';
import type { Notes } from './notes.ts';
import { candidatesOnBoard } from './pruneNotes.ts';
import { sayRefused, useView } from './view.ts';

/** The cells that take notes: those without clue and value; all cells for colours. */
function takers(
  document: PuzzleDocument,
  kind: NoteKind,
  cells: readonly number[],
): readonly number[] {
  if (kind === 'colour') return cells;
  const clues = lockedGivens(document);
  const { cursor } = useView.getState();
  sayRefused(cells.includes(cursor) && clues[cursor] !== undefined);
  return cells.filter((cell) => clues[cell] === undefined && document.marks[cell] === undefined);
}

function changeNotes(next: (notes: Notes) => Notes): void {
  const { notes } = useDocument.getState();
  const changed = next(notes);
  if (changed !== notes) change({ notes: changed });
}

/**
 * Removes a note from cells that all have it, otherwise adds it to all. With two values, one
 * replaces the other; `undefined` clears. One undo step.
 */
export function enterNote(
  kind: NoteKind,
  cells: readonly number[],
  value: number | undefined,
): void {
  const document = useDocument.getState();
  const taking = takers(document, kind, cells);
  const replaces = kind !== 'colour' && isTwoValued(document.type.slot(document.puzzle.parameters));
  changeNotes((notes) => {
    if (value === undefined) return putNotes(notes, kind, taking, []);
    if (replaces) return putNotes(notes, kind, taking, [value]);
    return toggleNote(notes, kind, taking, value);
  });
}

/** Removes all notes of a kind from cells. */
export const deleteNotes = (kind: NoteKind, cells: readonly number[]): void =>
  changeNotes((notes) => putNotes(notes, kind, cells, []));

/** Clears values, or else the notes of the strongest kind that the cells have. */
export function deleteStrongest(cells: readonly number[]): void {
  const document = useDocument.getState();
  const { marks, notes } = document;
  const clues = lockedGivens(document);
  const open = cells.filter((cell) => clues[cell] === undefined);
  const seen = (kind: NoteKind) => (kind === 'colour' ? cells : open);
  const kind = NOTE_KINDS.find((each) =>
    seen(each).some((cell) => (notes[cell]?.[each].length ?? 0) > 0),
  );
  const hasValue = open.some((cell) => marks[cell] !== undefined);
  if (kind === undefined || hasValue) enterValue('marks', cells, undefined);
  else deleteNotes(kind, seen(kind));
}

/**
 * Notes every open cell's candidates in its corners; with two values only a single one, since an
 * empty cell means both. One undo step.
 */
export function noteCandidates(): void {
  const document = useDocument.getState();
  const clues = lockedGivens(document);
  const two = isTwoValued(document.type.slot(document.puzzle.parameters));
  const candidates = candidatesOnBoard(document);
  changeNotes((notes) =>
    candidates.reduce((noted, left, cell) => {
      if (clues[cell] !== undefined || document.marks[cell] !== undefined) return noted;
      return putNotes(noted, 'corner', [cell], two && left.length !== 1 ? [] : left);
    }, notes),
  );
}
