import type { Point } from '#grid/point.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import type { DrawnPath } from '#puzzle/drawnPath.ts';
import { crossesBoard, PATH_FORMS, shapeOfPath } from '#puzzle/pathForms.ts';
import type { PathKind } from '#puzzle/pathForms.ts';
import { meeting, middle, ORIGIN } from './pathPoints.ts';

/** A letter or a number of a path; (`x`, `y`) is its middle, or where it begins; in cell sides. */
export interface PathSign extends Point {
  readonly word: string;
  /** Its height. */
  readonly size: number;
  readonly anchor: 'start' | 'middle';
  /** The radius of the paper behind it, which hides the line that it stands on. */
  readonly ground?: number;
  /** Set if it is written on a dot of this colour. */
  readonly on?: 'black' | 'white';
}

/** On which sides of the grid something stands. */
export type Beyond = Readonly<Record<'left' | 'top' | 'right' | 'bottom', boolean>>;

export const NOT_BEYOND: Beyond = { left: false, top: false, right: false, bottom: false };

/** The height of a number beside the grid, alone and among others in the same place. */
const BESIDE = 0.42;
const CROWDED = 0.26;
/** How much nearer to the grid a number is than the middle of its place. */
const NEARER = 0.08;
/** The height of a number in the corner of a cell, and how far it is from the cell's middle. */
const IN_CORNER = 0.22;
const CORNER = 0.4;

/** What is written for a number that is not known yet. */
const UNKNOWN = '?';

const round = (length: number): number => Math.round(length * 1000) / 1000;
const move = (x: number, y: number): string => `M${round(x)},${round(y)}`;

const isBeside = ({ kind }: DrawnPath): boolean => crossesBoard(kind);

/** The middle of the square outside the grid that is before the first cell of a path, and the step into the grid. */
function before(
  { centres }: Rectangle,
  { cells }: DrawnPath,
): { readonly at: Point; readonly step: Point } {
  const [first, second] = [centres[cells[0] ?? -1] ?? ORIGIN, centres[cells[1] ?? -1] ?? ORIGIN];
  const step = { x: second.x - first.x, y: second.y - first.y };
  return { at: { x: first.x - step.x, y: first.y - step.y }, step };
}

/** On which sides of the grid numbers of paths stand. */
export function beyondBoard(grid: Rectangle, paths: readonly DrawnPath[]): Beyond {
  const places = paths.filter(isBeside).map((path) => before(grid, path).at);
  return {
    left: places.some(({ x }) => x < 0),
    top: places.some(({ y }) => y < 0),
    right: places.some(({ x }) => x > grid.width),
    bottom: places.some(({ y }) => y > grid.height),
  };
}

/** What tells numbers beside the grid apart, as a stroke around a point: each kind has a mark of its own. */
const MARKS: Partial<Record<PathKind, (at: Point, size: number, step: Point) => string>> = {
  // Two slices of bread.
  sandwich: ({ x, y }, size) =>
    [-1, 1]
      .map((way) => `${move(x - size * 0.6, y + way * size * 0.62)}h${round(size * 1.2)}`)
      .join(''),
  'x-sum': ({ x, y }, size) => {
    const arm = size * 0.13;
    const low = y + size * 0.72;
    return `${move(x - arm, low - arm)}l${round(2 * arm)},${round(2 * arm)}${move(x - arm, low + arm)}l${round(2 * arm)},${round(-2 * arm)}`;
  },
  // A roof.
  skyscraper: ({ x, y }, size) =>
    `${move(x - size * 0.45, y - size * 0.45)}L${round(x)},${round(y - size * 0.85)}L${round(x + size * 0.45)},${round(y - size * 0.45)}`,
  'numbered-room': ({ x, y }, size) =>
    `${move(x - size * 0.7, y - size * 0.7)}h${round(size * 1.4)}v${round(size * 1.4)}h${round(-size * 1.4)}Z`,
  'little-killer': ({ x, y }, size, step) => {
    const [from, to] = [
      { x: x + step.x * size * 0.62, y: y + step.y * size * 0.62 },
      { x: x + step.x * size * 1.15, y: y + step.y * size * 1.15 },
    ];
    const head = size * 0.3;
    return `${move(from.x, from.y)}L${round(to.x)},${round(to.y)}${move(to.x - step.x * head, to.y)}L${round(to.x)},${round(to.y)}L${round(to.x)},${round(to.y - step.y * head)}`;
  },
};

const isDiagonal = ({ x, y }: Point): boolean => x !== 0 && y !== 0;

/** How far down an arrow points; 0 without one. */
function riseOf(grid: Rectangle, path: DrawnPath): number {
  const { step } = before(grid, path);
  return isDiagonal(step) ? step.y : 0;
}

const written = ({ kind, numbers }: DrawnPath): string =>
  `${numbers?.join(' ') ?? UNKNOWN}${PATH_FORMS[kind].sign ?? ''}`;

/** The letters and numbers of all paths, and the strokes that belong to those beside the grid. */
export function numbersOfPaths(
  grid: Rectangle,
  paths: readonly DrawnPath[],
): { readonly signs: readonly PathSign[]; readonly marks: string } {
  const marks: string[] = [];
  const inside = paths.flatMap((path) => signsInside(grid, path));
  const places = new Map<string, DrawnPath[]>();
  for (const path of paths.filter(isBeside)) {
    const { at } = before(grid, path);
    const key = `${at.x} ${at.y}`;
    places.set(key, [...(places.get(key) ?? []), path]);
  }
  const beside = [...places.values()].flatMap((some) =>
    // An arrow points away from the others.
    some
      .toSorted((one, other) => riseOf(grid, one) - riseOf(grid, other))
      .map((path, index): PathSign => {
        const { at, step } = before(grid, path);
        const isAlone = some.length === 1;
        const size = isAlone ? BESIDE : CROWDED;
        // One alone is nearer to the grid; an arrow needs the space between.
        const near = isAlone && !isDiagonal(step) ? NEARER : 0;
        const row = ((index + 0.5) / some.length - 0.5) * 0.92;
        const place = { x: at.x + step.x * near, y: at.y + step.y * near + row };
        marks.push(MARKS[path.kind]?.(place, size, step) ?? '');
        return { ...place, word: written(path), size, anchor: 'middle' };
      }),
  );
  return { signs: [...inside, ...beside], marks: marks.join('') };
}

const LETTERS: Partial<Record<PathKind, string>> = { x: 'X', v: 'V' };

/** What is written of a path within the grid. */
function signsInside(grid: Rectangle, path: DrawnPath): readonly PathSign[] {
  const { kind, cells, numbers } = path;
  const points = cells.map((cell) => grid.centres[cell] ?? ORIGIN);
  const [first = ORIGIN] = points;
  const between = middle(points);
  const letter = LETTERS[kind];
  if (letter !== undefined) {
    return [{ ...between, word: letter, size: 0.28, anchor: 'middle', ground: 0.15 }];
  }
  if (kind === 'quadruple') return quadrupleSigns(points, numbers);
  if ((numbers === undefined && PATH_FORMS[kind].sign === undefined) || isBeside(path)) return [];
  if (shapeOfPath(kind) === 'pair') {
    const on = kind === 'black-dot' ? 'black' : 'white';
    return [{ ...between, word: written(path), size: 0.19, anchor: 'middle', on }];
  }
  const at = { x: first.x - CORNER, y: first.y - CORNER + IN_CORNER / 2 };
  return [{ ...at, word: written(path), size: IN_CORNER, anchor: 'start' }];
}

/** Up to four numbers around the middle of four cells: two above, two below. */
function quadrupleSigns(
  points: readonly Point[],
  numbers: readonly number[] | undefined,
): readonly PathSign[] {
  const at = meeting(points);
  const words = numbers ?? [UNKNOWN];
  const rows = words.length > 2 ? [words.slice(0, 2), words.slice(2)] : [words];
  const size = 0.2;
  return rows.map((row, index): PathSign => ({
    x: at.x,
    y: at.y + (index - (rows.length - 1) / 2) * size * 1.05,
    word: row.join(' '),
    size,
    anchor: 'middle',
  }));
}
