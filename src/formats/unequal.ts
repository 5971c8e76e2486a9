/**
 * Futoshiki in the format of Simon Tatham's Unequal: a number for each cell, 0 if it is open, with
 * a letter for each neighbour that is less (up, right, down, left), each followed by a comma.
 */
import { sidesOf } from '#grid/between.ts';
import { rectangle } from '#grid/rectangle.ts';
import { GREATER, LESS } from '#puzzle/lessSigns.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Clue } from '#puzzle/site.ts';
import { SIZES } from '#puzzles/futoshiki/board.ts';
import type { Transcript } from './form.ts';

const CELL = /^(\d{1,2})([URDL]*)$/;

/** The letters of the four neighbours, in the order of the format. */
const WAYS = ['U', 'R', 'D', 'L'] as const;

const stepOf = (way: (typeof WAYS)[number], size: number): number =>
  ({ U: -size, R: 1, D: size, L: -1 })[way];

/** Whether a text has this format. */
export const isUnequal = (parameters: string, body: string): boolean =>
  /^\d+a?(d[a-z])?$/.test(parameters) && /^(\d{1,2}[URDL]*,)+\d{0,2}[URDL]*$/.test(body);

export function readUnequal(parameters: string, body: string): Result<Transcript> {
  const size = Number(/^\d+/.exec(parameters)?.[0]);
  if (/^\d+a/.test(parameters))
    return failure('Its bars between numbers that differ by one are not held here');
  // A larger square is refused before it is parsed.
  if (!SIZES.includes(size)) {
    return failure(`It has sides of ${size}; Futoshiki here has ${SIZES[0]} to ${SIZES.at(-1)}`);
  }
  const words = body.replace(/,$/, '').split(',');
  if (words.length !== size ** 2)
    return failure(`It has ${words.length} cells, ${size ** 2} wanted`);
  const lesser = new Set<string>();
  const givens: (number | undefined)[] = [];
  for (const [cell, word] of words.entries()) {
    const [, number, letters] = CELL.exec(word) ?? [];
    if (number === undefined) return failure(`It has "${word}" where a number is wanted`);
    givens.push(number === '0' ? undefined : Number(number));
    for (const way of WAYS) {
      if (letters?.includes(way)) lesser.add(`${cell + stepOf(way, size)}<${cell}`);
    }
  }
  const sides = sidesOf(rectangle(size, size)).map(({ cells: [first, second] }): Clue => {
    if (lesser.has(`${first}<${second}`)) return [LESS];
    return lesser.has(`${second}<${first}`) ? [GREATER] : undefined;
  });
  return success({ typeId: 'futoshiki', parameters: { size }, givens, sides });
}

/** Writes a Futoshiki so that `readUnequal` reads it. */
export function unequalId({ parameters, givens, siteClues }: Puzzle): string {
  const size = Number(parameters['size']);
  const less = new Map<number, Set<number>>();
  for (const [site, { cells }] of sidesOf(rectangle(size, size)).entries()) {
    const sign = siteClues[site]?.[0];
    const [low, high] = sign === LESS ? cells : cells.toReversed();
    if (sign === undefined || low === undefined || high === undefined) continue;
    less.set(high, (less.get(high) ?? new Set()).add(low));
  }
  const words = givens.map((given, cell) => {
    const letters = WAYS.filter((way) => less.get(cell)?.has(cell + stepOf(way, size)));
    return `${given ?? 0}${letters.join('')},`;
  });
  return `${size}:${words.join('')}`;
}
