import LZString from 'lz-string';
import { describe, expect, it } from 'vitest';
import { authorOf } from '#puzzle/credits.ts';
import { titleOf } from '#puzzle/puzzleType.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { expectRefused, readingOf } from './testing.ts';
import { writeForms } from './write.ts';

const FPUZZLE = {
  size: 9,
  title: 'Two diagonals',
  author: 'Somebody',
  ruleset: 'Normal sudoku rules apply.\nDigits on the diagonals differ.',
  grid: [...Array(9).keys()].map((row) =>
    [...Array(9).keys()].map((column) =>
      row === 0 && column === 2
        ? { value: 7, given: true }
        : row === 8 && column === 8
          ? { value: 3, centerPencilMarks: [1] }
          : {},
    ),
  ),
  'diagonal+': true,
  antiknight: false,
  killercage: [{ cells: ['R1C1', 'R1C2'], value: '5' }, { cells: ['R2C1', 'R3C1'] }],
  even: [{ cell: 'R5C5' }],
  thermometer: [{ lines: [['R9C1', 'R9C2', 'R8C2']] }],
  xv: [{ cells: ['R4C4', 'R4C5'], value: 'X' }],
  ratio: [{ cells: ['R6C1', 'R6C2'] }],
};
const addressOf = (puzzle: object): string =>
  `https://www.f-puzzles.com/?load=${LZString.compressToBase64(JSON.stringify(puzzle))}`;

describe('an f-puzzles address', () => {
  it('keeps its author apart from its title, though it has none', async () => {
    const { puzzle } = await readingOf(addressOf({ ...FPUZZLE, title: '' }));
    expect([titleOf(puzzle), authorOf(puzzle)]).toEqual(['', 'Somebody']);
  });

  it('is read with the rules that are held here', async () => {
    const { puzzle, leftOut } = await readingOf(addressOf(FPUZZLE));
    expect(puzzle.givens.indexOf(7)).toBe(2);
    expect(puzzle.givens.filter((given) => given !== undefined)).toEqual([7]);
    expect(leftOut).toEqual(['the player’s own digits and notes']);
    expect(puzzle.comments).toEqual([
      'Two diagonals',
      'By Somebody',
      'Normal sudoku rules apply. Digits on the diagonals differ.',
    ]);
    expect(puzzle.houseRules.map(({ text }) => text)).toEqual([
      '(distinct V8 V16 V24 V32 V40 V48 V56 V64 V72)',
    ]);
    expect(puzzle.paths).toEqual([
      { kind: 'cage', cells: [0, 1], numbers: [5] },
      { kind: 'cage', cells: [9, 18] },
      { kind: 'even', cells: [40] },
      { kind: 'thermometer', cells: [72, 73, 64] },
      { kind: 'x', cells: [30, 31] },
      { kind: 'black-dot', cells: [45, 46] },
    ]);
  });

  it('is the same where SudokuPad has it', async () => {
    const packed = LZString.compressToBase64(JSON.stringify(FPUZZLE));
    const { puzzle } = await readingOf(addressOf(FPUZZLE));
    const texts = puzzle.houseRules.map(({ text }) => text);
    for (const address of [
      `https://sudokupad.app/fpuz${packed}`,
      `https://sudokupad.app/fpuzzles${encodeURIComponent(packed)}`,
      `https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuz${packed}`,
    ]) {
      const other = await readingOf(address);
      expect(other.puzzle.paths).toEqual(puzzle.paths);
      expect(other.puzzle.houseRules.map(({ text }) => text)).toEqual(texts);
      expect(other.puzzle.givens).toEqual(puzzle.givens);
    }
  });

  it('is read with several rules for a large board, of which each is long', async () => {
    const size = 16;
    const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => ({})));
    const address = addressOf({ size, grid, antiknight: true, antiking: true });
    const { puzzle } = await readingOf(address);
    expect(puzzle.houseRules).toHaveLength(2);
  });

  it.each([
    [
      { lockout: [{ lines: [['R1C1', 'R1C2']] }] },
      'It uses lockout lines, which are not supported.',
    ],
    [{ negative: ['thermo'] }, 'It uses negative constraints, which are not supported.'],
    [{ something: [1] }, 'It uses the rule "something", which is not supported.'],
    [
      { circle: [{ cells: ['R1C1'] }] },
      'It draws circles with rules of its own, which cannot be read.',
    ],
    [{ constructor: [1] }, 'It uses the rule "constructor", which is not supported.'],
    [
      { killercage: [{ cells: ['R1C1', 'R0C9'], value: 4 }] },
      'One of its rules called "killercage" cannot be read.',
    ],
    [
      {
        size: 7,
        grid: FPUZZLE.grid.slice(0, 7).map((row) => row.slice(0, 7)),
        'diagonal+': false,
        killercage: [],
        even: [],
        thermometer: [],
        xv: [],
        ratio: [],
      },
      'It names no regions, and no boxes divide 7×7 cells.',
    ],
  ])('is refused by what is not held: %j', async (more, sentence) => {
    await expectRefused(addressOf({ ...FPUZZLE, ...more }), sentence);
  });

  it('is refused where it is damaged, short or unpacks to far too much', async () => {
    await expectRefused(addressOf(FPUZZLE).slice(0, -40), /damaged/);
    await expectRefused('https://f-puzzles.com/?id=y7nfp6yc', /short address/);
    const bomb = LZString.compressToBase64('a'.repeat(1_100_000));
    await expectRefused(`https://f-puzzles.com/?load=${bomb}`, /damaged/);
  });
});

describe('regions in an f-puzzles address', () => {
  const grid = (regions: string) =>
    regions.split('/').map((row) => [...row].map((region) => ({ region: Number(region) })));
  /** A jigsaw of 4. */
  const jigsaw = { size: 4, grid: grid('0001/2011/2231/2333') };

  it('make a jigsaw, which is taken out again with them', async () => {
    const { type, puzzle } = await readingOf(addressOf(jigsaw));
    expect(writePuzzle(type, puzzle)).toBe('#option jigsaw\na,a,a,b\nc,a,b,b\nc,c,d,b\nc,d,d,d\n');
    const [address] = writeForms(type, puzzle).filter(({ name }) => name.startsWith('f-puzzles'));
    const back = await readingOf(address?.taken.ok === true ? address.taken.value.text : '');
    expect(back.puzzle).toEqual(puzzle);
  });

  it('are the box of a cell that names none', async () => {
    const boxes = grid('0011/0011/2233/2233');
    const some = jigsaw.grid.map((row, y) =>
      row.map((cell, x) => (cell.region === boxes[y]?.[x]?.region ? {} : cell)),
    );
    expect(some.flat().filter((cell) => !('region' in cell))).toHaveLength(12);
    const { puzzle } = await readingOf(addressOf({ ...jigsaw, grid: some }));
    expect(puzzle).toEqual((await readingOf(addressOf(jigsaw))).puzzle);
  });

  it.each(['0011/0011/2233/2233', '3322/3322/1100/1100'])(
    'that are the boxes make no jigsaw: %s',
    async (regions) => {
      const { puzzle } = await readingOf(addressOf({ size: 4, grid: grid(regions) }));
      expect([puzzle.parameters, puzzle.areas]).toEqual([{ size: 4, jigsaw: false }, []]);
    },
  );

  it.each([
    ['0001/2211/2231/2333', 'of unlike sizes'],
    ['0002/1011/2231/2333', 'in two pieces'],
  ])('are refused otherwise: %s, %s', async (regions) => {
    await expectRefused(
      addressOf({ size: 4, grid: grid(regions) }),
      /not 4 of 4 cells, each in one piece/,
    );
  });

  it('are as many as are drawn, or the jigsaw is not taken out', async () => {
    const { type, puzzle } = await readingOf(addressOf(jigsaw));
    const taken = writeForms(type, { ...puzzle, areas: puzzle.areas.with(3, undefined) });
    expect(taken.map(({ taken: { ok } }) => ok)).toEqual([false, false, false]);
  });
});

describe('SudokuPad’s own form', () => {
  // As its packer writes: short names, unquoted, empty objects left out.
  const cells =
    '[,{v:5},,,,,,,],[,,,,,,,,],[,,,,,,,,],[,,,,,,,,],[,,,,{v:1},,,,],[,,,,,,,,],[,,,,,,,,],[,,,,,,,,],[,,,,,,,,]';
  const packed = (text: string): string =>
    `https://sudokupad.app/scl${LZString.compressToBase64(text)}`;

  it('is read where all of it has a meaning', async () => {
    const { puzzle } = await readingOf(
      packed(
        `{id:'x',cs:50,ce:[${cells}],ca:[{v:'title: Don\\'t panic'},{v:'author: Me'},{ce:[[0,0],[0,1]],v:8,unique:t}],metadata:{antiknight:t}}`,
      ),
    );
    expect(
      puzzle.givens.flatMap((given, cell) => (given === undefined ? [] : [[cell, given]])),
    ).toEqual([
      [1, 5],
      [40, 1],
    ]);
    expect(puzzle.comments).toEqual(["Don't panic", 'By Me']);
    expect(puzzle.paths).toEqual([{ kind: 'cage', cells: [0, 1], numbers: [8] }]);
    expect(puzzle.houseRules[0]?.text).toMatch(/^\(and \(distinct V0 V19\)/);
  });

  it('has regions as lists of cells', async () => {
    const regions = '[[0,0],[0,1],[0,2],[1,1]],[[0,3],[1,3],[1,2],[2,3]],[[1,0],[2,0],[2,1],[3,0]]';
    const rows = `[,{v:3},,],${Array(3).fill('[,,,]').join(',')}`;
    const whole = `${regions},[[2,2],[3,1],[3,2],[3,3]]`;
    const { puzzle } = await readingOf(packed(`{ce:[${rows}],re:[${whole}]}`));
    expect(puzzle.parameters).toEqual({ size: 4, jigsaw: true });
    expect(puzzle.areas).toEqual([0, 0, 0, 1, 2, 0, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3]);
    expect(puzzle.givens[1]).toBe(3);
    await expectRefused(packed(`{ce:[${rows}],re:[${regions}]}`), /not 4 of 4 cells/);
  });

  it('has cages whose digits may repeat, and cages with a product', async () => {
    const cages =
      "{ce:[[0,0],[0,1]],v:8,unique:f},{ce:[[1,0],[2,0]],v:'24x'},{ce:[[3,0],[3,1]],v:'×12'},{ce:[[4,4]],v:1}";
    const { puzzle } = await readingOf(packed(`{ce:[${cells}],ca:[${cages}]}`));
    expect(puzzle.paths).toEqual([
      { kind: 'cage', cells: [40], numbers: [1] },
      { kind: 'sum-cage', cells: [0, 1], numbers: [8] },
      { kind: 'product-cage', cells: [9, 18], numbers: [24] },
      { kind: 'product-cage', cells: [27, 28], numbers: [12] },
    ]);
    await expectRefused(packed(`{ce:[${cells}],ca:[{ce:[[0,0]],v:'0x'}]}`), /a frame with "0x"/);
  });

  it('says by name all that it draws and that is not known as clues', async () => {
    await expectRefused(
      packed(
        `{ce:[${cells}],a:[{wp:[[0.5,0.5],[1.5,1.5]]}],l:[{wp:[[0.5,0.5],[1.5,1.5]]}],u:[{center:[1,1]}]}`,
      ),
      /It draws lines and arrows and figures under the cells with rules of its own/,
    );
  });

  it('is refused where it draws, and as a short address', async () => {
    await expectRefused(
      packed(`{ce:[${cells}],l:[{wp:[[0.5,0.5],[1.5,1.5]],c:#0,th:8}]}`),
      /It draws lines/,
    );
    await expectRefused('https://sudokupad.app/abc123xyz', /short address/);
    await expectRefused('https://sudokupad.app/clover/example-name', /short address/);
    await expectRefused(`https://sudokupad.app/scf${'aB3'.repeat(20)}`, /"scf", is not read here/);
  });
});
