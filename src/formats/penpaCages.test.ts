import { describe, expect, it } from 'vitest';
import { penpaAddress, pointsOf, wallsBetween } from './penpaTesting.ts';
import { expectRefused, readingOf, textOf } from './testing.ts';

describe('a Penpa drawing of a KenKen', () => {
  const { centre, quarter } = pointsOf(4, 4);
  const walls = wallsBetween(['aabb', 'cddb', 'cefb', 'ceff']);
  const small = (results: Readonly<Record<number, string>>) =>
    Object.fromEntries(Object.entries(results).map(([point, text]) => [point, [text, 1]]));
  const results = small({
    [quarter(0, 0, 0)]: ' 3+',
    [quarter(2, 0, 0)]: '  10',
    [quarter(0, 1, 0)]: '6×',
    [quarter(1, 1, 0)]: ' 1−',
    [quarter(1, 2, 0)]: '2÷',
  });
  const read = 'a,a,b,b\nc,d,d,b\nc,e,f,b\nc,e,f,f\n3+,10,6*,1-,2/,?\n';
  const board = { width: 4, height: 4, title: 'TomTom' };

  it.each([
    ['as corner numbers', { lineE: walls, numberS: results }],
    [
      'in the middle of a cell, too, where it has a sign',
      {
        lineE: walls,
        numberS: { ...results, [quarter(0, 1, 0)]: [' ', 1] },
        number: { [centre(0, 3)]: ['6x', 1, '1'] },
      },
    ],
    [
      'in cages',
      {
        numberS: results,
        killercages: [
          [0, 1],
          [2, 3, 7, 11],
          [4, 8, 12],
          [5, 6],
          [9, 13],
          [10, 14, 15],
        ].map((cage) => cage.map((cell) => centre(cell % 4, Math.floor(cell / 4)))),
      },
    ],
  ])('has its results %s', async (_, question) => {
    expect(await textOf(penpaAddress({ ...board, question }))).toEqual([
      'kenken',
      `#TomTom\n${read}`,
    ]);
  });

  it('may say above the board which digits there are, if these are ours', async () => {
    const wide = pointsOf(4, 5);
    const question = (range: string) => ({
      number: { [wide.centre(0, 0)]: [range, 1, '6'] },
      numberS: small({ [wide.quarter(0, 1, 0)]: '3+' }),
      killercages: [[wide.centre(0, 1), wide.centre(1, 1)]],
    });
    const given = { ...board, height: 5, beside: [1, 0, 0, 0] as const };
    const { puzzle } = await readingOf(penpaAddress({ ...given, question: question('{1-4}') }));
    expect(puzzle.siteClues).toHaveLength(1);
    await expectRefused(
      penpaAddress({ ...given, question: question('{0-3}') }),
      /draws the number "\{0-3\}" beside the board/,
    );
  });

  it.each([
    [{ number: { [centre(0, 0)]: ['3', 1, '1'] } }, /number "3" in row 1, column 1/],
    [{ numberS: { ...results, [quarter(3, 2, 0)]: ['4+', 1] } }, /small number "4\+" in row 3/],
    [{ numberS: small({ [quarter(1, 1, 0)]: '1%' }) }, /draws no results/],
    [
      { numberS: small({ [quarter(0, 0, 0)]: '3+' }), killercages: [[centre(0, 0), centre(1, 0)]] },
      /draws the wall in row/,
    ],
    [{ lineE: {} }, /draws no cages/],
  ])('is refused where it has %j besides', async (more, sentence) => {
    const question = { lineE: walls, numberS: results, ...more };
    await expectRefused(penpaAddress({ ...board, question }), sentence);
  });
});
