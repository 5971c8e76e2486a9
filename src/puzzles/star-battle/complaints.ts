import { cellsByArea } from '#grid/areas.ts';
import { countedInWords } from '#logic/words.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { Complaint } from '#puzzle/puzzleType.ts';
import { countComplaint, openComplaint, piecesComplaint, regionName } from '#puzzle/regions.ts';
import { starBattleGrid } from './board.ts';
import type { StarBattleParameters } from './board.ts';

/**
 * The shortest side with space for this many stars in each line: two rows of n cells hold at most
 * one star per two columns, and for odd n only if every other column has none.
 */
const roomFor = (stars: number): number => 4 * stars;

/**
 * Boards with too little space, and regions that are too many, too few, too small, disconnected or
 * missing.
 */
export function starBattleComplaints({
  parameters,
  areas,
}: Puzzle<StarBattleParameters>): readonly Complaint[] {
  const { size, stars } = parameters;
  const grid = starBattleGrid(parameters);
  const regions = cellsByArea(areas);
  const about = (sentence: string, cells: readonly number[] = []): Complaint => ({
    sentence,
    cells,
    sites: [],
  });
  return [
    ...(size < roomFor(stars)
      ? [
          about(
            `${countedInWords(stars, 'star')} in each row and column take ${roomFor(stars)} cells a side, there are ${size}`,
          ),
        ]
      : []),
    ...countComplaint(areas, size),
    ...regions.flatMap((cells, region) => [
      ...piecesComplaint(grid, region, cells),
      ...(cells.length < stars
        ? [
            about(
              `Region ${regionName(region)} has ${countedInWords(cells.length, 'cell')} for ${countedInWords(stars, 'star')}`,
              cells,
            ),
          ]
        : []),
    ]),
    ...openComplaint(grid, areas),
  ];
}
