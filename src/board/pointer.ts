import { useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';
import type { Grid } from '#grid/grid.ts';
import { nearestCell } from '#grid/grid.ts';
import type { Point } from '#grid/point.ts';
import type { Drawing } from './drawing.ts';

/**
 * What a press and drag over the board calls, cell by cell. `beside` is the cell across the line
 * that was pressed, if a line was.
 */
export interface Strokes {
  /** Returns whether the drag should go on. */
  readonly start: (cell: number, event: PointerEvent, beside: number | undefined) => boolean;
  readonly over: (cell: number) => void;
  readonly end: () => void;
  /** A mouse that presses nothing has come to a cell. */
  readonly hover: (cell: number) => void;
}

/** Farther than this from every centre is beside the grid, in cell sides. */
const REACH = 0.75;
/** A press is on a line when leaning out by this part of its way from the centre crosses it. */
const LEAN = 0.4;
/** A quick drag reports few points; the way between them is looked at in steps this long. */
const STEP = 0.25;

/** Boards too wide to fit a phone at a size that can be hit; there a finger scrolls. */
export const scrolls = (grid: Grid): boolean => grid.shape === 'rectangle' && grid.width > 16;

/**
 * Whether a cell goes on with the row or column that a stroke began in: a hand that trembles paints
 * no neighbours. Cells in no rows and columns have no such lines.
 */
export function isInLine(grid: Grid, [first, second]: readonly number[], cell: number): boolean {
  if (grid.shape !== 'rectangle' || first === undefined) return true;
  const [from, to] = [grid.centres[first], grid.centres[cell]];
  const then = grid.centres[second ?? cell];
  if (from === undefined || to === undefined || then === undefined) return true;
  return then.x === from.x ? to.x === from.x : then.y === from.y && to.y === from.y;
}

/** Whether fingers are what there is to point with. */
export const hasCoarsePointer = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/**
 * Turns pointer events on the picture into strokes over cells. The cell is found by geometry,
 * so cells of any shape can be hit, and a captured pointer may leave the board and come back.
 */
export function usePointer(
  frame: RefObject<HTMLElement | null>,
  grid: Grid,
  drawing: Drawing,
  strokes: Strokes,
) {
  const last = useRef<Point | undefined>(undefined);
  const tapped = useRef<number | undefined>(undefined);
  const hovered = useRef<number | undefined>(undefined);

  const locate = (event: PointerEvent): Point => {
    const box = frame.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return {
      x: ((event.clientX - box.left) / box.width) * drawing.width,
      y: ((event.clientY - box.top) / box.height) * drawing.height,
    };
  };
  const cellAt = (point: Point): number | undefined => {
    const cell = nearestCell(grid, point);
    const centre = grid.centres[cell] ?? point;
    return Math.hypot(centre.x - point.x, centre.y - point.y) <= REACH ? cell : undefined;
  };
  const besideAt = (point: Point, cell: number): number | undefined => {
    const { x, y } = grid.centres[cell] ?? point;
    const next = { x: point.x + (point.x - x) * LEAN, y: point.y + (point.y - y) * LEAN };
    const beside = cellAt(next);
    const across = beside === undefined ? undefined : grid.centres[beside];
    const straight = across !== undefined && Math.abs(across.x - x) + Math.abs(across.y - y) === 1;
    return straight ? beside : undefined;
  };
  const stop = () => {
    if (last.current === undefined) return;
    last.current = undefined;
    strokes.end();
  };

  return {
    onPointerDown(event: PointerEvent) {
      const point = locate(event);
      const cell = cellAt(point);
      if (cell === undefined) return;
      // The board moves the focus itself, to the cell and not to the frame.
      event.preventDefault();
      if (event.pointerType === 'touch' && scrolls(grid)) {
        // A finger that moves scrolls such a board; only one that is lifted in place taps it.
        tapped.current = cell;
        return;
      }
      if (!strokes.start(cell, event, besideAt(point, cell))) return;
      last.current = point;
      frame.current?.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      const from = last.current;
      if (from === undefined) {
        const cell = event.pointerType === 'mouse' ? cellAt(locate(event)) : undefined;
        if (cell !== undefined && cell !== hovered.current) strokes.hover(cell);
        hovered.current = cell;
        return;
      }
      const to = locate(event);
      const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
      for (let step = 1; step <= steps; step += 1) {
        const part = step / steps;
        const cell = cellAt({
          x: from.x + (to.x - from.x) * part,
          y: from.y + (to.y - from.y) * part,
        });
        if (cell !== undefined) strokes.over(cell);
      }
      last.current = to;
    },
    onPointerUp(event: PointerEvent) {
      const cell = tapped.current;
      tapped.current = undefined;
      const beside = cell === undefined ? undefined : besideAt(locate(event), cell);
      if (cell !== undefined && strokes.start(cell, event, beside)) strokes.end();
      stop();
    },
    onPointerCancel() {
      tapped.current = undefined;
      stop();
    },
    onLostPointerCapture: stop,
  };
}
