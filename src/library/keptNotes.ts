/** A cell's notes as stored; empty lists are absent. */
export interface KeptNotes {
  readonly corner?: readonly number[];
  readonly centre?: readonly number[];
  /** Numbers of colours, counted from 1. */
  readonly colour?: readonly number[];
}

/** A player's work; both are indexed by cell, with `null` for nothing. */
export interface KeptWork {
  readonly marks: readonly (number | null)[];
  readonly notes: readonly (KeptNotes | null)[];
}

/** Reads notes; `undefined` if they are damaged. */
export const readNotes = (notes: unknown): KeptWork['notes'] | undefined =>
  Array.isArray(notes) && notes.every(isNoteOrNone) ? notes : undefined;

const isNoteOrNone = (own: unknown): own is KeptNotes | null =>
  own === null ||
  (typeof own === 'object' &&
    ['corner', 'centre', 'colour'].every((kind) => isListOrNone(Reflect.get(own, kind))));

const isListOrNone = (list: unknown): boolean =>
  list === undefined || (Array.isArray(list) && list.every((value) => typeof value === 'number'));

/** Reads marks; `undefined` if they are damaged. */
export const readMarks = (marks: unknown): KeptWork['marks'] | undefined =>
  Array.isArray(marks) && marks.every((mark) => mark === null || typeof mark === 'number')
    ? marks
    : undefined;

/** Reads the work at the start of each trial; `undefined` if any is damaged. */
export function readTrials(trials: unknown): readonly KeptWork[] | undefined {
  if (!Array.isArray(trials)) return undefined;
  const read = trials.flatMap((trial: unknown) => {
    if (typeof trial !== 'object' || trial === null) return [];
    const marks = readMarks(Reflect.get(trial, 'marks'));
    const notes = readNotes(Reflect.get(trial, 'notes'));
    return marks === undefined || notes === undefined ? [] : [{ marks, notes }];
  });
  return read.length === trials.length ? read : undefined;
}
