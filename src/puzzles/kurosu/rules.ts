import { rectangle } from '#grid/rectangle.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import type { Claim } from '#logic/claim.ts';
import { balance } from '#logic/kinds/balance.ts';
import { noRun } from '#logic/kinds/noRun.ts';
import { unlike } from '#logic/kinds/unlike.ts';
import { placedLines } from '#logic/place.ts';
import type { Setting } from '#puzzle/puzzle.ts';

/** The seed encodes O as 0 and X as 1. */
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

/** What a cell's place within a line is called: a row's cells stand in columns. */
const across = { row: 'column', column: 'row' } as const;

/**
 * Half of every line is X and half O, and nowhere are three in a row alike (SMT puzzles, "Kurosu").
 * With `noTwoAlike`, the Takuzu rule is added: no two rows and no two columns are the same.
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
