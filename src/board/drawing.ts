import type { Grid } from '#grid/grid.ts';
import { areaGrid } from '#grid/areaGrid.ts';
import { APOTHEM } from '#grid/hexStack.ts';
import type { HexStack } from '#grid/hexStack.ts';
import type { Point } from '#grid/point.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import type { Sides } from '#grid/sides.ts';
import type { DrawnPath } from '#puzzle/drawnPath.ts';
import { cageOutline } from './figures.ts';
import { disc, drawPaths, NO_PATHS } from './pathDrawing.ts';
import type { PathDrawing } from './pathDrawing.ts';

/** A grid as SVG paths, in the grid's units; the upper left corner is (0, 0). */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** The outline of a cell as SVG `points`; computed on demand, since few are drawn at a time. */
  readonly outlineOf: (cell: number) => string;
  /** The same of a cell of the `areaGrid`, where that is another one. */
  readonly areaOutlineOf?: (cell: number) => string;
  /** SVG path of the ground. */
  readonly paper: string;
  /** SVG path of the dots that lines join; empty for none. */
  readonly dots: string;
  /** SVG path of the lines between cells. */
  readonly thin: string;
  /** SVG path of the lines around areas and around the grid. */
  readonly thick: string;
  /** SVG path of the dashed outlines just inside cages; empty for none. */
  readonly dashed: string;
  /** SVG path of the black squares, including those beside the grid; empty for none. */
  readonly black: string;
  /** SVG path of the diagonals that divide black squares. */
  readonly diagonals: string;
  /** Paths that the author drew. */
  readonly paths: PathDrawing;
  /** Side of the square that holds a cell's value. */
  readonly tag: number;
}

/** What is drawn besides the lines between cells. */
export interface Drawn {
  /** Lists of cells whose common borders are thick. */
  readonly areas?: readonly (readonly number[])[];
  /** Lists of cells with a dashed outline. */
  readonly cages?: readonly (readonly number[])[];
  readonly paths?: readonly DrawnPath[];
  /** Indexed by cell. */
  readonly blackCells?: readonly boolean[];
  /** Upper left corners of the black squares with a diagonal; they may lie beside the grid. */
  readonly divided?: readonly Point[];
}

/** Draws any grid. */
export function draw(grid: Grid, drawn: Drawn = {}): Drawing {
  switch (grid.shape) {
    case 'rectangle':
      return drawRectangle(grid, drawn);
    case 'hex-stack':
      return drawHexStack(grid);
    case 'sides':
      return drawSides(grid, drawn);
  }
}

const round = (length: number): number => Math.round(length * 1000) / 1000;
const at = ({ x, y }: Point): string => `${round(x)},${round(y)}`;
const line = (from: Point, to: Point): string => `M${at(from)}L${at(to)}`;
const polygon = (corners: readonly Point[]): string => corners.map(at).join(' ');

/**
 * Draws a line across the grid, as one segment for each run of the same kind: the browser draws a
 * large board slowly if every segment is one cell long.
 */
function ruleLine(
  length: number,
  kindAt: (step: number) => string[],
  pointAt: (step: number) => Point,
): void {
  let from = 0;
  for (let to = 1; to <= length; to += 1) {
    const kind = kindAt(from);
    if (to < length && kindAt(to) === kind) continue;
    kind.push(line(pointAt(from), pointAt(to)));
    from = to;
  }
}

/** Draws all lines between the squares of a grid, each piece as the kind that `between` says of its two squares. */
export function ruleGrid(
  { width, height }: Pick<Rectangle, 'width' | 'height'>,
  between: (cell: number, next: number) => string[],
): void {
  for (let x = 1; x < width; x += 1) {
    const kindAt = (y: number) => between(y * width + x - 1, y * width + x);
    ruleLine(height, kindAt, (y) => ({ x, y }));
  }
  for (let y = 1; y < height; y += 1) {
    const kindAt = (x: number) => between((y - 1) * width + x, y * width + x);
    ruleLine(width, kindAt, (x) => ({ x, y }));
  }
}

/** The upper left corners of all black squares; beside the grid there is one for each line. */
function blackSquares({ width, height, centres }: Rectangle, drawn: Drawn): readonly Point[] {
  const { blackCells = [], divided = [] } = drawn;
  const isLeft = divided.some(({ x }) => x < 0);
  const isAbove = divided.some(({ y }) => y < 0);
  const each = (count: number, square: (at: number) => Point): readonly Point[] =>
    Array.from({ length: count }, (_, at) => square(at));
  return [
    ...(isLeft && isAbove ? [{ x: -1, y: -1 }] : []),
    ...(isLeft ? each(height, (y) => ({ x: -1, y })) : []),
    ...(isAbove ? each(width, (x) => ({ x, y: -1 })) : []),
    ...centres.flatMap(({ x, y }, cell) =>
      blackCells[cell] === true ? [{ x: x - 0.5, y: y - 0.5 }] : [],
    ),
  ];
}

function drawRectangle(grid: Rectangle, drawn: Drawn): Drawing {
  const { width, height } = grid;
  const { areas = [], cages = [], divided = [], paths = [] } = drawn;
  const area = new Map(areas.flatMap((cells, index) => cells.map((cell) => [cell, index])));
  const thin: string[] = [];
  const thick: string[] = [`M0,0H${width}V${height}H0Z`];
  const between = (cell: number, next: number): string[] =>
    area.get(cell) === area.get(next) ? thin : thick;
  ruleGrid(grid, between);
  return {
    width,
    height,
    outlineOf(cell) {
      const { x, y } = grid.centres[cell] ?? { x: 0, y: 0 };
      return polygon([
        { x: x - 0.5, y: y - 0.5 },
        { x: x + 0.5, y: y - 0.5 },
        { x: x + 0.5, y: y + 0.5 },
        { x: x - 0.5, y: y + 0.5 },
      ]);
    },
    paper: `M0,0H${width}V${height}H0Z`,
    dots: '',
    dashed: cages.map((cells) => cageOutline(grid, cells)).join(''),
    thin: thin.join(''),
    thick: thick.join(''),
    black: blackSquares(grid, drawn)
      .map((corner) => `M${at(corner)}h1v1h-1Z`)
      .join(''),
    diagonals: divided.map((corner) => `M${at(corner)}l1,1`).join(''),
    paths: drawPaths(grid, paths),
    tag: 1,
  };
}

/** The corners of a hexagon with a flat top, clockwise from the upper left one. */
const corners = ({ x, y }: Point): readonly Point[] => [
  { x: x - 0.5, y: y - APOTHEM },
  { x: x + 0.5, y: y - APOTHEM },
  { x: x + 1, y },
  { x: x + 0.5, y: y + APOTHEM },
  { x: x - 0.5, y: y + APOTHEM },
  { x: x - 1, y },
];

/** The two corners of each segment's side, in the order of `SEGMENTS`. */
const SIDES = [
  [5, 0],
  [0, 1],
  [1, 2],
  [4, 5],
  [3, 4],
  [2, 3],
] as const;

function drawHexStack(grid: HexStack): Drawing {
  const outlines: string[] = [];
  const thin: string[] = [];
  const thick: string[] = [];
  for (const { centre, cells } of grid.hexagons) {
    const around = corners(centre);
    const corner = (index: number): Point => around[index] ?? centre;
    cells.forEach((cell, segment) => {
      const [from, to] = SIDES[segment] ?? [0, 0];
      outlines[cell] = polygon([centre, corner(from), corner(to)]);
    });
    thin.push(...[0, 1, 2].map((index) => line(corner(index), corner(index + 3))));
    thick.push(`M${around.map(at).join('L')}Z`);
  }
  const { width, height } = grid;
  return {
    width,
    height,
    outlineOf: (cell) => outlines[cell] ?? '',
    paper: thick.join(''),
    dots: '',
    dashed: '',
    black: '',
    diagonals: '',
    thin: thin.join(''),
    thick: thick.join(''),
    paths: NO_PATHS,
    tag: 0.5,
  };
}

/** The radius of a dot, in sides. */
const DOT = 0.07;

/** Squares around dots, on which lines from centre to centre are laid. */
function drawCentres(grid: Sides, drawn: Drawn): Drawing {
  const squares = draw(areaGrid(grid), drawn);
  return { ...squares, outlineOf: diamondIn(grid), areaOutlineOf: squares.outlineOf, tag: 0.5 };
}

/** The outline of a side: to the middles of the squares, or to the dots, beside it. */
const diamondIn =
  ({ centres }: Sides) =>
  (cell: number): string => {
    const { x, y } = centres[cell] ?? { x: 0, y: 0 };
    return polygon([
      { x, y: y - 0.5 },
      { x: x + 0.5, y },
      { x, y: y + 0.5 },
      { x: x - 0.5, y },
    ]);
  };

/** Dots alone, or where they are the centres of squares, these squares without dots. */
function drawSides(grid: Sides, drawn: Drawn): Drawing {
  if (grid.dotsAre === 'centres') return drawCentres(grid, drawn);
  const { margin, isInner } = grid;
  const [width, height] = [grid.width - 1 + 2 * margin, grid.height - 1 + 2 * margin];
  const around = `M0,0H${width}V${height}H0Z`;
  const border = `M${margin},${margin}H${width - margin}V${height - margin}H${margin}Z`;
  const dots = Array.from({ length: grid.width * grid.height }, (_, dot) =>
    disc({ x: (dot % grid.width) + margin, y: Math.floor(dot / grid.width) + margin }, DOT),
  );
  const isRuled = isInner === true;
  const first = margin + 1;
  const lines = [
    ...Array.from(
      { length: Math.floor(width - first) },
      (_, x) => `M${x + first},${margin}V${height - margin}`,
    ),
    ...Array.from(
      { length: Math.floor(height - first) },
      (_, y) => `M${margin},${y + first}H${width - margin}`,
    ),
  ];
  return {
    width,
    height,
    outlineOf: diamondIn(grid),
    thin: isRuled ? lines.join('') : '',
    thick: isRuled ? border : '',
    paper: around,
    dots: isRuled ? '' : dots.join(''),
    dashed: '',
    black: '',
    diagonals: '',
    paths: NO_PATHS,
    tag: 0.5,
  };
}
