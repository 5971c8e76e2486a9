import { describe, expect, it } from 'vitest';
import { structureOf } from '#puzzle/puzzleType.ts';
import { slotSymbol } from '#puzzle/slot.ts';
import { readPuzzle } from '#puzzle/text.ts';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { rippleEffect } from './index.ts';

const example = exampleOf(rippleEffect, 'A Ripple Effect of five by five');

describe('Ripple Effect', () => {
  it('breaks the region of a number, and the lines in which it is too near its like', () => {
    // Row 1 is 1 2 3 1 2, column 3 begins with 3 4 2: the 3 becomes a 2.
    expect(brokenLabels(rippleEffect, example, damagedSolution(example, [2, 2]))).toEqual([
      'region b',
      'row 1, space between equal numbers',
      'column 3, space between equal numbers',
    ]);
  });

  it('has regions of up to twenty cells, whose numbers are figures everywhere', () => {
    const rows = (cells: number): string =>
      Array.from({ length: 3 }, (_, row) =>
        Array.from({ length: 8 }, (__, column) => {
          const at = 8 * row + column;
          return `${at < cells ? 'a' : 'b'}${at === 3 ? cells : ''}`;
        }).join(','),
      ).join('\n');
    const read = readPuzzle(rippleEffect, `${rows(20)}\n`);
    if (!read.ok) throw new Error(read.problem.reason);
    expect(rippleEffect.complaints?.(read.value)).toEqual([]);
    expect(rippleEffect.text.write(read.value).join('\n')).toBe(rows(20));
    expect(slotSymbol(rippleEffect.slot(read.value.parameters), 20)).toBe('20');
    expect(complaintOf(rippleEffect, `${rows(21)}\n`)).toMatch(/a given of 1 to 20/);
    const large = readPuzzle(rippleEffect, `${rows(21).replace('a21', 'a')}\n`);
    expect(large.ok && rippleEffect.complaints?.(large.value)[0]?.sentence).toBe(
      'Region a has 21 cells, at most 20 wanted, from row 1, column 1 on',
    );
  });

  it('takes no more than 9 in a cell whose region is not drawn', () => {
    const read = readPuzzle(rippleEffect, `${'a,a,a\n'.repeat(3)}.,a,a\n`);
    if (!read.ok) throw new Error(read.problem.reason);
    const domains = rippleEffect.domains?.(structureOf(rippleEffect, read.value));
    expect([domains?.[0]?.at(-1), domains?.[9]?.at(-1)]).toEqual([11, 9]);
  });

  it('is told what is wrong with a number', () => {
    expect(complaintOf(rippleEffect, 'a,a,a\nb,b0,b\nc,c,c\n')).toBe(
      'Line 2 has "b0" at cell 2; a region\'s name wanted, and perhaps a given of 1 to 20.',
    );
  });
});
