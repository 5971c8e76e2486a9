/** Photos of grids drawn for tests: nothing in them was photographed. */
import type { Glyph } from '../../e2e/photo/glyphs.ts';
import { GLYPH, readGlyphs } from '../../e2e/photo/glyphs.ts';
import { randomOf } from '../../e2e/photo/random.ts';
import type { Grey } from './image.ts';
import type { Quad } from './quad.ts';
import { perspectiveTo } from './quad.ts';

export const WIDE = 640;
export const HIGH = 520;

/** The signs of a typeface that the network was not trained on, in a regular weight. */
export const unseenGlyphs = (): readonly Glyph[] => {
  const all = readGlyphs((face) => face === 'public-sans');
  // Light, regular, semibold, bold.
  return all.slice(all.length / 4, all.length / 2);
};

/** What a photo of a grid is like. */
export interface Scene {
  readonly quad: Quad;
  /** How many cells a row has; as many as a column without it. */
  readonly across?: number;
  /** What stands in each cell, row by row: letters of one sign, or nothing. */
  readonly cells: readonly string[];
  /** The area of each cell: thick lines stand between them. Boxes of three by three without it. */
  readonly areas?: readonly number[];
  /** How much darker the right side is than the left, from 0 to 1. */
  readonly shadow: number;
  /** How much of it is gone on one side of a line aslant through the middle, from 0 to 1. */
  readonly edge?: number;
  readonly seed: number;
  /** How thick lines between areas are, and how thick others, in cells. */
  readonly thick?: number;
  readonly thin?: number;
  /** How dark thin lines are, from 0 to 1; as dark as the others without it. */
  readonly faint?: number;
  /** How far the page is bent in its middle, in cells. */
  readonly bend?: number;
  /** How far the picture is out of focus each way, in pixels. */
  readonly blur?: number;
  /** How large a change by chance each pixel has, of 255. */
  readonly noise?: number;
  /** Signs that stand anywhere, also beside the grid; without them there are lines of text above it. */
  readonly marks?: readonly Mark[];
  /** The cage of each cell: dashes stand within the cells along its border. */
  readonly cages?: readonly number[];
  /** Rings of ink around crossings of lines, on paper that covers these: their radius, in cells. */
  readonly rings?: number;
  /** How many cells the grid's lines go on to the left and above, as where numbers stand in ruled cells. */
  readonly ruled?: readonly [left: number, above: number];
  /** How many times as many pixels the picture has each way. */
  readonly fine?: number;
}

/** A sign of a typeface by its middle and its height, in cells. */
export interface Mark {
  readonly letter: string;
  readonly u: number;
  readonly v: number;
  readonly high: number;
}

/** The boxes of a square grid, so many cells wide and high, as areas. */
export const boxesOf = (side: number, [wide, high]: readonly [number, number]): readonly number[] =>
  Array.from({ length: side * side }, (_, cell) => {
    const [column, row] = [cell % side, Math.floor(cell / side)];
    return Math.floor(row / high) * side + Math.floor(column / wide);
  });

/** A photo of a grid with thick lines between areas on a page with some text. */
export function drawScene(scene: Scene, glyphs: readonly Glyph[]): Grey {
  const { cells, shadow, edge = 0, seed, bend = 0, blur = 0, noise = 8, fine = 1 } = scene;
  const [wide, high] = [WIDE * fine, HIGH * fine];
  const [a, b, c, d] = scene.quad.map(({ x, y }) => ({ x: x * fine, y: y * fine }));
  const quad: Quad = [a!, b!, c!, d!];
  const random = randomOf(seed);
  const across = scene.across ?? Math.sqrt(cells.length);
  const areas = scene.areas ?? boxesOf(across, [3, 3]);
  const grid: DrawnGrid = {
    across,
    down: cells.length / across,
    glyphs: cells.map((letter) => glyphs.find((glyph) => glyph.letter === letter)),
    areas,
    thick: scene.thick ?? 0.09,
    thin: scene.thin ?? 0.04,
    faint: scene.faint ?? 1,
    cages: scene.cages,
    rings: scene.rings ?? 0,
    ruled: scene.ruled ?? [0, 0],
    marks: scene.marks && marksByPlace(scene.marks, glyphs),
  };
  const map = perspectiveTo(quad, across, grid.down);
  const paper = new Float32Array(wide * high);
  for (let y = 0; y < high; y += 1)
    for (let x = 0; x < wide; x += 1) {
      let ink = 0;
      // Four places in each pixel.
      for (let place = 0; place < 4; place += 1) {
        const [u, v] = backOf(map, x - 0.25 + (place % 2) / 2, y - 0.25 + (place >> 1) / 2);
        const sunk = bend === 0 ? v : v - bend * Math.sin((Math.PI * u) / across);
        ink += inkAt(u, sunk, grid) / 4;
      }
      // Over some ten pixels, as no shadow is sharp.
      const beyond = (0.8 * (x - wide / 2) + 0.6 * (y - high / 2)) / (2.5 * fine);
      const light = 205 * (1 - shadow * (x / wide)) * (1 - edge / (1 + Math.exp(beyond)));
      paper[y * wide + x] = light * (1 - 0.7 * ink);
    }
  const data = meanAround(paper, blur, wide).map((grey) => grey + noise * (random() - 0.5));
  return { width: wide, height: high, data };
}

/** Each pixel the mean of a square around it. */
function meanAround(data: Float32Array, reach: number, wide: number): Float32Array {
  const along = (from: Float32Array, step: number): Float32Array =>
    from.map((own, at) => {
      let sum = own;
      for (let far = 1; far <= reach; far += 1)
        sum += (from[at - far * step] ?? own) + (from[at + far * step] ?? own);
      return sum / (2 * reach + 1);
    });
  return reach === 0 ? data : along(along(data, 1), wide);
}

/** Where on the grid a pixel lies, in cells. */
export function backOf(
  map: readonly number[],
  x: number,
  y: number,
): readonly [u: number, v: number] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = map;
  // By Cramer's rule: each pixel asks four times.
  const [uX, vX, restX] = [a - g * x, b - h * x, x - c];
  const [uY, vY, restY] = [d - g * y, e - h * y, y - f];
  const scale = uX * vY - vX * uY;
  return [(restX * vY - vX * restY) / scale, (uX * restY - restX * uY) / scale];
}

/** A grid as it is printed. */
interface DrawnGrid {
  readonly across: number;
  readonly down: number;
  readonly glyphs: readonly (Glyph | undefined)[];
  readonly areas: readonly number[];
  readonly thick: number;
  readonly thin: number;
  readonly faint: number;
  readonly cages: readonly number[] | undefined;
  readonly rings: number;
  readonly ruled: readonly [number, number];
  readonly marks: MarksByPlace | undefined;
}

/** How wide a digit with the room beside it is for its height. */
const ADVANCE = 0.78;

/** The digits of a number around a middle, so many cells high. */
export const numberMarks = (number: number, u: number, v: number, high: number): readonly Mark[] =>
  [...`${number}`].map((letter, at, digits) => ({
    letter,
    u: u + (at - (digits.length - 1) / 2) * ADVANCE * high,
    v,
    high,
  }));

/** Marks by the cells of the plane that they may reach into, as `u,v`. */
type MarksByPlace = ReadonlyMap<string, readonly (Mark & { readonly glyph: Glyph })[]>;

function marksByPlace(marks: readonly Mark[], glyphs: readonly Glyph[]): MarksByPlace {
  const byPlace = new Map<string, (Mark & { readonly glyph: Glyph })[]>();
  for (const mark of marks) {
    const glyph = glyphs.find(({ letter }) => letter === mark.letter);
    if (glyph === undefined) throw new Error(`No glyph for ${mark.letter}`);
    const far = 0.6 * mark.high;
    for (let u = Math.floor(mark.u - far); u <= Math.floor(mark.u + far); u += 1)
      for (let v = Math.floor(mark.v - far); v <= Math.floor(mark.v + far); v += 1) {
        const place = `${u},${v}`;
        byPlace.set(place, [...(byPlace.get(place) ?? []), { ...mark, glyph }]);
      }
  }
  return byPlace;
}

/** The ink of marks at a place, from 0 to 1. */
function markAt(u: number, v: number, marks: MarksByPlace): number {
  for (const mark of marks.get(`${Math.floor(u)},${Math.floor(v)}`) ?? []) {
    // A glyph is 40 of 48 pixels high.
    const at = (away: number) => Math.floor((away / mark.high) * 40 + GLYPH / 2);
    const [x, y] = [at(u - mark.u), at(v - mark.v)];
    if (x < 0 || y < 0 || x >= GLYPH || y >= GLYPH) continue;
    const ink = mark.glyph.ink[y * GLYPH + x] ?? 0;
    if (ink > 0) return ink;
  }
  return 0;
}

function inkAt(u: number, v: number, grid: DrawnGrid): number {
  const { across, down, glyphs, areas, thick, thin, faint, rings, ruled, marks } = grid;
  const mark = marks === undefined ? 0 : markAt(u, v, marks);
  if (mark > 0) return mark;
  const [nearU, nearV] = [Math.round(u), Math.round(v)];
  const isInner = rings > 0 && nearU > 0 && nearV > 0 && nearU < across && nearV < down;
  const away = isInner ? Math.hypot(u - nearU, v - nearV) : Infinity;
  if (away < rings) return away > rings - thin ? 1 : 0;
  // Lines of text above the grid.
  if (marks === undefined && v < -0.5 && v > -1.3)
    return Math.sin(u * 40) * Math.sin(v * 25) > 0.4 ? 1 : 0;
  const areaAt = (column: number, row: number): number | undefined =>
    column < 0 || row < 0 || column >= across || row >= down
      ? undefined
      : areas[row * across + column];
  const lineAt = (at: number, along: number, isLevel: boolean): number => {
    const [lines, far] = isLevel ? [down, across] : [across, down];
    const line = Math.round(at);
    if (Math.abs(at - line) >= Math.max(thick, thin) / 2) return 0;
    const [before, beyond] = isLevel ? [ruled[1], ruled[0]] : ruled;
    if (line < -before || line > lines || along < -beyond - 0.04 || along > far + 0.04) return 0;
    // Nothing is ruled in the corner between the two.
    if (line < 0 && along < -0.04) return 0;
    const beside = Math.min(far - 1, Math.max(0, Math.floor(along)));
    const isThick = isLevel
      ? areaAt(beside, line - 1) !== areaAt(beside, line)
      : areaAt(line - 1, beside) !== areaAt(line, beside);
    return Math.abs(at - line) < (isThick ? thick : thin) / 2 ? (isThick ? 1 : faint) : 0;
  };
  const line = Math.max(lineAt(u, v, false), lineAt(v, u, true));
  if (line > 0) return line;
  if (u < 0 || v < 0 || u >= across || v >= down) return 0;
  if (grid.cages !== undefined && isDash(u, v, grid, grid.cages)) return 1;
  const glyph = glyphs[Math.floor(v) * across + Math.floor(u)];
  if (glyph === undefined) return 0;
  // A glyph is 40 of 48 pixels high, and six tenths of a cell.
  const at = (place: number): number => Math.floor(((place % 1) - 0.5) * (40 / 0.6) + GLYPH / 2);
  const [x, y] = [at(u), at(v)];
  return x < 0 || y < 0 || x >= GLYPH || y >= GLYPH ? 0 : (glyph.ink[y * GLYPH + x] ?? 0);
}

/** How far from a cell's sides dashes lie, how thick they are, and how long with the gap after them, in cells. */
const DASHES = { inset: 0.09, thick: 0.028, long: 0.09 };

/** Whether a place lies on a cage's dash. */
function isDash(u: number, v: number, { across, down }: DrawnGrid, cages: readonly number[]) {
  const [column, row] = [Math.floor(u), Math.floor(v)];
  const cageAt = (x: number, y: number) =>
    x < 0 || y < 0 || x >= across || y >= down ? undefined : cages[y * across + x];
  const own = cageAt(column, row);
  const { inset, thick, long } = DASHES;
  const [x, y] = [u - column, v - row];
  const sides = [
    { isBorder: cageAt(column - 1, row) !== own, aside: x, along: v },
    { isBorder: cageAt(column + 1, row) !== own, aside: 1 - x, along: v },
    { isBorder: cageAt(column, row - 1) !== own, aside: y, along: u },
    { isBorder: cageAt(column, row + 1) !== own, aside: 1 - y, along: u },
  ];
  // Where two sides meet dashes end at each other.
  if (sides.some(({ isBorder, aside }) => isBorder && aside < inset - thick / 2)) return false;
  // The sum takes the place of dashes in its corner.
  const isFirst = cages.indexOf(own ?? -1) === row * across + column;
  if (isFirst && x < 0.42 && y < 0.3) return false;
  return sides.some(
    ({ isBorder, aside, along }) =>
      isBorder && Math.abs(aside - inset) < thick / 2 && along % long < 0.6 * long,
  );
}

/** A grid's digits row by row, 0 for none. */
export const PRINTED =
  '530070000600195000098000060800060003400803001700020006060000280000419005000080079';
export const printed: readonly string[] = cellsOf(PRINTED);

/** Cells from digits in a row, 0 for none. */
export function cellsOf(digits: string): readonly string[] {
  return Array.from(digits, (digit) => (digit === '0' ? '' : digit));
}

/**
 * A rectangle turned about the middle of the picture by so many radians, each corner moved besides, as parts
 * of its width; so many times as high as wide.
 */
export function quadOf(turn: number, side: number, moves: readonly number[], tall = 1): Quad {
  const corner = (at: number, right: number, down: number) => {
    const [x, y] = [
      (right - 0.5 + (moves[2 * at] ?? 0)) * side,
      ((down - 0.5) * tall + (moves[2 * at + 1] ?? 0)) * side,
    ];
    return {
      x: WIDE / 2 + x * Math.cos(turn) - y * Math.sin(turn),
      y: HIGH / 2 + 10 + x * Math.sin(turn) + y * Math.cos(turn),
    };
  };
  return [corner(0, 0, 0), corner(1, 1, 0), corner(2, 1, 1), corner(3, 0, 1)];
}
