import { describe, expect, it } from 'vitest';
import { bring, expectRefused, readingOf } from './testing.ts';

describe('a .non file', () => {
  // From the description of the format in Steve Simpson's nonogram solver, shortened.
  const NON = `catalogue "webpbn.com #1"\ntitle "Demo Puzzle"\nby "Jan Wolter"\ncopyright "© 2004"\nlicense CC-BY-3.0\nwidth 5\nheight 10\n\nrows\n2\n2,1\n1,1\n3\n1,1\n1,1\n2\n1,1\n1,2\n2\n\ncolumns\n2,1\n2,1,3\n7\n1,3\n2,1\n\ngoal "01100011010010101110101001010000110010100101111000"\n`;

  it('is read with its title, author and licence', async () => {
    const { puzzle } = await readingOf(NON);
    expect(puzzle.comments).toEqual([
      'Demo Puzzle',
      'By Jan Wolter',
      'Copyright © 2004',
      'Licence CC-BY-3.0',
    ]);
    expect(puzzle.siteClues.map((clue) => clue?.join(','))).toEqual([
      '2',
      '2,1',
      '1,1',
      '3',
      '1,1',
      '1,1',
      '2',
      '1,1',
      '1,2',
      '2',
      '2,1',
      '2,1,3',
      '7',
      '1,3',
      '2,1',
    ]);
  });

  it('has an empty line or 0 for a line without blocks, and words behind numbers', async () => {
    const { puzzle } = await readingOf(
      'width 5\nheight 5\nrows\n1\n\n0\n1, 2 was hard\n3\n\ncolumns\n1\n1\n1\n1\n\n',
    );
    expect(puzzle.siteClues.map((clue) => clue?.join(','))).toEqual([
      '1',
      '0',
      '0',
      '1,2',
      '3',
      '1',
      '1',
      '1',
      '1',
      '0',
    ]);
  });

  it('drops no line in silence', async () => {
    await expectRefused(
      NON.replace('height 10', 'height 9'),
      'Line 19 is one too many: the size says 9 rows.',
    );
    await expectRefused(
      NON.replace('height 10', 'height 12'),
      'Line 9 begins 11 rows, but the size says 12.',
    );
    await expectRefused(
      NON.replace('2,1\n1,1\n3', '2a,1b\n1,1\n3'),
      /Line 11 has "2a,1b", a length with a colour/,
    );
    await expectRefused(`color a red\n${NON}`, /Line 1 has a colour/);
  });

  it('may be a pack of several', async () => {
    const found = await bring(`title "A pack"\n====\n${NON}====\n${NON.replace('Demo', 'Other')}`);
    expect(found.kind === 'list' && found.readings.map(({ puzzle }) => puzzle.comments[0])).toEqual(
      ['Demo Puzzle', 'Other Puzzle'],
    );
  });
});

describe('a webpbn file', () => {
  // webpbn.com's export of puzzle 1, shortened.
  const line = (...counts: readonly (number | string)[]) =>
    `<line>${counts.map((count) => `<count>${count}</count>`).join('')}</line>`;
  const XML = (more = '', kind = 'grid') =>
    `<?xml version="1.0"?>\n<!DOCTYPE pbn SYSTEM "https://webpbn.com/pbn-0.3.dtd">\n<puzzleset>\n<puzzle type="${kind}" defaultcolor="black">\n<source>webpbn.com</source>\n<title>Demo Puzzle from Front Page</title>\n<author>Jan Wolter</author>\n<color name="white" char=".">fff</color><color name="black" char="X">000</color>${more}\n<clues type="columns">${[line(2, 1), line(2, 1), line(5), line(1, 3), line(2, 1)].join('\n')}</clues>\n<clues type="rows">${[line(2), line(2, 1), line(), line(3), line(1, 1)].join('\n')}</clues>\n</puzzle></puzzleset>`;

  it('of two colours is read', async () => {
    const { puzzle } = await readingOf(XML());
    expect(puzzle.siteClues.map((clue) => clue?.join(','))).toEqual([
      '2',
      '2,1',
      '0',
      '3',
      '1,1',
      '2,1',
      '2,1',
      '5',
      '1,3',
      '2,1',
    ]);
    expect(puzzle.comments).toEqual(['Demo Puzzle from Front Page', 'By Jan Wolter']);
  });

  it('of more colours, or of another shape, is refused with that word', async () => {
    await expectRefused(XML('<color name="red" char="r">f00</color>'), /several colours \(3\)/);
    await expectRefused(XML('', 'triddler'), /of the type "triddler"/);
    await expectRefused(
      XML().replace('<count>5</count>', '<count>many</count>'),
      /Column 3 has NaN/,
    );
    await expectRefused(XML().replace('</puzzleset>', ''), /damaged/);
  });
});
