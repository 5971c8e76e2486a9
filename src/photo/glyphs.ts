import type { Grey } from './image.ts';
import { darknessOf, valueAt } from './image.ts';
import type { Lattice } from './lattice.ts';
import { placeAround } from './lattice.ts';
import { SIDE } from './network.ts';
import { middleOfLine } from './walls.ts';

/** Samples along a cell's side, where nothing else is wanted. */
const FINE = 36;
/** How high a glyph is in the network's picture, in its pixels: as digits are that fill cells. */
const HIGH = 14;
/** Paper is never told from ink by less than this part of its light. */
const LEAST = 0.12;
/** Ink is what is darker than this part of the darkest. */
const INK = 0.42;

/** Room around a blob, in samples. */
const EDGE = 4;
/** Four places in a pixel, from its middle. */
const QUARTERS = [
  [-0.25, -0.25],
  [0.25, -0.25],
  [-0.25, 0.25],
  [0.25, 0.25],
] as const;

/** A part of a lattice, or of what lies beside it, from a left and a top to a right and a bottom in cells. */
export type GlyphPart = readonly [left: number, top: number, right: number, bottom: number];

/** One printed sign that stands by itself. */
export interface Glyph {
  /** Where it stands, in cells of the lattice. */
  readonly box: GlyphPart;
  /** As the network wants it: 0 for paper, 1 for full ink. */
  readonly picture: Float32Array;
}

/** What hangs together in ink: its pixels, and the box around them. */
export interface InkBlob {
  readonly pixels: readonly number[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Whether a blob goes on beyond the part. */
const isAtEdge = ({ left, right, top, bottom }: InkBlob, { width, height }: Grey): boolean =>
  left === 0 || top === 0 || right === width - 1 || bottom === height - 1;

const highOf = ({ top, bottom }: InkBlob): number => bottom - top + 1;
const wideOf = ({ left, right }: InkBlob): number => right - left + 1;

/** What a part of a photo is searched for. */
export interface Search {
  readonly part: GlyphPart;
  /** Lines of the lattice that may run through the part: nothing that near to them is looked at, in cells. */
  readonly lines?: { readonly level: boolean; readonly upright: boolean; readonly near: number };
  /** Samples along a cell's side. */
  readonly fine?: number;
  /** Whether dashes stand among them: pieces above each other are no broken sign then. */
  readonly isDashed?: boolean;
  /** How high glyphs may be, in cells. */
  readonly heights: readonly [least: number, most: number];
}

/** The signs that stand by themselves in a part of a photo, in no order. */
export function findGlyphs(photo: Grey, lattice: Lattice, search: Search): readonly Glyph[] {
  const { part, heights, fine = FINE } = search;
  const [left, top] = part;
  const grey = flatten(photo, lattice, part, fine);
  const dark = darknessOf(grey, Math.round(fine * 0.7));
  const level = shareOf(dark.data, 0.995);
  const least = Math.max(LEAST, INK * level);
  const ink = Uint8Array.from(dark.data, (darkness) => (darkness >= least ? 1 : 0));
  if (search.lines !== undefined) wipeLines(ink, dark, part, search.lines, fine);
  const [lowest, highest] = heights.map((height) => height * fine) as [number, number];
  const small = blobsOf(ink, dark).filter(
    (blob) => highOf(blob) <= highest && wideOf(blob) <= 2.2 * highest && !isAtEdge(blob, dark),
  );
  const blobs = (search.isDashed === true ? small : joinPieces(small, highest)).filter(
    (blob) => highOf(blob) >= lowest,
  );
  const usual = middleOfLine(blobs.map(highOf));
  return blobs
    .filter((blob) => highOf(blob) > 0.6 * usual && highOf(blob) < 1.5 * usual)
    .flatMap((blob) => parted(blob, dark.width))
    .map((blob) => ({
      box: [
        left + blob.left / fine,
        top + blob.top / fine,
        left + (blob.right + 1) / fine,
        top + (blob.bottom + 1) / fine,
      ],
      picture: pictureOf(blob, dark),
    }));
}

/** The greys of a part, as if seen from straight above. */
function flatten(
  photo: Grey,
  lattice: Lattice,
  [left, top, right, bottom]: GlyphPart,
  fine: number,
): Grey {
  const [width, height] = [Math.round((right - left) * fine), Math.round((bottom - top) * fine)];
  const data = new Float32Array(width * height);
  const placeAt = placeAround(lattice);
  const [a, b] = [placeAt(left, top), placeAt(left + 1, top)];
  // So many samples each way that no pixel is passed over.
  const more = Math.min(4, Math.max(1, Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / fine)));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let at = 0; at < more * more; at += 1) {
        const [dx, dy] = [(at % more) + 0.5, Math.floor(at / more) + 0.5];
        const spot = placeAt(left + (x + dx / more) / fine, top + (y + dy / more) / fine);
        sum += valueAt(photo, spot.x, spot.y);
      }
      data[y * width + x] = sum / (more * more);
    }
  return { width, height, data };
}

/** The value that a share of all lies below. */
function shareOf(values: Float32Array, share: number): number {
  const sorted = Float32Array.from(values).sort();
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

/** Takes away ink near the lattice's lines. */
function wipeLines(
  ink: Uint8Array,
  { width }: Grey,
  [left, top]: GlyphPart,
  { level, upright, near }: NonNullable<Search['lines']>,
  fine: number,
): void {
  const isNear = (place: number) => Math.abs(place - Math.round(place)) < near;
  ink.forEach((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const [u, v] = [left + (x + 0.5) / fine, top + (y + 0.5) / fine];
    if ((upright && isNear(u)) || (level && isNear(v))) ink[at] = 0;
  });
}

/** What hangs together, diagonally too. */
export function blobsOf(
  ink: Uint8Array,
  { width, height }: Omit<Grey, 'data'>,
): readonly InkBlob[] {
  const seen = Uint8Array.from(ink, (inked) => 1 - inked);
  const blobs: InkBlob[] = [];
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start] === 1) continue;
    seen[start] = 1;
    const pixels = [start];
    let [left, right, top, bottom] = [width, 0, height, 0];
    for (const pixel of pixels) {
      const [x, y] = [pixel % width, Math.floor(pixel / width)];
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
      for (let step = 0; step < 9; step += 1) {
        const [nextX, nextY] = [x + (step % 3) - 1, y + Math.floor(step / 3) - 1];
        if (nextX < 0 || nextY < 0 || nextX >= width || nextY >= height) continue;
        const next = nextY * width + nextX;
        if (seen[next] === 1) continue;
        seen[next] = 1;
        pixels.push(next);
      }
    }
    blobs.push({ pixels, left, right, top, bottom });
  }
  return blobs;
}

const union = (one: InkBlob, other: InkBlob): InkBlob => ({
  pixels: [...one.pixels, ...other.pixels],
  left: Math.min(one.left, other.left),
  right: Math.max(one.right, other.right),
  top: Math.min(one.top, other.top),
  bottom: Math.max(one.bottom, other.bottom),
});

/** Pieces of one sign that is broken stand above each other. */
function joinPieces(blobs: readonly InkBlob[], highest: number): readonly InkBlob[] {
  const usual = middleOfLine(blobs.filter(({ pixels }) => pixels.length > 12).map(highOf));
  const joined: InkBlob[] = [];
  for (const blob of blobs.toSorted((a, b) => b.pixels.length - a.pixels.length)) {
    const at = joined.findIndex((other) => {
      const both = union(blob, other);
      const shared = Math.min(blob.right, other.right) - Math.max(blob.left, other.left) + 1;
      const isAbove = shared > 0.5 * Math.min(wideOf(blob), wideOf(other));
      return isAbove && highOf(both) <= Math.min(highest, 1.15 * usual);
    });
    if (at < 0) joined.push(blob);
    else joined[at] = union(blob, joined[at]!);
  }
  return joined;
}

/** A blob too wide for one sign, parted where it is thinnest: into two, or three where it is wider still. */
function parted(blob: InkBlob, width: number): readonly InkBlob[] {
  const wide = wideOf(blob);
  if (wide <= 1.05 * highOf(blob)) return [blob];
  const isThree = wide > 1.9 * highOf(blob);
  const columns = new Float32Array(wide);
  for (const pixel of blob.pixels) columns[(pixel % width) - blob.left]! += 1;
  const [from, to] = isThree ? [0.2, 0.5] : [0.25, 0.75];
  let thinnest = Math.floor(from * wide);
  for (let at = thinnest; at < to * wide; at += 1)
    if (columns[at]! < columns[thinnest]!) thinnest = at;
  const cut = blob.left + thinnest;
  const before = blob.pixels.filter((pixel) => pixel % width < cut);
  const after = blob.pixels.filter((pixel) => pixel % width >= cut);
  if (before.length === 0 || after.length === 0) return [blob];
  const rest = boxed(after, width);
  return [boxed(before, width), ...(isThree ? parted(rest, width) : [rest])];
}

function boxed(pixels: readonly number[], width: number): InkBlob {
  const xs = pixels.map((pixel) => pixel % width);
  const ys = pixels.map((pixel) => Math.floor(pixel / width));
  const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b));
  const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b));
  return { pixels, left: least(xs), right: most(xs), top: least(ys), bottom: most(ys) };
}

/** A blob as the network wants a sign, without what stands around it. */
function pictureOf(blob: InkBlob, dark: Grey): Float32Array {
  const [wide, high] = [wideOf(blob) + 2 * EDGE, highOf(blob) + 2 * EDGE];
  const own: Grey = { width: wide, height: high, data: new Float32Array(wide * high) };
  for (const pixel of blob.pixels)
    for (let step = 0; step < 25; step += 1) {
      // Its edges are grey, too: what lies beside its pixels belongs to it.
      const [x, y] = [
        (pixel % dark.width) + (step % 5) - 2,
        Math.floor(pixel / dark.width) + Math.floor(step / 5) - 2,
      ];
      if (x < 0 || y < 0 || x >= dark.width || y >= dark.height) continue;
      own.data[(y - blob.top + EDGE) * wide + x - blob.left + EDGE] =
        dark.data[y * dark.width + x]!;
    }
  const full = middleOfLine(blob.pixels.map((pixel) => dark.data[pixel]!));
  const scale = highOf(blob) / HIGH;
  return Float32Array.from({ length: SIDE * SIDE }, (_, at) => {
    let sum = 0;
    for (const [dx, dy] of QUARTERS) {
      const x = wide / 2 + ((at % SIDE) - SIDE / 2 + 0.5 + dx) * scale - 0.5;
      const y = high / 2 + (Math.floor(at / SIDE) - SIDE / 2 + 0.5 + dy) * scale - 0.5;
      if (x >= 0 && y >= 0 && x <= wide - 1 && y <= high - 1) sum += valueAt(own, x, y) / 4;
    }
    return Math.min(1.3, sum / full);
  });
}
