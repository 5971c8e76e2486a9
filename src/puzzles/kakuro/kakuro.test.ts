import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { besides } from '#grid/areas.ts';
import { begin } from '#making/draft.ts';
import { seeded } from '#puzzle/random.ts';
import { readPuzzle, writePuzzle } from '#puzzle/text.ts';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { trials } from '#trials.ts';
import { kakuro } from './index.ts';
import { kakuroGrid, runsOf } from './board.ts';

const example = exampleOf(kakuro, 'A small Kakuro');
const OPEN = '\\ \\ \\ \\\n\\ . . .\n\\ . . .\n\\ . . .\n';

const read = (text: string) => {
  const found = readPuzzle(kakuro, text);
  if (!found.ok) throw new Error(found.problem.reason);
  return found.value;
};

describe('Kakuro', () => {
  it('breaks the runs of a cell that is changed', () => {
    // Row 1, column 3 is 9; row 1 has a 3 as well.
    expect(brokenLabels(kakuro, example, damagedSolution(example, [2, 3]))).toEqual([
      'column 3 from row 1',
      'row 1',
    ]);
  });

  it('has runs between black cells, each with its sum in the square before it', () => {
    const puzzle = read('\\ \\ 3\\ \\\n\\4 . . \\\n\\ \\2 . .\n\\ . \\ .\n');
    expect(
      runsOf(puzzle as never).map(({ words, cells, half, square: { x, y } }) =>
        [words, cells.join(' '), half, x, y].join(', '),
      ),
    ).toEqual([
      'column 1 from row 1, 0, lower, 0, -1',
      'column 2, 1 4, lower, 1, -1',
      'row 1, 0 1, upper, -1, 0',
      'column 3, 5 8, lower, 2, 0',
      'column 1 from row 3, 6, lower, 0, 1',
      'row 2, 4 5, upper, 0, 1',
      'row 3 from column 1, 6, upper, -1, 2',
      'row 3 from column 3, 8, upper, 1, 2',
    ]);
    expect(puzzle.siteClues.map((clue) => clue?.[0])).toEqual([
      undefined,
      3,
      4,
      undefined,
      undefined,
      2,
      undefined,
      undefined,
    ]);
  });

  it('is written as it is printed, one column below the other', () => {
    expect(writePuzzle(kakuro, read('\\ \\ 3\\ \\\n\\14 . . \\\n\\ \\2 . .\n\\ . / .\n'))).toBe(
      '\\   \\  3\\ \\\n\\14 .  .  \\\n\\   \\2 .  .\n\\   .  \\  .\n',
    );
  });

  it.each([
    ['. .\n', 'Line 1 has 2 squares, 4 to 51 wanted: one beside the grid, then its columns.'],
    [
      '\\ \\ \\ \\\n\\ . . .\n',
      'There are 2 lines, 4 to 51 wanted: one above the grid, then its rows.',
    ],
    [OPEN.replace('. . .', '. .'), 'Line 2 has 3 squares, 4 wanted.'],
    [
      OPEN.replace('. . .', '. x .'),
      'Line 2 has "x" at square 3; . for a cell, \\ for a black square or sums such as 16\\23 wanted.',
    ],
    [
      OPEN.replace('\\ .', '. .'),
      'Line 2 has "." at square 1; each line begins with a black square.',
    ],
    [OPEN.replace('\\', '.'), 'Line 1 has "." at square 1; each line begins with a black square.'],
    [
      OPEN.replace('\\ \\', '\\ .'),
      'Line 1 has a cell at square 2; the first line stands above the grid.',
    ],
    [OPEN.replace('\\ .', '\\46 .'), 'Line 2 has "\\46" at square 1; sums are 1 to 45.'],
    [
      OPEN.replace('. . .', '. . \\7'),
      'Line 2 has the sum 7 at square 4, and no cell on its right.',
    ],
    [OPEN.replace('\\ \\', '5\\ \\'), 'Line 1 has the sum 5 at square 1, and no cell below.'],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(complaintOf(kakuro, text)).toContain(sentence);
  });

  it.each([
    [OPEN.replace('\\ .', '\\5 .'), 'Row 1 cannot add up to 5: 3 different digits make 6 to 24'],
    [
      '\\ \\ \\ \\\n\\12 . \\ .\n\\ . . .\n\\ . . .\n',
      'Row 1 from column 1 cannot add up to 12: one digit makes 1 to 9',
    ],
    [
      `${'\\ '.repeat(11)}\n\\ ${'. '.repeat(10)}\n${`\\ ${'. \\ '.repeat(5)}\n`.repeat(2)}`,
      'Row 1 has 10 cells without a black square, and only 9 digits differ',
    ],
  ])('complains at first sight about %j', (text, sentence) => {
    expect(kakuro.complaints?.(read(text)).map((complaint) => complaint.sentence)).toEqual([
      sentence,
    ]);
  });

  it.each([
    [3, 10],
    [12, 3],
  ])('is not made %i cells wide and %i high, which is said before', (width, height) => {
    expect(kakuro.whyNotMade?.({ width, height })).toMatch(/^None is made so narrow and so long/);
    for (let seed = 0; seed < 20; seed += 1)
      expect(begin(kakuro, { parameters: { width, height } }, seeded(seed))).toBeUndefined();
  });

  it.each([
    [3, 9],
    [4, 12],
  ])('may be made %i cells wide and %i high', (width, height) => {
    expect(kakuro.whyNotMade?.({ width, height })).toBeUndefined();
    const begun = Array.from({ length: 20 }, (_, seed) =>
      begin(kakuro, { parameters: { width, height } }, seeded(seed)),
    );
    expect(begun.some((each) => each !== undefined)).toBe(true);
  });

  it('is made with cells in one piece, alike upside down, of which none is alone in a line', () => {
    const side = fc.integer({ min: 3, max: 12 });
    fc.assert(
      fc.property(side, side, fc.nat(), (width, height, seed) => {
        const begun = begin(kakuro, { parameters: { width, height } }, seeded(seed));
        if (begun === undefined) return;
        const { blackCells } = begun.puzzle;
        expect(blackCells).toEqual(blackCells.toReversed());
        for (const { cells } of runsOf(begun.puzzle as never)) {
          expect(cells.length).toBeGreaterThan(1);
          expect(cells.length).toBeLessThan(10);
        }
        const grid = kakuroGrid({ width, height });
        const reached = new Set([blackCells.indexOf(false)]);
        for (const cell of reached) {
          for (const other of besides(grid, cell)) if (!blackCells[other]) reached.add(other);
        }
        expect(reached.size).toBe(blackCells.filter((black) => !black).length);
      }),
      { numRuns: trials(60) },
    );
  });
});
