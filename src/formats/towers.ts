/**
 * Skyscrapers as Simon Tatham's Towers writes them: what is seen from above, below, left and right,
 * divided by strokes, and after a comma the heights that are given, letters for runs of open cells.
 */
import type { Puzzle } from '#puzzle/puzzle.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Clue } from '#puzzle/site.ts';
import type { Transcript } from './form.ts';
import { readNumberGrid, writeNumberGrid } from './soloGrid.ts';

/** Whether a body has the form at all. */
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
  const side = (at: number): readonly Clue[] => clues.slice(at * size, (at + 1) * size);
  const givens = heights === undefined ? success(undefined) : readNumberGrid(heights, size ** 2);
  if (!givens.ok) return givens;
  return success({
    typeId: 'skyscrapers',
    parameters: { size },
    ...(givens.value === undefined ? {} : { givens: givens.value }),
    columns: side(0),
    farColumns: side(1),
    rows: side(2),
    farRows: side(3),
  });
}

/** Writes Skyscrapers so that `readTowers` reads them. */
export function towersId({ parameters, givens, siteClues }: Puzzle): string {
  const size = Number(parameters['size']);
  const side = (at: number): readonly Clue[] => siteClues.slice(at * size, (at + 1) * size);
  const shown = [1, 3, 0, 2].flatMap(side).map((clue) => clue?.[0] ?? '');
  const isBare = givens.every((given) => given === undefined);
  return `${size}:${shown.join('/')}${isBare ? '' : `,${writeNumberGrid(givens)}`}`;
}
