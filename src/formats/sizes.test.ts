import { describe, expect, it } from 'vitest';
import { solveByZ3, TWO } from '#engine/jobs/solve.ts';
import { openRuleSolver } from '#engine/worker/ruleSolver.ts';
import { claimPartsOf } from '#logic/claimPart.ts';
import { LONGEST_PAYLOAD, packText } from '#puzzle/link.ts';
import { buildModel, givenValues } from '#puzzle/puzzleType.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { seeded } from '#puzzle/random.ts';
import { buildPbFormula } from '#reasoning/pbFormula.ts';
import { readingOf } from './testing.ts';
import type { TextReading } from './read.ts';

// Sizes found in other programs: all are read, fit into a link, and are given to the solver, which
// answers or reports that it gives up.

function verdictOf({ type, puzzle }: TextReading): string {
  const model = buildModel(type, puzzle);
  const formula = buildPbFormula(model.domains, claimPartsOf(model.claims));
  return solveByZ3(openRuleSolver(model, formula), givenValues(type, puzzle), () => {}, TWO).kind;
}

const lengthOfLink = async ({ type, puzzle }: TextReading): Promise<number> =>
  (await packText(writePuzzle(type, puzzle)))?.length ?? Number.POSITIVE_INFINITY;

/** A picture of blots, typical of nonograms, in Simpson's format. */
function blots(width: number, height: number): string {
  const random = seeded(7);
  const paper = Array.from({ length: width * height }, () => random.next() < 0.5);
  const at = (cells: readonly boolean[], x: number, y: number): boolean =>
    x >= 0 && x < width && cells[y * width + x] === true;
  const near = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => [x, y] as const));
  const blurred = (cells: readonly boolean[]): readonly boolean[] =>
    cells.map((_, cell) => {
      const [x, y] = [cell % width, Math.floor(cell / width)];
      return near.filter(([right, down]) => at(cells, x + right, y + down)).length >= 5;
    });
  const picture = blurred(blurred(paper));
  const clue = (line: readonly boolean[]): string =>
    line
      .map((cell) => (cell ? 'x' : ' '))
      .join('')
      .trim()
      .split(/ +/)
      .map((block) => block.length)
      .join(',');
  const rows = Array.from({ length: height }, (_, y) =>
    clue(picture.slice(y * width, (y + 1) * width)),
  );
  const columns = Array.from({ length: width }, (_, x) =>
    clue(Array.from({ length: height }, (__, y) => at(picture, x, y))),
  );
  return `width ${width}\nheight ${height}\nrows\n${rows.join('\n')}\ncolumns\n${columns.join('\n')}\n`;
}

const sea = (side: number, fleet: string): string =>
  `${fleet}\n${`${'.'.repeat(side)} ?\n`.repeat(side)}${'?'.repeat(side)}\n`;

describe('a puzzle as large as people have', () => {
  it.each([
    ['a nonogram of 75×50', blots(75, 50), 3750],
    ['a nonogram of 50×60', blots(50, 60), 3000],
    ['a Battleship of 10×10 with a ship of 7', sea(10, '0 0 1 0 1 0 1'), 100],
    ['an Unruly of 6×4', '6x4:y', 24],
    ['an Unruly of 4×30', 'Unruly:4x30:zzzzu', 120],
    ['a Sudoku of 12', '.'.repeat(144), 144],
  ])('is read, fits into a link and is solved: %s', async (_, text, cells) => {
    const reading = await readingOf(text);
    expect(reading.puzzle.givens).toHaveLength(cells);
    expect(await lengthOfLink(reading)).toBeLessThan(LONGEST_PAYLOAD);
    expect(verdictOf(reading)).toMatch(/^(unique|several)$/);
  });

  it.each([
    ['a nonogram of 100×100', blots(100, 100), 10_000],
    ['a Battleship of 30×30 with ships to 9', sea(30, '8 7 6 5 4 3 2 1 1'), 900],
  ])('is read and fits into a link: %s', async (_, text, cells) => {
    const reading = await readingOf(text);
    expect(reading.puzzle.givens).toHaveLength(cells);
    expect(await lengthOfLink(reading)).toBeLessThan(LONGEST_PAYLOAD);
  });

  it('says so before it is made, where that is slow', async () => {
    const { type: paint } = await readingOf(blots(5, 5));
    expect(paint.beforeMaking?.({ width: 50, height: 50 })).toBeUndefined();
    expect(paint.beforeMaking?.({ width: 100, height: 100 })).toMatch(/longer than half a minute/);
  });
});
