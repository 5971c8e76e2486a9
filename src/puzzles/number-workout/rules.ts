import { cellName } from '#grid/grid.ts';
import { hexagonOf } from '#grid/hexStack.ts';
import { stackHexagons } from '#grid/stackHexagons.ts';
import type { Claim } from '#logic/claim.ts';
import { allDifferent } from '#logic/kinds/allDifferent.ts';
import { equal } from '#logic/kinds/equal.ts';
import { listed } from '#logic/words.ts';
import type { Setting } from '#puzzle/puzzle.ts';

/** The printed picture: stacks of four, five and four hexagons, thirteen in all. */
export const stack = stackHexagons([4, 5, 4]);

/** Where two cells meet, as seen in the picture: "the boundary of hexagons 4 and 6". */
function boundaryWords(cells: readonly number[]): string {
  const hexagons = cells.map((cell) => String(hexagonOf(stack, cell) + 1));
  return `the boundary of hexagons ${listed(hexagons)}`;
}

/**
 * Each hexagon has 1 to 6, and the two cells at a boundary are equal (SMT puzzles, "Number
 * Workout"). The published rules list the first cell of each pair in both hexagons; here a hexagon
 * lists its own six, which is equivalent once the pairs are equal.
 */
export function numberWorkoutClaims({ values, symbol }: Setting): readonly Claim[] {
  return [
    ...stack.hexagons.map(({ cells }, index) =>
      allDifferent({
        place: { words: `hexagon ${index + 1}`, noun: { one: 'hexagon', many: 'hexagons' } },
        cells,
        values,
        symbol,
      }),
    ),
    ...stack.pairs.map((cells) =>
      equal({
        // 0-based, as in the published check lines; the board shows no such numbers.
        place: {
          words: `cells ${cells[0]} and ${cells[1]}`,
          noun: { one: 'pair', many: 'pairs' },
          look: boundaryWords(cells),
        },
        cells,
        values,
        names: [cellName(stack, cells[0]), cellName(stack, cells[1])],
        symbol,
      }),
    ),
  ];
}
