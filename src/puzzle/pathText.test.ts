import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rectangle } from '#grid/rectangle.ts';
import type { DrawnPath } from './drawnPath.ts';
import { readPath, writePath } from './pathText.ts';
import { growPaths } from './growPaths.ts';
import { PATH_FORMS } from './pathForms.ts';
import type { PathKind } from './pathForms.ts';
import { seeded } from './random.ts';
import { trialPath } from './trialPath.ts';

const isKind = (word: string): word is PathKind => Object.hasOwn(PATH_FORMS, word);

/** The cells of a row of a 9×9, counted from 1. */
const row = (number: number): readonly number[] =>
  Array.from({ length: 9 }, (_, column) => (number - 1) * 9 + column);

const grid = rectangle(5, 4);
const read = (text: string) => readPath(grid, ['thermometer'], text);
const reasonOf = (text: string): string => {
  const path = read(text);
  return path.ok ? '' : path.problem.reason;
};

describe('the text of a drawn path', () => {
  it('is written by its ends and turns, and read back', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 2, max: 12 }), (seed, longest) => {
        for (const cells of growPaths(grid, longest, seeded(seed))) {
          const path = { kind: 'thermometer', cells } as const;
          expect(read(writePath(grid, path))).toEqual({ ok: true, value: path });
        }
      }),
    );
  });

  it('may go straight, turn, and go diagonally', () => {
    expect(read('thermometer r1c1-r1c3-r3c5')).toEqual({
      ok: true,
      value: { kind: 'thermometer', cells: [0, 1, 2, 8, 14] },
    });
    expect(writePath(grid, { kind: 'thermometer', cells: [0, 1, 2, 8, 14] })).toBe(
      'thermometer r1c1-r1c3-r3c5',
    );
  });

  it('is refused with a reason when it is none', () => {
    expect(reasonOf('barometer r1c1-r1c3')).toBe('is "barometer" here; thermometer wanted');
    expect(reasonOf('thermometer')).toBe('has to be cells like r1c1-r1c4, with "-" between them');
    expect(reasonOf('thermometer r1c1-r5c1')).toBe('has "r5c1"; cells from r1c1 to r4c5 wanted');
    expect(reasonOf('thermometer r1c1-r0c1')).toBe('has "r0c1"; cells from r1c1 to r4c5 wanted');
    const through =
      'has to go through two or more cells, straight or diagonally, through none twice';
    for (const route of ['r1c1', 'r1c1-r1c1', 'r1c1-r2c4', 'r1c1-r1c3-r1c2']) {
      expect(reasonOf(`thermometer ${route}`)).toBe(through);
    }
  });
});

describe('the text of what is drawn on a square', () => {
  const square = rectangle(9, 9);
  const kinds = Object.keys(PATH_FORMS).filter(isKind);

  it('is read back as it was, of any kind, with and without numbers', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...kinds), (seed, kind) => {
        const random = seeded(seed);
        const [cells = []] = random.shuffled(growPaths(square, 6, random));
        for (const path of trialPath(square, kind, cells, random)) {
          expect(readPath(square, kinds, writePath(square, path))).toEqual({
            ok: true,
            value: path,
          });
        }
      }),
    );
  });

  it.each([
    ['sandwich r2c1-r2c9 35', { kind: 'sandwich', cells: row(2), numbers: [35] }],
    ['sandwich r2c9-r2c1', { kind: 'sandwich', cells: row(2).toReversed() }],
    ['little-killer r1c8-r2c9 999', { kind: 'little-killer', cells: [7, 17], numbers: [999] }],
    [
      'quadruple r1c1-r1c2,r2c1-r2c2 1,1,9',
      { kind: 'quadruple', cells: [0, 1, 9, 10], numbers: [1, 1, 9] },
    ],
    ['cage r1c1-r1c3,r2c1,r9c9 0', { kind: 'cage', cells: [0, 1, 2, 9, 80], numbers: [0] }],
    ['product-cage r1c1-r1c2 999999', { kind: 'product-cage', cells: [0, 1], numbers: [999_999] }],
    ['cage r1c1–r1c2 , r2c2', { kind: 'cage', cells: [0, 1, 10] }],
    ['whisper r1c1-r1c2 4', { kind: 'whisper', cells: [0, 1], numbers: [4] }],
    ['odd r5c5', { kind: 'odd', cells: [40] }],
    ['pill-arrow r3c2-r3c3,r3c1-r4c1', { kind: 'pill-arrow', cells: [19, 20, 18, 27] }],
  ])('may be %s', (text, value) => {
    expect(readPath(square, kinds, text)).toEqual({ ok: true, value });
  });

  it('is written with the line of a pill arrow at the cell that it leaves', () => {
    const path: DrawnPath = { kind: 'pill-arrow', cells: [19, 20, 18, 27] };
    expect(writePath(square, path)).toBe('pill-arrow r3c2-r3c3,r3c1-r4c1');
  });

  it.each([
    ['sandwich r2c1-r2c8 3', 'has to be a whole row or column, from one end to the other'],
    ['sandwich r1c1-r9c9 3', 'has to be a whole row or column, from one end to the other'],
    ['little-killer r1c1-r1c9', 'has to be a whole diagonal, from one border to another'],
    ['little-killer r2c2-r9c9', 'has to be a whole diagonal, from one border to another'],
    ['quadruple r1c1-r1c2', 'has to be the four cells around a corner, like r1c1-r1c2,r2c1-r2c2'],
    ['clone r1c1', 'has to be two or more cells in reading order, none twice'],
    ['cage r1c2,r1c1', 'has to be cells in reading order, none twice'],
    ['extra-region r1c1-r1c8', 'has to have as many cells as a row, in reading order'],
    ['even r1c1-r1c2', 'has to be one cell'],
    ['white-dot r1c1-r2c2', 'has to be between two cells side by side'],
    ['little-killer r1c8-r2c9 1000', 'has "1000" at its end; a number from 0 to 999 wanted'],
    ['product-cage r1c1 1000000', 'has "1000000" at its end; a number from 1 to 999999 wanted'],
    ['product-cage r1c1 0', 'has "0" at its end; a number from 1 to 999999 wanted'],
    ['skyscraper r2c1-r2c9 10', 'has "10" at its end; a number from 1 to 9 wanted'],
    ['skyscraper r2c1-r2c9 0', 'has "0" at its end; a number from 1 to 9 wanted'],
    [
      'quadruple r1c1-r1c2,r2c1-r2c2 1,2,3,4,5',
      'has "1,2,3,4,5" at its end; up to four numbers from 1 to 9 wanted',
    ],
    ['renban r1c1-r1c4 3', 'has "3" at its end, and no number is printed there'],
    ['cage r1c1 3 4', 'has to be cells like r1c1-r1c4, with "-" between them'],
  ])('is refused with a reason: %s', (text, reason) => {
    expect(readPath(square, kinds, text)).toEqual({ ok: false, problem: { reason } });
  });
});
