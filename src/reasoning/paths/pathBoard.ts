import type { Claim, Values } from '#logic/claim.ts';
import type { Model } from '#logic/model.ts';
import type { PathRule } from '#logic/pathRule.ts';

/** The most dots in a row that are swept: the states of longer frontiers are never few. */
const MOST_WIDE = 40;
/** A state has a byte for each place of the frontier: 0 to 2 say no number. */
const MOST_NUMBERS = 250;

/**
 * A board of dots, on which paths join pairs of equal numbers and go through other dots at most once: nothing
 * else is asked. Rows are not longer than columns.
 */
export interface PathBoard {
  readonly width: number;
  readonly height: number;
  /** The number at each dot, from 1; 0 for none. Dots are in reading order. */
  readonly numbers: readonly number[];
  /** How many numbers there are; each is at two dots. */
  readonly pairs: number;
  /** The cell of the side to the right of each dot and to that below it; `undefined` at the border. */
  readonly right: readonly (number | undefined)[];
  readonly below: readonly (number | undefined)[];
  /** The values of a side. */
  readonly line: number;
  readonly blank: number;
  /** How many cells a solution has. */
  readonly cells: number;
}

/** Reads a model as such a board; `undefined` if it says anything else, too, or a side is given. */
export function pathBoardOf(model: Model, givens: Values): PathBoard | undefined {
  const rules = model.claims.flatMap((claim) => claim.paths ?? []);
  const [rule] = rules;
  if (rule === undefined || rules.length > 1 || givens.some((value) => value !== undefined)) {
    return undefined;
  }
  const isWhole =
    model.domains.length === rule.sides.length &&
    rule.sides.every(({ cell }, at) => cell === at && model.domains[cell]?.length === 2);
  const board = isWhole ? layOut(rule) : undefined;
  return board !== undefined && saysNoMore(model, rule) ? board : undefined;
}

/** The dots in rows, if the sides are those between all neighbours of a rectangle. */
function layOut({ dots, groups, sides, line, blank }: PathRule): PathBoard | undefined {
  if (groups.length > MOST_NUMBERS || groups.some((group) => group.dots.length !== 2)) {
    return undefined;
  }
  const jump = sides.map(({ ends: [from, to] }) => to - from).find((step) => step > 1) ?? 0;
  const [width, height] = [jump, dots / jump];
  const isRectangle =
    width > 1 && Number.isInteger(height) && sides.length === 2 * dots - width - height;
  if (!isRectangle) return undefined;
  const cellBetween = new Map(sides.map(({ cell, ends }) => [ends.join(' '), cell]));
  const numbers = Array.from({ length: dots }, () => 0);
  for (const [at, group] of groups.entries()) for (const dot of group.dots) numbers[dot] = at + 1;
  const isUpright = width <= height;
  /** The dot at this place of the board as it is swept. */
  const dotAt = (row: number, column: number): number =>
    isUpright ? row * width + column : column * width + row;
  const [across, down] = isUpright ? [width, height] : [height, width];
  if (across > MOST_WIDE) return undefined;
  const places = Array.from({ length: dots }, (_, at): readonly [number, number] => [
    Math.floor(at / across),
    at % across,
  ]);
  const sideTo = (row: number, column: number, nextRow: number, nextColumn: number) =>
    nextRow < down && nextColumn < across
      ? cellBetween.get(`${dotAt(row, column)} ${dotAt(nextRow, nextColumn)}`)
      : undefined;
  const right = places.map(([row, column]) => sideTo(row, column, row, column + 1));
  const below = places.map(([row, column]) => sideTo(row, column, row + 1, column));
  if ([...right, ...below].filter((cell) => cell !== undefined).length !== sides.length) {
    return undefined;
  }
  return {
    width: across,
    height: down,
    numbers: places.map(([row, column]) => numbers[dotAt(row, column)] ?? 0),
    pairs: groups.length,
    right,
    below,
    line,
    blank,
    cells: sides.length,
  };
}

/** Whether the other claims say that a path ends at each number, that none ends elsewhere, and no more. */
function saysNoMore(model: Model, rule: PathRule): boolean {
  const at = Array.from({ length: rule.dots }, (): number[] => []);
  for (const { cell, ends } of rule.sides) for (const dot of ends) at[dot]?.push(cell);
  const claims = at.map((): Claim[] => []);
  for (const claim of model.claims) {
    if (claim.paths !== undefined) continue;
    const dot = at.findIndex((cells) => claim.cells.every((cell) => cells.includes(cell)));
    if (dot === -1) return false;
    claims[dot]?.push(claim);
  }
  const numbered = new Set(rule.groups.flatMap(({ dots }) => dots));
  const shown: (number | undefined)[] = model.domains.map(() => undefined);
  return at.every((cells, dot) =>
    subsetsOf(cells).every((lines) => {
      for (const cell of cells) shown[cell] = lines.includes(cell) ? rule.line : rule.blank;
      const isRight = numbered.has(dot)
        ? lines.length === 1
        : lines.length === 0 || lines.length === 2;
      const holds = (claims[dot] ?? []).every((claim) => claim.judge(shown) === 'holds');
      return holds === isRight;
    }),
  );
}

/** All subsets of at most four sides. */
const subsetsOf = (cells: readonly number[]): readonly (readonly number[])[] =>
  Array.from({ length: 2 ** cells.length }, (_, chosen) =>
    cells.filter((_cell, bit) => (chosen & (1 << bit)) !== 0),
  );
