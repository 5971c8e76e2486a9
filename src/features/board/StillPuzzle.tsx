import { useMemo } from 'react';
import { StillBoard } from '#board/StillBoard.tsx';
import type { Values } from '#logic/claim.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { picture, siteViews, stillCells, cellTints } from '#picture/still.ts';
import { lightCells, lightSites } from './views.ts';

const NONE: readonly number[] = [];

/**
 * A picture of a puzzle: its clues and, if given, the player's marks, indexed by cell. `lit` cells and
 * sites are what it is about.
 */
export function StillPuzzle({
  label,
  type,
  puzzle,
  marks,
  lit = NONE,
  litSites = NONE,
}: {
  readonly label: string;
  readonly type: PuzzleType;
  readonly puzzle: Puzzle;
  readonly marks?: Values;
  readonly lit?: readonly number[];
  readonly litSites?: readonly number[];
}) {
  // Memoized: dozens of pictures are on one page, which renders at every key of a search.
  return useMemo(
    () => (
      <StillBoard
        label={label}
        slot={type.slot(puzzle.parameters)}
        cells={lightCells(stillCells(type, puzzle, marks), lit)}
        sites={lightSites(siteViews(type, puzzle, [], []), litSites)}
        tints={cellTints(type, puzzle)}
        {...picture(type, puzzle)}
      />
    ),
    [label, type, puzzle, marks, lit, litSites],
  );
}
