import { cellsByArea, kingsMoves } from '#grid/areas.ts';
import { cellNames } from '#grid/names.ts';
import { rectangle } from '#grid/rectangle.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import { createRecent } from '#grid/recent.ts';
import type { Claim } from '#logic/claim.ts';
import { countOf } from '#logic/kinds/countOf.ts';
import { neverAll } from '#logic/kinds/neverAll.ts';
import { placedLines } from '#logic/place.ts';
import { countedInWords } from '#logic/words.ts';
import type { Puzzle, Setting, Structure } from '#puzzle/puzzle.ts';
import type { Complaint } from '#puzzle/puzzleType.ts';
import {
  countComplaint,
  openComplaint,
  piecesComplaint,
  regionName,
  regionPlace,
} from '#puzzle/regions.ts';

export const STAR = 1;
export const BLANK = 0;

export interface StarBattleParameters {
  readonly [name: string]: number;
  /**
   * Cells per side; also the number of regions, since each row and each region has as many stars.
   */
  readonly size: number;
  /** In each row, column and region. */
  readonly stars: number;
}

export const SIZES = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14];
export const STARS = [1, 2, 3];

export const starBattleGrid = ({ size }: StarBattleParameters): Rectangle => rectangle(size, size);

/**
 * The shortest side with space for this many stars in each line: two rows of n cells hold at most
 * one star per two columns, and for odd n only if every other column has none.
 */
const roomFor = (stars: number): number => 4 * stars;

/** All pairs of cells a king's move apart, in reading order. */
const touchingPairs = (grid: Rectangle): readonly (readonly [number, number])[] =>
  grid.centres.flatMap((_, cell) =>
    kingsMoves(grid, cell).flatMap((other) => (other > cell ? [[cell, other] as const] : [])),
  );

/**
 * Each row, column and region has the same number of stars, and no two stars are a king's move
 * apart, as in Hans Eendebak's puzzle of the World Puzzle Championship 2003.
 */
export function starBattleClaims(
  { parameters, areas }: Structure<StarBattleParameters>,
  { word }: Setting,
): readonly Claim[] {
  const grid = starBattleGrid(parameters);
  const regions = cellsByArea(areas).map((cells, region) => ({
    place: regionPlace(region),
    cells,
  }));
  return [
    ...[...placedLines(grid), ...regions].map(({ place, cells }) =>
      countOf({ place, cells, value: STAR, other: BLANK, count: parameters.stars, word }),
    ),
    touchingClaim(grid),
  ];
}

/** Keyed by side: hundreds of sentences, which all boards of a size share. */
const touching = createRecent<number, Claim>(2);

const touchingClaim = (grid: Rectangle): Claim =>
  touching(grid.width, () =>
    neverAll({
      place: { words: 'touching stars' },
      sentence: 'no two stars touch, not even at a corner',
      groups: touchingPairs(grid).map((cells) => ({
        cells,
        sentence: `${cellNames(grid, cells)} are not both stars`,
      })),
      value: STAR,
      technique: 'waters around',
    }),
  );

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
