import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { NOTE_KINDS } from '#puzzle/notes.ts';
import { readPuzzle } from '#puzzle/text.ts';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { findPuzzleType } from '#puzzles/all.ts';
import {
  clearLayer,
  endStroke,
  enterValue,
  openDocument,
  redo,
  replacePuzzle,
  startStroke,
  undo,
  useDocument,
} from './document.ts';
import { enterLiterals } from './marking.ts';
import { hasNotes, NO_NOTES } from './notes.ts';
import { deleteNotes, deleteStrongest, enterNote, noteCandidates } from './noting.ts';
import { trialDepth } from './trial.ts';
import { keepTrial, startTrial, throwAwayTrial } from './trying.ts';

function typeOf(id: string): PuzzleType {
  const type = findPuzzleType(id);
  if (type === undefined) throw new Error(`No type ${id}`);
  return type;
}

/** Opens a puzzle from its text form. */
function openText(id: string, text: string): void {
  const read = readPuzzle(typeOf(id), text);
  if (!read.ok) throw new Error('The puzzle cannot be read');
  openDocument(typeOf(id), read.value);
}

const sudoku = typeOf('sudoku');
const notesOf = (cell: number) => useDocument.getState().notes[cell];
const markOf = (cell: number) => useDocument.getState().marks[cell];
const depth = (cell: number) => {
  const { trials, ...work } = useDocument.getState();
  return trialDepth(work, trials, cell);
};

beforeEach(() => openDocument(sudoku, emptyPuzzle(sudoku, { size: 4 })));

const kind = fc.constantFrom(...NOTE_KINDS);
const cells = fc.uniqueArray(fc.nat(15), { minLength: 1, maxLength: 4 });
const value = fc.integer({ min: 1, max: 4 });
const deed = fc.oneof(
  fc.record({ does: fc.constant('note' as const), kind, cells, value }),
  fc.record({ does: fc.constant('value' as const), cells, value }),
  fc.record({ does: fc.constant('delete' as const), cells }),
  fc.record({ does: fc.constant('delete notes' as const), kind, cells }),
  fc.record({
    does: fc.constantFrom('candidates' as const, 'try' as const, 'keep' as const, 'drop' as const),
  }),
);

function act(done: typeof deed extends fc.Arbitrary<infer Deed> ? Deed : never): void {
  switch (done.does) {
    case 'note':
      return enterNote(done.kind, done.cells, done.value);
    case 'value':
      return enterValue('marks', done.cells, done.value);
    case 'delete':
      return deleteStrongest(done.cells);
    case 'delete notes':
      return deleteNotes(done.kind, done.cells);
    case 'candidates':
      return noteCandidates();
    case 'try':
      return startTrial();
    case 'keep':
      return keepTrial();
    case 'drop':
      return throwAwayTrial();
  }
}

test('whatever is written, undo goes back to nothing, and redo to all of it', () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 12 }), (deeds) => {
      openDocument(sudoku, emptyPuzzle(sudoku, { size: 4 }));
      const before = useDocument.getState();
      deeds.forEach(act);
      const after = useDocument.getState();
      for (const _ of deeds) undo();
      expect(useDocument.getState()).toEqual(before);
      for (const _ of deeds) redo();
      expect(useDocument.getState()).toEqual(after);
    }),
  );
});

test('a trial that is thrown away leaves all as it was when it began', () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 6 }), fc.array(deed, { maxLength: 6 }), (one, two) => {
      openDocument(sudoku, emptyPuzzle(sudoku, { size: 4 }));
      one.forEach(act);
      const before = useDocument.getState();
      startTrial();
      const within = two.filter(({ does }) => does !== 'keep' && does !== 'drop' && does !== 'try');
      within.forEach(act);
      throwAwayTrial();
      expect(useDocument.getState()).toEqual(before);
    }),
  );
});

test('Delete takes the value first, then the centre, the corners and at last the colour', () => {
  for (const each of NOTE_KINDS) enterNote(each, [0], 2);
  enterValue('marks', [0], 2);
  const left = () => NOTE_KINDS.filter((each) => notesOf(0)?.[each].length === 1);
  deleteStrongest([0]);
  expect([markOf(0), left()]).toEqual([undefined, ['centre', 'corner', 'colour']]);
  deleteStrongest([0]);
  expect(left()).toEqual(['corner', 'colour']);
  deleteStrongest([0]);
  expect(left()).toEqual(['colour']);
  deleteStrongest([0]);
  expect(notesOf(0)).toBe(NO_NOTES);
});

test('a clue takes no small values, but a colour', () => {
  enterValue('clues', [0], 1);
  for (const each of NOTE_KINDS) enterNote(each, [0, 1], 2);
  expect(notesOf(0)).toEqual({ corner: [], centre: [], colour: [2] });
  expect(notesOf(1)).toEqual({ corner: [2], centre: [2], colour: [2] });
});

test('notes under a value are there again when it is deleted', () => {
  enterNote('corner', [0], 3);
  enterValue('marks', [0], 1);
  enterNote('corner', [0, 5], 2);
  expect(notesOf(5)?.corner).toEqual([2]);
  deleteStrongest([0]);
  expect(notesOf(0)?.corner).toEqual([3]);
});

test('clearing the marks clears the notes, and another puzzle has none', () => {
  enterNote('corner', [0], 3);
  startTrial();
  clearLayer('marks');
  expect(hasNotes(useDocument.getState().notes)).toBe(false);
  expect(useDocument.getState().trials).toEqual([]);
  undo();
  expect(notesOf(0)?.corner).toEqual([3]);
  replacePuzzle(emptyPuzzle(sudoku, { size: 4 }));
  expect(hasNotes(useDocument.getState().notes)).toBe(false);
});

test('candidates are what rows, columns and boxes leave, in one step', () => {
  openText('sudoku', '12..\n....\n..4.\n....\n');
  noteCandidates();
  expect(notesOf(2)?.corner).toEqual([3]);
  expect(notesOf(4)?.corner).toEqual([3, 4]);
  expect(notesOf(5)?.corner).toEqual([3, 4]);
  expect(notesOf(15)?.corner).toEqual([1, 2, 3]);
  expect(notesOf(0)).toBe(NO_NOTES);
  undo();
  expect(hasNotes(useDocument.getState().notes)).toBe(false);
});

test('a sum that is printed rules candidates out, too', () => {
  openText('sujiko', '10,22,24,26\n');
  noteCandidates();
  // Circle A is 10. Its three other digits are different and at least 1, so none is above 7.
  expect(notesOf(0)?.corner).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(notesOf(8)?.corner).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('a value that is put leaves the notes of what it rules out, and comes back with undo', () => {
  openText('sudoku', '....\n....\n....\n....\n');
  noteCandidates();
  enterNote('centre', [1], 1);
  enterValue('marks', [0], 1);
  expect(notesOf(1)).toEqual({ corner: [2, 3, 4], centre: [], colour: [] });
  expect(notesOf(5)?.corner).toEqual([2, 3, 4]);
  expect(notesOf(12)?.corner).toEqual([2, 3, 4]);
  expect(notesOf(15)?.corner).toEqual([1, 2, 3, 4]);
  undo();
  expect([notesOf(1)?.centre, notesOf(12)?.corner]).toEqual([[1], [1, 2, 3, 4]]);
  expect(markOf(0)).toBeUndefined();
});

test('neighbours in Suguru lose a value that is put beside them, across the corner as well', () => {
  const suguru = typeOf('suguru');
  openDocument(suguru, emptyPuzzle(suguru, { width: 3, height: 3 }));
  enterNote('corner', [1, 4, 8], 2);
  enterValue('marks', [0], 2);
  expect([1, 4, 8].map((cell) => notesOf(cell)?.corner)).toEqual([[], [], [2]]);
});

test('what a hint rules out leaves the notes of its cell, and what it finds those of others', () => {
  enterNote('corner', [0, 1], 2);
  enterNote('corner', [0, 1], 3);
  enterLiterals([{ cell: 0, value: 2, holds: false }]);
  expect([notesOf(0)?.corner, notesOf(1)?.corner]).toEqual([[3], [2, 3]]);
  enterLiterals([{ cell: 1, value: 2, holds: true }]);
  enterLiterals([{ cell: 5, value: 3, holds: true }]);
  expect([markOf(1), notesOf(0)]).toEqual([2, NO_NOTES]);
  undo();
  expect(notesOf(0)?.corner).toEqual([3]);
  undo();
  undo();
  expect(notesOf(0)?.corner).toEqual([2, 3]);
});

test('of two values one note stands in place of the other', () => {
  const kurosu = typeOf('kurosu');
  openDocument(kurosu, emptyPuzzle(kurosu, { width: 6, height: 6 }));
  enterNote('corner', [0, 1], 0);
  enterNote('corner', [1], 1);
  expect([notesOf(0)?.corner, notesOf(1)?.corner]).toEqual([[0], [1]]);
  enterNote('corner', [1], undefined);
  expect(notesOf(1)).toBe(NO_NOTES);
  enterValue('marks', [6, 7], 1);
  noteCandidates();
  expect([notesOf(8)?.corner, notesOf(9)?.corner]).toEqual([[0], []]);
});

test('a stroke of notes is one step', () => {
  const kurosu = typeOf('kurosu');
  openDocument(kurosu, emptyPuzzle(kurosu, { width: 6, height: 6 }));
  startStroke();
  for (const cell of [0, 1, 2]) enterNote('corner', [cell], 1);
  endStroke();
  undo();
  expect(hasNotes(useDocument.getState().notes)).toBe(false);
});

test('each cell is as deep as the last trial that changed it', () => {
  enterValue('marks', [0], 1);
  startTrial();
  enterValue('marks', [5], 1);
  enterNote('corner', [1], 2);
  startTrial();
  enterValue('marks', [10], 1);
  expect([0, 5, 1, 10, 15].map(depth)).toEqual([0, 1, 1, 2, 0]);
  // Undoing the trial restores the note that it removed and leaves the others.
  enterNote('corner', [1], 3);
  startTrial();
  enterValue('marks', [2], 3);
  expect([notesOf(1)?.corner, depth(1), depth(2)]).toEqual([[2], 1, 3]);
  throwAwayTrial();
  enterNote('corner', [1], 3);
  keepTrial();
  expect([0, 5, 1, 10].map(depth)).toEqual([0, 1, 1, 1]);
  throwAwayTrial();
  expect([0, 5, 10].map(markOf)).toEqual([1, undefined, undefined]);
});
