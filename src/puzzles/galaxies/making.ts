import { dividedBy, linesAround } from '#grid/divided.ts';
import { spotCount, spotsAlong, squaresAtSpot, turnedSquare } from '#grid/dotSpots.ts';
import { innerSides } from '#grid/sides.ts';
import type { Sides } from '#grid/sides.ts';
import { DOT } from '#puzzle/dots.ts';
import type { MakingMethod } from '#puzzle/making.ts';
import type { Random } from '#puzzle/random.ts';
import type { GalaxiesParameters } from './board.ts';

/** Of so many divisions, that with the fewest single cells is taken: they are dull. */
const DIVISIONS = 6;
/** The most cells of an area that is drawn. */
const LARGEST = 16;

type Piece = readonly number[];

const gridOf = ({ width, height }: GalaxiesParameters): Sides => innerSides(width, height);

/** Divides the free squares at random: areas grow about spots, and what is left are single squares. */
function divide(grid: Sides, free: ReadonlySet<number>, random: Random): readonly Piece[] {
  const left = new Set(free);
  const pieces: Piece[] = [];
  const spots = random.shuffled(Array.from({ length: spotCount(grid) }, (_, spot) => spot));
  for (const spot of spots) {
    const core = squaresAtSpot(grid, spot);
    if (!core.every((square) => left.has(square))) continue;
    const piece = grow(grid, spot, core, left, 2 + random.below(LARGEST - 1), random);
    if (piece.length === 1) continue;
    for (const square of piece) left.delete(square);
    pieces.push(piece);
  }
  return [...pieces, ...[...left].map((square) => [square])];
}

/** An area about a spot, of at most so many free squares: now and then as it comes, now and then straight on. */
function grow(
  grid: Sides,
  spot: number,
  core: Piece,
  free: ReadonlySet<number>,
  most: number,
  random: Random,
): Piece {
  const piece = new Set(core);
  const open = [...core];
  while (piece.size < most && open.length > 0) {
    const at = random.below(2) === 0 ? open.length - 1 : random.below(open.length);
    const from = open[at] ?? 0;
    const ways = (grid.ofSquares[from] ?? [])
      .flatMap((side) => grid.squaresAt[side] ?? [])
      .filter((next) => !piece.has(next) && free.has(next))
      .filter((next) => free.has(turnedSquare(grid, spot, next) ?? -1));
    if (ways.length === 0) {
      open.splice(at, 1);
      continue;
    }
    const next = random.pick(ways);
    const image = turnedSquare(grid, spot, next) ?? next;
    piece.add(next).add(image);
    open.push(next);
  }
  return [...piece].toSorted((a, b) => a - b);
}

/** The values of sides around areas. */
const linesOf = (grid: Sides, pieces: readonly Piece[]): readonly number[] =>
  linesAround(grid, pieces).map((isLine) => (isLine ? 1 : 0));

const piecesOf = (grid: Sides, solution: readonly number[]): readonly Piece[] =>
  dividedBy(grid, (side) => solution[side] === 1);

/** The spot in the middle of an area: as far from its first square as from its last. */
function middleOf(grid: Sides, piece: Piece): number {
  const across = grid.width - 1;
  const [first = 0, last = first] = [piece[0], piece.at(-1)];
  const column = (first % across) + (last % across);
  const row = Math.floor(first / across) + Math.floor(last / across);
  return row * spotsAlong(across) + column;
}

/** Areas at random; where others fit the dots as well, those that differ are drawn anew. */
export const galaxiesMaking: MakingMethod<GalaxiesParameters> = {
  solution({ parameters }, random) {
    const grid = gridOf(parameters);
    const all = new Set(grid.ofSquares.keys());
    const singles = (pieces: readonly Piece[]): number =>
      pieces.filter(({ length }) => length === 1).length;
    const [best = []] = Array.from({ length: DIVISIONS }, () => divide(grid, all, random)).toSorted(
      (a, b) => singles(a) - singles(b),
    );
    return linesOf(grid, best);
  },
  siteClues({ parameters, siteClues }, solution) {
    const grid = gridOf(parameters);
    const dots = new Set(piecesOf(grid, solution).map((piece) => middleOf(grid, piece)));
    return siteClues.map((_, spot) => (dots.has(spot) ? [DOT] : undefined));
  },
  adjusts: 'by chance',
  adjust({ parameters }, solution, other, random) {
    const grid = gridOf(parameters);
    const unlike = new Set(
      solution.flatMap((value, side) =>
        value === other?.[side] ? [] : (grid.squaresAt[side] ?? []),
      ),
    );
    const pieces = piecesOf(grid, solution);
    const changed = pieces.filter((piece) => piece.some((square) => unlike.has(square)));
    if (changed.length === 0) return undefined;
    const kept = pieces.filter((piece) => !changed.includes(piece));
    return linesOf(grid, [...kept, ...divide(grid, new Set(changed.flat()), random)]);
  },
};
