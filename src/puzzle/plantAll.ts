import type { Fill } from './making.ts';
import type { Parameters } from './parameters.ts';
import { WITHOUT_NUMBER } from './printedNumbers.ts';
import type { Puzzle } from './puzzle.ts';
import type { Random } from './random.ts';

/** The share of cells with a drawing, as in print. */
const DRAWN = 0.2;

/** Draws trees in cells at random, each where the rules still allow a solution. */
export function plantAll<P extends Parameters>(
  empty: Puzzle<P>,
  random: Random,
  fill: Fill,
): Puzzle<P> {
  let planted = empty;
  let left = Math.round(DRAWN * empty.givens.length);
  for (const cell of random.shuffled([...empty.givens.keys()])) {
    if (left === 0) break;
    const more = { ...planted, givens: planted.givens.with(cell, WITHOUT_NUMBER) };
    if (fill(more) === undefined) continue;
    planted = more;
    left -= 1;
  }
  return planted;
}
