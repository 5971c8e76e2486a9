import fc from 'fast-check';
import { spotCount, spotName, squaresAtSpot, squaresTurned, turnedSquare } from '#grid/dotSpots.ts';
import { innerSides } from '#grid/sides.ts';
import type { Sides } from '#grid/sides.ts';
import { domainsOf } from '#logic/claimCases.ts';
import { describeClaimLaws } from '#logic/claimLaws.ts';
import { galaxyBoard } from '#logic/galaxy.ts';
import type { Galaxy } from '#logic/galaxy.ts';
import { eachInGalaxy } from './eachInGalaxy.ts';
import { galaxyArea } from './galaxyArea.ts';

// Tests the kinds of claim about areas around dots by the laws of all kinds.

const VALUES = { line: 1, blank: 0 };

/** Sizes with at most seven sides. */
const SIZES = [
  [2, 1],
  [1, 4],
  [2, 2],
  [3, 2],
  [2, 3],
] as const;

interface Board {
  readonly grid: Sides;
  readonly dots: readonly number[];
}

const boards = fc.constantFrom(...SIZES).chain(([width, height]) => {
  const grid = innerSides(width, height);
  const spots = Array.from({ length: spotCount(grid) }, (_, spot) => spot);
  return fc
    .tuple(
      fc.subarray(spots, { minLength: 1, maxLength: 3 }),
      domainsOf(grid.centres.length, [0, 1]),
    )
    .map(([dots, domains]) => ({ grid, dots, domains }));
});

function galaxiesOf({ grid, dots }: Board): readonly Galaxy[] {
  return dots.map((dot, site) => {
    const others = dots.filter((other) => other !== dot);
    const taken = new Set(others.flatMap((other) => squaresAtSpot(grid, other)));
    return {
      dot,
      place: { words: `the dot at ${spotName(grid, dot)}`, site },
      core: squaresAtSpot(grid, dot),
      images: squaresTurned(grid, dot, taken),
    };
  });
}

/** The squares to which no line bars the way from one, found by walking. */
function pieceAt({ grid }: Board, full: readonly number[], square: number): readonly number[] {
  const piece = [square];
  for (const each of piece) {
    for (const side of grid.ofSquares[each] ?? []) {
      if (full[side] === 1) continue;
      for (const next of grid.squaresAt[side] ?? []) if (!piece.includes(next)) piece.push(next);
    }
  }
  return piece;
}

/** Whether the piece around a dot has no line in it and no other dot, and is as before after half a turn. */
function isArea(board: Board, full: readonly number[], dot: number): boolean {
  const { grid, dots } = board;
  const own = squaresAtSpot(grid, dot);
  const piece = pieceAt(board, full, own[0] ?? 0);
  const isWithin = (squares: readonly number[]): boolean =>
    squares.every((square) => piece.includes(square));
  const hasLine = [...full.keys()].some(
    (side) => full[side] === 1 && isWithin(grid.squaresAt[side] ?? []),
  );
  const isTurned = piece.every((square) => piece.includes(turnedSquare(grid, dot, square) ?? -1));
  const isAlone = dots.every(
    (other) =>
      other === dot || squaresAtSpot(grid, other).every((square) => !piece.includes(square)),
  );
  return isWithin(own) && !hasLine && isTurned && isAlone;
}

const boardOf = ({ grid }: Board) => galaxyBoard(grid, VALUES);

describeClaimLaws(
  'area of a dot',
  boards.map((board) => {
    const [first] = galaxiesOf(board);
    if (first === undefined) throw new Error('There is a dot');
    return {
      claim: galaxyArea(first, boardOf(board)),
      domains: board.domains,
      rule: (full) => isArea(board, full, first.dot),
    };
  }),
  120,
);

describeClaimLaws(
  'each in the area of a dot',
  boards.map((board) => {
    const galaxies = galaxiesOf(board);
    return {
      claim: eachInGalaxy({
        place: { words: 'cells in areas' },
        sentence: 'each cell is in the area of a dot',
        galaxies,
        board: boardOf(board),
        nameOf: String,
      }),
      domains: board.domains,
      besides: galaxies.map((each) => galaxyArea(each, boardOf(board))),
      rule: (full) =>
        [...board.grid.ofSquares.keys()].every((square) =>
          board.dots.some(
            (dot) =>
              isArea(board, full, dot) &&
              pieceAt(board, full, squaresAtSpot(board.grid, dot)[0] ?? 0).includes(square),
          ),
        ),
    };
  }),
  80,
);
