import fc from 'fast-check';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import { seeded } from '#puzzle/random.ts';
import { numberlink } from './index.ts';
import { numberlinkMaking } from './making.ts';

/** The numbers at the ends of lines that were drawn at random: some have one solution. */
export const drawn = fc
  .record({
    width: fc.integer({ min: 3, max: 6 }),
    height: fc.integer({ min: 3, max: 6 }),
    seed: fc.nat(),
  })
  .map(({ width, height, seed }) => {
    const empty = { ...emptyPuzzle(numberlink, { width, height }), parameters: { width, height } };
    const random = seeded(seed);
    const solution = numberlinkMaking.solution?.(empty, random, () => undefined) ?? [];
    const clues = numberlinkMaking.siteClues?.(empty, solution, random) ?? [];
    return textOf(width, height, (dot) => clues[dot]?.[0]);
  });

/** A board as text, from the number at each dot, if it has one. */
export const textOf = (
  width: number,
  height: number,
  numberAt: (dot: number) => number | undefined,
) =>
  Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_cell, column) => numberAt(row * width + column) ?? '.').join(
      ' ',
    ),
  ).join('\n');
