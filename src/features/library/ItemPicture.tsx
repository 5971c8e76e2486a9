import { useMemo } from 'react';
import { marksOf } from '#store/autosave/played.ts';
import { StillPuzzle } from '../board/StillPuzzle.tsx';
import type { Item } from './shelf.ts';

/** A small picture of a puzzle with the work done. */
export function ItemPicture({ type, puzzle, entry, name }: Item) {
  const marks = useMemo(
    () =>
      type === undefined || puzzle === undefined || entry === undefined
        ? undefined
        : marksOf(type, puzzle, entry),
    [type, puzzle, entry],
  );
  if (type === undefined || puzzle === undefined || marks === undefined) return null;
  return <StillPuzzle label={`${type.name}: ${name}`} {...{ type, puzzle, marks }} />;
}
