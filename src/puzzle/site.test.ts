import { describe, expect, it } from 'vitest';
import { nextSign, readClue, showClue, spokenClue } from './site.ts';
import type { Site } from './site.ts';

const slot = { gesture: 'type', most: 3, low: 0, high: 16 } as const;
const site: Site = { at: 'list', words: 'row 2', slot };
const orNone: Site = { ...site, slot: { ...slot, none: true } };

describe('what is typed at a site', () => {
  it.each([
    ['', undefined],
    ['5 3,6', [5, 3, 6]],
    ['5-3/6', [5, 3, 6]],
    ['?', undefined],
    ['-', undefined],
  ])('%j is %j', (typed, clue) => {
    expect(readClue(site, typed)).toEqual({ clue });
  });

  it('is an empty list for a dash, where there may be nothing', () => {
    for (const dash of ['-', ' – ']) {
      expect(readClue(orNone, dash)).toEqual({ clue: [] });
    }
    expect(readClue(orNone, ' ')).toEqual({ clue: undefined });
  });

  it.each([
    ['1 2 3 4', 'row 2 has 4 numbers, at most 3 fit'],
    ['17', 'row 2 has 17; 0 to 16 wanted'],
    ['abc', 'row 2 has "abc"; 0 to 16 wanted'],
    ['3 x', 'row 2 has "3 x"; 0 to 16 wanted'],
    ['-1', 'row 2 has "-1"; 0 to 16 wanted'],
    ['−1', 'row 2 has "−1"; 0 to 16 wanted'],
  ])('%j is refused with a reason', (typed, reason) => {
    expect(readClue(site, typed)).toEqual({ reason });
  });

  it('is read in digits of full width, as input methods write them', () => {
    expect(readClue(site, '５ １')).toEqual(readClue(site, '5 1'));
    expect(readClue(site, '５ １')).toHaveProperty('clue');
  });
});

it('is told of several ships as of several', () => {
  const ships: Site = { at: 'list', words: 'ships of length 2', slot: { ...slot, most: 1 } };
  expect(readClue(ships, '999')).toEqual({ reason: 'ships of length 2 have 999; 0 to 16 wanted' });
  expect(readClue(ships, '1 2')).toEqual({
    reason: 'ships of length 2 have 2 numbers, at most 1 fit',
  });
});

it('is shown as it is typed', () => {
  const clues = [undefined, [], [5, 3, 6]];
  expect(clues.map((clue) => showClue(clue))).toEqual(['', '-', '5 3 6']);
  expect(clues.map((clue) => readClue(orNone, showClue(clue)))).toEqual(
    clues.map((clue) => ({ clue })),
  );
});

describe('a site of signs', () => {
  const signs = [
    { value: 1, symbol: '<', name: 'less than', keys: ['<', ','] },
    { value: 2, symbol: '>', name: 'greater than', keys: ['>', '.'] },
  ];
  const side: Site = {
    at: 'side',
    x: 1,
    y: 0.5,
    words: 'a side',
    slot: { gesture: 'cycle', choices: signs },
  };

  it('is read from its signs and keys, and shown and said by them', () => {
    expect(readClue(side, '<')).toEqual({ clue: [1] });
    expect(readClue(side, '.')).toEqual({ clue: [2] });
    expect(readClue(side, ' ')).toEqual({ clue: undefined });
    expect(readClue(side, '7')).toEqual({ reason: 'a side has "7"; < or > wanted' });
    expect(showClue([2], side)).toBe('>');
    expect(spokenClue([2], side)).toBe('greater than');
  });

  it('is clicked through, either way round, with no sign in between', () => {
    expect(nextSign(signs, undefined, 1)).toEqual([1]);
    expect(nextSign(signs, [1], 1)).toEqual([2]);
    expect(nextSign(signs, [2], 1)).toBeUndefined();
    expect(nextSign(signs, undefined, -1)).toEqual([2]);
  });
});
