import fc from 'fast-check';
import { innerSides } from '#grid/sides.ts';
import { rectanglesOf } from '#grid/rectangles.ts';
import type { AreaOwner } from '#logic/area.ts';
import { domainsOf } from '#logic/claimCases.ts';
import { describeClaimLaws } from '#logic/claimLaws.ts';
import { eachInArea } from './eachInArea.ts';
import { oneArea } from './oneArea.ts';

// Tests the kinds of claim about areas by the laws of all kinds, on rectangles.

const VALUES = { line: 1, blank: 0 };

/** Sizes with at most seven sides. */
const SIZES = [
  [1, 2],
  [3, 1],
  [2, 2],
  [3, 2],
] as const;

const boards = fc.constantFrom(...SIZES).chain(([width, height]) => {
  const grid = innerSides(width, height);
  const squares = [...grid.ofSquares.keys()];
  return fc
    .tuple(
      fc.subarray(squares, { minLength: 1, maxLength: Math.min(3, squares.length) }),
      fc.array(fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }), {
        minLength: 3,
        maxLength: 3,
      }),
      domainsOf(grid.centres.length, [0, 1]),
    )
    .map(([at, sizes, domains]) => {
      const sizeOf = new Map(at.map((square, index) => [square, sizes[index]]));
      const owners = at.map((square, index): AreaOwner => ({
        square,
        areas: rectanglesOf(grid, square, sizes[index], new Set(at)),
      }));
      return { grid, squares, owners, domains, at, sizeOf };
    });
});

/** The squares on one side of no line with another, found by walking. */
function pieceAt(grid: ReturnType<typeof innerSides>, full: readonly number[], square: number) {
  const piece = [square];
  for (const each of piece) {
    for (const side of grid.ofSquares[each] ?? []) {
      if (full[side] === 1) continue;
      for (const next of grid.squaresAt[side] ?? []) if (!piece.includes(next)) piece.push(next);
    }
  }
  return piece;
}

/** Whether a square's piece is a rectangle without lines in it, with one number, which is its size. */
function isOwn(
  {
    grid,
    at,
    sizeOf,
  }: {
    readonly grid: ReturnType<typeof innerSides>;
    readonly at: readonly number[];
    readonly sizeOf: ReadonlyMap<number, number | undefined>;
  },
  full: readonly number[],
  square: number,
): boolean {
  const piece = pieceAt(grid, full, square);
  const across = grid.width - 1;
  const [xs, ys] = [
    piece.map((each) => each % across),
    piece.map((each) => Math.floor(each / across)),
  ];
  const wide = Math.max(...xs) - Math.min(...xs) + 1;
  const tall = Math.max(...ys) - Math.min(...ys) + 1;
  const hasLine = [...full.keys()].some(
    (side) =>
      full[side] === 1 && (grid.squaresAt[side] ?? []).every((each) => piece.includes(each)),
  );
  const size = sizeOf.get(square);
  return (
    wide * tall === piece.length &&
    !hasLine &&
    piece.length === (size ?? piece.length) &&
    piece.filter((each) => at.includes(each)).length === 1
  );
}

const one = (owner: AreaOwner) =>
  oneArea({
    place: { words: `number ${owner.square}`, site: owner.square },
    sentence: `number ${owner.square} has a rectangle`,
    noun: 'rectangle',
    owner,
    values: VALUES,
  });

describeClaimLaws(
  'one area',
  boards.map((board) => {
    const [owner = { square: 0, areas: [] }] = board.owners;
    return {
      claim: one(owner),
      domains: board.domains,
      rule: (full) => isOwn(board, full, owner.square),
    };
  }),
);

describeClaimLaws(
  'each in an area',
  boards.map((board) => ({
    claim: eachInArea({
      place: { words: 'cells in rectangles' },
      sentence: 'each cell is in a rectangle',
      noun: 'rectangle',
      squares: board.squares.length,
      owners: board.owners,
      values: VALUES,
      nameOf: String,
      ownerName: String,
      siteOf: (square) => square,
    }),
    domains: board.domains,
    besides: board.owners.map(one),
    rule: (full) =>
      board.squares.every((square) =>
        board.at.some(
          (root) => isOwn(board, full, root) && pieceAt(board.grid, full, root).includes(square),
        ),
      ),
  })),
);
