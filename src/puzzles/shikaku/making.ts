import { dividedBy, linesAround } from '#grid/divided.ts';
import { innerSides } from '#grid/sides.ts';
import type { MakingMethod } from '#puzzle/making.ts';
import type { Random } from '#puzzle/random.ts';
import type { ShikakuParameters } from './board.ts';

/** Of so many divisions, that with the fewest single cells is taken: they are dull. */
const DIVISIONS = 8;
/** The largest rectangle that is drawn, in cells. */
const LARGEST = 12;
/** Of so many tries, the largest rectangle is taken. */
const TRIES = 4;

/** A rectangle, in cells. */
interface Block {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly tall: number;
}

const squaresOf = ({ left, top, wide, tall }: Block, width: number): readonly number[] =>
  Array.from(
    { length: wide * tall },
    (_, at) => (top + Math.floor(at / wide)) * width + left + (at % wide),
  );

/** Divides the free cells into rectangles at random, from the first free cell on. */
function divide(free: ReadonlySet<number>, width: number, random: Random): readonly Block[] {
  const left = new Set(free);
  const blocks: Block[] = [];
  for (const cell of [...free].toSorted((a, b) => a - b)) {
    if (!left.has(cell)) continue;
    const [x, y] = [cell % width, Math.floor(cell / width)];
    const tried = Array.from({ length: TRIES }, () => {
      const block = { left: x, top: y, wide: 1 + random.below(5), tall: 1 + random.below(5) };
      return fit(block, left, width);
    });
    const [block = fit({ left: x, top: y, wide: 1, tall: 1 }, left, width)] = tried.toSorted(
      (a, b) => b.wide * b.tall - a.wide * a.tall,
    );
    for (const square of squaresOf(block, width)) left.delete(square);
    blocks.push(block);
  }
  return blocks;
}

/** The same with its upper left corner, as large as the free cells allow. */
function fit(block: Block, free: ReadonlySet<number>, width: number): Block {
  let { wide, tall } = block;
  const isFree = (): boolean =>
    block.left + wide <= width &&
    wide * tall <= LARGEST &&
    squaresOf({ ...block, wide, tall }, width).every((square) => free.has(square));
  while (!isFree() && wide * tall > 1) {
    if (wide > 1 && (wide >= tall || tall === 1)) wide -= 1;
    else tall -= 1;
  }
  return { ...block, wide, tall };
}

/** The lines around rectangles. */
const linesOf = ({ width, height }: ShikakuParameters, blocks: readonly Block[]) =>
  linesAround(
    innerSides(width, height),
    blocks.map((block) => squaresOf(block, width)),
  ).map((isLine) => (isLine ? 1 : 0));

/** The rectangles of a solution, each by its squares. */
const piecesOf = ({ width, height }: ShikakuParameters, solution: readonly number[]) =>
  dividedBy(innerSides(width, height), (side) => solution[side] === 1);

const blockOf = (squares: readonly number[], width: number): Block => {
  const [first = 0, last = 0] = [squares[0], squares.at(-1)];
  const [left, top] = [first % width, Math.floor(first / width)];
  return { left, top, wide: (last % width) - left + 1, tall: Math.floor(last / width) - top + 1 };
};

/** Rectangles at random; where others fit the numbers as well, those that differ are drawn anew. */
export const shikakuMaking: MakingMethod<ShikakuParameters> = {
  solution({ parameters }, random) {
    const all = new Set(
      Array.from({ length: parameters.width * parameters.height }, (_, at) => at),
    );
    const singles = (blocks: readonly Block[]): number =>
      blocks.filter(({ wide, tall }) => wide * tall === 1).length;
    const [best = []] = Array.from({ length: DIVISIONS }, () =>
      divide(all, parameters.width, random),
    ).toSorted((a, b) => singles(a) - singles(b));
    return linesOf(parameters, best);
  },
  // Where a number stands depends on its rectangle alone, so that it stays while others change.
  siteClues({ parameters, siteClues }, solution) {
    const numbers = new Map(
      piecesOf(parameters, solution).map((piece) => {
        const { left, top, wide, tall } = blockOf(piece, parameters.width);
        return [piece[(7 * left + 13 * top + 5 * wide + 3 * tall) % piece.length], piece.length];
      }),
    );
    return siteClues.map((_, square) => {
      const number = numbers.get(square);
      return number === undefined ? undefined : [number];
    });
  },
  adjusts: 'by chance',
  adjust({ parameters }, solution, other, random) {
    const { squaresAt } = innerSides(parameters.width, parameters.height);
    const unlike = new Set(
      solution.flatMap((value, side) => (value === other?.[side] ? [] : (squaresAt[side] ?? []))),
    );
    const pieces = piecesOf(parameters, solution);
    const changed = pieces.filter((piece) => piece.some((square) => unlike.has(square)));
    if (changed.length === 0) return undefined;
    const kept = pieces.filter((piece) => !changed.includes(piece));
    return linesOf(parameters, [
      ...kept.map((piece) => blockOf(piece, parameters.width)),
      ...divide(new Set(changed.flat()), parameters.width, random),
    ]);
  },
};
