import { mostOf } from '#puzzle/site.ts';
import type { Site } from '#puzzle/site.ts';
import type { Drawing } from './drawing.ts';
import type { Beyond } from './pathNumbers.ts';
import type { PathDrawing } from './pathDrawing.ts';
import type { SiteView } from './siteView.ts';

/** Space around the grid, in cell sides. */
export interface Margins {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Where the clues at the far ends of rows and columns begin, and the space they have. */
  readonly far: Readonly<Record<'x' | 'y' | 'wide' | 'tall', number>>;
}

/** The size of a number in the margin, in cell sides: digits are side by side, or stacked. */
const WIDE = 0.62;
const TALL = 0.5;
/** Diameter of a circle on a corner, and of a sign between two cells, in cell sides. */
const CIRCLE = 0.56;
const SIGN = 0.44;
/** The size of what stands in a square between dots, in sides. */
const SQUARE = 0.6;
/** Diameter of the circle of a number on a corner that may be at the border, in cell sides. */
const POINT = 0.46;
/** Side of what is pressed at a dot among squares, in sides: they are half a side apart. */
const DOT = 0.5;
/** The most numbers that an unknown clue gets space for; margins grow with the clues entered. */
const UNKNOWN = 3;
/** The space for numbers of drawn paths outside the grid, in cell sides. */
const BEYOND = 0.9;
/** The size of a drawn area's sum in its first cell, in cell sides. */
const SUM = { wide: 0.5, tall: 0.3 };

/**
 * Space for the longest clue of each side, and some for unknown clues; `end` is the space for
 * counters at the far ends of lines, nearer to the grid than the clues there.
 */
export function marginsOf(
  sites: readonly SiteView[],
  end: number,
  {
    width,
    height,
    paths: { beyond },
  }: Pick<Drawing, 'width' | 'height'> & { readonly paths: Pick<PathDrawing, 'beyond'> },
): Margins {
  const room = (axis: 'row' | 'column', each: number, at?: 'far'): number => {
    const lines = sites.filter(
      ({ site }) => site.at === 'margin' && site.axis === axis && site.end === at,
    );
    if (lines.length === 0) return 0;
    const lengths = lines.map(
      ({ site, clue }) => clue?.length ?? Math.min(UNKNOWN, Math.ceil(mostOf(site.slot) / 2)),
    );
    // A single number is a press target, so its place is as large as a cell.
    return Math.max(1, 0.35 + Math.max(...lengths, 1) * each);
  };
  // Black squares beside the grid are as large as its cells.
  const square = (axis: 'x' | 'y'): number =>
    sites.some(({ site }) => site.at === 'half' && site[axis] < 0) ? 1 : 0;
  // Half a circle reaches over the border.
  const over = sites.some(({ site }) => site.at === 'point') ? POINT / 2 : 0;
  const outside = (side: keyof Beyond): number => (beyond[side] ? BEYOND : 0);
  const left = Math.max(room('row', WIDE), square('x'), over, outside('left'));
  const top = Math.max(room('column', TALL), square('y'), over, outside('top'));
  const [wide, tall] = [room('row', WIDE, 'far'), room('column', TALL, 'far')];
  return {
    left,
    top,
    right: Math.max(end + wide, over, outside('right')),
    bottom: Math.max(end + tall, over, outside('bottom')),
    far: { x: left + width + end, y: top + height + end, wide, tall },
  };
}

type Box = Readonly<Record<'x' | 'y' | 'w' | 'h', number>>;

/** A site's place in the frame: upper left corner and size, in cell sides. */
export function marginBox(site: Site, { left, top, far }: Margins): Box | undefined {
  switch (site.at) {
    case 'margin':
      if (site.end === 'far') {
        return site.axis === 'row'
          ? { x: far.x, y: top + site.index, w: far.wide, h: 1 }
          : { x: left + site.index, y: far.y, w: 1, h: far.tall };
      }
      return site.axis === 'row'
        ? { x: 0, y: top + site.index, w: left, h: 1 }
        : { x: left + site.index, y: 0, w: 1, h: top };
    case 'corner':
    case 'side':
    case 'square':
    case 'point':
    case 'dot': {
      const side = { corner: CIRCLE, side: SIGN, square: SQUARE, point: POINT, dot: DOT }[site.at];
      return { x: left + site.x - side / 2, y: top + site.y - side / 2, w: side, h: side };
    }
    // The drawing, not the box, shows which half of its square it is.
    case 'half':
      return { x: left + site.x, y: top + site.y, w: 1, h: 1 };
    case 'area':
      return { x: left + site.x, y: top + site.y, w: SUM.wide, h: SUM.tall };
    case 'list':
      return undefined;
  }
}
