import { describe, expect, it } from 'vitest';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { puzzleTypeIds } from '#puzzles/registry.ts';
import { bring, expectRefused, textOf } from './testing.ts';

describe('a text that could be several', () => {
  const both = '0.1...\n'.repeat(6).replaceAll('0', '.');

  it('is taken for the type on the board, and says what else it may be', async () => {
    const found = await bring(both, sudoku);
    expect(
      found.kind === 'puzzle' && [found.reading.type.id, found.others.map(({ type }) => type.id)],
    ).toEqual([
      'sudoku',
      [
        'kurosu',
        'mosaic',
        'minesweeper',
        'akari',
        'shakashaka',
        'creek',
        'slant',
        'slitherlink',
        'hashi',
      ],
    ]);
  });

  it('is asked about where none of them is on the board', async () => {
    const found = await bring(both);
    expect(found.kind === 'choice' && found.readings.map(({ type }) => type.id)).toEqual([
      'sudoku',
      'kurosu',
      'mosaic',
      'minesweeper',
      'akari',
      'shakashaka',
      'creek',
      'slant',
      'slitherlink',
      'hashi',
    ]);
  });

  it('is none of a type that would keep what it draws as a comment', async () => {
    const drawn = `#draw thermometer r1c1-r1c3\n${both}`;
    const onBoard = await bring(drawn, sudoku);
    expect(onBoard.kind === 'puzzle' && onBoard.others).toEqual([]);
    const found = await bring(drawn);
    expect(found.kind === 'puzzle' && [found.reading.type.id, found.others]).toEqual([
      'sudoku',
      [],
    ]);
    const wrong = await bring(drawn.replace('r1c3', 'r1c9'));
    expect(
      wrong.kind === 'strange' && wrong.problems.find(({ type }) => type.id === 'sudoku')?.sentence,
    ).toMatch(/^Line 1 draws a path, which has "r1c9"/);
  });

  it('is taken for the type with a form of its own, and may be one of those that share theirs', async () => {
    const found = await bring('a,a4,b\na,b,b2\nc,c,b\n');
    expect(found.kind === 'puzzle' && found.reading.type.id).toBe('suguru');
    expect(found.kind === 'puzzle' && found.others.map(({ type }) => type.id)).toEqual([
      'ripple-effect',
    ]);
  });

  it('is told what is wrong with it as each', async () => {
    const found = await bring('A shopping list:\nmilk, bread\n');
    expect(found.kind === 'strange' && found.problems.length).toBe(puzzleTypeIds.length);
  });
});

it('a file of My puzzles is sent there', async () => {
  await expectRefused(
    '{\n "gridproof": "library",\n "form": 1, "puzzles": []}',
    /My puzzles saved/,
  );
});

it('a tjhance Battleship may have its counts glued to its rows', async () => {
  expect(
    await textOf('3 2 1\n......1\n..o...2\n......0\n......3\n......0\n......4\n4,1,0,1,2,2\n'),
  ).toEqual([
    'battleship',
    '3 2 1\n...... 1\n..o... 2\n...... 0\n...... 3\n...... 0\n...... 4\n410122\n',
  ]);
});

it.each(['#assert (distinct V0 nonsense)', '#option no-such-option'])(
  'rules of this page that cannot be kept are not lost by reading the rest as lines of digits: %s',
  async (rule) => {
    const found = await bring(`${rule}\n${'.........\n'.repeat(8)}5........\n`);
    expect(found.kind).toBe('strange');
    const sudoku =
      found.kind === 'strange' && found.problems.find(({ type }) => type.id === 'sudoku');
    expect(sudoku && sudoku.sentence).toMatch(/^Line 1 /);
  },
);

it.each([70_000, 1_000_000, 1_100_000])(
  'of a text of %d characters both limits are said: none is to be met after the other',
  async (length) => {
    await expectRefused(
      'x'.repeat(length),
      `This has ${length} characters: of one puzzle’s text at most 65536 are read, of many puzzles at most 1048576.`,
    );
  },
);
