import { sumUpTo } from '#puzzle/numbers.ts';
import { cellsByArea } from '#grid/areas.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { Complaint } from '#puzzle/puzzleType.ts';
import { piecesComplaint, regionName } from '#puzzle/regions.ts';
import { killerGrid } from './board.ts';
import type { KillerParameters } from './board.ts';

/**
 * Cages that are disconnected or too large, or have a sum that no set of different digits makes.
 */
export function killerComplaints({
  parameters: { size },
  areas,
  siteClues,
}: Puzzle<KillerParameters>): readonly Complaint[] {
  const grid = killerGrid(size);
  return cellsByArea(areas).flatMap((cells, area): readonly Complaint[] => {
    const name = `Cage ${regionName(area)}`;
    const count = cells.length;
    const total = siteClues[area]?.[0];
    if (count > size) {
      return [
        {
          sentence: `${name} has ${count} cells for ${size} different digits`,
          cells,
          sites: [area],
        },
      ];
    }
    const [low, high] = [sumUpTo(count), sumUpTo(size) - sumUpTo(size - count)];
    const pieces = piecesComplaint(grid, area, cells, 'Cage');
    if (total === undefined || (total >= low && total <= high)) return pieces;
    const range = low === high ? String(low) : `${low} to ${high}`;
    const what = count === 1 ? 'one digit makes' : `${count} different digits make`;
    return [
      ...pieces,
      { sentence: `${name} cannot add up to ${total}: ${what} ${range}`, cells, sites: [area] },
    ];
  });
}
