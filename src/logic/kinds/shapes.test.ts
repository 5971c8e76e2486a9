import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { besides } from '#grid/areas.ts';
import { rectangle } from '#grid/rectangle.ts';
import { tetrominoesIn } from '#grid/tetrominoes.ts';
import { domainsOf } from '#logic/claimCases.ts';
import { describeClaimLaws } from '#logic/claimLaws.ts';
import { shapesOf } from '#logic/placedShape.ts';
import type { ShapeHolder } from '#logic/placedShape.ts';
import { oneShape } from './oneShape.ts';
import { unequalShapes } from './unequalShapes.ts';

// Tests the kinds of claim about shapes in regions, on two regions of a small board.

const GRID = rectangle(3, 3);

/** The nine cells in two regions: at least four in the first. */
const boards = fc.subarray([...GRID.centres.keys()], { minLength: 4 }).chain((own) =>
  domainsOf(GRID.centres.length, [0, 1]).map((domains) => {
    const lists = [own, [...GRID.centres.keys()].filter((cell) => !own.includes(cell))];
    const holders = lists.map((cells, index): ShapeHolder => ({
      index,
      cells,
      placements: tetrominoesIn(GRID, cells),
    }));
    return { domains, holders };
  }),
);

/** The letter of four cells, by how many of the others each has beside it; three rows have no I. */
function letterOf(cells: readonly number[]): string | undefined {
  if (cells.length !== 4) return undefined;
  const degrees = cells
    .map((cell) => besides(GRID, cell).filter((next) => cells.includes(next)).length)
    .toSorted((a, b) => a - b)
    .join('');
  if (degrees === '1113') return 'T';
  if (degrees !== '1122') return undefined;
  // An L has one bend, an S two; both ends of a bend are in other rows and columns.
  const isBent = (cell: number): boolean => {
    const [a = 0, b = 0, ...others] = besides(GRID, cell).filter((next) => cells.includes(next));
    if (others.length > 0 || a === b) return false;
    return a % 3 !== b % 3 && Math.floor(a / 3) !== Math.floor(b / 3);
  };
  const middle = cells.filter(
    (cell) => besides(GRID, cell).filter((next) => cells.includes(next)).length === 2,
  );
  return middle.filter(isBent).length === 2 ? 'S' : 'L';
}

const shadedIn = ({ cells }: ShapeHolder, full: readonly number[]): readonly number[] =>
  cells.filter((cell) => full[cell] === 1);

const shapeClaim = (holder: ShapeHolder, holders: readonly ShapeHolder[]) =>
  oneShape({
    place: { words: `region ${holder.index}` },
    sentence: `region ${holder.index} has a shape`,
    holder,
    shapes: shapesOf(holders),
    value: 1,
    other: 0,
  });

describeClaimLaws(
  'one shape',
  boards.map(({ domains, holders }) => {
    const [holder = { index: 0, cells: [], placements: [] }] = holders;
    return {
      claim: shapeClaim(holder, holders),
      domains,
      rule: (full) => letterOf(shadedIn(holder, full)) !== undefined,
    };
  }),
);

describeClaimLaws(
  'unequal shapes',
  boards.map(({ domains, holders }) => {
    const [first = { index: 0, cells: [], placements: [] }, second = first] = holders;
    const borders = first.cells.flatMap((cell) =>
      besides(GRID, cell).flatMap((next) =>
        second.cells.includes(next) ? [[cell, next] as const] : [],
      ),
    );
    return {
      claim: unequalShapes({
        place: { words: 'regions 0 and 1' },
        sentence: 'regions 0 and 1 have no equal shapes side by side',
        holders: [first, second],
        labels: ['region 0', 'region 1'],
        borders,
        value: 1,
        other: 0,
      }),
      domains,
      besides: holders.map((holder) => shapeClaim(holder, holders)),
      rule: (full) => {
        const [one, other] = [first, second].map((holder) => letterOf(shadedIn(holder, full)));
        const meet = borders.some((pair) => pair.every((cell) => full[cell] === 1));
        return !meet || (one !== undefined && other !== undefined && one !== other);
      },
    };
  }),
);

describe('tetrominoes', () => {
  it('are 18 for a cell in the middle of a large board, each with its first cell there', () => {
    const large = rectangle(9, 9);
    const all = tetrominoesIn(large, [...large.centres.keys()]);
    expect(all.filter(({ cells }) => cells[0] === 40)).toHaveLength(18);
    expect(new Set(all.map(({ cells }) => cells.join())).size).toBe(all.length);
  });
});
