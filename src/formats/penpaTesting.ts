import { deflateSync, strToU8 } from 'fflate';

// Shared by the tests of Penpa's addresses: packs drawings as Penpa does, without shortening names.

/** Squares of a canvas on each side of what can be drawn on. */
const EDGE = 2;

/** A drawing to be packed; `question` has Penpa's own names and numbers of points. */
interface Packed {
  readonly grid?: string;
  /** The squares of the canvas, with those beside the board. */
  readonly width: number;
  readonly height: number;
  /** Squares beside the board: above, below, left, right. */
  readonly beside?: readonly [number, number, number, number];
  readonly question?: object;
  readonly answer?: object;
  readonly title?: string;
  readonly author?: string;
  readonly rules?: string;
  readonly tags?: readonly string[];
  /** Cells that are left out, by their points. */
  readonly without?: readonly number[];
}

/** A packed text as an address. */
export const addressOfLines = (lines: readonly string[]): string =>
  `https://swaroopg92.github.io/penpa-edit/#m=edit&p=${btoa(
    String.fromCharCode(...deflateSync(strToU8(lines.join('\n')))),
  )}`;

/** The number of the centre of a square of the canvas, both from 0, and of the points that belong to it. */
export function pointsOf(width: number, height: number) {
  const across = width + 2 * EDGE;
  const squares = across * (height + 2 * EDGE);
  const centre = (x: number, y: number): number => (y + EDGE) * across + x + EDGE;
  return {
    centre,
    /** Its lower right corner. */
    corner: (x: number, y: number): number => centre(x, y) + squares,
    below: (x: number, y: number): number => centre(x, y) + 2 * squares,
    right: (x: number, y: number): number => centre(x, y) + 3 * squares,
    /** A quarter: 0 and 1 are above, 0 and 2 on the left. */
    quarter: (x: number, y: number, part: number): number => 4 * squares + 4 * centre(x, y) + part,
  };
}

const encode = (text: string): string =>
  text.replaceAll(',', '%2C').replaceAll('\n', '%2D').replaceAll('&', '%2E').replaceAll('=', '%2F');

export function penpaAddress(packed: Packed): string {
  const { width, height, beside = [0, 0, 0, 0], tags = [], without = [] } = packed;
  const { centre } = pointsOf(width, height);
  const [above, below, left, right] = beside;
  const cells: number[] = [];
  for (let y = above; y < height - below; y += 1) {
    for (let x = left; x < width - right; x += 1) cells.push(centre(x, y));
  }
  const list = cells.filter((cell) => !without.includes(cell));
  const steps = list.map((cell, at) => cell - (list[at - 1] ?? 0));
  const head = [packed.grid ?? 'square', width, height, '38,0,1,1,418,418,0,0,0,0,0,0'];
  const { title = '', author = '', rules = '' } = packed;
  const lines = [
    [...head, `Title: ${encode(title)}`, `Author: ${encode(author)}`, '', encode(rules)].join(','),
    JSON.stringify(beside),
    '{}',
    JSON.stringify(packed.question ?? {}),
    JSON.stringify(packed.answer ?? {}),
    JSON.stringify(steps),
    ...Array.from({ length: 11 }, () => ''),
    JSON.stringify(tags),
  ];
  return addressOfLines(lines.map((line) => line.replaceAll('z', 'zZ')));
}

/** Walls around cells with the same letter, as Penpa's lines between corners; a row of letters for each row. */
export function wallsBetween(rows: readonly string[]): Readonly<Record<string, number>> {
  const { corner } = pointsOf(rows[0]?.length ?? 0, rows.length);
  const walls: Record<string, number> = {};
  for (const [y, row] of rows.entries()) {
    for (const [x, letter] of [...row].entries()) {
      if (x + 1 < row.length && row[x + 1] !== letter)
        walls[`${corner(x, y - 1)},${corner(x, y)}`] = 2;
      if (y + 1 < rows.length && rows[y + 1]?.[x] !== letter)
        walls[`${corner(x - 1, y)},${corner(x, y)}`] = 2;
    }
  }
  return walls;
}

/** Numbers or other signs in cells, by rows of characters; a full stop is none. */
export function drawnNumbers(
  rows: readonly string[],
  mode = '1',
): Readonly<Record<string, unknown>> {
  const { centre } = pointsOf(rows[0]?.length ?? 0, rows.length);
  return Object.fromEntries(
    rows.flatMap((row, y) =>
      [...row].flatMap((sign, x) => (sign === '.' ? [] : [[centre(x, y), [sign, 1, mode]]])),
    ),
  );
}

/** White circles for `o` and black ones for `*`, in the same way. */
export function circlesIn(rows: readonly string[]): Readonly<Record<string, unknown>> {
  const { centre } = pointsOf(rows[0]?.length ?? 0, rows.length);
  return Object.fromEntries(
    rows.flatMap((row, y) =>
      [...row].flatMap((sign, x) =>
        sign === '.' ? [] : [[centre(x, y), [sign === '*' ? 2 : 1, 'circle_L', 1]]],
      ),
    ),
  );
}
