import type { Literal } from '#logic/literal.ts';
import { isTwoValued } from '#puzzle/slot.ts';
import { shownGivens } from '#store/document/pairs.ts';
import type { PuzzleDocument } from '#store/document/document.ts';
import { modelOf } from '#store/document/model.ts';

/**
 * The values that the player's notes leave out. Centre notes say what a cell can be; corner notes may
 * as well say where in an area a value goes, and are read so only where every open cell has notes, as
 * after "Candidates". Of two values a note is no list of what is left.
 */
export function struckOut(document: PuzzleDocument): readonly Literal[] {
  const { type, puzzle, marks, notes } = document;
  if (isTwoValued(type.slot(puzzle.parameters))) return [];
  const clues = shownGivens(document);
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
