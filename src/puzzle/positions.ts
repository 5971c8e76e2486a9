import type { Literal } from '#logic/literal.ts';
import type { CellNotes } from './notes.ts';
import type { PlayProgress } from './progress.ts';
import type { Puzzle } from './puzzle.ts';
import { buildModel, givenValues } from './puzzleType.ts';
import type { PuzzleType } from './puzzleType.ts';
import { isTwoValued } from './slot.ts';

const NO_NOTES: CellNotes = { corner: [], centre: [], colour: [] };

/**
 * The player's work after some steps: concluded values become marks, and in cells with excluded
 * values the rest becomes centre notes.
 */
export function progressAfter(
  type: PuzzleType,
  puzzle: Puzzle,
  steps: readonly { readonly conclusions: readonly Literal[] }[],
): PlayProgress {
  const { domains } = buildModel(type, puzzle);
  const clues = givenValues(type, puzzle);
  const known = steps.flatMap(({ conclusions }) => conclusions);
  const marks = clues.map((clue, cell) =>
    clue === undefined
      ? known.find((literal) => literal.holds && literal.cell === cell)?.value
      : undefined,
  );
  // With two values, excluding one determines the other, which becomes a mark.
  const isNoted = !isTwoValued(type.slot(puzzle.parameters));
  const notes = domains.map((domain, cell): CellNotes => {
    const out = known.filter((literal) => !literal.holds && literal.cell === cell);
    const isOpen = clues[cell] === undefined && marks[cell] === undefined;
    if (!isNoted || !isOpen || out.length === 0) return NO_NOTES;
    return {
      ...NO_NOTES,
      centre: domain.filter((value) => !out.some((literal) => literal.value === value)),
    };
  });
  return { marks, notes };
}
