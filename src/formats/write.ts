/** The forms for exporting puzzles to other programs. */
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import type { Result } from '#puzzle/result.ts';
import type { OutwardForm, Taken } from './form.ts';
import { toFPuzzles } from './toFPuzzles.ts';
import { toNon } from './toNon.ts';
import { toPzpr } from './toPzpr.ts';
import { toTatham } from './toTatham.ts';

const FORMS: readonly OutwardForm[] = [toPzpr, toTatham, toFPuzzles, toNon];

/** A form, and the puzzle in it or why it cannot hold it. */
export interface Outward {
  readonly name: string;
  readonly ending: string | undefined;
  readonly taken: Result<Taken>;
}

/** A puzzle in every form that supports its type. */
export const writeForms = (type: PuzzleType, puzzle: Puzzle): readonly Outward[] =>
  FORMS.filter(({ typeIds }) => typeIds.includes(type.id)).map((form) => ({
    name: form.name,
    ending: form.ending,
    taken: form.write(type.id, puzzle),
  }));
