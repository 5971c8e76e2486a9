import type { Entry, KeptNotes, KeptWork } from '#library/entry.ts';
import type { Values } from '#logic/claim.ts';
import { COLOURS } from '#puzzle/notes.ts';
import type { CellNotes } from '#puzzle/notes.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { slotValues } from '#puzzle/slot.ts';
import type { Played } from '#store/document/document.ts';
import { hasNotes, NO_NOTES } from '#store/document/notes.ts';
import type { Work } from '#store/document/trial.ts';

/** The player's work, as stored. */
export const keptPlayed = ({
  marks,
  notes,
  trials,
}: Played): Pick<Entry, 'marks' | 'notes' | 'trials'> => ({
  ...keptWork({ marks, notes }),
  // Absent if empty, since earlier versions do not know notes.
  notes: hasNotes(notes) ? notes.map(keptNotes) : undefined,
  trials: trials.length === 0 ? undefined : trials.map(keptWork),
});

const keptWork = ({ marks, notes }: Work): KeptWork => ({
  marks: marks.map((mark) => mark ?? null),
  notes: notes.map(keptNotes),
});

const keptNotes = (own: CellNotes): KeptNotes | null =>
  own === NO_NOTES
    ? null
    : {
        ...(own.corner.length === 0 ? {} : { corner: own.corner }),
        ...(own.centre.length === 0 ? {} : { centre: own.centre }),
        ...(own.colour.length === 0 ? {} : { colour: own.colour }),
      };

/** An entry's work, as far as its cells can hold it. */
export const playedOf = (
  type: PuzzleType,
  puzzle: Puzzle,
  entry: Pick<Entry, 'marks' | 'notes' | 'trials'>,
): Played => ({
  ...workOf(type, puzzle, { marks: entry.marks, notes: entry.notes ?? [] }),
  trials: (entry.trials ?? []).map((work) => workOf(type, puzzle, work)),
});

/** An entry's marks that its cells can hold, indexed by cell. */
export const marksOf = (type: PuzzleType, puzzle: Puzzle, { marks }: Entry): Values =>
  workOf(type, puzzle, { marks, notes: [] }).marks;

/** Work from elsewhere, as far as a puzzle's cells can hold it. */
export const fittingWork = (type: PuzzleType, puzzle: Puzzle, { marks, notes }: Work): Work =>
  workOf(type, puzzle, { marks: marks.map((mark) => mark ?? null), notes });

function workOf(type: PuzzleType, puzzle: Puzzle, { marks, notes }: KeptWork): Work {
  const allowed = slotValues(type.slot(puzzle.parameters));
  return {
    marks: puzzle.givens.map((_, cell) => allowed.find((value) => value === marks[cell])),
    notes: puzzle.givens.map((_, cell) => notesOf(notes[cell], allowed)),
  };
}

const COLOUR_NUMBERS = Array.from({ length: COLOURS }, (_, index) => index + 1);

/** Sorted as the page has them, each value once. */
const among = (values: readonly number[], kept: readonly number[] = []): readonly number[] =>
  values.filter((value) => kept.includes(value)).toSorted((a, b) => a - b);

function notesOf(kept: KeptNotes | null | undefined, allowed: readonly number[]): CellNotes {
  const own: CellNotes = {
    corner: among(allowed, kept?.corner),
    centre: among(allowed, kept?.centre),
    colour: among(COLOUR_NUMBERS, kept?.colour),
  };
  return Object.values(own).every((list) => list.length === 0) ? NO_NOTES : own;
}
