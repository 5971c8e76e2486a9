import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NOTE_KINDS } from '#puzzle/notes.ts';
import { blankNotes, dropValue, hasNotes, NO_NOTES, putNotes, toggleNote } from './notes.ts';
import type { Notes } from './notes.ts';

const CELLS = 6;
const cells = fc.uniqueArray(fc.nat(CELLS - 1), { minLength: 1 });
const kind = fc.constantFrom(...NOTE_KINDS);
const value = fc.integer({ min: 1, max: 5 });
const toggle = fc.record({ kind, cells, value });
const make = (
  toggles: readonly { kind: 'corner' | 'centre' | 'colour'; cells: number[]; value: number }[],
): Notes =>
  toggles.reduce(
    (notes, each) => toggleNote(notes, each.kind, each.cells, each.value),
    blankNotes(Array.from({ length: CELLS })),
  );
const notes = fc.array(toggle, { maxLength: 12 }).map(make);

test('after a note is toggled, all the cells have it or none has, and no other cell or note changes', () => {
  fc.assert(
    fc.property(notes, toggle, (before, { kind, cells, value }) => {
      const had = cells.every((cell) => before[cell]?.[kind].includes(value));
      const after = toggleNote(before, kind, cells, value);
      const wanted = before.map((own, cell) => {
        if (!cells.includes(cell)) return own;
        const others = own[kind].filter((each) => each !== value);
        return { ...own, [kind]: had ? others : [...others, value].toSorted((a, b) => a - b) };
      });
      expect(after).toEqual(wanted);
    }),
  );
});

test('toggling a note in one cell twice is as if nothing was done', () => {
  fc.assert(
    fc.property(notes, kind, fc.nat(CELLS - 1), value, (before, kind, cell, value) => {
      const twice = toggleNote(toggleNote(before, kind, [cell], value), kind, [cell], value);
      expect(twice).toEqual(before);
    }),
  );
});

test('cells without notes are always the very same, so that they are told by that', () => {
  fc.assert(
    fc.property(notes, (made) => {
      for (const own of made) {
        expect(own === NO_NOTES).toBe(NOTE_KINDS.every((kind) => own[kind].length === 0));
      }
      const emptied = NOTE_KINDS.reduce(
        (left, kind) => putNotes(left, kind, [...left.keys()], []),
        made,
      );
      expect(hasNotes(emptied)).toBe(false);
    }),
  );
});

test('what changes nothing gives the same notes back, so that it is no step', () => {
  fc.assert(
    fc.property(notes, value, (made, value) => {
      const dropped = dropValue(made, [...made.keys()], value);
      expect(dropValue(dropped, [...made.keys()], value)).toBe(dropped);
      expect(putNotes(made, 'corner', [0], made[0]?.corner ?? [])).toBe(made);
    }),
  );
});

test('a value is dropped from the corners and the centre, and stays as a colour', () => {
  const made = make(NOTE_KINDS.map((kind) => ({ kind, cells: [2], value: 3 })));
  expect(dropValue(made, [2], 3)[2]).toEqual({ corner: [], centre: [], colour: [3] });
});
