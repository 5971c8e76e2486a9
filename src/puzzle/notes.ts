import type { Slot } from './slot.ts';

/** A kind of note in a cell: small values in its corners or its centre, or colours. */
export type NoteKind = 'corner' | 'centre' | 'colour';

/** All kinds, from the most to the least specific about a cell's value. */
export const NOTE_KINDS = ['centre', 'corner', 'colour'] as const satisfies readonly NoteKind[];

/** The kind of an entry: a value, or a note. */
export type Mode = 'value' | NoteKind;

/** The notes of one cell: values of its slot, and numbers of colours, all ascending. */
export type CellNotes = Readonly<Record<NoteKind, readonly number[]>>;

/** The number of colours; they are numbered from 1. */
export const COLOURS = 8;

/** The letter of a colour, for those who cannot distinguish colours. */
export const colourLetter = (colour: number): string =>
  String.fromCharCode('a'.charCodeAt(0) + colour - 1);

/** The slot of colour notes. */
export const COLOUR_SLOT: Slot = {
  gesture: 'type',
  choices: Array.from({ length: COLOURS }, (_, index) => ({
    value: index + 1,
    symbol: colourLetter(index + 1),
    name: `colour ${colourLetter(index + 1)}`,
    keys: [String(index + 1)],
  })),
};
