import { cellsByArea, inReadingOrder } from '#grid/areas.ts';
import { waterLayersOf } from '#grid/waterLayers.ts';
import { rectangle } from '#grid/rectangle.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import { growCage } from '#puzzle/growCage.ts';
import type { MakingMethod } from '#puzzle/making.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { Random } from '#puzzle/random.ts';

export interface AquariumParameters {
  readonly [name: string]: number | boolean;
  readonly width: number;
  readonly height: number;
  readonly vessels: boolean;
}

const FILLED = 1;
const EMPTY = 0;
/** Sizes of regions, about as in print. */
const SIZES = [2, 3, 4, 4, 5, 5, 6, 7, 8];

const gridOf = ({ width, height }: AquariumParameters): Rectangle => rectangle(width, height);

/** Regions, each grown from the first open cell. */
function growRegions(grid: Rectangle, random: Random): readonly (number | undefined)[] {
  const areas: (number | undefined)[] = grid.centres.map(() => undefined);
  for (let next = 0, start = 0; start >= 0; next += 1, start = areas.indexOf(undefined)) {
    const isFree = (cell: number): boolean => areas[cell] === undefined;
    for (const cell of growCage(grid, start, random.pick(SIZES), isFree, random)) {
      areas[cell] = next;
    }
  }
  return inReadingOrder(areas);
}

/** Water at random in a region of a filling. */
function pour(
  { areas, parameters }: Puzzle<AquariumParameters>,
  full: readonly number[],
  region: number,
  random: Random,
): readonly number[] {
  const cells = cellsByArea(areas)[region] ?? [];
  const layers = waterLayersOf(gridOf(parameters), cells, parameters.vessels);
  const emptied = full.map((value, cell) => (cells.includes(cell) ? EMPTY : value));
  // From the highest layer on, each is as likely to be the level as none at all.
  return layers.reduce((poured, layer, at) => {
    if (random.next() * (layers.length + 1 - at) >= 1) return poured;
    const wet = new Set([...layer.cells, ...layer.below]);
    return poured.map((value, cell) => (wet.has(cell) ? FILLED : value));
  }, emptied);
}

/**
 * Regions with water up to levels at random. Where another solution has the same counts, one of the regions in
 * which the two differ is filled anew; then as few counts are printed as it takes.
 */
export const aquariumMaking: MakingMethod<AquariumParameters> = {
  plan: (empty, random) => ({ ...empty, areas: growRegions(gridOf(empty.parameters), random) }),
  solution(puzzle, random) {
    const dry: readonly number[] = puzzle.areas.map(() => EMPTY);
    return cellsByArea(puzzle.areas).reduce(
      (full, _, region) => pour(puzzle, full, region, random),
      dry,
    );
  },
  sparesSites: 'by grade',
  adjust(puzzle, solution, other, random) {
    const unlike = puzzle.areas.flatMap((area, cell) =>
      area !== undefined && solution[cell] !== other?.[cell] ? [area] : [],
    );
    return unlike.length === 0 ? undefined : pour(puzzle, solution, random.pick(unlike), random);
  },
};
