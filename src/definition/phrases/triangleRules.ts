import { besides } from '#grid/areas.ts';
import { cellCorners, cornerName } from '#grid/between.ts';
import { cellName } from '#grid/grid.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import { NO_TRIANGLE, sharpAngles, TRIANGLE_VALUES, wideAngles } from '#grid/triangles.ts';
import type { Around } from '#grid/triangles.ts';
import type { Claim } from '#logic/claim.ts';
import { literalCount } from '#logic/kinds/literalCount.ts';
import { neverTogether } from '#logic/kinds/neverTogether.ts';
import type { ForbiddenGroup } from '#logic/kinds/neverTogether.ts';
import { countedInWords } from '#logic/words.ts';
import { asRectangle, numberedKind } from '../kinds.ts';
import { entry } from '../phrase.ts';
import { ruleAt } from '../ruleClaims.ts';
import type { RuleMeaning, Scene } from '../scene.ts';

// Rules about triangles that fill half of a cell.

/** A cell by its column and row; `undefined` if it is black, or none. */
function whiteAt(scene: Scene, column: number, row: number): number | undefined {
  const { rows, width } = asRectangle(scene.grid);
  const cell = column < 0 || column >= width ? undefined : rows[row]?.[column];
  return cell !== undefined && scene.isWhite(cell) ? cell : undefined;
}

const countedAngles = (count: number): string =>
  count === 0 ? 'right angles alone' : countedInWords(count, 'wrong angle');

/** Claims by the size of the board, then by what they are about and which cells there are white. */
const kept = new WeakMap<Rectangle, Map<string, readonly Claim[]>>();

/** Making puzzles states the rules of boards that differ in few cells. */
function keeping(
  grid: Rectangle,
  about: string,
  near: readonly (number | undefined)[],
  make: () => readonly Claim[],
): readonly Claim[] {
  const own = kept.get(grid) ?? new Map<string, readonly Claim[]>();
  kept.set(grid, own);
  const key = `${about} ${near.map((cell) => (cell === undefined ? '-' : '+')).join('')}`;
  const claims = own.get(key) ?? make();
  own.set(key, claims);
  return claims;
}

/** In no white cell is a white angle of 45 degrees. */
function sharpClaims(scene: Scene): readonly Claim[] {
  const grid = asRectangle(scene.grid);
  return grid.centres.flatMap((_, cell): readonly Claim[] => {
    if (!scene.isWhite(cell)) return [];
    const [x, y] = [cell % grid.width, Math.floor(cell / grid.width)];
    const beside = [
      whiteAt(scene, x, y - 1),
      whiteAt(scene, x + 1, y),
      whiteAt(scene, x, y + 1),
      whiteAt(scene, x - 1, y),
    ];
    return keeping(grid, `cell ${cell}`, beside, () => [sharpClaim(grid, cell, beside)]);
  });
}

function sharpClaim(grid: Rectangle, cell: number, beside: readonly (number | undefined)[]): Claim {
  const words = cellName(grid, cell);
  const sentence = `no white area has an angle of 45° in ${words}`;
  return neverTogether({
    place: { words, noun: { one: 'cell', many: 'cells' } },
    label: `angles in ${words}`,
    sentence,
    groups: [
      {
        sentence,
        otherwise: `a white area would have an angle of 45° in ${words}`,
        technique: 'sharp angle',
        nogoods: sharpAngles(cell, beside),
      },
    ],
    values: TRIANGLE_VALUES,
    counted: countedAngles,
  });
}

/** At no corner of the grid is another wrong angle. */
function wideClaims(scene: Scene): readonly Claim[] {
  const grid = asRectangle(scene.grid);
  return cellCorners(grid).flatMap((corner, index): readonly Claim[] => {
    const { x, y } = corner;
    const around = [
      whiteAt(scene, x - 1, y - 1),
      whiteAt(scene, x, y - 1),
      whiteAt(scene, x, y),
      whiteAt(scene, x - 1, y),
    ];
    return keeping(grid, `corner ${index}`, around, () =>
      wideClaim(cornerName(grid, corner), around),
    );
  });
}

/** None where no cell is white. */
function wideClaim(words: string, around: Around): readonly Claim[] {
  const { blunt, reflex } = wideAngles(around);
  const groups = [
    { angle: '135°', nogoods: blunt, technique: 'right angles' as const },
    { angle: 'more than 180°', nogoods: reflex, technique: 'no dent' as const },
  ]
    .filter(({ nogoods }) => nogoods.length > 0)
    .map(({ angle, nogoods, technique }): ForbiddenGroup => ({
      sentence: `no white area has an angle of ${angle} at ${words}`,
      otherwise: `a white area would have an angle of ${angle} at ${words}`,
      technique,
      nogoods,
    }));
  if (groups.length === 0) return [];
  return [
    neverTogether({
      place: { words, noun: { one: 'corner', many: 'corners' } },
      sentence: `white areas have right angles at ${words}`,
      groups,
      values: TRIANGLE_VALUES,
      counted: countedAngles,
    }),
  ];
}

export const TRIANGLE_RULES = [
  entry({
    says: 'around each numbered cell as many neighbours have a triangle as its number',
    means: 'A printed number counts the triangles in cells that share a side with it.',
    example: 'around each numbered cell as many neighbours have a triangle as its number',
    make: (): RuleMeaning => ({
      ...ruleAt([numberedKind], (scene, { place, cells: [cell = 0], number = 0 }) =>
        literalCount({
          place,
          literals: besides(asRectangle(scene.grid), cell)
            .filter(scene.isWhite)
            .map((near) => ({ cell: near, value: NO_TRIANGLE, holds: false })),
          count: number,
          counted: (some) => countedInWords(some, 'triangle'),
          symbol: scene.symbol,
        }),
      ),
      about: 'triangles',
    }),
  }),
  entry({
    says: 'each white area is a rectangle, upright or turned by 45 degrees',
    means:
      'What triangles and black cells leave white are rectangles. Their sides run along those of cells, or all four along those of triangles.',
    example: 'each white area is a rectangle, upright or turned by 45 degrees',
    make: (): RuleMeaning => ({
      kinds: [],
      readsClue: false,
      compares: false,
      claims: (scene) => [...sharpClaims(scene), ...wideClaims(scene)],
      about: 'triangles',
    }),
  }),
];
