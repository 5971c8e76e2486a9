/** How the ink of a cell's sign looks: what tells a pen from a press. */
import type { GlyphPart } from './glyphs.ts';
import { blobsOf } from './glyphs.ts';
import type { Grey, Plane, Tints } from './image.ts';
import { shrink, valueAt } from './image.ts';
import type { Lattice } from './lattice.ts';
import type { Spot } from './quad.ts';

/** Samples along a cell's side, and along one of its tints. */
const FINE = 40;
const COARSE = 20;
/** What lies nearer to a cell's sides is not looked at: lines, in cells. */
const NEAR = 0.08;
/** A stroke's edge is where the paper is so much darkened, of the stroke's middle. */
const EDGE = 0.5;
/** What is less dark than this part of the paper's light is no ink. */
const LEAST = 0.1;

/** A cell's ink, lengths in cells. */
export interface InkLook {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** How wide its strokes are. */
  readonly stroke: number;
  /** How much darker than the paper they are in their middle, from 0 to 1. */
  readonly dark: number;
  /** How much of red and of blue light it takes, of what it takes of all. */
  readonly red: number;
  readonly blue: number;
  /** The whole cell, sample by sample: 0 for paper, 1 for full ink. */
  readonly ink: Float32Array;
}

/** How the ink in some cells of a lattice looks, in their order; nothing where there is none. */
export function lookAtInks(
  photo: Grey,
  tints: Tints | undefined,
  lattice: Lattice,
  cells: readonly number[],
): readonly (InkLook | undefined)[] {
  return cells.map((cell) => {
    const corners = cornersOf(lattice, cell);
    const greys = flattenCell(photo, corners, FINE);
    const shape = shapeOf(darknessIn(greys));
    if (shape === undefined) return undefined;
    if (tints === undefined) return { ...shape, red: 1, blue: 1 };
    const box: GlyphPart = [shape.left, shape.top, shape.right, shape.bottom];
    // Tints have half as many pixels each way.
    const half = corners.map(({ x, y }) => ({ x: x / 2 - 0.25, y: y / 2 - 0.25 }));
    const inkOf = (plane: Grey) => inkWithin(darknessIn(plane), box);
    const all = Math.max(1e-6, inkOf(shrink(greys, COARSE)));
    return {
      ...shape,
      red: inkOf(flattenCell(tints.red, half, COARSE)) / all,
      blue: inkOf(flattenCell(tints.blue, half, COARSE)) / all,
    };
  });
}

/** A cell's corners: row by row. */
function cornersOf({ across, nodes }: Lattice, cell: number): readonly Spot[] {
  const at = Math.floor(cell / across) * (across + 1) + (cell % across);
  return [at, at + 1, at + across + 1, at + across + 2].map((node) => nodes[node]!);
}

/** The greys of a cell, as if seen from straight above. */
function flattenCell(plane: Plane, corners: readonly Spot[], fine: number): Grey {
  const [a, b, c, d] = corners as readonly [Spot, Spot, Spot, Spot];
  // So many samples each way that hardly a pixel is passed over.
  const more = Math.min(3, Math.max(1, Math.ceil(Math.hypot(d.x - a.x, d.y - a.y) / 1.5 / fine)));
  const steps = fine * more;
  const data = new Float32Array(fine * fine);
  for (let down = 0; down < steps; down += 1)
    for (let right = 0; right < steps; right += 1) {
      const [u, v] = [(right + 0.5) / steps, (down + 0.5) / steps];
      const x = (a.x * (1 - u) + b.x * u) * (1 - v) + (c.x * (1 - u) + d.x * u) * v;
      const y = (a.y * (1 - u) + b.y * u) * (1 - v) + (c.y * (1 - u) + d.y * u) * v;
      data[Math.floor(down / more) * fine + Math.floor(right / more)]! +=
        valueAt(plane, x, y) / (more * more);
    }
  return { width: fine, height: fine, data };
}

/** How much darker than a cell's paper each of its samples is, as a part of the paper's light. */
function darknessIn({ data }: Grey): Float32Array {
  const paper = Math.max(1, shareOf(data, 0.75));
  return data.map((grey) => (paper - grey) / paper);
}

const shareOf = (values: Float32Array, share: number): number =>
  Float32Array.from(values).sort()[Math.floor((values.length - 1) * share)] ?? 0;

/** All ink within a box, in cells. */
function inkWithin(dark: Float32Array, [left, top, right, bottom]: GlyphPart): number {
  let sum = 0;
  dark.forEach((value, at) => {
    const [u, v] = [((at % COARSE) + 0.5) / COARSE, (Math.floor(at / COARSE) + 0.5) / COARSE];
    const isIn = u > left - 0.02 && u < right + 0.02 && v > top - 0.02 && v < bottom + 0.02;
    if (isIn) sum += Math.max(0, value);
  });
  return sum;
}

/** The largest of what hangs together in a cell, with what belongs to it. */
function shapeOf(dark: Float32Array): Omit<InkLook, 'red' | 'blue'> | undefined {
  const isNear = (at: number) => {
    const [u, v] = [((at % FINE) + 0.5) / FINE, (Math.floor(at / FINE) + 0.5) / FINE];
    return Math.min(u, v, 1 - u, 1 - v) < NEAR;
  };
  const inner = dark.filter((_, at) => !isNear(at));
  // Candidates darken no more of a cell than that.
  const level = shareOf(inner, 0.995);
  if (level < LEAST) return undefined;
  const ink = Uint8Array.from(dark, (value, at) => (value >= EDGE * level && !isNear(at) ? 1 : 0));
  const blobs = blobsOf(ink, { width: FINE, height: FINE }).toSorted(
    (a, b) => b.pixels.length - a.pixels.length,
  );
  const [first] = blobs;
  if (first === undefined) return undefined;
  const parts = blobs.filter(
    (blob) =>
      blob === first ||
      (blob.pixels.length > 0.12 * first.pixels.length &&
        blob.left <= first.right &&
        blob.right >= first.left),
  );
  const pixels = parts.flatMap((blob) => blob.pixels);
  const away = awayFromPaper(pixels, ink);
  const mean = away.reduce((sum, far) => sum + far, 0) / away.length;
  const [left, top] = [
    Math.min(...parts.map((part) => part.left)),
    Math.min(...parts.map((part) => part.top)),
  ];
  const [right, bottom] = [
    Math.max(...parts.map((part) => part.right)) + 1,
    Math.max(...parts.map((part) => part.bottom)) + 1,
  ];
  return {
    left: left / FINE,
    right: right / FINE,
    top: top / FINE,
    bottom: bottom / FINE,
    ink: dark.map((value) => Math.min(1.2, Math.max(0, value / level))),
    // From the middle of a stroke to its edge it is on the average a quarter of its width.
    stroke: (4 * (mean - 0.5)) / FINE,
    dark: shareOf(
      Float32Array.from(pixels, (pixel) => dark[pixel]!),
      0.8,
    ),
  };
}

/** How far each of these pixels is from the next without ink, by steps of 1 and, aslant, 1.4. */
function awayFromPaper(pixels: readonly number[], ink: Uint8Array): readonly number[] {
  const far = Float32Array.from(ink, (inked) => (inked === 1 ? FINE : 0));
  const relax = (at: number, steps: readonly (readonly [number, number])[]) => {
    for (const [step, length] of steps)
      far[at] = Math.min(far[at]!, (far[at + step] ?? 0) + length);
  };
  const before = [
    [-1, 1],
    [-FINE, 1],
    [-FINE - 1, 1.4],
    [-FINE + 1, 1.4],
  ] as const;
  const after = before.map(([step, length]) => [-step, length] as const);
  for (let at = 0; at < far.length; at += 1) relax(at, before);
  for (let at = far.length - 1; at >= 0; at -= 1) relax(at, after);
  return pixels.map((pixel) => far[pixel]!);
}

/** Room around a sign that is compared with it, in samples. */
const ROOM = 2;

/**
 * How much a cell's ink is like another one's sign, from -1 to 1: their correlation within the sign's
 * box, laid over the cell's own and moved up to so many samples each way.
 */
export function likenessOf(sign: InkLook, other: InkLook, reach: number): number {
  const [left, right] = [sign.left, sign.right].map((u) => Math.round(u * FINE)) as [
    number,
    number,
  ];
  const [top, bottom] = [sign.top, sign.bottom].map((v) => Math.round(v * FINE)) as [
    number,
    number,
  ];
  const aside = Math.round(((other.left + other.right - sign.left - sign.right) * FINE) / 2);
  const down = Math.round(((other.top + other.bottom - sign.top - sign.bottom) * FINE) / 2);
  let best = -1;
  for (let moved = -reach; moved <= reach; moved += 1)
    for (let along = -reach; along <= reach; along += 1) {
      const [dx, dy] = [aside + along, down + moved];
      let [count, sumA, sumB, sumAA, sumBB, sumAB] = [0, 0, 0, 0, 0, 0];
      for (let y = Math.max(0, top - ROOM); y < Math.min(FINE, bottom + ROOM); y += 1)
        for (let x = Math.max(0, left - ROOM); x < Math.min(FINE, right + ROOM); x += 1) {
          const [toX, toY] = [x + dx, y + dy];
          const a = sign.ink[y * FINE + x]!;
          const b =
            toX < 0 || toY < 0 || toX >= FINE || toY >= FINE ? 0 : other.ink[toY * FINE + toX]!;
          count += 1;
          sumA += a;
          sumB += b;
          sumAA += a * a;
          sumBB += b * b;
          sumAB += a * b;
        }
      const spread = (sumAA - (sumA * sumA) / count) * (sumBB - (sumB * sumB) / count);
      best = Math.max(best, (sumAB - (sumA * sumB) / count) / Math.sqrt(spread + 1e-9));
    }
  return best;
}
