import { useMemo } from 'react';
import { StillBoard } from '#board/StillBoard.tsx';
import type { Values } from '#logic/claim.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { picture, siteViews, stillCells, cellTints } from './views.ts';

/** A picture of a puzzle: its clues and, if given, the player's marks, indexed by cell. */
export function StillPuzzle({
  label,
  type,
  puzzle,
  marks,
}: {
  readonly label: string;
  readonly type: PuzzleType;
  readonly puzzle: Puzzle;
  readonly marks?: Values;
}) {
  // Memoized: dozens of pictures are on one page, which renders at every key of a search.
  return useMemo(
    () => (
      <StillBoard
        label={label}
        slot={type.slot(puzzle.parameters)}
        cells={stillCells(type, puzzle, marks)}
        sites={siteViews(type, puzzle, [], [])}
        tints={cellTints(type, puzzle)}
        {...picture(type, puzzle)}
      />
    ),
    [label, type, puzzle, marks],
  );
}
