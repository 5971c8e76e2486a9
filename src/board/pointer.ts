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
  /** The gesture turned out to be another, such as a pinch: what the stroke did is to be taken back. */
  readonly cancel: () => void;
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
  | {
      readonly kind: 'stroke';
      readonly pointer: number;
      readonly by: PointerType;
      readonly last: Point;
    };

/** What `PointerEvent.pointerType` says. */
type PointerType = 'mouse' | 'pen' | 'touch' | string;

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

  /** Ends or takes back what the pointer was in the middle of, and returns what that was. */
  const stop = (how: 'end' | 'cancel'): Press => {
    const before = press.current;
    press.current = { kind: 'none' };
    if (before.kind === 'resting') clearTimeout(before.timer);
    if (before.kind === 'stroke') latest.current[how]();
    return before;
  };

  /** Whether it is another pointer that draws. */
  const isOther = ({ pointerId }: PointerEvent): boolean =>
    press.current.kind === 'stroke' && press.current.pointer !== pointerId;
  /** Whether a hand rests on the board that holds the pen which draws. */
  const isPalm = ({ pointerType }: PointerEvent): boolean =>
    pointerType === 'touch' && press.current.kind === 'stroke' && press.current.by === 'pen';
  const cancel = (event: PointerEvent) => {
    if (!isOther(event)) stop('cancel');
  };

  /** Begins a stroke where the pointer came down. */
  const begin = (event: PointerEvent) => {
    const point = locate(event);
    const cell = cellAt(grid, point);
    if (cell === undefined) return;
    if (!latest.current.start(cell, event, besideAt(grid, point, cell))) return;
    press.current = {
      kind: 'stroke',
      pointer: event.pointerId,
      by: event.pointerType,
      last: point,
    };
  };

  return {
    onPointerDown(event: PointerEvent) {
      if (isPalm(event)) return undefined;
      // A pen takes over from the palm that came down before it.
      if (event.isPrimary && event.pointerType !== 'pen' && isOther(event)) return undefined;
      stop('cancel');
      // With a second finger, neither of them draws.
      if (!event.isPrimary) return undefined;
      if (cellAt(grid, locate(event)) === undefined) return undefined;
      // The board moves the focus itself, to the cell and not to the frame.
      event.preventDefault();
      capture(frame.current, event.pointerId);
      if (event.pointerType !== 'touch') return begin(event);
      const rested = () => {
        stop('end');
        begin(event);
      };
      const timer = finger === 'scrolls' ? window.setTimeout(rested, REST) : undefined;
      press.current = { kind: 'resting', event, timer };
      return undefined;
    },
    onPointerMove(event: PointerEvent) {
      if (isOther(event)) return;
      // The button was let go where the page did not hear of it.
      if (event.pointerType === 'mouse' && event.buttons === 0) stop('end');
      if (press.current.kind === 'resting') {
        const { clientX, clientY } = press.current.event;
        if (Math.hypot(event.clientX - clientX, event.clientY - clientY) <= TREMBLE) return;
        const before = stop('end');
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
