import { linksAt } from '#logic/adjacency.ts';
import type { Claim, Values } from '#logic/claim.ts';
import type { Model } from '#logic/model.ts';
import type { PathRule } from '#logic/pathRule.ts';

/** The most dots in a row that are swept: the states of longer frontiers are never few. */
const MOST_WIDE = 40;
/** A state has a byte for each place of the frontier: 0 to 2 say no number. */
const MOST_NUMBERS = 250;

/**
 * A board of dots, on which paths join pairs of equal numbers and go through other dots at most once: nothing
 * else is asked.
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

/** Reads a model as such a board, seen from each of its sides; none if it says anything else, too, or a side is given. */
export function pathBoardsOf(model: Model, givens: Values): readonly PathBoard[] {
  const rules = model.claims.flatMap((claim) => claim.paths ?? []);
  const [rule] = rules;
  if (rule === undefined || rules.length > 1 || givens.some((value) => value !== undefined)) {
    return [];
  }
  const isWhole =
    model.domains.length === rule.sides.length &&
    rule.sides.every(({ cell }, at) => cell === at && model.domains[cell]?.length === 2);
  return isWhole && saysNoMore(model, rule) ? layOut(rule) : [];
}

/** The board of a rule, seen from one of its sides; none if its dots are not those of a rectangle. */
export const pathBoardOf = (rule: PathRule): PathBoard | undefined => layOut(rule)[0];

/** The dots in rows, if the sides are those between all neighbours of a rectangle, seen from each side. */
function layOut({ dots, groups, sides, line, blank }: PathRule): readonly PathBoard[] {
  if (groups.length > MOST_NUMBERS || groups.some((group) => group.dots.length !== 2)) return [];
  const width = sides.map(({ ends: [from, to] }) => to - from).find((step) => step > 1) ?? 0;
  const height = dots / width;
  const isRectangle = Number.isInteger(height) && sides.length === 2 * dots - width - height;
  if (!isRectangle) return [];
  const cellBetween = new Map(sides.map(({ cell, ends }) => [ends.join(' '), cell]));
  const numberAt = Array.from({ length: dots }, () => 0);
  for (const [at, group] of groups.entries()) for (const dot of group.dots) numberAt[dot] = at + 1;

  /** The board as it is swept, from the dots in the order of the sweep, `across` of them in a row. */
  const seen = (across: number, order: readonly number[]): PathBoard => {
    const sideTo = (at: number, next: number): number | undefined => {
      const [one = 0, other = 0] = [order[at], order[next]];
      return cellBetween.get(`${Math.min(one, other)} ${Math.max(one, other)}`);
    };
    return {
      width: across,
      height: dots / across,
      numbers: order.map((dot) => numberAt[dot] ?? 0),
      pairs: groups.length,
      right: order.map((_, at) => (at % across < across - 1 ? sideTo(at, at + 1) : undefined)),
      below: order.map((_, at) => (at + across < dots ? sideTo(at, at + across) : undefined)),
      line,
      blank,
      cells: sides.length,
    };
  };

  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_dot, x) => y * width + x),
  );
  const columns = Array.from({ length: width }, (_, x) => rows.map((row) => row[x] ?? 0));
  const boards = [
    seen(width, rows.flat()),
    seen(width, rows.toReversed().flat()),
    seen(height, columns.flat()),
    seen(height, columns.toReversed().flat()),
  ];
  const [{ right, below } = { right: [], below: [] }] = boards;
  const isFull = [...right, ...below].filter((cell) => cell !== undefined).length === sides.length;
  return isFull ? boards.filter((board) => board.width <= MOST_WIDE) : [];
}

/** Whether the other claims say that a path ends at each number, that none ends elsewhere, and no more. */
function saysNoMore(model: Model, rule: PathRule): boolean {
  // Sides are the cells, in their order.
  const at = linksAt(
    rule.dots,
    rule.sides.map(({ ends }) => ends),
  );
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
