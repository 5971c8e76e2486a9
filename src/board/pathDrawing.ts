import type { Point } from '#grid/point.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import type { DrawnPath } from '#puzzle/drawnPath.ts';
import { cageOutline } from './figures.ts';
import { beyondBoard, NOT_BEYOND, numbersOfPaths } from './pathNumbers.ts';
import type { Beyond, PathSign } from './pathNumbers.ts';
import { meeting, middle, ORIGIN } from './pathPoints.ts';
import type { PathKind } from '#puzzle/pathForms.ts';

/** How a stroke or a disc of a drawn path looks; the page's style sheet and pictures know its ink. */
export type PathLook =
  | 'palindrome'
  | 'region-sum'
  | 'zipper'
  | 'entropic'
  | 'modular'
  | 'between'
  | 'whisper'
  | 'renban'
  | 'bulb-wall'
  | 'tube-wall'
  | 'bulb'
  | 'tube'
  | 'slow-middle'
  | 'arrow'
  | 'white-dot'
  | 'black-dot'
  | 'cage'
  | 'extra-region'
  | 'clone'
  | 'parity'
  | 'fortress'
  | 'column-indexer'
  | 'row-indexer'
  | 'quadruple'
  | 'beyond';

/** SVG path of all strokes that look alike. */
export interface PathStroke {
  readonly look: PathLook;
  readonly d: string;
}

/** All drawn paths as strokes, the lowest first, and as letters and numbers; in cell sides. */
export interface PathDrawing {
  readonly strokes: readonly PathStroke[];
  readonly signs: readonly PathSign[];
  /** On which sides numbers stand outside the grid. */
  readonly beyond: Beyond;
}

export const NO_PATHS: PathDrawing = { strokes: [], signs: [], beyond: NOT_BEYOND };

/** The radius of a bulb, or of an arrow's circle. */
const BULB = 0.38;
/** The radius of a dot between two cells. */
const DOT = 0.13;
/** The arms of an arrow's head, along it and across. */
const HEAD = 0.2;

/** The radius of the circle around the numbers on a corner. */
const QUADRUPLE = 0.3;

const round = (length: number): number => Math.round(length * 1000) / 1000;
const at = ({ x, y }: Point): string => `${round(x)},${round(y)}`;

/** SVG path of a disc. */
export const disc = ({ x, y }: Point, radius: number): string =>
  `M${at({ x: x - radius, y })}a${radius},${radius} 0 1 0 ${2 * radius},0a${radius},${radius} 0 1 0 ${-2 * radius},0Z`;

const along = (points: readonly Point[]): string => `M${points.map(at).join('L')}`;

/** The point so far from one towards another. */
function towards(from: Point, to: Point, length: number): Point {
  const whole = Math.hypot(to.x - from.x, to.y - from.y);
  return {
    x: from.x + ((to.x - from.x) * length) / whole,
    y: from.y + ((to.y - from.y) * length) / whole,
  };
}

/** A line from the first point to the last, but for a circle around the first, with a head. */
function shaftOf(points: readonly Point[]): string {
  const [first = ORIGIN, second = ORIGIN, ...rest] = points;
  const [tip = ORIGIN, before = ORIGIN] = points.toReversed();
  const back = towards(tip, before, HEAD);
  const [x, y] = [back.x - tip.x, back.y - tip.y];
  const arms = [{ x: back.x - y, y: back.y + x }, tip, { x: back.x + y, y: back.y - x }];
  return along([towards(first, second, BULB), second, ...rest]) + along(arms);
}

/** A circle around the first point, and an arrow from it to the last. */
const arrow = (points: readonly Point[]): string =>
  disc(points[0] ?? ORIGIN, BULB) + shaftOf(points);

/** A circle around both ends, and a line between them. */
function linked(points: readonly Point[]): string {
  const [first = ORIGIN, second = ORIGIN] = points;
  const [last = ORIGIN, before = ORIGIN] = points.toReversed();
  const inside = [
    towards(first, second, BULB),
    ...points.slice(1, -1),
    towards(last, before, BULB),
  ];
  return disc(first, BULB) + along(inside) + disc(last, BULB);
}

/** An outline around two points: half a circle around each. */
function pill(first: Point, second: Point): string {
  const ahead = towards(first, second, BULB);
  const [x, y] = [ahead.x - first.x, ahead.y - first.y];
  const [left, right] = [
    { x: first.x + y, y: first.y - x },
    { x: first.x - y, y: first.y + x },
  ];
  const [farLeft, farRight] = [
    { x: second.x + y, y: second.y - x },
    { x: second.x - y, y: second.y + x },
  ];
  const arc = `A${BULB},${BULB} 0 0 1 `;
  return `M${at(left)}L${at(farLeft)}${arc}${at(farRight)}L${at(right)}${arc}${at(left)}Z`;
}

/** From which point of a pill its line goes on: the second, if both are as near. */
function leavingOf(first: Point, second: Point, [next = ORIGIN]: readonly Point[]): Point {
  const far = ({ x, y }: Point): number => Math.max(Math.abs(x - next.x), Math.abs(y - next.y));
  return far(first) < far(second) ? first : second;
}

/** A square around a point, by half its side. */
const square = ({ x, y }: Point, half: number): string =>
  `M${at({ x: x - half, y: y - half })}h${2 * half}v${2 * half}h${-2 * half}Z`;

/** Four arrowheads around a point: how far their arms begin and where their tips are. */
const arrowheads = ({ x, y }: Point, arms: number, tip: number): string =>
  [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ]
    .map(([right = 0, down = 0]) => {
      const [away, aside] = [
        { x: x + arms * right, y: y + arms * down },
        { x: 0.12 * down, y: 0.12 * right },
      ];
      return along([
        { x: away.x - aside.x, y: away.y - aside.y },
        { x: x + tip * right, y: y + tip * down },
        { x: away.x + aside.x, y: away.y + aside.y },
      ]);
    })
    .join('');

/** A stroke on each of two sides of a point. */
const strokesBeside = ({ x, y }: Point, way: 'upright' | 'level'): string =>
  [-0.4, 0.4]
    .map((aside) =>
      way === 'upright'
        ? along([
            { x: x + aside, y: y - 0.32 },
            { x: x + aside, y: y + 0.32 },
          ])
        : along([
            { x: x - 0.32, y: y + aside },
            { x: x + 0.32, y: y + aside },
          ]),
    )
    .join('');

/** All cells of an area but for its edge, by which it is told from one beside it. */
const filled = ({ centres, width }: Rectangle, cells: readonly number[]): string =>
  cells
    .flatMap((cell) => {
      const own = centres[cell] ?? ORIGIN;
      const right = (cell + 1) % width === 0 ? [] : [cell + 1];
      const near = [...right, cell + width].filter((other) => cells.includes(other));
      // Of four around a corner, which is in none of the squares between two of them.
      const across =
        near.length === 2 && cells.includes(cell + width + 1) ? [cell + width + 1] : [];
      return [own, ...[...near, ...across].map((other) => middle([own, centres[other] ?? ORIGIN]))];
    })
    .map((point) => square(point, 0.42))
    .join('');

/** How a path of each kind is drawn, from the centres of its cells; what lies beside the board is drawn with its number. */
const STROKES: Readonly<
  Record<
    Exclude<PathKind, 'cage' | 'sum-cage' | 'product-cage' | 'extra-region' | 'clone'>,
    (points: readonly Point[]) => Partial<Record<PathLook, string>>
  >
> = {
  thermometer: (points) => {
    const [bulb, tube] = [disc(points[0] ?? ORIGIN, BULB), along(points)];
    return { 'bulb-wall': bulb, 'tube-wall': tube, bulb, tube };
  },
  'slow-thermometer': (points) => {
    const bulb = disc(points[0] ?? ORIGIN, BULB);
    // A line in its middle tells it from another thermometer.
    const tube = along(points);
    return { 'bulb-wall': bulb, 'tube-wall': tube, bulb, tube, 'slow-middle': tube };
  },
  arrow: (points) => ({ arrow: arrow(points) }),
  whisper: (points) => ({ whisper: along(points) }),
  renban: (points) => ({ renban: along(points) }),
  palindrome: (points) => ({ palindrome: along(points) }),
  'pill-arrow': ([first = ORIGIN, second = ORIGIN, ...shaft]) => ({
    arrow: pill(first, second) + shaftOf([leavingOf(first, second, shaft), ...shaft]),
  }),
  'double-arrow': (points) => ({ arrow: linked(points) }),
  between: (points) => ({ between: linked(points) }),
  'region-sum': (points) => ({ 'region-sum': along(points) }),
  zipper: (points) => ({ zipper: along(points) }),
  entropic: (points) => ({ entropic: along(points) }),
  modular: (points) => ({ modular: along(points) }),
  'white-dot': (points) => ({ 'white-dot': disc(middle(points), DOT) }),
  'black-dot': (points) => ({ 'black-dot': disc(middle(points), DOT) }),
  x: () => ({}),
  v: () => ({}),
  'little-killer': () => ({}),
  sandwich: () => ({}),
  'x-sum': () => ({}),
  skyscraper: () => ({}),
  'numbered-room': () => ({}),
  quadruple: (points) => ({ quadruple: disc(meeting(points), QUADRUPLE) }),
  odd: ([cell = ORIGIN]) => ({ parity: disc(cell, 0.37) }),
  even: ([cell = ORIGIN]) => ({ parity: square(cell, 0.34) }),
  maximum: ([cell = ORIGIN]) => ({ fortress: arrowheads(cell, 0.35, 0.45) }),
  minimum: ([cell = ORIGIN]) => ({ fortress: arrowheads(cell, 0.45, 0.35) }),
  'column-indexer': ([cell = ORIGIN]) => ({ 'column-indexer': strokesBeside(cell, 'upright') }),
  'row-indexer': ([cell = ORIGIN]) => ({ 'row-indexer': strokesBeside(cell, 'level') }),
};

/** From the lowest to the highest. */
const ORDER: readonly PathLook[] = [
  'clone',
  'extra-region',
  'parity',
  'column-indexer',
  'row-indexer',
  'palindrome',
  'region-sum',
  'zipper',
  'entropic',
  'modular',
  'between',
  'whisper',
  'renban',
  'bulb-wall',
  'tube-wall',
  'bulb',
  'tube',
  'slow-middle',
  'arrow',
  'fortress',
  'cage',
  'white-dot',
  'black-dot',
  'quadruple',
  'beyond',
];

/** What is drawn of a path in the grid. */
function strokesOf(grid: Rectangle, { kind, cells }: DrawnPath): Partial<Record<PathLook, string>> {
  switch (kind) {
    case 'cage':
    case 'sum-cage':
    case 'product-cage':
      return { cage: cageOutline(grid, cells) };
    case 'clone':
      return { clone: filled(grid, cells) };
    case 'extra-region':
      return { [kind]: cageOutline(grid, cells) };
    default:
      return STROKES[kind](cells.map((cell) => grid.centres[cell] ?? ORIGIN));
  }
}

/** Draws all paths of a board. */
export function drawPaths(grid: Rectangle, paths: readonly DrawnPath[]): PathDrawing {
  if (paths.length === 0) return NO_PATHS;
  const { signs, marks } = numbersOfPaths(grid, paths);
  const drawn = [...paths.map((path) => strokesOf(grid, path)), { beyond: marks }];
  return {
    strokes: ORDER.flatMap((look) => {
      const d = drawn.map((one: Partial<Record<PathLook, string>>) => one[look] ?? '').join('');
      return d === '' ? [] : [{ look, d }];
    }),
    signs,
    beyond: beyondBoard(grid, paths),
  };
}
