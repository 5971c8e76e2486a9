import { besides, kingsMoves } from '#grid/areas.ts';
import { blocksInWords } from '#logic/kinds/runs.ts';
import { placedLines } from '#logic/place.ts';
import type { Random } from '#puzzle/random.ts';
import { followLines, OPEN } from './lines.ts';
import { BLANK, FILLED, paintGrid } from './board.ts';
import type { PaintParameters } from './board.ts';

/** How many changes are tried before the best one is chosen. */
const TRIED = 60;
/** The penalty of a fully visible change, as a fraction of its gain. */
const SEEN = 0.6;
/** The most cells that are changed at once if uniqueness is undecided. */
const AT_ONCE = 8;

/**
 * A picture with as few changed cells as seem necessary so that `other` no longer satisfies its
 * numbers: the single change, among cells that differ, after which line solving determines most of
 * the picture. If `other` is unknown, several cells, until half as many are open as before.
 */
export function adjustPicture(
  parameters: PaintParameters,
  picture: readonly number[],
  other: readonly number[] | undefined,
  random: Random,
): readonly number[] | undefined {
  let changed = picture;
  let open = openCells(parameters, changed);
  const enough = other === undefined ? open.length / 2 : open.length;
  for (let change = 0; change < AT_ONCE; change += 1) {
    const cells = other === undefined ? open : differing(picture, other);
    const cell = bestChange(parameters, changed, cells, open.length, random);
    if (cell === undefined) return undefined;
    changed = flipped(changed, cell);
    if (other !== undefined) break;
    open = openCells(parameters, changed);
    if (open.length <= enough) break;
  }
  return changed;
}

const differing = (picture: readonly number[], other: readonly number[]): readonly number[] =>
  picture.flatMap((value, cell) => (value === other[cell] ? [] : [cell]));

const flipped = (picture: readonly number[], cell: number): readonly number[] =>
  picture.with(cell, picture[cell] === FILLED ? BLANK : FILLED);

/** The cells that line solving does not determine from the picture's numbers. */
function openCells(parameters: PaintParameters, picture: readonly number[]): readonly number[] {
  const lines = placedLines(paintGrid(parameters)).map(({ cells }) => ({
    cells,
    lengths: blocksInWords(cells.map((cell) => picture[cell])),
  }));
  const known = followLines(lines, picture.length);
  return picture.flatMap((_, cell) => (known[cell] === OPEN ? [cell] : []));
}

/** The cell whose change lets line solving determine the most, relative to its visibility. */
function bestChange(
  parameters: PaintParameters,
  picture: readonly number[],
  cells: readonly number[],
  open: number,
  random: Random,
): number | undefined {
  const shows = visibility(parameters, picture);
  const tried = random
    .shuffled(cells)
    .toSorted((a, b) => shows(a) - shows(b))
    .slice(0, TRIED);
  let best: { readonly cell: number; readonly gain: number } | undefined;
  for (const cell of tried) {
    const settled = open - openCells(parameters, flipped(picture, cell)).length;
    const gain = settled * (1 - Math.sign(settled) * SEEN * shows(cell));
    if (best === undefined || gain > best.gain) best = { cell, gain };
  }
  return best?.cell;
}

/**
 * How visible the change of a cell is, 0 to 1: filling a cell among filled ones, or clearing an
 * isolated one, is least visible. Orthogonal neighbours count twice, diagonal ones once.
 */
function visibility(
  parameters: PaintParameters,
  picture: readonly number[],
): (cell: number) => number {
  const grid = paintGrid(parameters);
  return (cell) => {
    const around = [...besides(grid, cell), ...kingsMoves(grid, cell)];
    return around.filter((near) => picture[near] === picture[cell]).length / around.length;
  };
}
