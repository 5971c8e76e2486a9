import { cellsByArea } from '#grid/areas.ts';
import { rectangle } from '#grid/rectangle.ts';
import { calculation } from '#logic/kinds/calculation.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { Complaint } from '#puzzle/puzzleType.ts';
import { piecesComplaint, regionName } from '#puzzle/regions.ts';
import { operationsOf, targetOfClue } from '#puzzle/target.ts';
import type { KenkenParameters } from './board.ts';

/** Cages in pieces, and results that no digits make. */
export function kenkenComplaints({
  parameters: { size },
  areas,
  siteClues,
}: Puzzle<KenkenParameters>): readonly Complaint[] {
  const grid = rectangle(size, size);
  const values = grid.rows.map((_, at) => at + 1);
  return cellsByArea(areas).flatMap((cells, area): readonly Complaint[] => {
    const name = `Cage ${regionName(area)}`;
    const pieces = piecesComplaint(grid, area, cells, 'Cage');
    const clue = siteClues[area]?.[0];
    if (clue === undefined) return pieces;
    const target = targetOfClue(clue);
    const about = (sentence: string): readonly Complaint[] => [
      ...pieces,
      { sentence, cells, sites: [area] },
    ];
    const { total, operation } = target;
    if ((operation === 'difference' || operation === 'quotient') && cells.length !== 2) {
      const what = operation === 'difference' ? 'a difference' : 'a quotient';
      return about(
        `${name} has ${what} of ${cells.length === 1 ? 'one cell' : `${cells.length} cells`}, two wanted`,
      );
    }
    const operations = operationsOf(target, cells.length);
    const claim = calculation({
      place: { words: name },
      cells,
      operations,
      total,
      values,
      apart: [],
      symbol: String,
    });
    return claim.judge([]) === 'broken'
      ? about(`${name} cannot make ${total} with digits of 1 to ${size}`)
      : pieces;
  });
}
