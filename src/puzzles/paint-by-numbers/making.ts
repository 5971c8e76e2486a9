import { blocksOf } from '#logic/kinds/runs.ts';
import { placedLines } from '#logic/place.ts';
import type { MakingMethod } from '#puzzle/making.ts';
import type { Random } from '#puzzle/random.ts';
import { adjustPicture } from './adjust.ts';
import { BLANK, FILLED, paintGrid } from './rules.ts';
import type { PaintParameters } from './rules.ts';

/** Which share of a picture the shapes cover together, about. */
const COVERED = 0.55;

/** Discs and bars on top of each other, some of them cut out again. */
function shapes({ width, height }: PaintParameters, random: Random): readonly number[] {
  const cells = paintGrid({ width, height }).centres.map((_, cell) => ({
    x: cell % width,
    y: Math.floor(cell / width),
  }));
  let picture: readonly number[] = cells.map(() => BLANK);
  const filled = (): number => picture.filter((value) => value === FILLED).length;
  for (let count = 0; filled() < COVERED * cells.length || count % 3 !== 0; count += 1) {
    const [x, y] = [random.below(width), random.below(height)];
    const [across, down] = [
      1 + random.below(Math.ceil(width / 3)),
      1 + random.below(Math.ceil(height / 3)),
    ];
    const isRound = random.below(3) > 0;
    const value = count % 3 === 2 ? BLANK : FILLED;
    picture = picture.map((old, cell) => {
      const at = cells[cell] ?? { x: 0, y: 0 };
      const [right, below] = [(at.x - x) / across, (at.y - y) / down];
      const inside = isRound
        ? right * right + below * below <= 1
        : Math.abs(right) <= 1 && Math.abs(below) <= 0.5;
      return inside ? value : old;
    });
  }
  return picture;
}

/** Every line's blocks are printed; where two pictures fit, a few cells are changed. */
export const paintMaking: MakingMethod<PaintParameters> = {
  picture: { ink: FILLED, paper: BLANK },
  solution: ({ parameters }, random) => shapes(parameters, random),
  siteClues: ({ parameters }, solution) =>
    placedLines(paintGrid(parameters)).map(({ cells }) => {
      const blocks = blocksOf(cells.map((cell) => solution[cell]));
      return blocks.length === 0 ? [0] : blocks;
    }),
  adjust: ({ parameters }, solution, other, random) =>
    adjustPicture(parameters, solution, other, random),
};
