import { describe, expect, it } from 'vitest';
import { bring, expectRefused, readingOf } from './testing.ts';

/** An 81-character puzzle from Gordon Royle's list of Sudokus with 17 givens. */
const SEVENTEEN =
  '000000010400000000020000000000050407008000300001090000300400200050100000000806000';
const asDots = SEVENTEEN.replaceAll('0', '.');
const rowsOf = (line: string, size = 9): string =>
  `${(line.match(new RegExp(`.{${size}}`, 'g')) ?? []).join('\n')}\n`;
const SUDOKU = ['sudoku', rowsOf(asDots)];

describe('a Sudoku as lines', () => {
  const spaced = rowsOf(asDots).replaceAll(/(...)(?=.)/g, '$1 ');
  it.each([
    ['noughts', SEVENTEEN],
    ['dashes', SEVENTEEN.replaceAll('0', '-')],
    ['stars', SEVENTEEN.replaceAll('0', '*')],
    ['rows of dashes', rowsOf(SEVENTEEN.replaceAll('0', '-'))],
    ['small x', rowsOf(SEVENTEEN.replaceAll('0', 'x'))],
    ['spaces', rowsOf(SEVENTEEN.replaceAll('0', ' '))],
    [
      'nothing between commas',
      rowsOf(SEVENTEEN)
        .trim()
        .split('\n')
        .map((row) => [...row].map((digit) => (digit === '0' ? '' : digit)).join(','))
        .join('\n'),
    ],
    ['spaces between cells', rowsOf(asDots).replaceAll(/(.)(?=.)/g, '$1 ')],
    [
      'a solution behind it',
      `${SEVENTEEN}:693784512487512936125963874932651487568247391741398625319475268856129743274836159`,
    ],
    ['a comment behind it', `${SEVENTEEN} # from a list`],
    ['one line with spaces between rows', rowsOf(asDots).trim().replaceAll('\n', ' ')],
    // As SadMan Sudoku writes .sdk files, and Simple Sudoku .ss files.
    ['sections', `#ASomebody\n[Puzzle]\n${rowsOf(asDots)}[State]\n${rowsOf(asDots)}`],
    [
      'rulers',
      ` *-----------*\n${rowsOf(asDots)
        .trim()
        .split('\n')
        .map(
          (row, at) =>
            ` |${row.replaceAll(/(...)(?=.)/g, '$1|')}|${at === 2 || at === 5 ? '\n |---+---+---|' : ''}`,
        )
        .join('\n')}\n *-----------*\n`,
    ],
    [
      'wide rulers',
      `${rowsOf(asDots)
        .trim()
        .split('\n')
        .map(
          (row, at) =>
            `| ${row.replaceAll(/(...)(?=.)/g, '$1| ').replaceAll(/([.\d])/g, '$1 ')}|${at % 3 === 2 ? '\n+-------+-------+-------+' : ''}`,
        )
        .join('\n')}`,
    ],
    [
      'frames of box-drawing characters',
      `┌───┬───┬───┐\n${rowsOf(asDots)
        .trim()
        .split('\n')
        .map(
          (row, at) =>
            `│${row.replaceAll(/(...)(?=.)/g, '$1│')}│${at % 3 === 2 ? '\n├───┼───┼───┤' : ''}`,
        )
        .join('\n')}`,
    ],
    ['words around it', `Sudoku no. 7, hard\n\n${rowsOf(asDots)}\nGood luck!\n`],
    ['raised dots', rowsOf(asDots).replaceAll('.', '·')],
    ['no-break spaces for open cells', rowsOf(asDots).replaceAll('.', '\u00A0')],
    [
      'digits of Persian',
      rowsOf(asDots).replaceAll(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit))),
    ],
    [
      'brackets of lists',
      JSON.stringify(
        rowsOf(asDots)
          .trim()
          .split('\n')
          .map((row) => [...row.replaceAll('.', '0')].map(Number)),
      ),
    ],
    ['groups', spaced],
  ])('may have %s', async (_, text) => {
    const { type, puzzle } = await readingOf(text);
    expect([type.id, rowsOf(puzzle.givens.map((given) => given ?? '.').join(''))]).toEqual(SUDOKU);
  });

  it('of 16 may have either lettering, or numbers', async () => {
    const values = Array.from({ length: 16 }, (_, row) =>
      Array.from({ length: 16 }, (__, column) => (column === (row * 5) % 16 ? row + 1 : 0)),
    );
    const { puzzle: numbers } = await readingOf(values.map((row) => row.join(' ')).join('\n'));
    const letters = (symbols: string, open: string) =>
      values
        .map((row) => row.map((value) => (value === 0 ? open : symbols.charAt(value))).join(''))
        .join('\n');
    const { puzzle: high } = await readingOf(letters('.123456789ABCDEFG', '.'));
    const { puzzle: low } = await readingOf(letters('.0123456789ABCDEF', '.'));
    expect(numbers.givens).toEqual(values.flat().map((value) => value || undefined));
    expect([high.givens, low.givens]).toEqual([numbers.givens, numbers.givens]);
  });

  it('in a list are all there, and one that is wrong is told by its line', async () => {
    const found = await bring(
      `${SEVENTEEN}\n${asDots}\n${asDots.slice(1)}\n${SEVENTEEN},easy one\n`,
    );
    expect(found.kind).toBe('list');
    if (found.kind !== 'list') return;
    expect(found.readings.map(({ puzzle }) => puzzle.comments)).toEqual([[], [], ['easy one']]);
    expect(found.problems).toEqual([
      'Line 3 has 80 characters; all cells of a Sudoku wanted, such as 81.',
    ]);
  });
});

describe('an OpenSudoku file', () => {
  it('is a list of its games', async () => {
    const game = (data: string) => `<game data="${data}" />`;
    const cells = [...SEVENTEEN]
      .map((digit, at) => (at === 0 ? '6|-|1' : `${digit}|-|${digit === '0' ? 1 : 0}`))
      .join('|');
    const file = (games: string) =>
      `<?xml version="1.0" encoding="UTF-8"?>\n<opensudoku version="2"><name>Easy &amp; short</name><author>Me</author>${games}</opensudoku>`;
    const found = await bring(file(game(SEVENTEEN) + game(`version: 2\n${cells}|`)));
    expect(
      found.kind === 'list' &&
        found.readings.map(({ puzzle, leftOut }) => [
          puzzle.givens.join(''),
          puzzle.comments[0],
          leftOut.length,
        ]),
    ).toEqual([
      [SEVENTEEN.replaceAll('0', ''), 'Easy & short', 0],
      [SEVENTEEN.replaceAll('0', ''), 'Easy & short', 1],
    ]);
    await expectRefused(file(''), 'There is no game in this file.');
    await expectRefused('<opensudoku><game data="123"', /damaged/);
  });
});
