import { besides, kingsMoves } from '#grid/areas.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import { pathThrough } from '#puzzle/drawnPath.ts';
import type { DrawnPath } from '#puzzle/drawnPath.ts';
import { kindsDrawn } from '#puzzle/drawnWish.ts';
import type { DrawnWish } from '#puzzle/drawnWish.ts';
import { PATH_FORMS, PATH_GROUPS, shapeOfPath } from '#puzzle/pathForms.ts';
import type { PathKind, PathShape } from '#puzzle/pathForms.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { buildModel } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import type { Random } from '#puzzle/random.ts';
import type { FullGrid } from './rules.ts';

/** The most and the fewest cells of a line, and of a cage. */
const LINE = { least: 3, most: 6 };
const CAGE = { least: 2, most: 4 };
/** So many are tried at once, and so often. */
const BATCH = 80;
const BATCHES = 8;
/** How many there are of a shape, for each cell of a side; of a mix half as many. */
const SHARES: Readonly<Record<PathShape, number>> = {
  line: 0.7,
  pair: 1.3,
  row: 1,
  diagonal: 0.7,
  corner: 0.7,
  area: 1.2,
  cell: 1,
};
/** The kinds of a mix. */
const MIXED = 4;

/**
 * Clues that a solution keeps, drawn at random. What a kind says is not known here: many are tried, and those are
 * taken whose claims hold. The longest lines come first.
 */
export function drawClues(
  type: PuzzleType,
  puzzle: Puzzle,
  solution: FullGrid,
  wish: DrawnWish,
  random: Random,
): readonly DrawnPath[] {
  const grid = type.grid(puzzle.parameters);
  const all = kindsDrawn(type);
  if (grid.shape !== 'rectangle') return [];
  const kinds = wish === 'mix' ? mixOf(all, random) : all.filter((kind) => kind === wish);
  const drawn: DrawnPath[] = [];
  for (const kind of kinds) {
    const share = SHARES[shapeOfPath(kind)] / (wish === 'mix' ? 2 : 1);
    const wanted = Math.ceil(share * grid.width);
    drawn.push(...drawKind({ type, puzzle, solution, grid, random }, kind, wanted, drawn));
  }
  return drawn;
}

/** Kinds of all groups in turn. */
function mixOf(kinds: readonly PathKind[], random: Random): readonly PathKind[] {
  const groups = PATH_GROUPS.map(([, shapes]) =>
    random.shuffled(kinds.filter((kind) => shapes.includes(shapeOfPath(kind)))),
  );
  const inTurn = [0, 1].flatMap((round) =>
    random.shuffled(groups).flatMap((own) => own[round] ?? []),
  );
  return inTurn.slice(0, MIXED);
}

interface Board {
  readonly type: PuzzleType;
  readonly puzzle: Puzzle;
  readonly solution: FullGrid;
  readonly grid: Rectangle;
  readonly random: Random;
}

function drawKind(
  board: Board,
  kind: PathKind,
  wanted: number,
  others: readonly DrawnPath[],
): readonly DrawnPath[] {
  const { random } = board;
  const shape = shapeOfPath(kind);
  /** Lines and cages do not share cells with others of their shape. */
  const isApart = shape === 'line' || shape === 'area';
  const alike = others.filter((path) => shapeOfPath(path.kind) === shape);
  const taken = new Set(isApart ? alike.flatMap(({ cells }) => cells) : []);
  const places = new Set<string>();
  let drawn: DrawnPath[] = [];
  for (let batch = 0; batch < BATCHES && drawn.length < wanted; batch += 1) {
    const tried = candidates(board, kind, batch);
    const held = heldBy(board, tried);
    const found = random
      .shuffled(held)
      .toSorted((one, other) => other.cells.length - one.cells.length);
    for (const path of found) {
      const place = path.cells.join();
      if (drawn.length >= wanted) break;
      if (places.has(place) || path.cells.some((cell) => taken.has(cell))) continue;
      places.add(place);
      if (isApart) for (const cell of path.cells) taken.add(cell);
      drawn.push(path);
    }
    drawn = heldTogether(board, drawn);
  }
  return drawn;
}

/**
 * Of paths, those that hold as they are drawn: a maximum cell says nothing of the one beside it, which was tried with
 * it and may not be drawn.
 */
function heldTogether(board: Board, paths: readonly DrawnPath[]): DrawnPath[] {
  const held = heldBy(board, paths);
  return held.length === paths.length ? [...held] : heldTogether(board, held);
}

/** Of paths of one kind, those whose claims a solution keeps; none that says nothing. */
function heldBy(
  { type, puzzle, solution }: Board,
  paths: readonly DrawnPath[],
): readonly DrawnPath[] {
  const held = new Map<number, boolean>();
  for (const claim of buildModel(type, { ...puzzle, paths }).claims) {
    const { path } = claim.place;
    if (path === undefined) continue;
    held.set(path, (held.get(path) ?? true) && claim.judge(solution) === 'holds');
  }
  return paths.filter((_, index) => held.get(index) === true);
}

/** Paths of a kind to try; of rows a few, each with all numbers. */
function candidates(board: Board, kind: PathKind, batch: number): readonly DrawnPath[] {
  const { grid, random } = board;
  const shape = shapeOfPath(kind);
  const starts = shape === 'row' ? ROWS_AT_ONCE : BATCH;
  return Array.from({ length: starts }, () => {
    const first = random.below(grid.centres.length);
    const cells = pathThrough(grid, kind, draggedFrom(grid, shape, first, batch, random));
    return cells === undefined ? [] : withNumbers(board, kind, cells);
  }).flat();
}

/** So many rows are tried at once, since each is tried with up to fifty numbers. */
const ROWS_AT_ONCE = 6;

/** A drag that may draw something of this shape, from a cell on; later ones are shorter. */
function draggedFrom(
  grid: Rectangle,
  shape: PathShape,
  first: number,
  batch: number,
  random: Random,
): readonly number[] {
  const { width } = grid;
  const step = (cell: number): number => {
    const near = random.below(4) > 0 ? besides(grid, cell) : kingsMoves(grid, cell);
    return near.length === 0 ? cell : random.pick(near);
  };
  switch (shape) {
    case 'cell':
      return [first];
    case 'pair':
    case 'row':
      return [first, random.pick(besides(grid, first))];
    case 'corner':
      return [first, first + width + 1];
    case 'diagonal': {
      const corners = kingsMoves(grid, first).filter(
        (cell) => !besides(grid, first).includes(cell),
      );
      return corners.length === 0 ? [first] : [first, random.pick(corners)];
    }
    case 'line':
    case 'area': {
      const { least, most } = shape === 'line' ? LINE : CAGE;
      const longest = Math.max(least, most - Math.floor(batch / 2));
      const length = least + random.below(longest - least + 1);
      const cells = [first];
      for (let tries = 0; cells.length < length && tries < 2 * length; tries += 1) {
        const from = shape === 'line' ? (cells.at(-1) ?? first) : random.pick(cells);
        const next = shape === 'line' ? step(from) : random.pick(besides(grid, from));
        if (!cells.includes(next)) cells.push(next);
      }
      return cells;
    }
  }
}

/** A path with each number that it may have: of a cage and a diagonal the sum, beside a row all up to that. */
function withNumbers(
  { solution, random, grid }: Board,
  kind: PathKind,
  cells: readonly number[],
): readonly DrawnPath[] {
  const { numbers: form } = PATH_FORMS[kind];
  const shape = shapeOfPath(kind);
  if (form === undefined || shape === 'line' || shape === 'pair') return [{ kind, cells }];
  const values = cells.map((cell) => solution[cell] ?? 0);
  if (form.most > 1) {
    const some = random.shuffled(values).slice(0, 2 + random.below(form.most - 1));
    return [{ kind, cells, numbers: some.toSorted((a, b) => a - b) }];
  }
  const sum = values.reduce((sofar, value) => sofar + value, 0);
  const product = values.reduce((sofar, value) => sofar * value, 1);
  if (shape !== 'row') {
    return [{ kind, cells, numbers: [kind === 'product-cage' ? product : sum] }];
  }
  const high = form.high === 'the side' ? grid.width : Math.min(form.high, sum);
  return Array.from({ length: high - form.low + 1 }, (_, at) => ({
    kind,
    cells,
    numbers: [form.low + at],
  }));
}
