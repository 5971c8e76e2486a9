import { rectangle } from '#grid/rectangle.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import type { Claim } from '#logic/claim.ts';
import { runs } from '#logic/kinds/runs.ts';
import { placedLines } from '#logic/place.ts';
import { capitalise } from '#logic/words.ts';
import { counted } from '#puzzle/numbers.ts';
import type { Puzzle, Structure } from '#puzzle/puzzle.ts';
import type { Complaint } from '#puzzle/puzzleType.ts';
import type { Clue, Site } from '#puzzle/site.ts';

export interface PaintParameters {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

export const BLANK = 0;
export const FILLED = 1;

/** Sides from 1 to 100 cells. */
export const SIZES = Array.from({ length: 100 }, (_, index) => index + 1);

/** Every fifth line is thick, so that cells can be counted. */
const BLOCK = 5;

export const paintGrid = ({ width, height }: PaintParameters): Rectangle =>
  rectangle(width, height);

/** Blocks of 5×5 cells, smaller at the right and below where 5 does not divide the side. */
export function paintBlocks(parameters: PaintParameters): readonly (readonly number[])[] {
  const { width } = parameters;
  const across = Math.ceil(width / BLOCK);
  const blocks: number[][] = [];
  paintGrid(parameters).centres.forEach((_, cell) => {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    (blocks[Math.floor(y / BLOCK) * across + Math.floor(x / BLOCK)] ??= []).push(cell);
  });
  return blocks;
}

/** The most blocks of a line: every second cell is one. */
export const mostRuns = (cells: number): number => Math.ceil(cells / 2);

/** The lengths beside each row, then above each column; a single 0 is a blank line. */
export const paintSites = (parameters: PaintParameters): readonly Site[] =>
  placedLines(paintGrid(parameters)).map(({ place, cells }) => ({
    at: 'margin',
    ...place.line,
    words: place.words,
    slot: { gesture: 'type', most: mostRuns(cells.length), low: 0, high: cells.length },
  }));

/** The blocks of a clue: none for 0. */
const lengthsOf = (clue: readonly number[]): readonly number[] =>
  clue.filter((length) => length > 0);

/** Each line's filled cells form blocks of the printed lengths, in order. */
export const paintClaims = ({
  parameters,
  siteClues,
}: Structure<PaintParameters>): readonly Claim[] =>
  placedLines(paintGrid(parameters)).flatMap(({ place, cells }) => {
    const clue = siteClues[place.site];
    return clue === undefined ? [] : [runs({ place, cells, lengths: lengthsOf(clue) })];
  });

/**
 * The number of filled cells according to all rows or all columns; `undefined` if a clue is
 * unknown.
 */
function filledOf(siteClues: readonly Clue[]): number | undefined {
  if (siteClues.includes(undefined)) return undefined;
  return siteClues.flatMap((clue) => clue ?? []).reduce((sum, length) => sum + length, 0);
}

/** Lines that are too short for their blocks; rows and columns with different totals. */
export function paintComplaints({
  parameters,
  siteClues,
}: Puzzle<PaintParameters>): readonly Complaint[] {
  const { height } = parameters;
  const [rows, columns] = [filledOf(siteClues.slice(0, height)), filledOf(siteClues.slice(height))];
  const differ = rows !== undefined && columns !== undefined && rows !== columns;
  return [
    ...placedLines(paintGrid(parameters)).flatMap(({ place, cells }) => {
      const lengths = lengthsOf(siteClues[place.site] ?? []);
      const needed = lengths.reduce((sum, length) => sum + length + 1, -1);
      if (needed <= cells.length) return [];
      const sentence = `${capitalise(place.words)} needs ${needed} of ${cells.length} cells`;
      return [{ sentence, cells, sites: [place.site] }];
    }),
    ...(differ
      ? [
          {
            sentence: `The rows fill ${counted(rows, 'cell')}, the columns ${columns}`,
            cells: [],
            sites: [],
          },
        ]
      : []),
  ];
}
