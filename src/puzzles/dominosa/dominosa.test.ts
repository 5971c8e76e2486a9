import { describe, expect, it } from 'vitest';
import { buildModel } from '#puzzle/puzzleType.ts';
import { readPuzzle } from '#puzzle/text.ts';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { dominosa } from './index.ts';

const example = exampleOf(dominosa, "Made by Simon Tatham's generator, six by five");

describe('Dominosa', () => {
  it('breaks both numbers of a domino that is gone, and their pair', () => {
    expect(brokenLabels(dominosa, example, damagedSolution(example, [1, 0]))).toEqual([
      'the 2 at row 1, column 2',
      'the 0 at row 1, column 3',
      'the pair 0–2',
    ]);
  });

  it('says how many numbers a set has', () => {
    const read = readPuzzle(dominosa, '0011\n2210\n1022\n');
    const missing = readPuzzle(dominosa, '0011\n2.10\n1022\n');
    const of = (found: typeof read) => (found.ok ? dominosa.complaints?.(found.value) : undefined);
    expect(of(read)).toEqual([]);
    expect(of(missing)?.[0]?.sentence).toBe(
      '3 different numbers make a set of 12 halves, and 11 cells have a number',
    );
  });

  it('writes rows of figures without spaces, and numbers of two figures below one another', () => {
    const rows = (text: string): readonly string[] => {
      const read = readPuzzle(dominosa, text);
      return read.ok ? dominosa.text.write(read.value) : [read.problem.reason];
    };
    expect(rows('0 0 1\n_ . 1\n9 9 9\n')).toEqual(['001', '..1', '999']);
    expect(rows('0 0 10\n30 . 1\n9 9 9\n')).toEqual(['0  0  10', '30 .  1', '9  9  9']);
  });

  it('has room for a set from 0 to 30, and no more', () => {
    const row = Array.from({ length: 32 }, (_, at) => Math.min(at, 30)).join(' ');
    const text = `${row}\n`.repeat(31);
    const read = readPuzzle(dominosa, text);
    expect(read.ok && read.value.parameters).toEqual({ width: 32, height: 31 });
    expect(complaintOf(dominosa, text.replace('30', '31'))).toBe(
      'Line 1 has "31" at cell 31; 0 to 30 or . for an open cell wanted.',
    );
    expect(complaintOf(dominosa, `${row} 0\n`.repeat(31))).toBe(
      'Line 1 has 33 cells; Dominosa has 3 to 32.',
    );
  });

  it('is unlikely to be meant where its numbers are no set', () => {
    const likely = ['0011\n2210\n1022\n', '0011\n2.10\n1022\n', '....\n....\n....\n'].map(
      (text) => {
        const read = readPuzzle(dominosa, text);
        return read.ok && dominosa.text.isLikely?.(read.value);
      },
    );
    expect(likely).toEqual([true, false, false]);
  });

  it('has one rule for all places of a pair while numbers are missing, on a large board, too', () => {
    const read = readPuzzle(dominosa, `${'1'.repeat(32)}\n`.repeat(31));
    if (!read.ok) throw new Error(read.problem.reason);
    const { claims } = buildModel(dominosa, read.value);
    const [pair] = claims.filter(({ label }) => label === 'the pair 1–1');
    expect(pair?.cells).toHaveLength(31 * 31 + 32 * 30);
    expect(pair?.parts()).toHaveLength(1);
  });

  it.each([
    ['01\n01\n', 'Line 1 has 2 cells; Dominosa has 3 to 32.'],
    ['0011\n220\n1122\n', 'Line 2 has 3 cells, 4 wanted.'],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(complaintOf(dominosa, text)).toBe(sentence);
  });
});
