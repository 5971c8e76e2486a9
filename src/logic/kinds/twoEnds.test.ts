import fc from 'fast-check';
import { domainsOf, place, symbol } from '#logic/claimCases.ts';
import { describeClaimLaws } from '#logic/claimLaws.ts';
import { twoEnds } from './twoEnds.ts';

/** Boards of a few cells in rows of this width. */
const board = fc.constantFrom([2, 2], [3, 2], [2, 3], [4, 2], [5, 1], [3, 3]);

describeClaimLaws(
  'two ends',
  fc.tuple(board, fc.constantFrom(0, 1)).chain(([[width = 2, height = 2], value]) => {
    const cells = Array.from({ length: width * height }, (_, cell) => cell);
    const near = (cell: number): readonly number[] =>
      cells.filter((other) => {
        const [across, down] = [
          Math.abs((other % width) - (cell % width)),
          Math.abs(Math.floor(other / width) - Math.floor(cell / width)),
        ];
        return across + down === 1;
      });
    return domainsOf(cells.length, [0, 1]).map((domains) => ({
      claim: twoEnds({
        place,
        cells,
        near,
        value,
        sure: [],
        word: symbol,
      }),
      domains,
      rule: (full: readonly number[]) =>
        cells.filter(
          (cell) =>
            full[cell] === value && near(cell).filter((each) => full[each] === value).length === 1,
        ).length === 2,
    }));
  }),
);
