import type { Slot } from './slot.ts';

/** What can be noted beside a cell's value: small values in its corners or its centre, and colours. */
export type NoteKind = 'corner' | 'centre' | 'colour';

/** All kinds, from the one that says most of a cell's value to the one that says least. */
export const NOTE_KINDS = ['centre', 'corner', 'colour'] as const satisfies readonly NoteKind[];

/** What an entry makes of a cell: its value, or a note. */
export type Mode = 'value' | NoteKind;

/** The notes of one cell: values of its slot, and numbers of colours, all ascending. */
export type CellNotes = Readonly<Record<NoteKind, readonly number[]>>;

/** How many colours there are; they are counted from 1. */
export const COLOURS = 8;

/** The letter of a colour, for whoever cannot tell it by itself. */
export const colourLetter = (colour: number): string =>
  String.fromCharCode('a'.charCodeAt(0) + colour - 1);

/** What a cell takes of colours. */
export const COLOUR_SLOT: Slot = {
  gesture: 'type',
  choices: Array.from({ length: COLOURS }, (_, index) => ({
    value: index + 1,
    symbol: colourLetter(index + 1),
    name: `colour ${colourLetter(index + 1)}`,
    keys: [String(index + 1)],
  })),
};
