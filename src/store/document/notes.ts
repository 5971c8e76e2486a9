import { NOTE_KINDS } from '#puzzle/notes.ts';
import type { CellNotes, NoteKind } from '#puzzle/notes.ts';

/** Indexed by cell. */
export type Notes = readonly CellNotes[];

const NONE: readonly number[] = [];

/** A cell without notes: one shared object, so that unchanged cells are recognised by identity. */
export const NO_NOTES: CellNotes = { corner: NONE, centre: NONE, colour: NONE };

/** No notes in any of the cells. */
export const blankNotes = (cells: readonly unknown[]): Notes => cells.map(() => NO_NOTES);

/** Whether anything is noted. */
export const hasNotes = (notes: Notes): boolean => notes.some((own) => own !== NO_NOTES);

/**
 * Removes a note from cells that all have it, otherwise adds it to all. Returns the same notes if
 * nothing changes.
 */
export function toggleNote(
  notes: Notes,
  kind: NoteKind,
  cells: readonly number[],
  value: number,
): Notes {
  const all = cells.every((cell) => notes[cell]?.[kind].includes(value) === true);
  return change(notes, cells, (own) => {
    const others = own[kind].filter((each) => each !== value);
    return { ...own, [kind]: all ? others : [...others, value].sort((a, b) => a - b) };
  });
}

/** Replaces the notes of one kind in cells. */
export const putNotes = (
  notes: Notes,
  kind: NoteKind,
  cells: readonly number[],
  values: readonly number[],
): Notes => change(notes, cells, (own) => ({ ...own, [kind]: values }));

/** Removes a value from the corner and centre notes of cells. */
export const dropValue = (notes: Notes, cells: readonly number[], value: number): Notes =>
  change(notes, cells, (own) => ({
    ...own,
    corner: own.corner.filter((each) => each !== value),
    centre: own.centre.filter((each) => each !== value),
  }));

/** Unchanged cells, and unchanged notes as a whole, keep their identity. */
function change(
  notes: Notes,
  cells: readonly number[],
  next: (own: CellNotes) => CellNotes,
): Notes {
  const changed = [...notes];
  for (const cell of cells) {
    const own = notes[cell];
    if (own !== undefined) changed[cell] = settled(own, next(own));
  }
  return changed.some((own, cell) => own !== notes[cell]) ? changed : notes;
}

function settled(before: CellNotes, now: CellNotes): CellNotes {
  if (NOTE_KINDS.every((kind) => now[kind].length === 0)) return NO_NOTES;
  return addsTo(before, now) || addsTo(now, before) ? now : before;
}

/** Whether `now` has a note that `before` has not. */
export const addsTo = (before: CellNotes, now: CellNotes): boolean =>
  now !== before &&
  NOTE_KINDS.some((kind) => now[kind].some((value) => !before[kind].includes(value)));
