import { rectangle } from '#grid/rectangle.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import type { Claim } from '#logic/claim.ts';
import { balance } from '#logic/kinds/balance.ts';
import { noRun } from '#logic/kinds/noRun.ts';
import { unlike } from '#logic/kinds/unlike.ts';
import { placedLines } from '#logic/place.ts';
import type { Puzzle, Setting } from '#puzzle/puzzle.ts';
import type { Complaint } from '#puzzle/puzzleType.ts';

/** The first published puzzles encode O as 0 and X as 1. */
export const O = 0;
export const X = 1;

export const SIZES = [4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30];

export interface KurosuParameters {
  readonly [name: string]: number | boolean;
  readonly width: number;
  readonly height: number;
  /** The Takuzu rule. */
  readonly noTwoAlike: boolean;
}

export const kurosuGrid = ({
  width,
  height,
}: Pick<KurosuParameters, 'width' | 'height'>): Rectangle => rectangle(width, height);

/**
 * The number of ways to fill a line of this many cells: half and half, never three equal in a row.
 */
function waysToFill(cells: number): number {
  /** Keyed by the line's end: the number of X's, the last value, and the length of its run. */
  let ways = new Map([['0 - 0', 1]]);
  for (let at = 0; at < cells; at += 1) {
    const next = new Map<string, number>();
    for (const [state, count] of ways) {
      const [filled = '0', last = '-', run = '0'] = state.split(' ');
      for (const value of [O, X]) {
        const length = String(value) === last ? Number(run) + 1 : 1;
        const total = Number(filled) + value;
        if (length > 2 || total > cells / 2) continue;
        const key = `${total} ${value} ${length}`;
        next.set(key, (next.get(key) ?? 0) + count);
      }
    }
    ways = next;
  }
  return [...ways].reduce(
    (sum, [state, count]) => (Number(state.split(' ')[0]) === cells / 2 ? sum + count : sum),
    0,
  );
}

/** Lines that cannot all differ, because there are more of them than ways to fill one. */
export function kurosuComplaints({
  parameters: { width, height, noTwoAlike },
}: Puzzle<KurosuParameters>): readonly Complaint[] {
  if (!noTwoAlike) return [];
  const sides = [
    { lines: 'rows', count: height, cells: width },
    { lines: 'columns', count: width, cells: height },
  ];
  return sides.flatMap(({ lines, count, cells }) => {
    const ways = waysToFill(cells);
    if (count <= ways) return [];
    const sentence = `${count} ${lines} of ${cells} cells cannot all differ: there are ${ways} ways to fill one`;
    return [{ sentence, cells: [], sites: [] }];
  });
}

/** The name of a cell's place within a line: a row's cells are in columns. */
const across = { row: 'column', column: 'row' } as const;

/**
 * Half of every line is X and half O, and no three adjacent cells are equal (SMT puzzles,
 * "Kurosu"). With `noTwoAlike`, the Takuzu rule is added: no two rows and no two columns are the
 * same.
 */
export function kurosuClaims(
  parameters: KurosuParameters,
  { values, symbol }: Setting,
): readonly Claim[] {
  const lines = placedLines(kurosuGrid(parameters));
  return [
    ...lines.map(({ place, cells }) =>
      balance({ place, cells, value: X, other: O, count: cells.length / 2, symbol }),
    ),
    ...lines.map(({ place, cells }) =>
      noRun({
        place,
        cells,
        length: 3,
        values,
        symbol,
        name: (cell) => `${across[place.line.axis]} ${cells.indexOf(cell) + 1}`,
      }),
    ),
    ...(parameters.noTwoAlike
      ? (['row', 'column'] as const).map((axis) =>
          unlike({
            place: { words: `${axis}s` },
            lines: lines
              .filter(({ place }) => place.line.axis === axis)
              .map(({ place, cells }) => ({ words: place.words, cells })),
            values,
          }),
        )
      : []),
  ];
}
