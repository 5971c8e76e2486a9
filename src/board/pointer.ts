import { useEffect, useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';
import type { Grid } from '#grid/grid.ts';
import type { Point } from '#grid/point.ts';
import type { Drawing } from './drawing.ts';
import { besideAt, cellAt, cellsBetween } from './hit.ts';

/**
 * What a press and drag over the board calls, cell by cell. `beside` is the cell across the line
 * that was pressed, if a line was.
 */
export interface Strokes {
  /** Returns whether the drag should go on. */
  readonly start: (cell: number, event: PointerEvent, beside: number | undefined) => boolean;
  readonly over: (cell: number, event: PointerEvent) => void;
  readonly end: () => void;
  /** A mouse that presses nothing has come to a cell. */
  readonly hover: (cell: number) => void;
}

/**
 * What one finger does that moves over the board at once. Where it scrolls, it draws after resting
 * for a moment. Two are the browser's own, and a mouse or a real pen always draws.
 */
export type Finger = 'draws' | 'scrolls';

/** How long a finger rests before it draws on a board that it scrolls, in milliseconds. */
const REST = 300;
/** A finger at rest moves up to this far, in CSS pixels. */
const TREMBLE = 8;

/** Boards too wide to fit a phone at a size that can be hit. */
export const scrolls = (grid: Grid): boolean => grid.shape === 'rectangle' && grid.width > 16;

/** Whether fingers are what there is to point with. */
export const hasCoarsePointer = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** What a pointer is in the middle of. */
type Press =
  | { readonly kind: 'none' }
  /** A finger is down that may yet tap, draw, scroll, or be the first of two. */
  | { readonly kind: 'resting'; readonly event: PointerEvent; readonly timer: number | undefined }
  | { readonly kind: 'stroke'; readonly pointer: number; readonly last: Point };

/** Has the board hear of all that a pointer does. */
function capture(surface: HTMLElement | null, pointer: number): void {
  try {
    surface?.setPointerCapture(pointer);
  } catch {
    // It was lifted before the page could answer: there is no more to hear.
  }
}

/**
 * Turns pointer events on the picture into strokes over cells. The cell is found by geometry,
 * so cells of any shape can be hit, and a captured pointer may leave the board and come back.
 */
export function usePointer(
  frame: RefObject<HTMLElement | null>,
  grid: Grid,
  drawing: Drawing,
  finger: Finger,
  strokes: Strokes,
) {
  const press = useRef<Press>({ kind: 'none' });
  const hovered = useRef<number | undefined>(undefined);
  const latest = useRef(strokes);
  useEffect(() => {
    latest.current = strokes;
  });

  // Only an event that waits for the page can keep the browser from scrolling under a stroke.
  useEffect(() => {
    const surface = frame.current;
    const keepStill = (event: TouchEvent) => {
      const isStroke = press.current.kind === 'stroke' && event.touches.length === 1;
      if (isStroke && event.cancelable) event.preventDefault();
    };
    surface?.addEventListener('touchmove', keepStill, { passive: false });
    return () => surface?.removeEventListener('touchmove', keepStill);
  }, [frame]);

  const locate = (event: PointerEvent): Point => {
    const box = frame.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return {
      x: ((event.clientX - box.left) / box.width) * drawing.width,
      y: ((event.clientY - box.top) / box.height) * drawing.height,
    };
  };

  /** Ends what the pointer was in the middle of, and returns what that was. */
  const stop = (): Press => {
    const before = press.current;
    press.current = { kind: 'none' };
    if (before.kind === 'resting') clearTimeout(before.timer);
    if (before.kind === 'stroke') latest.current.end();
    return before;
  };

  /** Whether it is another pointer that draws. */
  const isOther = ({ pointerId }: PointerEvent): boolean =>
    press.current.kind === 'stroke' && press.current.pointer !== pointerId;
  const abandon = (event: PointerEvent) => {
    if (!isOther(event)) stop();
  };

  /** Begins a stroke where the pointer came down. */
  const begin = (event: PointerEvent) => {
    const point = locate(event);
    const cell = cellAt(grid, point);
    if (cell === undefined) return;
    if (!latest.current.start(cell, event, besideAt(grid, point, cell))) return;
    press.current = { kind: 'stroke', pointer: event.pointerId, last: point };
  };

  return {
    onPointerDown(event: PointerEvent) {
      // The hand that holds a pen rests on the board, too.
      if (event.isPrimary && isOther(event)) return undefined;
      stop();
      // With a second finger, neither of them draws.
      if (!event.isPrimary) return undefined;
      if (cellAt(grid, locate(event)) === undefined) return undefined;
      // The board moves the focus itself, to the cell and not to the frame.
      event.preventDefault();
      capture(frame.current, event.pointerId);
      if (event.pointerType !== 'touch') return begin(event);
      const rested = () => {
        stop();
        begin(event);
      };
      const timer = finger === 'scrolls' ? window.setTimeout(rested, REST) : undefined;
      press.current = { kind: 'resting', event, timer };
      return undefined;
    },
    onPointerMove(event: PointerEvent) {
      if (isOther(event)) return;
      if (press.current.kind === 'resting') {
        const { clientX, clientY } = press.current.event;
        if (Math.hypot(event.clientX - clientX, event.clientY - clientY) <= TREMBLE) return;
        const before = stop();
        if (finger === 'draws' && before.kind === 'resting') begin(before.event);
      }
      if (press.current.kind === 'stroke') {
        const to = locate(event);
        for (const cell of cellsBetween(grid, press.current.last, to)) strokes.over(cell, event);
        press.current = { ...press.current, last: to };
        return;
      }
      const cell = event.pointerType === 'mouse' ? cellAt(grid, locate(event)) : undefined;
      if (cell !== undefined && cell !== hovered.current) strokes.hover(cell);
      hovered.current = cell;
    },
    onPointerUp(event: PointerEvent) {
      if (isOther(event)) return;
      const before = stop();
      if (before.kind !== 'resting') return;
      // A tap is a stroke over one cell.
      begin(before.event);
      stop();
    },
    onPointerCancel: abandon,
    onLostPointerCapture: abandon,
  };
}
