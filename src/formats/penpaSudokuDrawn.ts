/** What only the author's words give a meaning on Penpa's Sudokus: lines, dots, shapes, and numbers beside the board. */
import type { JsonObject } from './json.ts';
import type { Mark } from './penpaDrawing.ts';
import { isBlackCircle, isPlain, isWhiteCircle, takeInCells } from './penpaRows.ts';
import { namesOf } from './penpaSketch.ts';
import { onlyName, takeOutside, takeQuadruples } from './penpaSudokuBeside.ts';
import type { Worded } from './penpaSudokuBeside.ts';
import type { PenpaSketch } from './penpaSketch.ts';

/** Lines by f-puzzles' names, and the words that name each. */
const LINES: Worded = [
  ['whispers', /\bgerman whispers?\b/i],
  ['renban', /\brenban\b/i],
  ['palindrome', /\bpalindromes?\b/i],
  ['betweenline', /\bbetween[- ]lines?\b/i],
  ['regionsumline', /\bregion[- ]sum lines?\b/i],
  ['zipperline', /\bzipper lines?\b/i],
  ['entropicline', /\bentropic lines?\b/i],
  ['modularline', /\bmodular lines?\b/i],
];

/** What is read of it by f-puzzles' names; a reason if what the author says cannot be told. */
export function readDrawn(
  sketch: PenpaSketch,
): { readonly variant: JsonObject } | { readonly reason: string } {
  const said = `${sketch.words} ${sketch.tags.join(' ')}`;
  const line = onlyName(LINES, said);
  // Rules may say so of lines alone.
  const isNonconsecutive = /\bnon-?consecutive\b/i.test(`${sketch.title} ${sketch.tags.join(' ')}`);
  const dots = readDots(sketch, said);
  if ('reason' in dots) return dots;
  return {
    variant: {
      ...(line === undefined
        ? {}
        : { [line]: takeLines(sketch).map((cells) => ({ lines: [cells] })) }),
      ...takeOutside(sketch, said),
      ...takeQuadruples(sketch, said),
      ...takeShapes(sketch, said),
      ...dots.variant,
      ...(/\banti-?knight\b/i.test(said) ? { antiknight: true } : {}),
      ...(/\banti-?king\b/i.test(said) ? { antiking: true } : {}),
      ...(isNonconsecutive ? { nonconsecutive: true } : {}),
    },
  };
}

/** Lines of one colour, joined from cell to cell; none is taken if one branches or closes, or there are several colours. */
function takeLines(sketch: PenpaSketch): readonly (readonly string[])[] {
  const is = ({ kind, cells }: Mark): boolean =>
    kind === 'line' && cells.every((cell) => cell >= 0);
  const parts = sketch.rest().filter(is);
  const next = new Map<number, number[]>();
  for (const { cells } of parts) {
    const [first = -1, last = -1] = cells;
    next.set(first, [...(next.get(first) ?? []), last]);
    next.set(last, [...(next.get(last) ?? []), first]);
  }
  const branches = [...next.values()].some((others) => others.length > 2);
  if (branches || new Set(parts.map(({ style }) => style)).size > 1) return [];
  const lines: (readonly number[])[] = [];
  const seen = new Set<number>();
  for (const [start, others] of next) {
    if (others.length !== 1 || seen.has(start)) continue;
    const cells = [start];
    for (let cell: number | undefined = start; cell !== undefined;) {
      seen.add(cell);
      cell = next.get(cell)?.find((other) => !seen.has(other));
      if (cell !== undefined) cells.push(cell);
    }
    lines.push(cells);
  }
  if (seen.size < next.size) return [];
  sketch.take(is);
  return lines.map((cells) => namesOf(cells, sketch.width) ?? []);
}

/** Penpa's colours of grey shapes. */
const GREY: ReadonlySet<number> = new Set([3, 5, 9]);

/** Grey circles for odd digits and grey squares for even ones, where both words are said. */
function takeShapes(sketch: PenpaSketch, said: string): JsonObject {
  if (!/\bodd/i.test(said) && !/evenodd/i.test(said)) return {};
  const shaped = (shape: RegExp): readonly JsonObject[] =>
    takeInCells(
      sketch,
      ({ kind, text, style }) => kind === 'symbol' && shape.test(text) && GREY.has(style),
    ).flatMap((mark, cell) =>
      mark === undefined ? [] : [{ cell: namesOf([cell], sketch.width)?.[0] ?? '' }],
    );
  return { odd: shaped(/^circle_[LM]$/), even: shaped(/^square_[LM]$/) };
}

/** Words for dots, and for signs of sums, between neighbours. */
const DOTS = /\bkropki\b|\b(?:white|black) (?:dots?|circles?)\b|consecutive ?pairs/i;
const XV = /\bxv\b|\bv\b[^.]*\bx\b|\bx\b[^.]*\bv\b/i;
/** That none but the given ones are there, or that others may be. */
const SOME = /\bnot (?:all|every|necessarily)\b|no negative constraint|consecutive ?pairs/i;

/** Dots and signs on sides, which are read where it is said that others may be left out. */
function readDots(
  sketch: PenpaSketch,
  said: string,
): { readonly variant: JsonObject } | { readonly reason: string } {
  const { width: size } = sketch;
  const isBetween = ({ x, y }: Mark): boolean =>
    (x + y) % 2 === 1 && x > 0 && y > 0 && x < 2 * size && y < 2 * size;
  const taken = (is: (mark: Mark) => boolean): readonly JsonObject[] =>
    sketch
      .take((mark) => isBetween(mark) && is(mark))
      .map((mark) => ({
        cells: pairAt(mark, size),
        value: mark.kind === 'number' ? mark.text : '',
      }));
  const isDot = (mark: Mark): boolean => isWhiteCircle(mark) || isBlackCircle(mark);
  const isSign = (mark: Mark): boolean => isPlain(mark) && /^[xv]$/i.test(mark.text);
  const has = (is: (mark: Mark) => boolean): boolean =>
    sketch.rest().some((mark) => isBetween(mark) && is(mark));
  const [hasDots, hasSigns] = [DOTS.test(said) && has(isDot), XV.test(said) && has(isSign)];
  if (!hasDots && !hasSigns) return { variant: {} };
  if (!SOME.test(said)) {
    return {
      reason: `It has ${hasDots ? 'dots' : 'signs'} between cells, and does not say that others may be left out`,
    };
  }
  return {
    variant: {
      ...(hasDots ? { difference: taken(isWhiteCircle), ratio: taken(isBlackCircle) } : {}),
      ...(hasSigns ? { xv: taken(isSign) } : {}),
    },
  };
}

/** The two cells beside a mark on their common side. */
function pairAt({ x, y }: Mark, size: number): readonly string[] {
  const cell = (column: number, row: number): number => ((row - 1) / 2) * size + (column - 1) / 2;
  const pair = x % 2 === 0 ? [cell(x - 1, y), cell(x + 1, y)] : [cell(x, y - 1), cell(x, y + 1)];
  return namesOf(pair, size) ?? [];
}
