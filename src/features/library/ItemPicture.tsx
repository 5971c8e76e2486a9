import { useMemo } from 'react';
import { slotValues } from '#puzzle/slot.ts';
import { StillPuzzle } from '../board/StillPuzzle.tsx';
import type { Item } from './shelf.ts';

/** A small picture of a puzzle as far as it is done. */
export function ItemPicture({ type, puzzle, entry, name }: Item) {
  const marks = useMemo(() => {
    if (type === undefined || puzzle === undefined) return undefined;
    const allowed = slotValues(type.slot(puzzle.parameters));
    return puzzle.givens.map((_, cell) => allowed.find((value) => value === entry?.marks[cell]));
  }, [type, puzzle, entry]);
  if (type === undefined || puzzle === undefined || marks === undefined) return null;
  return <StillPuzzle label={`${type.name}: ${name}`} {...{ type, puzzle, marks }} />;
}
