import { blocksInWords } from '#logic/kinds/runs.ts';
import { placedLines } from '#logic/place.ts';
import type { MakingMethod } from '#puzzle/making.ts';
import type { Random } from '#puzzle/random.ts';
import { adjustPicture } from './adjust.ts';
import { BLANK, FILLED, paintGrid } from './board.ts';
import type { PaintParameters } from './board.ts';

/** The approximate fraction of a picture that its shapes cover. */
const COVERED = [0.4, 0.5, 0.55, 0.6];
/** How often the largest shape fits into a side: higher numbers make finer pictures. */
const DETAIL = [3, 3, 4, 5, 7, 9];
/** So many shapes are drawn at most: of two cells, each shape that is cut out leaves one at most. */
const MOST_SHAPES = 3000;
/** Narrower pictures are not mirrored. */
const NARROWEST_MIRRORED = 8;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Whether a point is inside a shape centred at the origin, with extent 1 in both directions. */
const SHAPES: readonly ((point: Point) => boolean)[] = [
  // Discs make pictures look round, so they are listed more often.
  ({ x, y }) => x * x + y * y <= 1,
  ({ x, y }) => x * x + y * y <= 1,
  ({ x, y }) => Math.abs(x) <= 1 && Math.abs(y) <= 0.5,
  // A ring, a diamond, a slanted stroke.
  ({ x, y }) => x * x + y * y <= 1.2 && x * x + y * y >= 0.5,
  ({ x, y }) => Math.abs(x) + Math.abs(y) <= 1,
  ({ x, y }) => Math.abs(x) <= 1 && Math.abs(y - x) <= 0.35,
];

/**
 * Overlapping shapes, some of them cut out, finer in some pictures than in others; half of the
 * larger pictures are mirrored left to right, like most drawn things.
 */
function shapes({ width, height }: PaintParameters, random: Random): readonly number[] {
  const points = paintGrid({ width, height }).centres.map((_, cell) => ({
    x: cell % width,
    y: Math.floor(cell / width),
  }));
  const covered = random.pick(COVERED) * points.length;
  const detail = random.pick(DETAIL);
  const isMirrored = width >= NARROWEST_MIRRORED && random.below(2) === 0;
  const seen = points.map(({ x, y }) => ({ x: isMirrored ? Math.min(x, width - 1 - x) : x, y }));
  let picture: readonly number[] = points.map(() => BLANK);
  const filled = (): number => picture.filter((value) => value === FILLED).length;
  const isFinished = (count: number): boolean =>
    (filled() >= covered && count % 3 === 0) || count >= MOST_SHAPES;
  for (let count = 0; !isFinished(count); count += 1) {
    const middle = {
      x: random.below(isMirrored ? Math.ceil(width / 2) : width),
      y: random.below(height),
    };
    const across = 1 + random.below(Math.ceil(width / detail));
    const down = 1 + random.below(Math.ceil(height / detail));
    const isInside = random.pick(SHAPES);
    const value = count % 3 === 2 ? BLANK : FILLED;
    picture = picture.map((old, cell) => {
      const { x, y } = seen[cell] ?? middle;
      return isInside({ x: (x - middle.x) / across, y: (y - middle.y) / down }) ? value : old;
    });
  }
  return picture;
}

/** Prints every line's blocks; while two pictures fit, changes a few cells. */
export const paintMaking: MakingMethod<PaintParameters> = {
  picture: { ink: FILLED, paper: BLANK },
  solution: ({ parameters }, random) => shapes(parameters, random),
  siteClues: ({ parameters }, solution) =>
    placedLines(paintGrid(parameters)).map(({ cells }) => {
      const blocks = blocksInWords(cells.map((cell) => solution[cell]));
      return blocks.length === 0 ? [0] : blocks;
    }),
  adjust: ({ parameters }, solution, other, random) =>
    adjustPicture(parameters, solution, other, random),
};
