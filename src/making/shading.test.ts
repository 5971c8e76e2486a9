import { expect, it } from 'vitest';
import { besides, piecesOf } from '#grid/areas.ts';
import { rectangle } from '#grid/rectangle.ts';
import { printedNumber } from '#puzzle/printedNumbers.ts';
import { heyawake } from '#puzzles/heyawake/index.ts';
import { hitori } from '#puzzles/hitori/index.ts';
import { nurikabe } from '#puzzles/nurikabe/index.ts';
import { fewerQuickly } from '#trials.ts';
import { makeAtOnce } from './make.ts';

const SHADED = 1;

it.each(fewerQuickly([1, 2, 3, 4]))(
  'a Hitori of fifteen is made by number %i, and no cell is left to shade',
  (seed) => {
    const made = makeAtOnce(hitori, { parameters: { width: 15, height: 15 }, seed });
    const solution = made?.solution ?? [];
    expect(solution).toHaveLength(225);
    const grid = rectangle(15, 15);
    const blank = solution.flatMap((value, cell) => (value === SHADED ? [] : [cell]));
    for (const cell of blank) {
      const rest = blank.filter((other) => other !== cell);
      const isBesideShaded = besides(grid, cell).some((near) => solution[near] === SHADED);
      expect(isBesideShaded || piecesOf(grid, rest).length > 1).toBe(true);
    }
  },
);

it.each(fewerQuickly([1, 2, 3, 4]))('a Heyawake of ten is made by number %i', (seed) => {
  const made = makeAtOnce(heyawake, { parameters: { width: 10, height: 10 }, seed });
  expect(made?.solution).toHaveLength(100);
});

it.each(fewerQuickly([1, 2, 3, 4]))(
  'a Nurikabe of ten is made by number %i, a number in each island',
  (seed) => {
    const made = makeAtOnce(nurikabe, { parameters: { width: 10, height: 10 }, seed });
    const blank = (made?.solution ?? []).flatMap((value, cell) => (value === SHADED ? [] : [cell]));
    const islands = piecesOf(rectangle(10, 10), blank);
    const numbers = islands.map((cells) =>
      cells.flatMap((cell) => printedNumber(made?.puzzle.givens[cell]) ?? []),
    );
    expect(numbers).toEqual(islands.map((cells) => [cells.length]));
    expect(islands.length).toBeGreaterThan(0);
  },
);
