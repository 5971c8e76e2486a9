import { placedLines } from '#logic/place.ts';
import { capitalise } from '#logic/words.ts';
import { counted } from '#puzzle/numbers.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { Complaint } from '#puzzle/puzzleType.ts';
import type { Clue } from '#puzzle/site.ts';
import { paintGrid } from './board.ts';
import type { PaintParameters } from './board.ts';

/** The blocks of a clue: none for 0. */
const lengthsOf = (clue: readonly number[]): readonly number[] =>
  clue.filter((length) => length > 0);

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
