import fc from 'fast-check';
import { waterLayersOf } from '#grid/waterLayers.ts';
import { rectangle } from '#grid/rectangle.ts';
import { domainsOf, place, symbol } from '#logic/claimCases.ts';
import { describeClaimLaws } from '#logic/claimLaws.ts';
import { levels } from './levels.ts';

const board = fc.constantFrom([2, 2], [3, 2], [2, 3], [4, 2], [1, 5], [3, 3]);

/** Whether the cells hold water: beside and below each, and above each where the same water is higher elsewhere. */
function isLevel(
  width: number,
  cells: readonly number[],
  full: readonly number[],
  value: number,
  areConnected: boolean,
): boolean {
  const rowOf = (cell: number): number => Math.floor(cell / width);
  const water = cells.filter((cell) => full[cell] === value);
  const near = (cell: number): readonly number[] =>
    cells.filter(
      (each) =>
        Math.abs((each % width) - (cell % width)) + Math.abs(rowOf(each) - rowOf(cell)) === 1,
    );
  return water.every((cell) => {
    if (!areConnected) {
      return cells.every((each) => rowOf(each) < rowOf(cell) || water.includes(each));
    }
    const pool = [cell];
    for (const one of pool) {
      pool.push(...near(one).filter((each) => water.includes(each) && !pool.includes(each)));
    }
    return pool.every((one) =>
      near(one).every((each) => rowOf(each) < rowOf(cell) || water.includes(each)),
    );
  });
}

describeClaimLaws(
  'levels',
  fc
    .tuple(board, fc.boolean(), fc.constantFrom(0, 1))
    .chain(([[width = 2, height = 2], areConnected, value]) => {
      const all = Array.from({ length: width * height }, (_, cell) => cell);
      return fc
        .tuple(fc.subarray(all, { minLength: 1 }), domainsOf(all.length, [0, 1]))
        .map(([cells, domains]) => ({
          claim: levels({
            place,
            sentence: 'water is level',
            cells,
            layers: waterLayersOf(rectangle(width, height), cells, areConnected),
            value,
            other: 1 - value,
            word: symbol,
          }),
          domains,
          rule: (full: readonly number[]) => isLevel(width, cells, full, value, areConnected),
        }));
    }),
);
