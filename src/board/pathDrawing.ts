import type { Point } from '#grid/point.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import type { DrawnPath, PathKind } from '#puzzle/drawnPath.ts';

/** How a stroke or a disc of a drawn path looks; the page's style sheet and pictures know its ink. */
export type PathLook =
  | 'palindrome'
  | 'whisper'
  | 'renban'
  | 'bulb-wall'
  | 'tube-wall'
  | 'bulb'
  | 'tube'
  | 'arrow'
  | 'white-dot'
  | 'black-dot';

/** SVG path of all strokes that look alike. */
export interface PathStroke {
  readonly look: PathLook;
  readonly d: string;
}

/** A letter on the side between two cells. */
export interface PathSign extends Point {
  readonly word: string;
}

/** All drawn paths as strokes, the lowest first, and as letters; in cell sides. */
export interface PathDrawing {
  readonly strokes: readonly PathStroke[];
  readonly signs: readonly PathSign[];
}

export const NO_PATHS: PathDrawing = { strokes: [], signs: [] };

/** The radius of a bulb, or of an arrow's circle. */
const BULB = 0.38;
/** The radius of a dot between two cells. */
const DOT = 0.13;
/** The arms of an arrow's head, along it and across. */
const HEAD = 0.2;

const ORIGIN: Point = { x: 0, y: 0 };
const round = (length: number): number => Math.round(length * 1000) / 1000;
const at = ({ x, y }: Point): string => `${round(x)},${round(y)}`;

/** SVG path of a disc. */
export const disc = ({ x, y }: Point, radius: number): string =>
  `M${at({ x: x - radius, y })}a${radius},${radius} 0 1 0 ${2 * radius},0a${radius},${radius} 0 1 0 ${-2 * radius},0Z`;

const along = (points: readonly Point[]): string => `M${points.map(at).join('L')}`;
const middle = ([a = ORIGIN, b = ORIGIN]: readonly Point[]): Point => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
});

/** The point so far from one towards another. */
function towards(from: Point, to: Point, length: number): Point {
  const whole = Math.hypot(to.x - from.x, to.y - from.y);
  return {
    x: from.x + ((to.x - from.x) * length) / whole,
    y: from.y + ((to.y - from.y) * length) / whole,
  };
}

/** A circle around the first point, and an arrow from it to the last. */
function arrow(points: readonly Point[]): string {
  const [circle = ORIGIN, second = ORIGIN, ...rest] = points;
  const [tip = ORIGIN, before = ORIGIN] = points.toReversed();
  const back = towards(tip, before, HEAD);
  const [x, y] = [back.x - tip.x, back.y - tip.y];
  const arms = [{ x: back.x - y, y: back.y + x }, tip, { x: back.x + y, y: back.y - x }];
  return disc(circle, BULB) + along([towards(circle, second, BULB), second, ...rest]) + along(arms);
}

/** How a path of each kind is drawn, from the centres of its cells. */
const STROKES: Readonly<
  Record<PathKind, (points: readonly Point[]) => Partial<Record<PathLook, string>>>
> = {
  thermometer: (points) => {
    const [bulb, tube] = [disc(points[0] ?? ORIGIN, BULB), along(points)];
    return { 'bulb-wall': bulb, 'tube-wall': tube, bulb, tube };
  },
  arrow: (points) => ({ arrow: arrow(points) }),
  whisper: (points) => ({ whisper: along(points) }),
  renban: (points) => ({ renban: along(points) }),
  palindrome: (points) => ({ palindrome: along(points) }),
  'white-dot': (points) => ({ 'white-dot': disc(middle(points), DOT) }),
  'black-dot': (points) => ({ 'black-dot': disc(middle(points), DOT) }),
  x: () => ({}),
  v: () => ({}),
};

/** From the lowest to the highest. */
const ORDER: readonly PathLook[] = [
  'palindrome',
  'whisper',
  'renban',
  'bulb-wall',
  'tube-wall',
  'bulb',
  'tube',
  'arrow',
  'white-dot',
  'black-dot',
];

const SIGNS: Partial<Record<PathKind, string>> = { x: 'X', v: 'V' };

/** Draws all paths of a board. */
export function drawPaths({ centres }: Rectangle, paths: readonly DrawnPath[]): PathDrawing {
  const placed = paths.map(({ kind, cells }) => ({
    kind,
    points: cells.map((cell) => centres[cell] ?? ORIGIN),
  }));
  const drawn = placed.map(({ kind, points }) => STROKES[kind](points));
  return {
    strokes: ORDER.flatMap((look) => {
      const d = drawn.map((one) => one[look] ?? '').join('');
      return d === '' ? [] : [{ look, d }];
    }),
    signs: placed.flatMap(({ kind, points }) => {
      const word = SIGNS[kind];
      return word === undefined ? [] : [{ ...middle(points), word }];
    }),
  };
}
