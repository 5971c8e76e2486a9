import { describe, expect, it } from 'vitest';
import { readCharacters, slotCharacters, writeCharacters } from './characterGrid.ts';
import type { CharacterGrid } from './characterGrid.ts';
import { sayProblem } from './result.ts';
import { cycle, digits } from './slot.ts';

const form: CharacterGrid = {
  lengths: [8, 9, 9],
  open: '.0_',
  characters: slotCharacters(digits(1, 9)),
};

const linesOf = (text: string) =>
  text.split('\n').map((line, index) => ({ number: index + 1, text: line }));

/** The whole error sentence for a text. */
function complaint(text: string, of: CharacterGrid = form): string {
  const read = readCharacters(of, linesOf(text));
  return read.ok ? 'no complaint' : sayProblem(read.problem);
}

describe('a grid of characters', () => {
  it('reads values, and open cells in each of their spellings', () => {
    const read = readCharacters({ ...form, lengths: [4] }, linesOf('1.0_'));
    expect(read).toEqual({ ok: true, value: [1, undefined, undefined, undefined] });
  });

  it('reads letters in either case and writes them in capitals', () => {
    const sixteen = { ...form, lengths: [2], characters: slotCharacters(digits(1, 16)) };
    expect(readCharacters(sixteen, linesOf('aG'))).toEqual({ ok: true, value: [10, 16] });
    expect(writeCharacters(sixteen, [10, 16])).toEqual(['AG']);
  });

  it('writes open cells as the first of their spellings', () => {
    expect(writeCharacters({ ...form, lengths: [2, 1] }, [3, undefined, 4])).toEqual(['3.', '4']);
  });
});

describe('what a grid of characters complains about', () => {
  it.each([
    ['12345678\n123456789\n12345678', 'Line 3 has 8 characters, 9 wanted.'],
    ['1\n123456789\n123456789', 'Line 1 has 1 character, 8 wanted.'],
    ['12345678\n1234567890\n123456789', 'Line 2 has 10 characters, 9 wanted.'],
    ['12345678', 'There is 1 line, 3 wanted.'],
    ['12345678\n123456789', 'There are 2 lines, 3 wanted.'],
    ['12345678\n123456789\n123456789\n1', 'Line 4 is one too many: 3 lines wanted.'],
    [
      '12345678\n1234x6789\n123456789',
      'Line 2 has "x" at character 5; 1 to 9 or . for an open cell wanted.',
    ],
    [
      '1234567💥\n123456789\n123456789',
      'Line 1 has "💥" at character 8; 1 to 9 or . for an open cell wanted.',
    ],
  ])('is said in one sentence: %j', (text, sentence) => {
    expect(complaint(text)).toBe(sentence);
  });

  it('names both values where there are only two', () => {
    const slot = cycle([
      { value: 0, symbol: '0', keys: ['0'] },
      { value: 1, symbol: '1', keys: ['1'] },
    ]);
    const two = { lengths: [2], open: '._', characters: slotCharacters(slot) };
    expect(complaint('02', two)).toBe(
      'Line 1 has "2" at character 2; 0, 1 or . for an open cell wanted.',
    );
  });
});
