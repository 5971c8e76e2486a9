/** The signs of open typefaces, drawn as coverage on small squares. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { SIGNS } from '../../src/photo/network.ts';

/** A square of this side holds each glyph, in pixels. */
export const GLYPH = 48;
/** In the square a glyph is this high. */
export const HEIGHT = 40;

/** The letters that show each sign; a nought and an O are the same sign. */
const LETTERS: readonly (readonly [letter: string, sign: number])[] = [
  ...Array.from({ length: 9 }, (_, at) => [`${at + 1}`, at + 1] as const),
  ['0', SIGNS.indexOf('O')],
  ['O', SIGNS.indexOf('O')],
  ['X', SIGNS.indexOf('X')],
];

/** A sign of a typeface. */
export interface Glyph {
  readonly letter: string;
  /** Its place in `SIGNS`. */
  readonly sign: number;
  readonly face: string;
  /** How wide it is for its height. */
  readonly aspect: number;
  /** From 0 to 1, row by row. */
  readonly ink: Float32Array;
}

/** Printed typefaces that training never sees. */
export const UNSEEN: readonly string[] = [
  'public-sans',
  'crimson-text',
  'titillium-web',
  'noto-sans',
];

/** Typefaces like handwriting. */
export const WRITTEN: readonly string[] = [
  'architects-daughter',
  'caveat',
  'coming-soon',
  'covered-by-your-grace',
  'gochi-hand',
  'handlee',
  'indie-flower',
  'kalam',
  'nanum-pen-script',
  'patrick-hand',
  'reenie-beanie',
  'shadows-into-light',
];

/** Those of them that training never sees. */
export const UNSEEN_WRITTEN: readonly string[] = ['caveat', 'indie-flower', 'patrick-hand'];

/** Where typefaces are: those that tests read, and those that only training reads. */
const FOLDERS: readonly string[] = ['../../node_modules', 'node_modules'].map((folder) =>
  join(import.meta.dirname, folder, '@fontsource'),
);

interface Command {
  readonly type: 'M' | 'L' | 'C' | 'Q' | 'Z';
  readonly x?: number;
  readonly y?: number;
  readonly x1?: number;
  readonly y1?: number;
  readonly x2?: number;
  readonly y2?: number;
}

/** As much of opentype.js as is used; it brings no types. */
interface OpenType {
  parse(bytes: ArrayBufferLike): {
    charToGlyph(letter: string): {
      getPath(x: number, y: number, size: number): { readonly commands: readonly Command[] };
    };
  };
}

const opentype = createRequire(import.meta.url)('opentype.js') as OpenType;

type Edge = readonly [x0: number, y0: number, x1: number, y1: number];

/** The folders of installed typefaces by their names, in the order of these. */
const findFaces = (): readonly (readonly [face: string, folder: string])[] =>
  FOLDERS.filter(existsSync)
    .flatMap((folder) =>
      readdirSync(folder).map((face) => [face, join(folder, face, 'files')] as const),
    )
    .toSorted(([one], [other]) => (one < other ? -1 : 1));

/** All signs of the faces that `chosen` wants, upright in a light, a regular and a bold weight. */
export function readGlyphs(chosen: (face: string) => boolean): readonly Glyph[] {
  return findFaces()
    .filter(([face]) => chosen(face))
    .flatMap(([face, folder]) =>
      [300, 400, 600, 700].flatMap((weight) => {
        const name = `${face}-latin-${weight}-normal.woff`;
        if (!readdirSync(folder).includes(name)) return [];
        const bytes = readFileSync(join(folder, name));
        const font = opentype.parse(
          bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
        );
        return LETTERS.map(([letter, sign]) => {
          const { commands } = font.charToGlyph(letter).getPath(0, 0, 1000);
          return { letter, sign, face, ...drawGlyph(flatten(commands)) };
        });
      }),
    );
}

/** Circles and crosses as some papers draw them: no letters of any typeface. */
export function drawShapes(random: () => number, each: number): readonly Glyph[] {
  const between = (low: number, high: number) => low + (high - low) * random();
  return Array.from({ length: each }, () => {
    const [wide, thick] = [between(0.85, 1.1), between(0.05, 0.28)];
    const ring = [...ellipse(wide, 1, 1), ...ellipse(wide - thick, 1 - thick, -1)];
    const [arm, slope] = [between(0.05, 0.25), between(0.75, 1.1)];
    const cross = [...bar(slope, 1, arm), ...bar(-slope, 1, arm)];
    return [
      { letter: 'O', sign: SIGNS.indexOf('O'), face: 'shape', ...drawGlyph(ring) },
      { letter: 'X', sign: SIGNS.indexOf('X'), face: 'shape', ...drawGlyph(cross) },
    ];
  }).flat();
}

/** The outline of an ellipse, its sense of rotation 1 or -1. */
function ellipse(wide: number, high: number, sense: number): readonly Edge[] {
  const at = (step: number): readonly [number, number] => {
    const angle = (sense * step * Math.PI) / 24;
    return [wide * Math.cos(angle), high * Math.sin(angle)];
  };
  return Array.from({ length: 48 }, (_, step) => [...at(step), ...at(step + 1)]);
}

/** A bar through the middle from corner to corner, as wide as `thick` each way. */
function bar(right: number, down: number, thick: number): readonly Edge[] {
  const far = Math.hypot(right, down);
  const [dx, dy] = [(-down / far) * thick, (right / far) * thick];
  const corners = [
    [-right + dx, -down + dy],
    [right + dx, down + dy],
    [right - dx, down - dy],
    [-right - dx, -down - dy],
  ] as const;
  // All bars in one sense of rotation: where they cross is ink, too.
  return corners.map(([x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % 4]!;
    return [x, y, nextX, nextY];
  });
}

function drawGlyph(edges: readonly Edge[]): Pick<Glyph, 'aspect' | 'ink'> {
  const xs = edges.flatMap(([x0, , x1]) => [x0, x1]);
  const ys = edges.flatMap(([, y0, , y1]) => [y0, y1]);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const scale = HEIGHT / (bottom - top);
  const atX = (x: number) => (x - (left + right) / 2) * scale + GLYPH / 2;
  const atY = (y: number) => (y - (top + bottom) / 2) * scale + GLYPH / 2;
  const ink = fill(edges.map(([x0, y0, x1, y1]) => [atX(x0), atY(y0), atX(x1), atY(y1)]));
  return { aspect: (right - left) / (bottom - top), ink };
}

/** Curves as straight pieces. */
function flatten(commands: readonly Command[]): readonly Edge[] {
  const edges: Edge[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const go = (toX: number, toY: number) => {
    edges.push([x, y, toX, toY]);
    [x, y] = [toX, toY];
  };
  for (const { type, x: endX = 0, y: endY = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0 } of commands) {
    if (type === 'M') [x, y, startX, startY] = [endX, endY, endX, endY];
    else if (type === 'L') go(endX, endY);
    else if (type === 'Z') go(startX, startY);
    else {
      const [fromX, fromY] = [x, y];
      for (let step = 1; step <= 8; step += 1) {
        const t = step / 8;
        const u = 1 - t;
        if (type === 'Q')
          go(
            u * u * fromX + 2 * u * t * x1 + t * t * endX,
            u * u * fromY + 2 * u * t * y1 + t * t * endY,
          );
        else
          go(
            u ** 3 * fromX + 3 * u * u * t * x1 + 3 * u * t * t * x2 + t ** 3 * endX,
            u ** 3 * fromY + 3 * u * u * t * y1 + 3 * u * t * t * y2 + t ** 3 * endY,
          );
      }
    }
  }
  return edges;
}

/** Fills outlines by the nonzero rule, four lines of sight and four places in each pixel. */
function fill(edges: readonly Edge[]): Float32Array {
  const ink = new Float32Array(GLYPH * GLYPH);
  for (let line = 0; line < GLYPH * 4; line += 1) {
    const y = (line + 0.5) / 4;
    const crossings = edges
      .filter(([, y0, , y1]) => y0 <= y !== y1 <= y)
      .map(([x0, y0, x1, y1]) => ({
        x: x0 + ((y - y0) / (y1 - y0)) * (x1 - x0),
        turn: y1 > y0 ? 1 : -1,
      }))
      .toSorted((a, b) => a.x - b.x);
    let turns = 0;
    crossings.forEach(({ x, turn }, index) => {
      turns += turn;
      const next = crossings[index + 1];
      if (turns === 0 || next === undefined) return;
      for (let place = Math.ceil(x * 4 - 0.5); place < next.x * 4 - 0.5; place += 1) {
        const pixel = Math.floor(line / 4) * GLYPH + Math.floor(place / 4);
        if (pixel >= 0 && pixel < ink.length) ink[pixel]! += 1 / 16;
      }
    });
  }
  return ink;
}
