import { describe, expect, it } from 'vitest';
import { judgeModel } from '#logic/model.ts';
import { buildModel } from '#puzzle/puzzleType.ts';
import { bring, expectRefused, readingOf, textOf } from './testing.ts';
import { writeForms } from './write.ts';

describe('a puzz.link address', () => {
  // The five addresses are from pzprjs's own tests (its test/script folder).
  it('of a Sudoku is read', async () => {
    const expected = ['sudoku', '.1..\n...2\n3...\n..3.\n'];
    expect(await textOf('https://puzz.link/p?sudoku/4/4/g1k23k3g')).toEqual(expected);
    for (const other of [
      'http://pzv.jp/p.html?sudoku/4/4/g1k23k3g',
      'https://pzplus.tck.mn/p.html?sudoku/4/4/g1k23k3g',
      'https://puzz.link/p?sudoku_edit/4/4/g1k23k3g',
      'https://puzz.link/p?type=player&sudoku/4/4/g1k23k3g',
      'sudoku/4/4/g1k23k3g',
    ]) {
      expect([other, await textOf(other)]).toEqual([other, expected]);
    }
  });

  it('of a nonogram is read, whose numbers begin at the grid', async () => {
    expect(await textOf('https://puzz.link/p?nonogram/6/6/12g1111h11112j12g11g21j11g3h')).toEqual([
      'paint-by-numbers',
      '6 6\n2 1\n1 1\n1 2\n0\n1 1\n3\n2 1\n1 1 1\n1\n1 1 1\n2 1\n0\n',
    ]);
  });

  it('of a Battleship is read, with its fleet', async () => {
    expect(await textOf('https://puzz.link/p?battleship/6/6/g12h2g30g3gk0r3w//c')).toEqual([
      'battleship',
      '3 2 1\n.....~ ?\n...... 3\n...... 0\n<..... ?\n...... 3\n...... ?\n?12??2\n',
    ]);
  });

  it('of a Battleship may draw each ship', async () => {
    const [, text] = await textOf('https://puzz.link/p?battleship/7/7/tzzo/4/71vo/11g/21o/12o');
    expect(text.split('\n')[0]).toBe('1 2 0 0 0 0 1');
    await expectRefused(
      'https://puzz.link/p?battleship/6/6/rzv/1/22s',
      'The ship "22s" is no straight line, which is not held here.',
    );
  });

  it('of a Suguru is read, with its regions', async () => {
    expect(await textOf('https://puzz.link/p?suguru/5/5/cih47bs73m3g5p1g2g')).toEqual([
      'suguru',
      'a3,a,b,c,c\na,a,d,d3,d\na5,d,d,e,e\nf,f,f,e,e\nf,f1,g,g2,g\n',
    ]);
  });

  it('of Japanese sums is refused where sums are not known', async () => {
    await expectRefused(
      'https://puzz.link/p?japanesesums/5/5/4/..g3.g35g25g..g..g8h71g.6gah',
      'Beside column 1 stands a number that is not known, which is not held here.',
    );
    expect(await textOf('https://puzz.link/p?japanesesums/4/4/3/3gh21hh6gj')).toEqual([
      'off-by-one-sums',
      '#option exact\n4 3\n?\n6\n?\n?\n3\n?\n1,2\n?\n',
    ]);
  });

  it.each([
    'sudoku/4/4/g1k23k3g',
    'nonogram/6/6/12g1111h11112j12g11g21j11g3h',
    'battleship/6/6/g12h2g30g3gk0r3w',
    'suguru/5/5/cih47bs73m3g5p1g2g',
    'starbattle/6/6/1/4ilbhgdnmhou',
    'japanesesums/4/4/3/3gh21hh6gj',
    'kakuro/5/5/48la0.na0lh3l0Bn.0cl.c4a3',
    'akari/6/6/nekcakbl',
    'mines/5/5/g2m13l13g0j',
  ])('of %s is refused wherever it is cut off', async (whole) => {
    const [, head = ''] = /^(\w+\/\d\/\d\/)/.exec(whole) ?? [];
    for (let end = head.length + 1; end < whole.length; end += 1) {
      const found = await bring(`https://puzz.link/p?${whole.slice(0, end)}`);
      expect([end, found.kind]).toEqual([end, 'refused']);
    }
  });

  it.each([
    ['sudoku/9/9/i26g7g1', '72 of its 81 cells are missing'],
    ['sudoku/4/4/g1k23k3', '1 of its 16 cells is missing'],
    ['battleship/6/6/g12h2g30g3', '1 of its 12 counts is missing'],
    ['nonogram/6/6/12g1111h', '27 of its 36 places for numbers beside the grid are missing'],
    ['kakuro/5/5/48la0.na0lh3l0Bn.0cl.c4a', '1 of its 4 sums beside the grid is missing'],
  ])('of %s says how much is missing', async (address, missing) => {
    await expectRefused(`https://puzz.link/p?${address}`, `The address ends early: ${missing}.`);
  });

  it('with the size of a Sudoku alone is an empty board', async () => {
    expect(await textOf('https://puzz.link/p?sudoku/4/4')).toEqual(['sudoku', '....\n'.repeat(4)]);
  });

  it('of any other puzzle is refused by its name', async () => {
    await expectRefused(
      'https://puzz.link/p?kusabi/5/5/g5k2o1k3g',
      'This address holds a puzzle called "kusabi", which is not supported.',
    );
    await expectRefused('https://puzz.link/list.html', /names no puzzle/);
  });
});

describe('a pzprv3 file', () => {
  it('is read for four types, without what was filled in', async () => {
    // From pzprjs's own tests.
    const suguru = await readingOf(
      'pzprv3/suguru/5/5/0 1 1 0 /0 1 0 0 /1 0 1 0 /0 0 1 0 /0 1 0 0 /0 0 1 1 1 /0 1 0 1 1 /1 1 1 0 0 /0 0 1 1 1 /3 . . . . /. . . 3 . /5 . . . . /. . . . . /. 1 . 2 . /. 2 1 2 1 /1 4 5 . 4 /. 2 1 2 1 /3 4 5 4 3 /2 . 3 . 1 /',
    );
    const address = await readingOf('https://puzz.link/p?suguru/5/5/cih47bs73m3g5p1g2g');
    expect(suguru.puzzle).toEqual(address.puzzle);
    expect(suguru.leftOut).toEqual(['what was filled in']);
    const nonogram = await textOf(
      'pzprv3\nnonogram\n6\n6\n. . . . 1 . 1 . . \n. . . 2 1 . 1 2 . \n. . . 1 1 1 1 1 . \n. 2 1 # # . # . . \n. 1 1 # . . . # . \n. 1 2 . # . # # . \n. . . . . . . . . \n. 1 1 # . . . # . \n. . 3 . # # # . . \n',
    );
    expect(nonogram[1].split('\n').slice(0, 7)).toEqual([
      '6 6',
      '2 1',
      '1 1',
      '1 2',
      '0',
      '1 1',
      '3',
    ]);
    expect(
      await textOf(
        'pzprv3/sudoku/4/. 1 . . /. . . 2 /3 . . . /. . 3 . /. . . . /1 . . . /. . . . /. . . . /',
      ),
    ).toEqual(['sudoku', '.1..\n...2\n3...\n..3.\n']);
    await expectRefused('pzprv3/battleship/6/6/c/. . . . . 0 /', /missing or too short/);
  });

  const small = ['pzprv3', 'sudoku', '4', '. 1 . . ', '. . . 2 ', '3 . . . ', '. . 3 . '];

  it('tells its author, source and comment, and is read without its history, however long', async () => {
    const metadata = { author: 'Ada', source: 'Stars 7', comment: 'Two\nlines / more' };
    const history = { type: 'pzpr', datas: Array.from({ length: 900 }, (_, at) => at) };
    for (const [told, comments] of [
      [
        `info:${JSON.stringify({ metadata, history }, null, 1)}`,
        '#\n#By Ada\n#Stars 7\n#Two lines / more\n',
      ],
      [`info:${JSON.stringify({ metadata: { source: 'Stars 7' } }, null, 1)}`, '#Stars 7\n'],
      [`history:${JSON.stringify(history, null, 1)}`, ''],
      ['info:{"metadata":7}', ''],
      ['info:{', ''],
    ] as const) {
      expect(await textOf([...small, told].join('\n'))).toEqual([
        'sudoku',
        `${comments}.1..\n...2\n3...\n..3.\n`,
      ]);
    }
  });
});

describe('a Battleship from a file', () => {
  const cells = [
    '. . . . . 0',
    '. . . . . .',
    '. . . . . .',
    '3 . . . . .',
    '. . . . . .',
    '. . . . . .',
  ];
  const played = cells.map(() => '. # + . . .');

  it('has the counts above and beside its cells, some of them ticked off', async () => {
    const counts = ['.', 'c3', '0', '.', '3', '.'];
    const rows = cells.map((row, index) => `${counts[index]} ${row}`);
    const file = ['pzprv3', 'battleship', '6', '6', 'c', '. . 1 2 . . 2', ...rows, ...played];
    expect(await textOf(`${file.join('/')}/0 0 0 0 0 0 /`)).toEqual(
      await textOf('https://puzz.link/p?battleship/6/6/g12h2g30g3gk0r3w//c'),
    );
  });

  it('has no counts in older files', async () => {
    const file = ['pzprv3', 'battleship', '6', '6', 'c', ...cells, ...played];
    expect(await textOf(file.join('\n'))).toEqual([
      'battleship',
      '3 2 1\n.....~ ?\n...... ?\n...... ?\n<..... ?\n...... ?\n...... ?\n??????\n',
    ]);
  });
});

describe('a Star Battle', () => {
  it('is the same from a file as from an address', async () => {
    const file = await readingOf(
      'pzprv3/starbattle/6/6/1/6/0 0 0 1 1 1 /0 1 1 1 2 2 /0 3 3 4 4 2 /5 5 3 3 4 2 /5 4 4 4 4 2 /5 2 2 2 2 2 /. . . . . . /. . . . . . /. . . # . . /. . # . . . /. . . . . . /. . . . . . /',
    );
    const address = await readingOf('https://puzz.link/p?starbattle/6/6/1/4ilbhgdnmhou');
    expect(file.puzzle).toEqual(address.puzzle);
    expect(file.leftOut).toEqual(['what was filled in']);
  });

  it('is written as it was read', async () => {
    const text = 'https://puzz.link/p?starbattle/6/6/1/4ilbhgdnmhou';
    const { type, puzzle } = await readingOf(text);
    const taken = writeForms(type, puzzle).map(({ taken }) => taken.ok && taken.value.text);
    expect(taken).toEqual([text]);
  });

  it('is refused where its board is no square, or its stars are missing', async () => {
    await expectRefused('https://puzz.link/p?starbattle/6/5/1/000000000000', /only boards as wide/);
    await expectRefused('https://puzz.link/p?starbattle/6/6/4ilbhgdnmhou', /number of stars/);
  });
});

describe('a Kakuro', () => {
  const ADDRESS = 'https://puzz.link/p?kakuro/5/5/48la0.na0lh3l0Bn.0cl.c4a3';

  it('is the same from a file as from an address', async () => {
    const file = await readingOf(
      'pzprv3/kakuro/5/5/0 0 12 4 0 0 /0 8,4 . . 0,10 0,0 /10 . . . . 0,10 /3 . . 3,17 . . /0 21,0 . . . . /0 0,0 12,0 . . 0,0 /. 5 3 . . /3 4 1 2 . /1 2 . 1 2 /. 1 9 3 8 /. . 8 4 . /',
    );
    const address = await readingOf(ADDRESS);
    expect(file.puzzle).toEqual(address.puzzle);
    expect(file.leftOut).toEqual(['what was filled in']);
    expect(await textOf(ADDRESS)).toEqual([
      'kakuro',
      '\\   \\   12\\ 4\\   \\   \\\n\\   4\\8 .   .    10\\ \\\n\\10 .   .   .    .   10\\\n\\3  .   .   17\\3 .   .\n\\   \\21 .   .    .   .\n\\   \\   \\12 .    .   \\\n',
    ]);
  });

  it('is written as it was read', async () => {
    const { type, puzzle } = await readingOf(ADDRESS);
    const taken = writeForms(type, puzzle).map(({ taken }) => taken.ok && taken.value.text);
    expect(taken).toEqual([ADDRESS]);
  });

  it('is refused where cells are missing, or a sum has none', async () => {
    await expectRefused('https://puzz.link/p?kakuro/5/5/48l', /22 of its 25 cells are missing/);
    await expectRefused(
      'https://puzz.link/p?kakuro/3/3/m.l88l0000',
      'Square 2 of line 4 has the sum 8, and no cell below',
    );
  });
});

describe('the answers that pzprjs has in its tests', () => {
  it.each([
    ['suguru/5/5/cih47bs73m3g5p1g2g', '3 2 1 2 1 1 4 5 3 4 5 2 1 2 1 3 4 5 4 3 2 1 3 2 1'],
    ['starbattle/6/6/1/4ilbhgdnmhou', '.#.... ...#.. .....# ..#... ....#. #.....'],
    ['kakuro/5/5/48la0.na0lh3l0Bn.0cl.c4a3', '05300 34120 12012 01938 00840'],
    ['nonogram/6/6/12g1111h11112j12g11g21j11g3h', '##.#.. #...#. .#.##. ...... #...#. .###..'],
    ['battleship/6/6/g12h2g30g3gk0r3w//c', '..#... #.#..# ...... ##.... ...### #.....'],
  ])('are those of the puzzle that is read: %s', async (address, answer) => {
    const { type, puzzle } = await readingOf(`https://puzz.link/p?${address}`);
    const signs = [...answer.replaceAll(' ', '')];
    const values = signs.map((sign) => (/\d/.test(sign) ? Number(sign) : Number(sign === '#')));
    expect(judgeModel(buildModel(type, puzzle), values)).toBe('holds');
    // With one cell changed it is no solution any more.
    const at = Math.max(0, puzzle.blackCells.indexOf(false));
    const first = values[at] ?? 0;
    const other = values.with(at, first === 0 ? 1 : first === 1 ? 0 : first - 1);
    expect(judgeModel(buildModel(type, puzzle), other)).toBe('broken');
  });
});

describe('Skyscrapers of pzpr', () => {
  it('are read from an address, by each of their names', async () => {
    const [id, text] = await textOf('https://puzz.link/p?skyscrapers/4/4/k13h4j3g');
    expect(id).toBe('skyscrapers');
    for (const name of ['building', 'skyscraper']) {
      expect(await textOf(`https://puzz.link/p?${name}/4/4/k13h4j3g`)).toEqual([id, text]);
    }
    expect(text).toBe('+ .... +\n. .... .\n4 .... .\n. .... 3\n. .... .\n+ .13. +\n');
  });

  it('are read from a file, in which bare numbers are the player’s', async () => {
    const file =
      'pzprv3/skyscrapers/4/4/. . . . . . /. 2 1 4 3 . /4 1 2 q3 4 . /. 4 3 1 2 3 /. 3 4 2 1 . /. . 1 3 . . /';
    const { puzzle, leftOut } = await readingOf(file);
    expect(leftOut).toEqual(['what was filled in']);
    expect(puzzle.givens.map((given) => given ?? 0).join('')).toBe('0000003000000000');
    const [address] = [await readingOf('https://puzz.link/p?skyscrapers/4/4/k13h4j3g')];
    expect(puzzle.siteClues).toEqual(address.puzzle.siteClues);
  });

  it('may be wider than tall there, and have numbers that are not known, and are refused then', async () => {
    await expectRefused(
      'https://puzz.link/p?skyscrapers/4/5/k13h4j3g',
      /only boards as wide as tall/,
    );
    await expectRefused('https://puzz.link/p?skyscrapers/4/4/.j13h4j3g', /not known/);
  });
});

it('Parts of bent ships are called so', async () => {
  await expectRefused(
    'https://puzz.link/p?battleship/2/5/m7hai89g/2/22u/22u',
    'A cell has a part of a bent ship, which is not held here.',
  );
});
