import type { CellView } from '#board/cell.ts';
import type { Mode } from '#puzzle/notes.ts';
import { useDocument } from '#store/document/document.ts';
import type { PuzzleDocument, Played } from '#store/document/document.ts';
import { NO_NOTES } from '#store/document/notes.ts';
import { trialDepth } from '#store/document/trial.ts';
import { memoizeLast } from '#store/memoizeLast.ts';

type Noted = Pick<CellView, 'notes' | 'trial'>;

/** The player's notes in each cell, and the trial they are from; indexed by cell. */
export const useNoted = (): readonly Noted[] => notedOf(useDocument());

const NOTHING: Noted = {};

const notedOf = memoizeLast(({ marks, notes, trials }: Played): readonly Noted[] =>
  notes.map((own, cell) => {
    const depth = trials.length === 0 ? 0 : trialDepth({ marks, notes }, trials, cell);
    if (own === NO_NOTES && depth === 0) return NOTHING;
    return {
      ...(own === NO_NOTES ? {} : { notes: own }),
      ...(depth === 0 ? {} : { trial: depth }),
    };
  }),
);

/** The part of a cell's content that an entry in this mode would change. */
export const currentOf = (
  { marks, notes }: Pick<PuzzleDocument, 'marks' | 'notes'>,
  mode: Mode,
  cell: number,
): number | undefined => (mode === 'value' ? marks[cell] : notes[cell]?.[mode][0]);
