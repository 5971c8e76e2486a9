import { rectangle } from '#grid/rectangle.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import { balance } from '#logic/balance.ts';
import type { Claim, Place } from '#logic/claim.ts';
import { noRun } from '#logic/noRun.ts';
import { unlike } from '#logic/unlike.ts';
import type { Setting } from '#puzzle/puzzleType.ts';

/** The seed encodes O as 0 and X as 1. */
export const O = 0;
export const X = 1;

export const SIZES = [4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30];

export const kurosuGrid = (size: number): Rectangle => rectangle(size, size);

interface Line {
  readonly place: Place & { readonly words: string };
  readonly cells: readonly number[];
  /** What lies across the line, for naming a cell within it. */
  readonly across: string;
}

function linesOf(grid: Rectangle): {
  readonly rows: readonly Line[];
  readonly columns: readonly Line[];
} {
  return {
    rows: grid.rows.map((cells, index) => ({
      place: { words: `row ${index + 1}`, line: { axis: 'row', index } },
      cells,
      across: 'column',
    })),
    columns: grid.columns.map((cells, index) => ({
      place: { words: `column ${index + 1}`, line: { axis: 'column', index } },
      cells,
      across: 'row',
    })),
  };
}

/**
 * Half of every line is X and half O, and nowhere are three in a row alike (seed: "Game Rules").
 * With `noTwoAlike`, the Takuzu rule is added: no two rows and no two columns are the same.
 */
export function kurosuClaims(
  size: number,
  noTwoAlike: boolean,
  { values, symbol }: Setting,
): readonly Claim[] {
  const { rows, columns } = linesOf(kurosuGrid(size));
  const lines = [...rows, ...columns];
  return [
    ...lines.map(({ place, cells }) =>
      balance({ place, cells, value: X, other: O, count: size / 2, symbol }),
    ),
    ...lines.map(({ place, cells, across }) =>
      noRun({
        place,
        cells,
        length: 3,
        values,
        symbol,
        name: (cell) => `${across} ${cells.indexOf(cell) + 1}`,
      }),
    ),
    ...(noTwoAlike
      ? [rows, columns].map((alike, index) =>
          unlike({
            place: { words: index === 0 ? 'rows' : 'columns' },
            lines: alike.map(({ place, cells }) => ({ words: place.words, cells })),
            values,
          }),
        )
      : []),
  ];
}
