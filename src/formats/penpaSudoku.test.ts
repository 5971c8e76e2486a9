import { describe, expect, it } from 'vitest';
import { drawnNumbers, penpaAddress, pointsOf, wallsBetween } from './penpaTesting.ts';
import { expectRefused, readingOf } from './testing.ts';

const SIZE = 9;
const { centre, corner, below, right, quarter } = pointsOf(SIZE, SIZE);

/** A Sudoku of nine a side as Penpa makes its board, with what else is drawn and said. */
const sudoku = (question: object, said: object = {}): string =>
  penpaAddress({
    grid: 'sudoku',
    width: SIZE,
    height: SIZE,
    title: 'Sudoku',
    question: { number: { [centre(1, 0)]: ['5', 1, '1'] }, ...question },
    ...said,
  });

const dot = (isBlack: boolean) => [isBlack ? 2 : 8, 'circle_SS', 2];

describe('a Sudoku that Penpa’s own tools draw', () => {
  it('has thermometers, arrows and cages with the sum in a corner', async () => {
    const { puzzle, leftOut } = await readingOf(
      sudoku({
        thermo: [[centre(5, 0), centre(6, 0), centre(7, 0), centre(8, 1)]],
        arrows: [[centre(5, 3), centre(6, 3), centre(7, 3), centre(7, 4)]],
        killercages: [[centre(0, 2), centre(1, 2), centre(0, 3), centre(1, 3)]],
        cage: { [`${quarter(0, 2, 0)},${quarter(0, 2, 1)}`]: 10 },
        numberS: { [quarter(0, 2, 0)]: [' 22', 1] },
        // Circles that are drawn over a bulb and over an arrow's own circle.
        symbol: { [centre(5, 0)]: [3, 'circle_L', 1], [centre(5, 3)]: [8, 'circle_L', 1] },
      }),
    );
    expect(puzzle.paths).toEqual([
      { kind: 'thermometer', cells: [5, 6, 7, 17] },
      { kind: 'arrow', cells: [32, 33, 34, 43] },
      { kind: 'cage', cells: [18, 19, 27, 28], numbers: [22] },
    ]);
    expect(puzzle.givens[1]).toBe(5);
    expect([puzzle.parameters, puzzle.houseRules, leftOut]).toEqual([
      { size: 9, jigsaw: false },
      [],
      [],
    ]);
  });

  it('has both diagonals where all of their lines are drawn', async () => {
    const falling = Array.from({ length: SIZE }, (_, at) => [
      `${corner(at - 1, at - 1)},${corner(at, at)}`,
      12,
    ]);
    const { puzzle } = await readingOf(sudoku({ lineE: Object.fromEntries(falling) }));
    expect(puzzle.houseRules.map(({ text }) => text)).toEqual([
      `(distinct ${Array.from({ length: SIZE }, (_, at) => `V${10 * at}`).join(' ')})`,
    ]);
    await expectRefused(
      sudoku({ lineE: Object.fromEntries(falling.slice(1)) }),
      /draws the wall in row 2, column 2/,
    );
  });

  it('has regions by walls, and is refused without any', async () => {
    const rows = ['aaab', 'cabb', 'ccdb', 'cddd'];
    const question = { number: drawnNumbers(['1...', '....', '....', '...2']) };
    const board = { width: 4, height: 4, title: 'Jigsaw Sudoku' };
    const { puzzle } = await readingOf(
      penpaAddress({ ...board, question: { ...question, lineE: wallsBetween(rows) } }),
    );
    expect(puzzle.parameters).toEqual({ size: 4, jigsaw: true });
    expect(puzzle.areas).toEqual([0, 0, 0, 1, 2, 0, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3]);
    await expectRefused(penpaAddress({ ...board, question }), /neither boxes nor regions/);
    await expectRefused(penpaAddress({ ...board, width: 5, question: {} }), /empty board/);
  });
});

describe('what is only drawn on a Sudoku of Penpa', () => {
  const line = {
    line: {
      [`${centre(0, 0)},${centre(1, 1)}`]: 3,
      [`${centre(1, 1)},${centre(2, 1)}`]: 3,
      [`${centre(7, 8)},${centre(8, 8)}`]: 3,
    },
  };
  const dots = { symbol: { [right(0, 0)]: dot(false), [below(3, 3)]: dot(true) } };

  it.each([
    [line, 'German whispers: 5 apart along green lines.', 'whisper'],
    [line, 'Along each renban line.', 'renban'],
    [line, 'Purple lines are palindromes.', 'palindrome'],
    [line, 'Entropic lines.', 'entropic'],
  ])('is lines where one name of lines is in its rules: %j %s', async (question, rules, kind) => {
    const { puzzle, leftOut } = await readingOf(sudoku(question, { rules }));
    expect(puzzle.paths).toEqual([
      { kind, cells: [0, 10, 11] },
      { kind, cells: [79, 80] },
    ]);
    expect(leftOut).toEqual([
      'what its own rules say beyond those of the puzzle; they are in its comments',
    ]);
  });

  it.each([
    ['no name', line, ''],
    ['two names', line, 'Renban lines and palindromes.'],
    ['two colours', { line: { ...line.line, [`${centre(4, 4)},${centre(4, 5)}`]: 8 } }, 'Renban.'],
    ['a branch', { line: { ...line.line, [`${centre(1, 1)},${centre(1, 2)}`]: 3 } }, 'Renban.'],
    ['rules too long to be looked through', line, `Renban. ${'they can repeat '.repeat(5000)}`],
  ])('is refused by its place with %s', async (_, question, rules) => {
    await expectRefused(
      sudoku(question, { rules }),
      /It draws the line in row 1, column 1, and does not say what that means in Sudoku/,
    );
  });

  it('is dots where its rules name them, and say that some may be left out', async () => {
    const { puzzle } = await readingOf(
      sudoku(dots, { rules: 'Kropki dots: white 1 apart, black 1:2. Not all dots are given.' }),
    );
    expect(puzzle.paths).toEqual([
      { kind: 'white-dot', cells: [0, 1] },
      { kind: 'black-dot', cells: [30, 39] },
    ]);
    await expectRefused(
      sudoku(dots, { rules: 'Kropki dots.' }),
      /dots between cells, and does not say that others may be left out/,
    );
    await expectRefused(sudoku(dots), /symbol "circle_SS" in row 4, column 4/);
  });

  it('is little killers and quadruples where they are called so', async () => {
    const wide = pointsOf(11, 11);
    const question = {
      number: {
        [wide.centre(2, 0)]: ['17_7', 1, '2'],
        [wide.centre(10, 10)]: ['45_4', 1, '2'],
        [wide.corner(1, 1)]: ['1 29', 1, '5'],
      },
      symbol: { [wide.corner(1, 1)]: [1, 'circle_M', 1] },
    };
    const beside = {
      grid: 'sudoku',
      width: 11,
      height: 11,
      beside: [1, 1, 1, 1] as const,
      title: 'Little Killer Sudoku',
      question,
    };
    const { puzzle } = await readingOf(
      penpaAddress({ ...beside, rules: 'Quadruples: the digits stand around.' }),
    );
    expect(puzzle.paths).toEqual([
      { kind: 'little-killer', cells: [2, 12, 22, 32, 42, 52, 62], numbers: [17] },
      {
        kind: 'little-killer',
        cells: [80, 70, 60, 50, 40, 30, 20, 10, 0],
        numbers: [45],
      },
      { kind: 'quadruple', cells: [0, 1, 9, 10], numbers: [1, 2, 9] },
    ]);
    await expectRefused(penpaAddress(beside), /"1 29" in row 1, column 1/);
  });

  it('is changed by rules that say so: slow thermometers, and repeats in cages', async () => {
    const question = {
      thermo: [[centre(5, 0), centre(6, 0)]],
      killercages: [[centre(0, 2), centre(1, 2)], [centre(0, 5)]],
      numberS: { [quarter(0, 2, 0)]: ['6', 1] },
    };
    const rules = 'Slow thermometers never fall. Digits may repeat in cages.';
    const { puzzle } = await readingOf(sudoku(question, { rules }));
    expect(puzzle.paths).toEqual([
      { kind: 'slow-thermometer', cells: [5, 6] },
      { kind: 'sum-cage', cells: [18, 19], numbers: [6] },
    ]);
    const strict = await readingOf(
      sudoku(question, { rules: 'Digits may not repeat within cages.' }),
    );
    expect(strict.puzzle.paths.map(({ kind }) => kind)).toEqual(['thermometer', 'cage', 'cage']);
    await expectRefused(
      sudoku(question, { rules: 'Thermometers rise. Slow thermos never fall.' }),
      /does not draw which these are/,
    );
  });

  it('is a rule for the whole board by a tag, not by a word among the rules', async () => {
    const tagged = await readingOf(sudoku({}, { tags: ['nonconsecutive'] }));
    expect(tagged.puzzle.houseRules).toHaveLength(1);
    const told = await readingOf(sudoku({}, { rules: 'Digits on a line are nonconsecutive.' }));
    expect(told.puzzle.houseRules).toEqual([]);
    const knight = await readingOf(sudoku({}, { rules: 'Anti-knight: no two are equal.' }));
    expect(knight.puzzle.houseRules[0]?.text).toContain('(distinct V0 V11)');
  });

  it('is pairs of consecutive numbers by its tag, and no negative of them', async () => {
    const { puzzle } = await readingOf(
      sudoku({ symbol: { [right(0, 0)]: dot(false) } }, { tags: ['consecutivepairs'] }),
    );
    expect([puzzle.paths, puzzle.houseRules]).toEqual([[{ kind: 'white-dot', cells: [0, 1] }], []]);
  });

  it('is odd and even cells by words, and numbers beside the board by one name', async () => {
    const shapes = {
      symbol: { [centre(2, 2)]: [3, 'circle_L', 1], [centre(3, 3)]: [3, 'square_L', 1] },
    };
    const { puzzle } = await readingOf(sudoku(shapes, { tags: ['evenodd'] }));
    expect(puzzle.paths).toEqual([
      { kind: 'odd', cells: [20] },
      { kind: 'even', cells: [30] },
    ]);
    await expectRefused(sudoku(shapes), /symbol "circle_L"/);
    const wide = pointsOf(11, 11);
    const beside = {
      grid: 'sudoku',
      width: 11,
      height: 11,
      beside: [1, 1, 1, 1] as const,
      question: {
        number: {
          [wide.centre(3, 0)]: ['12', 1, '1'],
          [wide.centre(10, 1)]: ['0', 1, '1'],
        },
      },
    };
    const sums = await readingOf(penpaAddress({ ...beside, title: 'Sandwich Sudoku' }));
    expect(sums.puzzle.paths).toEqual([
      { kind: 'sandwich', cells: [2, 11, 20, 29, 38, 47, 56, 65, 74], numbers: [12] },
      { kind: 'sandwich', cells: [8, 7, 6, 5, 4, 3, 2, 1, 0], numbers: [0] },
    ]);
    await expectRefused(
      penpaAddress({ ...beside, title: 'Sudoku' }),
      /number "12" beside the board, and does not say/,
    );
  });

  it('is refused by name: shaded cells, cages without squares, thermometers without a bulb', async () => {
    await expectRefused(sudoku({ surface: { [centre(0, 0)]: 3 } }), /shaded cell in row 1/);
    await expectRefused(
      sudoku({ cage: { [`${quarter(0, 2, 0)},${quarter(0, 2, 1)}`]: 10 } }),
      /cage line in row 3/,
    );
    await expectRefused(
      sudoku({ nobulbthermo: [[centre(0, 0), centre(1, 0)]] }),
      /thermometer without a bulb in row 1/,
    );
    await expectRefused(sudoku({}, { tags: ['tile'] }), /calls it "tile"/);
  });
});
