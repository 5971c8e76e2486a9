/**
 * Skyscrapers in the format of Simon Tatham's Towers: the numbers seen from above, below, left and
 * right, separated by slashes, and after a comma the given heights, with letters for runs of open
 * cells.
 */
import type { Puzzle } from '#puzzle/puzzle.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Clue } from '#puzzle/site.ts';
import type { Transcript } from './form.ts';
import { isBare, seenTowers, skyscrapersOf } from './skyscrapers.ts';
import { readNumberGrid, writeNumberGrid } from './soloGrid.ts';

/** Whether a text has this format. */
export const isTowers = (parameters: string, body: string): boolean =>
  /^\d+(d[a-z])?$/.test(parameters) && /^\d*(\/\d*){11,}(,[a-z0-9_]*)?$/.test(body);

export function readTowers(parameters: string, body: string): Result<Transcript> {
  const size = Number(/^\d+/.exec(parameters)?.[0]);
  const [shown = '', heights] = body.split(',');
  const words = shown.split('/');
  if (words.length !== 4 * size) {
    return failure(`It has ${words.length} numbers around the grid, ${4 * size} wanted`);
  }
  const clues = words.map((word): Clue => (word === '' ? undefined : [Number(word)]));
  const givens = heights === undefined ? success(undefined) : readNumberGrid(heights, size ** 2);
  if (!givens.ok) return givens;
  return success(skyscrapersOf(size, clues, givens.value));
}

/** Writes Skyscrapers so that `readTowers` reads them. */
export function towersId(puzzle: Puzzle): string {
  const { parameters, givens } = puzzle;
  const seen = seenTowers(puzzle).map((number) => number ?? '');
  const given = isBare(puzzle) ? '' : `,${writeNumberGrid(givens)}`;
  return `${Number(parameters['size'])}:${seen.join('/')}${given}`;
}
