import type { Values } from '#logic/claim.ts';
import { addsTo, hasNotes, NO_NOTES } from './notes.ts';
import type { Notes } from './notes.ts';

/** The player's marks and notes, indexed by cell. */
export interface Work {
  readonly marks: Values;
  readonly notes: Notes;
}

/** Whether there are any marks or notes. */
export const hasWork = ({ marks, notes }: Work): boolean =>
  hasNotes(notes) || marks.some((mark) => mark !== undefined);

/**
 * The trial in which a cell's content was written: 0 before any, 1 in the first. `trials` are the
 * player's work at the start of each, outermost first.
 */
export function trialDepth({ marks, notes }: Work, trials: readonly Work[], cell: number): number {
  const mark = marks[cell];
  const own = notes[cell] ?? NO_NOTES;
  // A value hides the cell's notes, whichever trial they are from. Deleted notes do not count.
  return (
    trials.findLastIndex((before) =>
      mark === undefined
        ? addsTo(before.notes[cell] ?? NO_NOTES, own)
        : before.marks[cell] !== mark,
    ) + 1
  );
}
