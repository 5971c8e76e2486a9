import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameWork, readKept } from '#library/entry.ts';
import type { Entry, Stored } from '#library/entry.ts';
import { NOTE_KINDS } from '#puzzle/notes.ts';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import type { Played } from '#store/document/document.ts';
import { blankNotes, toggleNote } from '#store/document/notes.ts';
import type { Work } from '#store/document/trial.ts';
import { keptPlayed, playedOf } from './played.ts';

const puzzle = emptyPuzzle(sudoku, { size: 4 });

const stored = (played: Played): Stored => ({
  id: 'a',
  type: 'sudoku',
  text: '....\n....\n....\n....\n',
  ...keptPlayed(played),
});

/** The entry read from a record that was written to a file. */
function through(record: Stored): Entry {
  const kept = readKept(JSON.parse(JSON.stringify(record)) as Stored);
  if (kept.kind !== 'entry') throw new Error('It cannot be read');
  return kept.entry;
}

const toggle = fc.record({
  kind: fc.constantFrom(...NOTE_KINDS),
  cells: fc.uniqueArray(fc.nat(15), { minLength: 1, maxLength: 4 }),
  value: fc.integer({ min: 1, max: 4 }),
});
const work: fc.Arbitrary<Work> = fc.record({
  marks: fc.array(fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }), {
    minLength: 16,
    maxLength: 16,
  }),
  notes: fc
    .array(toggle, { maxLength: 8 })
    .map((toggles) =>
      toggles.reduce(
        (notes, { kind, cells, value }) => toggleNote(notes, kind, cells, value),
        blankNotes(puzzle.givens),
      ),
    ),
});
const played: fc.Arbitrary<Played> = fc
  .tuple(work, fc.array(work, { maxLength: 3 }))
  .map(([own, trials]) => ({ ...own, trials }));

test('marks, notes and trials come back as they were', () => {
  fc.assert(
    fc.property(played, (own) => {
      expect(playedOf(sudoku, puzzle, through(stored(own)))).toEqual(own);
    }),
  );
});

test('two boards are the same work just if their marks, notes and trials are', () => {
  fc.assert(
    fc.property(played, played, (one, other) => {
      const same = JSON.stringify(one) === JSON.stringify(other);
      expect(isSameWork(stored(one), stored(other))).toBe(same);
      expect(isSameWork(stored(one), { ...through(stored(one)) })).toBe(true);
    }),
  );
});

test('an entry of an earlier page, which knew no notes, opens with none', () => {
  const { notes, trials, ...earlier } = stored({
    marks: puzzle.givens,
    notes: blankNotes(puzzle.givens),
    trials: [],
  });
  expect([notes, trials]).toEqual([undefined, undefined]);
  expect(playedOf(sudoku, puzzle, through(earlier))).toEqual({
    marks: puzzle.givens,
    notes: blankNotes(puzzle.givens),
    trials: [],
  });
});

test('damaged notes are left out, and the entry is not', () => {
  const marks = puzzle.givens.map((_, cell) => (cell === 3 ? 2 : null));
  const damaged = ['x', [{ corner: 3 }], [7], [{ colour: ['red'] }], { corner: [1] }];
  for (const notes of damaged) {
    const trials = [{ marks, notes }];
    const entry = through({ id: 'a', type: 'sudoku', text: '', marks, notes, trials });
    expect([entry.notes, entry.trials, entry.marks]).toEqual([undefined, undefined, marks]);
  }
});

test('a note that the cells cannot hold is left out', () => {
  const notes = [{ corner: [9, 2, 2], colour: [0, 3, 12] }];
  const entry = through({ id: 'a', type: 'sudoku', text: '', marks: [], notes });
  expect(playedOf(sudoku, puzzle, entry).notes[0]).toEqual({
    corner: [2],
    centre: [],
    colour: [3],
  });
});
