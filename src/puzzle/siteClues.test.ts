import { expect, it } from 'vitest';
import { rectangle } from '#grid/rectangle.ts';
import type { Puzzle } from './puzzle.ts';
import type { PuzzleType } from './puzzleType.ts';
import { clueAtEachSite } from './siteClues.ts';
import { oneNumber } from './site.ts';
import type { Site } from './site.ts';

/** A row of cells with a sum for each drawn area, and one beside the row. */
const type = {
  sites: ({ areas }: Pick<Puzzle, 'areas'>): readonly Site[] => [
    ...[...new Set(areas.filter((area) => area !== undefined))].map((area): Site => ({
      at: 'area',
      area,
      x: 0,
      y: 0,
      words: `cage ${area}`,
      slot: oneNumber(1, 9),
    })),
    { at: 'margin', axis: 'row', index: 0, words: 'row 1', slot: oneNumber(0, 9) },
  ],
  grid: () => rectangle(4, 1),
} as unknown as PuzzleType;

const after = (areas: Puzzle['areas'], siteClues: Puzzle['siteClues'], now: Puzzle['areas']) =>
  clueAtEachSite(
    type,
    { parameters: {}, areas, blackCells: [], siteClues },
    { parameters: {}, areas: now, blackCells: [] },
  ).map((clue) => clue?.[0]);

it.each([
  [
    'a cage drawn before it',
    [undefined, 0, 0, 1],
    [[5], [6], [7]],
    [0, 1, 1, 2],
    [undefined, 5, 6, 7],
  ],
  ['one cell more', [0, 0, 1, 1], [[5], [6], [7]], [0, 0, 0, 1], [5, 6, 7]],
  ['a wall within it', [0, 0, 0, 1], [[5], [6], [7]], [0, 0, 1, 2], [5, undefined, 6, 7]],
  ['two made one', [0, 0, 0, 1], [[5], [6], [7]], [0, 0, 0, 0], [5, 7]],
  [
    'all taken away',
    [0, 0, 1, 1],
    [[5], [6], [7]],
    [undefined, undefined, undefined, undefined],
    [7],
  ],
] as const)('sums stay with their cages through %s', (_, areas, clues, now, kept) => {
  expect(after(areas, clues, now)).toEqual(kept);
});
