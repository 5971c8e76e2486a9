import type { Puzzle } from '#puzzle/puzzle.ts';
import type { Complaint } from '#puzzle/puzzleType.ts';
import { CIRCLES, groupCells, GROUPS } from './board.ts';
import type { SujikoParameters } from './board.ts';

/** A group's total without a group, or a square in no group. */
export function sujikoComplaints({
  parameters,
  areas,
  siteClues,
}: Puzzle<SujikoParameters>): readonly Complaint[] {
  if (!parameters.suko) return [];
  return groupCells(areas).flatMap((cells, group) =>
    cells.length === 0 && siteClues[CIRCLES.length + group] !== undefined
      ? [
          {
            sentence: `Group ${GROUPS[group] ?? ''} has a total but no squares`,
            cells: [],
            sites: [CIRCLES.length + group],
          },
        ]
      : [],
  );
}
