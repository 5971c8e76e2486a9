import { useEffect, useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';
import type { Grid } from '#grid/grid.ts';
import type { Point } from '#grid/point.ts';
import type { Drawing } from './drawing.ts';
import { besideAt, cellAt, cellsBetween } from './hit.ts';

/**
 * Callbacks for a press or drag over the board, cell by cell. `beside` is the cell on the other
 * side of the pressed line, if a line was pressed.
 */
export interface Strokes {
  /** Returns whether the drag continues. */
  readonly start: (cell: number, event: PointerEvent, beside: number | undefined) => boolean;
  readonly over: (cell: number, event: PointerEvent) => void;
  readonly end: () => void;
  /** The gesture turned out to be another, such as a pinch: the stroke has to be reverted. */
  readonly cancel: () => void;
  /** A mouse without pressed buttons entered a cell. */
  readonly hover: (cell: number) => void;
}

/**
 * What a single finger does that moves without resting first. If it scrolls, it draws after resting
 * for a moment. Two fingers are left to the browser; a mouse or a stylus always draws.
 */
export type Finger = 'draws' | 'scrolls';

/**
 * How long a finger rests before it draws on a board that it otherwise scrolls, in milliseconds.
 */
const REST = 300;
/** A resting finger moves at most this far, in CSS pixels. */
const TREMBLE = 8;

/** Whether the board is too wide to fit a phone with cells large enough to press. */
export const scrolls = (grid: Grid): boolean => grid.shape !== 'hex-stack' && grid.width > 16;

/** Whether the primary pointer is a finger. */
export const hasCoarsePointer = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** The gesture in progress. */
type Press =
  | { readonly kind: 'none' }
  /** A finger is down that may yet tap, draw, scroll, or be the first of two. */
  | { readonly kind: 'resting'; readonly event: PointerEvent; readonly timer: number | undefined }
  | {
      readonly kind: 'stroke';
      readonly pointer: number;
      readonly by: PointerType;
      readonly last: Point;
    };

/** The value of `PointerEvent.pointerType`. */
type PointerType = 'mouse' | 'pen' | 'touch' | string;

/** Sends all events of a pointer to the board (`setPointerCapture`). */
function capture(surface: HTMLElement | null, pointer: number): void {
  try {
    surface?.setPointerCapture(pointer);
  } catch {
    // The pointer was lifted already: there is nothing to capture.
  }
}

/** Where an event is on the picture, in the picture's units. */
function locateIn(surface: HTMLElement | null, drawing: Drawing, event: PointerEvent): Point {
  const box = surface?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
  return {
    x: ((event.clientX - box.left) / box.width) * drawing.width,
    y: ((event.clientY - box.top) / box.height) * drawing.height,
  };
}

/** Whether a finger that came down has moved on since. */
const hasMoved = (down: PointerEvent, { clientX, clientY }: PointerEvent): boolean =>
  Math.hypot(clientX - down.clientX, clientY - down.clientY) > TREMBLE;

/** Keeps the browser from scrolling during a stroke; only a non-passive listener can. */
function useScrollLock(frame: RefObject<HTMLElement | null>, press: RefObject<Press>): void {
  useEffect(() => {
    const surface = frame.current;
    const keepStill = (event: TouchEvent) => {
      const isStroke = press.current.kind === 'stroke' && event.touches.length === 1;
      if (isStroke && event.cancelable) event.preventDefault();
    };
    surface?.addEventListener('touchmove', keepStill, { passive: false });
    return () => surface?.removeEventListener('touchmove', keepStill);
  }, [frame, press]);
}

/** The gesture in progress, and the callbacks as of the latest rendering. */
function useGesture(strokes: Strokes) {
  const press = useRef<Press>({ kind: 'none' });
  const latest = useRef(strokes);
  useEffect(() => {
    latest.current = strokes;
  });
  const go = (to: Press): void => {
    press.current = to;
  };
  /** Ends or reverts the gesture in progress, and returns it. */
  const stop = (how: 'end' | 'cancel'): Press => {
    const before = press.current;
    go({ kind: 'none' });
    if (before.kind === 'resting') clearTimeout(before.timer);
    if (before.kind === 'stroke') latest.current[how]();
    return before;
  };
  return { press, latest, go, stop };
}

/**
 * Turns pointer events on the picture into strokes over cells. The cell is computed from the
 * position, so that cells of any shape can be hit, and a captured pointer may leave the board and
 * return.
 */
export function usePointer(
  frame: RefObject<HTMLElement | null>,
  grid: Grid,
  drawing: Drawing,
  { finger, passes }: { readonly finger: Finger; readonly passes: 'all' | 'near centres' },
  strokes: Strokes,
) {
  const { press, latest, go, stop } = useGesture(strokes);
  const hovered = useRef<number | undefined>(undefined);
  useScrollLock(frame, press);
  const locate = (event: PointerEvent) => locateIn(frame.current, drawing, event);

  /** Whether another pointer is drawing. */
  const isOther = ({ pointerId }: PointerEvent): boolean =>
    press.current.kind === 'stroke' && press.current.pointer !== pointerId;
  /** Whether this is a palm that rests on the board while a stylus draws. */
  const isPalm = ({ pointerType }: PointerEvent): boolean =>
    pointerType === 'touch' && press.current.kind === 'stroke' && press.current.by === 'pen';
  const cancel = (event: PointerEvent) => {
    if (!isOther(event)) stop('cancel');
  };

  /** Starts a stroke where the pointer came down. */
  const begin = (event: PointerEvent) => {
    const point = locate(event);
    const cell = cellAt(grid, point);
    if (cell === undefined) return;
    if (!latest.current.start(cell, event, besideAt(grid, point, cell))) return;
    go({
      kind: 'stroke',
      pointer: event.pointerId,
      by: event.pointerType,
      last: point,
    });
  };

  return {
    onPointerDown(event: PointerEvent) {
      if (isPalm(event)) return undefined;
      // A stylus takes over from the palm that came down before it.
      if (event.isPrimary && event.pointerType !== 'pen' && isOther(event)) return undefined;
      stop('cancel');
      // With a second finger down, neither draws.
      if (!event.isPrimary) return undefined;
      if (cellAt(grid, locate(event)) === undefined) return undefined;
      // The board moves focus itself: to the cell, not to the frame.
      event.preventDefault();
      capture(frame.current, event.pointerId);
      if (event.pointerType !== 'touch') return begin(event);
      const rested = () => {
        stop('end');
        begin(event);
      };
      const timer = finger === 'scrolls' ? window.setTimeout(rested, REST) : undefined;
      go({ kind: 'resting', event, timer });
      return undefined;
    },
    onPointerMove(event: PointerEvent) {
      if (isOther(event)) return;
      // The button was released outside, without an event.
      if (event.pointerType === 'mouse' && event.buttons === 0) stop('end');
      if (press.current.kind === 'resting') {
        if (!hasMoved(press.current.event, event)) return;
        const before = stop('end');
        if (finger === 'draws' && before.kind === 'resting') begin(before.event);
      }
      if (press.current.kind === 'stroke') {
        const to = locate(event);
        for (const cell of cellsBetween(grid, press.current.last, to, passes))
          strokes.over(cell, event);
        go({ ...press.current, last: to });
        return;
      }
      const cell = event.pointerType === 'mouse' ? cellAt(grid, locate(event)) : undefined;
      if (cell !== undefined && cell !== hovered.current) strokes.hover(cell);
      hovered.current = cell;
    },
    onPointerUp(event: PointerEvent) {
      if (isOther(event)) return;
      const before = stop('end');
      if (before.kind !== 'resting') return;
      // A tap is a stroke over one cell.
      begin(before.event);
      stop('end');
    },
    onPointerCancel: cancel,
    onLostPointerCapture: cancel,
  };
}
