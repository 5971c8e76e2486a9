import type { Grid } from '#grid/grid.ts';
import { rectangle } from '#grid/rectangle.ts';
import type { Parameters } from '#puzzle/parameters.ts';

/** What a bound may depend on: the board, and the line beside which the clue stands. */
export interface BoundScene {
  readonly width: number;
  readonly height: number;
  readonly parameters: Parameters;
  /** The cells of the place, if the bound is about one. */
  readonly cells: readonly number[];
  /** The largest number that a cell takes; 0 where that is what is asked for. */
  readonly largest: number;
  /** Whether the place's cells are above one another: the signs between them are, too. */
  readonly isUpright: boolean;
}

/** The largest number of something, which may depend on the board. */
export interface Bound {
  of(scene: BoundScene): number;
  /** Whether it is the number of cells of the drawn region in which a cell lies. */
  readonly isRegionSize?: true;
  /** Whether it is the number of cells that are not black; `of` gives that of all cells. */
  readonly isCellCount?: true;
}

/** What a bound sees of a grid, and of one of its places. */
export function boundScene(
  grid: Grid,
  parameters: Parameters,
  cells: readonly number[] = [],
  largest = 0,
): BoundScene {
  const { width, height } = sizeOf(grid);
  const [first = 0, second = 0] = cells;
  const isUpright = cells.length === 2 && second - first === width;
  return { width, height, parameters, cells, largest, isUpright };
}

/** The cells that people count in a row and in a column. */
function sizeOf(grid: Grid): Pick<BoundScene, 'width' | 'height'> {
  if (grid.shape === 'hex-stack') return { width: 0, height: 0 };
  const lost = grid.shape === 'sides' && grid.dotsAre === 'corners' ? 1 : 0;
  return { width: grid.width - lost, height: grid.height - lost };
}

/** For clues that are written alike on every board. */
export const ANY_BOARD = boundScene(rectangle(1, 1), {});
