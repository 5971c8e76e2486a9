import { describe, expect, it } from 'vitest';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { buildModel, emptyPuzzle } from '#puzzle/puzzleType.ts';
import { seeded } from '#puzzle/random.ts';
import { readPuzzle, writePuzzle } from '#puzzle/text.ts';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { fewerQuickly } from '#trials.ts';
import { sudoku } from './index.ts';

const newspaper = exampleOf(sudoku, 'A newspaper Sudoku');

describe('the text of a Sudoku', () => {
  it('may be one line of 81 characters', () => {
    const grid = newspaper.text.replace(/^#.*\n/, '');
    const read = readPuzzle(sudoku, grid.replaceAll('\n', ''));
    expect(read.ok && writePuzzle(sudoku, read.value)).toBe(grid);
  });

  it.each(['0', '_'])('may write "%s" for an open cell', (open) => {
    const read = readPuzzle(sudoku, newspaper.text.replaceAll('.', open));
    expect(read.ok && read.value.givens).toEqual(newspaper.puzzle.givens);
  });

  it('may write letters small', () => {
    const giant = exampleOf(sudoku, 'A giant Sudoku of 16');
    const read = readPuzzle(
      sudoku,
      giant.text.replaceAll(/^[^#].*$/gm, (row) => row.toLowerCase()),
    );
    expect(read.ok && read.value.givens).toEqual(giant.puzzle.givens);
  });

  it('has digits from 0 to F where a nought stands beside open cells', () => {
    const rows = Array.from(
      { length: 16 },
      (_, row) => `${'0123456789ABCDEF'.charAt(row)}${'.'.repeat(15)}\n`,
    );
    const read = readPuzzle(sudoku, rows.join(''));
    expect(read.ok && read.value.givens.filter((given) => given !== undefined)).toEqual(
      Array.from({ length: 16 }, (_, row) => row + 1),
    );
    const noughts = readPuzzle(sudoku, rows.join('').replaceAll('0', '.').replaceAll('.', '0'));
    expect(noughts.ok && noughts.value.givens.slice(0, 17)).toEqual(
      Array.from({ length: 17 }, (_, cell) => (cell === 16 ? 1 : undefined)),
    );
  });

  it.each([
    [
      '.0..\n....\n....\n....\n',
      'Line 1 has "0" at character 2, but "." stands for open cells; one of the two wanted.',
    ],
    [
      `0${'.'.repeat(15)}\nG${'.'.repeat(15)}\n${`${'.'.repeat(16)}\n`.repeat(14)}`,
      'Line 2 has "G" at character 1; 0 to F or . for an open cell wanted.',
    ],
    [
      '123\n',
      'Line 1 has 3 characters; a Sudoku has 4, 5, 6, 7, 8, 9, 10, 12, 16 or 25 in each line, or all cells in one line.',
    ],
    [
      '....\n....\n.5..\n....\n',
      'Line 3 has "5" at character 2; 1 to 4 or . for an open cell wanted.',
    ],
    ['....\n....\n...\n....\n', 'Line 3 has 3 characters, 4 wanted.'],
    ['....\n....\n....\n', 'There are 3 lines, 4 wanted.'],
    ['....\n....\n....\n....\n....\n', 'Line 5 is one too many: 4 lines wanted.'],
    ['.........\n'.repeat(8) + '........\n', 'Line 9 has 8 characters, 9 wanted.'],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(complaintOf(sudoku, text)).toBe(sentence);
  });
});

describe('a jigsaw', () => {
  const JIGSAW = '#option jigsaw\na3,a,a,b\nc,a,b,b4\nc,c,d,b\nc,d,d,d\n';

  function puzzleOf(text: string): Puzzle {
    const read = readPuzzle(sudoku, text);
    if (!read.ok) throw new Error(read.problem.reason);
    return read.value;
  }

  const complaints = (text: string) =>
    sudoku.complaints?.(puzzleOf(text)).map(({ sentence }) => sentence);

  it('is written as it was read, its givens beside the names of their regions', () => {
    expect(writePuzzle(sudoku, puzzleOf(JIGSAW))).toBe(JIGSAW);
    const row = Array.from({ length: 16 }, () => '.').join(',');
    const large = `#option jigsaw\n${row.replace('.', '.16')}\n${`${row}\n`.repeat(15)}`;
    expect(puzzleOf(large).givens[0]).toBe(16);
    expect(writePuzzle(sudoku, puzzleOf(large))).toBe(large);
  });

  it('has each digit once in each row, column and region, and has no boxes', () => {
    const { claims } = buildModel(sudoku, puzzleOf(JIGSAW));
    expect(claims).toHaveLength(12);
    expect(claims.filter(({ label }) => label.startsWith('box'))).toEqual([]);
    expect(claims.find(({ label }) => label === 'region b')).toMatchObject({
      sentence: 'region b has each of 1 to 4 once',
      cells: [3, 6, 7, 11],
    });
  });

  it('is a puzzle of rows and columns alone before a region is drawn', () => {
    const empty = emptyPuzzle(sudoku, { size: 9, jigsaw: true });
    expect(buildModel(sudoku, empty).claims).toHaveLength(18);
    expect(sudoku.complaints?.(empty)).toEqual([]);
  });

  it.each([
    [
      'a,a,a,a\na,b,b,b\nc,c,b,d\nc,c,d,d\n',
      [
        'Region a has 5 cells, 4 wanted, from row 1, column 1 on',
        'Region d has 3 cells, 4 wanted, from row 3, column 4 on',
      ],
    ],
    [
      'a,a,a,a\nb,b,b,b\nc,c,c,c\nc,c,c,c\n',
      [
        'There are 3 regions, 4 wanted: as many as rows',
        'Region c has 8 cells, 4 wanted, from row 3, column 1 on',
      ],
    ],
    [
      'a,a,a,b\nc,b,b,b\nc,c,d,a\nc,d,d,d\n',
      ['Region a is in two pieces: row 3, column 4 does not touch the rest'],
    ],
    [
      'a,a,a,.\n.,.,.,.\n.,.,.,.\n.,.,.,.\n',
      ['13 cells have no region yet, such as row 1, column 4'],
    ],
    [
      'a,a,a,a\na,.,.,.\n.,.,.,.\n.,.,.,.\n',
      [
        'Region a has 5 cells, 4 wanted, from row 1, column 1 on',
        '11 cells have no region yet, such as row 2, column 2',
      ],
    ],
  ])('is told what is wrong with the regions %j', (rows, sentences) => {
    expect(complaints(`#option jigsaw\n${rows}`)).toEqual(sentences);
  });

  it.each([
    [
      'a,a,a\n',
      'Line 2 has 3 cells; a jigsaw has 4, 5, 6, 7, 8, 9, 10, 12, 16 or 25 in each line, divided by commas.',
    ],
    ['a,a,a,a\nb,b,b\n', 'Line 3 has 3 cells, 4 wanted.'],
    [
      'a,a,a,a\nb5,b,b,b\n',
      'Line 3 has "b5" at cell 1; a region\'s name wanted, and perhaps a given of 1 to 4.',
    ],
    [
      'a,a,a,a\nb0,b,b,b\n',
      'Line 3 has "b0" at cell 1; a region\'s name wanted, and perhaps a given of 1 to 4.',
    ],
    ['a,a,a,a\nb,b,b,b\n', 'There are 2 lines, 4 wanted.'],
    ['a,a,a,a\n'.repeat(5), 'Line 6 is one too many: 4 lines wanted.'],
  ])('is told what is wrong with the lines %j', (rows, sentence) => {
    expect(complaintOf(sudoku, `#option jigsaw\n${rows}`)).toBe(sentence);
  });

  it.each(fewerQuickly([4, 5, 6, 7, 8, 9, 10, 12, 16, 25], 9))(
    'of %i is made with regions of as many cells, in one piece',
    (size) => {
      const empty = emptyPuzzle(sudoku, { size, jigsaw: true });
      const random = seeded(size);
      let plan: Puzzle | undefined;
      while (plan === undefined) plan = sudoku.making?.plan?.(empty, random, () => undefined);
      expect(sudoku.complaints?.(plan)).toEqual([]);
      expect(plan.areas).not.toContain(undefined);
      const boxes = sudoku.areas?.({ ...empty, parameters: { size, jigsaw: false } });
      expect(sudoku.areas?.(plan)).not.toEqual(boxes);
    },
  );

  it.each([5, 7])('is what a Sudoku of %i has to be', (size) => {
    const empty = emptyPuzzle(sudoku, { size, jigsaw: false });
    expect(sudoku.complaints?.(empty).map(({ sentence }) => sentence)).toEqual([
      `No boxes divide ${size}×${size} cells: tick Jigsaw and draw regions in their place`,
    ]);
    expect(sudoku.areas?.(empty)).toEqual([]);
    expect(buildModel(sudoku, empty).claims).toHaveLength(2 * size);
  });
});

describe('the rules of Sudoku', () => {
  it('have a claim for each row, column and box', () => {
    const labels = buildModel(sudoku, emptyPuzzle(sudoku, { size: 9 })).claims.map(
      (claim) => claim.label,
    );
    expect(labels).toHaveLength(27);
    expect(labels).toContain('box 9');
  });

  it('make the boxes of a 6×6 three wide and two tall', () => {
    const claims = buildModel(sudoku, emptyPuzzle(sudoku, { size: 6 })).claims;
    expect(claims.find((claim) => claim.label === 'box 1')?.cells).toEqual([0, 1, 2, 6, 7, 8]);
    expect(claims.find((claim) => claim.label === 'box 2')?.cells).toEqual([3, 4, 5, 9, 10, 11]);
    expect(claims.find((claim) => claim.label === 'box 3')?.cells).toEqual([
      12, 13, 14, 18, 19, 20,
    ]);
  });

  it.each([
    [8, 4, 2],
    [10, 5, 2],
    [12, 4, 3],
  ])('make the boxes of a Sudoku of %i %i wide and %i tall', (size, wide, tall) => {
    const claims = buildModel(sudoku, emptyPuzzle(sudoku, { size })).claims;
    const cells = claims.find((claim) => claim.label === 'box 1')?.cells ?? [];
    expect([cells.length, cells[wide - 1], cells[wide], cells.at(-1)]).toEqual([
      size,
      wide - 1,
      size,
      (tall - 1) * size + wide - 1,
    ]);
  });

  it('break in the row, column and box of a cell that is changed', () => {
    expect(newspaper.solutions[0]?.[40]).toBe(8);
    expect(brokenLabels(sudoku, newspaper, damagedSolution(newspaper, [40, 9]))).toEqual([
      'row 5',
      'column 5',
      'box 5',
    ]);
  });

  it('still hold in the row when two of its cells are swapped', () => {
    const [first = 0, second = 0] = newspaper.solutions[0] ?? [];
    const swapped = damagedSolution(newspaper, [0, second], [1, first]);
    expect(brokenLabels(sudoku, newspaper, swapped)).toEqual(['column 1', 'column 2']);
  });
});
