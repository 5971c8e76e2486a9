/** The visible part of a board, in cells from its upper left corner. */
export interface SeenPart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** A cell's side, in CSS pixels. */
  readonly unit: number;
}

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** A board with at most this much out of view counts as fully visible, in cells. */
const SLIGHT = 0.25;

/**
 * The visible cells of a scrolled board; `undefined` if all are visible. The clues beside the cells
 * stay in view except for the part that `leaves`, in CSS pixels, and cover the cells scrolled under
 * them.
 */
export function visibleCells(
  place: Box,
  frame: Box,
  surface: Box,
  { width, height }: { readonly width: number; readonly height: number },
  leaves: { readonly x: number; readonly y: number },
): SeenPart | undefined {
  const unit = surface.width / width;
  const left = Math.max(surface.left, place.left + surface.left - frame.left - leaves.x);
  const top = Math.max(surface.top, place.top + surface.top - frame.top - leaves.y);
  const right = Math.min(surface.left + surface.width, place.left + place.width);
  const bottom = Math.min(surface.top + surface.height, place.top + place.height);
  const seen = {
    x: (left - surface.left) / unit,
    y: (top - surface.top) / unit,
    width: (right - left) / unit,
    height: (bottom - top) / unit,
    unit,
  };
  const isAll = seen.width > width - SLIGHT && seen.height > height - SLIGHT;
  return isAll || !(seen.width > 0 && seen.height > 0) ? undefined : seen;
}
