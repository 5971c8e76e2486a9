import { cellName } from '#grid/grid.ts';
import { cellNames } from '#grid/names.ts';
import type { Claim } from '#logic/claim.ts';
import { allDifferent } from '#logic/kinds/allDifferent.ts';
import { lessThan } from '#logic/kinds/lessThan.ts';
import { placedLines } from '#logic/place.ts';
import type { Setting, Structure } from '#puzzle/puzzle.ts';
import type { Site, SiteSlot } from '#puzzle/site.ts';
import type { Choice } from '#puzzle/slot.ts';
import { futoshikiGrid, GREATER, LESS, sidesOf } from './sides.ts';
import type { Side } from './sides.ts';

export interface FutoshikiParameters {
  readonly [name: string]: number;
  /** Cells in a row and in a column, and the largest digit. */
  readonly size: number;
}

const LESS_KEYS = ['<', ','];
const GREATER_KEYS = ['>', '.'];

/** The sign points to the lesser cell. */
const signs = (isUpright: boolean): SiteSlot => ({ gesture: 'cycle', choices: choices(isUpright) });

const choices = (isUpright: boolean): readonly Choice[] => [
  {
    value: LESS,
    symbol: isUpright ? '∧' : '<',
    name: isUpright ? 'upper is less' : 'left is less',
    keys: [...LESS_KEYS, '^'],
  },
  {
    value: GREATER,
    symbol: isUpright ? '∨' : '>',
    name: isUpright ? 'lower is less' : 'right is less',
    keys: [...GREATER_KEYS, 'v'],
  },
];
const BESIDE = signs(false);
const BELOW = signs(true);

const SIGN = { one: 'sign', many: 'signs' };

const wordsOf = (size: number, { cells }: Side): string =>
  `sign at ${cellNames(futoshikiGrid(size), cells)}`;

export function futoshikiSites({ size }: FutoshikiParameters): readonly Site[] {
  const { centres } = futoshikiGrid(size);
  return sidesOf(size).map((side): Site => {
    const [first, second] = side.cells.map((cell) => centres[cell] ?? { x: 0, y: 0 });
    return {
      at: 'side',
      x: ((first?.x ?? 0) + (second?.x ?? 0)) / 2,
      y: ((first?.y ?? 0) + (second?.y ?? 0)) / 2,
      words: wordsOf(size, side),
      slot: side.isUpright ? BELOW : BESIDE,
    };
  });
}

/**
 * Every row and column has each digit once, and a sign points to the lesser of its two cells
 * (Nikoli).
 */
export function futoshikiClaims(
  { parameters: { size }, siteClues }: Structure<FutoshikiParameters>,
  setting: Setting,
): readonly Claim[] {
  const grid = futoshikiGrid(size);
  return [
    // Lines have no clues, so these claims are about no site.
    ...placedLines(grid).map(({ place: { words, noun, line }, cells }) =>
      allDifferent({ place: { words, noun, line }, cells, ...setting, crossed: true }),
    ),
    ...sidesOf(size).flatMap((side, site) => {
      const sign = siteClues[site]?.[0];
      if (sign === undefined) return [];
      const [first, second] = side.cells;
      const [less, greater] = sign === LESS ? [first, second] : [second, first];
      return [
        lessThan({
          place: {
            words: wordsOf(size, side),
            noun: SIGN,
            look: `the ${wordsOf(size, side)}`,
            site,
          },
          less,
          greater,
          names: [cellName(grid, less), cellName(grid, greater)],
          ...setting,
        }),
      ];
    }),
  ];
}
