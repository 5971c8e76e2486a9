import { describe, expect, it } from 'vitest';
import { readClue, showClue } from './site.ts';
import type { Site } from './site.ts';

const site: Site = { at: 'list', words: 'row 2', most: 3, low: 0, high: 16 };

describe('what is typed at a site', () => {
  it.each([
    ['', undefined],
    ['5 3,6', [5, 3, 6]],
    ['-', undefined],
  ])('%j is %j', (typed, clue) => {
    expect(readClue(site, typed)).toEqual({ clue });
  });

  it('is an empty list for a dash, where there may be nothing', () => {
    for (const dash of ['-', ' – ']) {
      expect(readClue({ ...site, none: true }, dash)).toEqual({ clue: [] });
    }
    expect(readClue({ ...site, none: true }, ' ')).toEqual({ clue: undefined });
  });

  it.each([
    ['1 2 3 4', 'row 2 has 4 numbers, at most 3 fit'],
    ['17', 'row 2 has 17; 0 to 16 wanted'],
  ])('%j is refused with a reason', (typed, reason) => {
    expect(readClue(site, typed)).toEqual({ reason });
  });
});

it('is shown as it is typed', () => {
  const clues = [undefined, [], [5, 3, 6]];
  expect(clues.map(showClue)).toEqual(['', '-', '5 3 6']);
  expect(clues.map((clue) => readClue({ ...site, none: true }, showClue(clue)))).toEqual(
    clues.map((clue) => ({ clue })),
  );
});
