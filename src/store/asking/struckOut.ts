import type { Literal } from '#logic/literal.ts';
import { isTwoValued } from '#puzzle/slot.ts';
import { lockedGivens } from '#puzzle/pairs.ts';
import type { PuzzleDocument } from '#store/document/document.ts';
import { modelOf } from '#store/document/model.ts';

/**
 * Values missing from the player's notes. Centre notes list a cell's candidates; corner notes may
 * also list an area's places, so they count only if every open cell has notes, as after
 * "Candidates". With two values, a note is no list of candidates.
 */
export function struckOut(document: PuzzleDocument): readonly Literal[] {
  const { type, puzzle, marks, notes } = document;
  if (isTwoValued(type.slot(puzzle.parameters))) return [];
  const clues = lockedGivens(document);
  const { domains } = modelOf(type, puzzle);
  const open = domains.flatMap((_, cell) =>
    clues[cell] === undefined && marks[cell] === undefined ? [cell] : [],
  );
  const listed = (cell: number): readonly number[] => {
    const { centre = [], corner = [] } = notes[cell] ?? {};
    return centre.length > 0 ? centre : corner;
  };
  const isEach = open.every((cell) => listed(cell).length > 0);
  return open.flatMap((cell) => {
    const left = isEach ? listed(cell) : (notes[cell]?.centre ?? []);
    if (left.length === 0) return [];
    return (domains[cell] ?? []).flatMap((value) =>
      left.includes(value) ? [] : [{ cell, value, holds: false }],
    );
  });
}
