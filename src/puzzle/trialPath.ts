import type { Rectangle } from '#grid/rectangle.ts';
import { pathThrough } from './drawnPath.ts';
import type { DrawnPath } from './drawnPath.ts';
import { PATH_FORMS, shapeOfPath } from './pathForms.ts';
import type { PathKind, PathShape } from './pathForms.ts';
import type { Random } from './random.ts';

/** Sums are drawn up to this one: larger ones are rarely possible. */
const LARGEST_SUM = 45;

/** What is dragged over, to draw a path of a shape at these cells in turn. */
const DRAGGED: Readonly<
  Record<PathShape, (grid: Rectangle, cells: readonly number[]) => readonly number[]>
> = {
  line: (_, cells) => cells,
  pair: (_, cells) => cells.slice(0, 2),
  row: (_, cells) => cells.slice(0, 2),
  diagonal: ({ width }, [first = 0]) => [first, first + width + 1],
  corner: ({ width }, [first = 0]) => [first, first + width + 1],
  area: (_, cells) => cells,
  cell: (_, cells) => cells.slice(0, 1),
};

/** A path of a kind near some cells in turn, with numbers by chance, to try what is made of it; none if none fits. */
export function trialPath(
  grid: Rectangle,
  kind: PathKind,
  cells: readonly number[],
  random: Random,
): readonly DrawnPath[] {
  const whole = grid.rows.find((row) => row.includes(cells[0] ?? -1)) ?? [];
  const dragged = kind === 'extra-region' ? whole : DRAGGED[shapeOfPath(kind)](grid, cells);
  const path = pathThrough(grid, kind, dragged);
  if (path === undefined) return [];
  const { numbers: form } = PATH_FORMS[kind];
  if (form === undefined || (form.isNeeded !== true && random.below(2) === 0)) {
    return [{ kind, cells: path }];
  }
  const high = form.high === 'the side' ? grid.width : Math.min(form.high, LARGEST_SUM);
  const numbers = Array.from(
    { length: 1 + random.below(form.most) },
    () => form.low + random.below(high - form.low + 1),
  );
  return [{ kind, cells: path, numbers }];
}
