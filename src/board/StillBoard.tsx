import type { CSSProperties } from 'react';
import type { Grid } from '#grid/grid.ts';
import type { Slot } from '#puzzle/slot.ts';
import { cellsWhere, shownValue } from './cell.ts';
import type { CellView } from './cell.ts';
import { Cell, gridPlacement } from './Cell.tsx';
import { leftOutPath } from './leftOut.ts';
import { reachesNumbers } from './lineEnds.ts';
import type { Drawing } from './drawing.ts';
import { Picture } from './Picture.tsx';
import { marginsOf } from './margins.ts';
import { StillSites } from './Sites.tsx';
import type { SiteView } from './siteView.ts';
import './board.css';

const NONE: readonly number[] = [];

/** Pictures with more cells per side are drawn without lines between cells. */
const DENSE = 30;

/** Whether a cell draws anything over the picture; on most boards many cells are empty. */
const showsAnything = (view: CellView): boolean =>
  shownValue(view) !== undefined ||
  view.printed !== undefined ||
  view.pair !== undefined ||
  view.notes !== undefined;

/** A board to look at: the same picture and cells, without keyboard and pointer. */
export function StillBoard({
  label,
  grid,
  drawing,
  slot,
  cells,
  sites,
  tints,
}: {
  readonly label: string;
  readonly grid: Grid;
  readonly drawing: Drawing;
  readonly slot: Slot;
  readonly cells: readonly CellView[];
  readonly sites: readonly SiteView[];
  readonly tints: readonly (number | undefined)[];
}) {
  const margins = marginsOf(sites, 0, drawing);
  const places = gridPlacement(grid, drawing);
  // Empty cells are not rendered, so each of the others needs its own position.
  const placeOf = (cell: number): CSSProperties | undefined =>
    grid.shape === 'rectangle'
      ? { gridArea: `${Math.floor(cell / grid.width) + 1} / ${(cell % grid.width) + 1}` }
      : places[cell];
  const size = {
    '--across': margins.left + drawing.width + margins.right,
    '--down': margins.top + drawing.height + margins.bottom,
    '--left': margins.left,
    '--top': margins.top,
    '--width': drawing.width,
    '--height': drawing.height,
    '--tag': drawing.tag,
  } as CSSProperties;
  return (
    <div
      className="board-frame"
      translate="no"
      style={size}
      role="img"
      aria-label={label}
      data-still
      data-dense={Math.max(drawing.width, drawing.height) > DENSE || undefined}
      data-shape={grid.shape}
      data-reaches={reachesNumbers(grid, slot) || undefined}
      data-caged={drawing.dashed === '' ? undefined : ''}
      data-tubes={drawing.paths.strokes.some(({ look }) => look === 'tube') || undefined}
      data-tinted={tints.length > 0 || undefined}
    >
      <div className="board-surface">
        <Picture
          drawing={drawing}
          tints={tints}
          selection={NONE}
          cursor={undefined}
          leftOut={leftOutPath(grid, slot, cells, sites)}
          lit={cellsWhere(cells, 'lit')}
          broken={NONE}
          targets={cellsWhere(cells, 'target')}
        />
        {cells.map(
          (view, cell) =>
            showsAnything(view) && (
              <Cell key={cell} {...{ cell, view, slot, grid }} place={placeOf(cell)} isStill />
            ),
        )}
      </div>
      <StillSites sites={sites} margins={margins} />
    </div>
  );
}
