import { memo } from 'react';
import type { CSSProperties } from 'react';
import type { Grid } from '#grid/grid.ts';
import type { Slot } from '#puzzle/slot.ts';
import { EMPTY_VIEW } from './cell.ts';
import type { CellView } from './cell.ts';
import { drawCell, looksSame } from './Cell.tsx';

interface RowProps {
  /** Indices of its cells. */
  readonly row: readonly number[];
  readonly grid: Grid;
  readonly slot: Slot;
  /** The views of all cells, indexed by cell. */
  readonly views: readonly CellView[];
  /** From `placesOf`. */
  readonly places: readonly (CSSProperties | undefined)[];
  /** The selected cells, which typing fills. */
  readonly chosen: ReadonlySet<number>;
  readonly cursor: number;
  /** The author's clues are locked. */
  readonly locked: boolean;
}

/** A key changes cells of one or two rows; the others are skipped without comparing their cells. */
const isSame = (before: RowProps, now: RowProps): boolean =>
  before.row === now.row &&
  before.grid === now.grid &&
  before.slot === now.slot &&
  before.places === now.places &&
  before.locked === now.locked &&
  now.row.every(
    (cell) =>
      looksSame(before.views[cell] ?? EMPTY_VIEW, now.views[cell] ?? EMPTY_VIEW) &&
      before.chosen.has(cell) === now.chosen.has(cell) &&
      (before.cursor === cell) === (now.cursor === cell),
  );

/** A row of cells, as in the WAI-ARIA grid pattern. */
export const Row = memo(function Row(props: RowProps) {
  const { row, grid, slot, views, places, chosen, cursor, locked } = props;
  return (
    <div role="row" className="board-row">
      {row.map((cell) =>
        drawCell({
          cell,
          slot,
          grid,
          view: views[cell] ?? EMPTY_VIEW,
          place: places[cell],
          selected: chosen.has(cell),
          locked: views[cell]?.black === true || (locked && views[cell]?.given !== undefined),
          focusable: cell === cursor,
        }),
      )}
    </div>
  );
}, isSame);
