import { useMemo } from 'react';
import type { CSSProperties } from 'react';
import { draw } from '#board/drawing.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import type { Raster } from './raster.ts';
import { changeSketch, drawnOn, useSketch } from './sketch.ts';

/** The picture in black and white at the board's size, and its options. */
export function SketchView({
  grid,
  raster,
}: {
  readonly grid: Rectangle;
  readonly raster: Raster;
}) {
  const sketch = useSketch();
  const { width, height } = grid;
  const { threshold, cells } = useMemo(
    () => drawnOn(sketch, raster, width, height),
    [sketch, raster, width, height],
  );
  return (
    <div className="grid gap-2">
      <Preview grid={grid} cells={cells} />
      <label className="field" title="Cells as dark as this, or darker, are filled">
        Threshold
        <input
          type="range"
          min={0}
          max={255}
          className="min-w-0 flex-1 accent-accent"
          value={threshold}
          onChange={({ target }) => changeSketch({ threshold: Number(target.value) })}
        />
      </label>
      <div className="flex flex-wrap gap-x-6">
        <label className="field">
          <input
            type="checkbox"
            className="size-4 accent-accent"
            checked={sketch.isInverted}
            onChange={({ target }) => changeSketch({ isInverted: target.checked })}
          />
          Invert
        </label>
        <label className="field" title="Otherwise its middle fills the board">
          <input
            type="checkbox"
            className="size-4 accent-accent"
            checked={sketch.framing === 'whole'}
            onChange={({ target }) =>
              changeSketch({ framing: target.checked ? 'whole' : 'cropped' })
            }
          />
          Whole picture, with margins
        </label>
      </div>
    </div>
  );
}

/** A small board with the drawn cells. */
function Preview({
  grid,
  cells,
}: {
  readonly grid: Rectangle;
  readonly cells: readonly boolean[];
}) {
  const { width, height } = grid;
  const drawing = draw(grid);
  const filled = cells.flatMap((isInk, cell) =>
    isInk ? [`M${cell % width},${Math.floor(cell / width)}h1v1h-1z`] : [],
  );
  return (
    <div
      role="img"
      aria-label={`The picture in ${width} × ${height} cells, ${filled.length} of them filled`}
      className="make-sketch"
      style={{ '--across': width, '--down': height } as CSSProperties}
    >
      <svg className="board-picture" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path d={drawing.thick} className="board-paper" />
        <path d={drawing.thin} className="board-thin" />
        <path d={filled.join('')} className="board-ink" />
        <path d={drawing.thick} className="board-thick" />
      </svg>
    </div>
  );
}
