/** The part of a board that is in sight, in cells from its upper left corner. */
export interface SeenPart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** A cell's side, in CSS pixels. */
  readonly unit: number;
}

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** As much of a board may be out of sight as if it were not, in cells. */
const SLIGHT = 0.25;

/**
 * What the place of a board shows of its cells; `undefined` where that is all. The clues beside the
 * cells stay in sight but for what of them `leaves`, in CSS pixels, and so hide those that are scrolled
 * under them.
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
