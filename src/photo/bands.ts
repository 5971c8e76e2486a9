import type { Glyph, GlyphPart } from './glyphs.ts';
import { findGlyphs } from './glyphs.ts';
import { placeAround } from './lattice.ts';
import { middleOfBox } from './numbers.ts';
import type { SeenBefore } from './seen.ts';

/** A side of the grid. */
export type BandSide = 'left' | 'above' | 'right' | 'below';

/** The least and largest height of digits beside a grid, in cells. */
const HEIGHTS = [0.2, 0.95] as const;
/**
 * The margin left out next to the grid, for its frame and for lines that extend beyond it, in
 * cells.
 */
const FRAME = 0.08;
/**
 * The largest distance from the grid or from the next number towards it, in cells; anything farther
 * does not belong to the grid.
 */
const FAR = 1.7;

/** The signs beside a grid that belong to each of its rows or columns. */
export type Band = readonly (readonly Glyph[])[];

/** The signs along a side, at most this many cells away. */
export function readBand(
  { photo, lattice, isRuled }: SeenBefore,
  side: BandSide,
  far: number,
): Band {
  const { across, down } = lattice;
  const isBeside = side === 'left' || side === 'right';
  const [long, wide] = isBeside ? [down, across] : [across, down];
  const begin = side === 'left' || side === 'above' ? -FRAME : wide + FRAME;
  const sign = side === 'left' || side === 'above' ? -1 : 1;
  const reach = Math.min(far, roomAt({ photo, lattice }, side));
  if (reach < 0.5) return Array.from({ length: long }, () => []);
  const [near, end] = [begin, begin + sign * reach].toSorted((a, b) => a - b) as [number, number];
  const part: GlyphPart = isBeside ? [near, 0, end, long] : [0, near, long, end];
  const glyphs = findGlyphs(photo, lattice, {
    part,
    lines: { level: isBeside || isRuled, upright: !isBeside || isRuled, near: FRAME },
    heights: HEIGHTS,
  });
  const away = ({ box: [left, top, right, bottom] }: Glyph): readonly [number, number] => {
    const [from, to] = isBeside ? [left, right] : [top, bottom];
    return sign < 0 ? [-to, -from] : [from - wide, to - wide];
  };
  return Array.from({ length: long }, (_, line) => {
    const own = glyphs
      .filter(({ box }) => Math.floor(middleOfBox(box)[isBeside ? 1 : 0]) === line)
      .toSorted((a, b) => away(a)[0] - away(b)[0]);
    let edge = 0;
    const end = own.findIndex((glyph) => {
      const [from, to] = away(glyph);
      if (from - edge > FAR) return true;
      edge = Math.max(edge, to);
      return false;
    });
    return end < 0 ? own : own.slice(0, end);
  });
}

/** The distance between a side of the grid and the photo's edge, in cells. */
function roomAt({ photo, lattice }: Pick<SeenBefore, 'photo' | 'lattice'>, side: BandSide): number {
  const { across, down } = lattice;
  const placeAt = placeAround(lattice);
  const spotAt = (away: number) => {
    if (side === 'left') return placeAt(-away, down / 2);
    if (side === 'right') return placeAt(across + away, down / 2);
    return side === 'above' ? placeAt(across / 2, -away) : placeAt(across / 2, down + away);
  };
  let room = 0;
  while (room < 40) {
    const { x, y } = spotAt(room + 0.5);
    if (x < 0 || y < 0 || x > photo.width - 1 || y > photo.height - 1) break;
    room += 0.5;
  }
  return room;
}
