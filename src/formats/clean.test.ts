import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readExamples } from '#puzzle/examples.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { puzzleTypes } from '#puzzles/all.ts';
import { toFPuzzles } from './toFPuzzles.ts';
import { addressesIn, cleanText } from './clean.ts';
import { bring, expectRefused, textOf } from './testing.ts';

const wide = (text: string): string =>
  text.replaceAll(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));

/** Writes digits as those of another script, by its nought; but not in our own words, which nobody does. */
const inScript = (nought: number) => (text: string) =>
  text.replaceAll(/(?<!^#.*)[0-9]/gm, (digit) => String.fromCodePoint(nought + Number(digit)));

/** What transport does to the text of a puzzle. */
const WAYS: readonly (readonly [what: string, change: (text: string) => string])[] = [
  ['a zero-width space in each line', (text) => text.replaceAll(/^(.)/gm, '$1\u200B')],
  ['direction marks around it', (text) => `\u200E${text}\u200F`],
  ['code fences', (text) => `\`\`\`\n${text}\`\`\`\n`],
  [
    'code fences with words around them',
    (text) => `Try this:\n\n\`\`\`text\n${text}\`\`\`\nGood luck!\n`,
  ],
  ['mail’s quotation marks', (text) => text.replaceAll(/^/gm, '> ')],
  ['mail’s quotation marks, twice', (text) => text.replaceAll(/^/gm, '> > ')],
  ['U+2028 as line ends', (text) => text.replaceAll('\n', '\u2028')],
  ['U+0085 as line ends', (text) => text.replaceAll('\n', '\u0085')],
  ['digits of full width', wide],
  ['Arabic digits', inScript(0x660)],
  ['Devanagari digits', inScript(0x966)],
  ['mathematical digits', inScript(0x1d7d8)],
  ['no-break spaces', (text) => text.replaceAll(' ', '\u00A0')],
  ['an ellipsis for three dots', (text) => text.replaceAll('...', '…')],
  [
    'HTML entities',
    (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  ],
  ['dashes', (text) => text.replaceAll('-', '–')],
  ['doubled backslashes', (text) => text.replaceAll('\\', '\\\\')],
];

/** Options are our own words, which nobody types with a dash or full-width digits. */
const withoutOptions = (text: string): boolean => !/^#(?:option|cage|assert)/m.test(text);

describe.each(puzzleTypes.map((type) => [type.id, type] as const))('a %s', (id, type) => {
  const example =
    readExamples(type).find(({ text }) => withoutOptions(text)) ?? readExamples(type)[0];
  const written =
    example === undefined ? '' : writePuzzle(type, { ...example.puzzle, comments: [] });

  test.each(WAYS)('with %s is the same puzzle', async (_, change) => {
    const found = await bring(change(written), type);
    const read = found.kind === 'puzzle' ? found.reading : undefined;
    expect(read === undefined ? found : writePuzzle(read.type, read.puzzle)).toBe(written);
    expect(read?.type.id).toBe(id);
  });
});

test('what was cleaned is named, and nothing where nothing was', async () => {
  const found = await bring('```\n25,13,22,17\n\u200B\n```');
  const cleaned = found.kind === 'puzzle' ? found.reading.cleaned : undefined;
  expect(cleaned).toEqual(['unseen characters', 'code fences']);
  const plain = await bring('25,13,22,17\n');
  expect(plain.kind === 'puzzle' && plain.reading.cleaned).toBeUndefined();
});

test('a title keeps what joins its signs', () => {
  const text = '# 👨‍👩‍👧 family\n1...';
  expect(cleanText(text)).toEqual({ text, cleaned: [] });
});

/** Nine rows with 54 givens; `undefined` for an open cell. */
const [A = [], B = []] = ['12.4.67.9', '4.6789.2.'].map((row) =>
  [...row].map((value) => (value === '.' ? undefined : Number(value))),
);
const GRID = [A, B, A, B, A, B, A, B, A];
const EXPECTED = GRID.map((row) => `${row.map((value) => value ?? '.').join('')}\n`).join('');

test.each([
  [
    'tabs, as spreadsheets copy them',
    (row: typeof A) => row.map((value) => value ?? '').join('\t'),
  ],
  ['commas', (row: typeof A) => row.map((value) => value ?? '').join(',')],
  [
    'commas, each in quotation marks',
    (row: typeof A) => row.map((value) => `"${value ?? ''}"`).join(','),
  ],
  ['a table in Markdown', (row: typeof A) => `| ${row.map((value) => value ?? ' ').join(' | ')} |`],
])('a Sudoku in cells divided by %s is read, empty ones at the ends, too', async (_, write) => {
  expect(await textOf(GRID.map(write).join('\n'))).toEqual(['sudoku', EXPECTED]);
  expect(await textOf(GRID.map(write).join('\r\n'))).toEqual(['sudoku', EXPECTED]);
  // With a row without givens.
  const open = [...GRID.slice(0, 8), A.map(() => undefined)];
  const [, text] = await textOf(open.map(write).join('\n'));
  expect(text.split('\n')[8]).toBe('.........');
});

const SUDOKU = ['sudoku', '.1..\n...2\n3...\n..3.\n'];

test.each([
  'https://puzz.link/p?type=player&utm_source=x&sudoku/4/4/g1k23k3g',
  'https://puzz.link/p?sudoku%2F4%2F4%2Fg1k23k3g',
  'https://puzz.link/p?pzprv3/sudoku/4/.%201%20.%20./.%20.%20.%202/3%20.%20.%20./.%20.%203%20./.%20.%20.%20./',
  'https://puzz.link/p?type=editor&pzprv3/sudoku/4/. 1 . ./. . . 2/3 . . ./. . 3 ./. . . ./',
  'https://puzz.link/p?sudoku/4/4/\ng1k23k3g',
  'Look at https://puzz.link/p?sudoku/4/4/g1k23k3g, it is easy.',
  '<https://puzz.link/p?sudoku/4/4/g1k23k3g>',
  '[easy](https://puzz.link/p?sudoku/4/4/g1k23k3g)',
  'https://puzz.link/p?sudoku/4/4/g1k23k3g&fbclid=1',
])('the puzz.link address in %j is read', async (text) => {
  expect(await textOf(text)).toEqual(SUDOKU);
});

test('an f-puzzles address whose plus signs became blanks, or that was wrapped, is read', async () => {
  const sudoku = puzzleTypes.find(({ id }) => id === 'sudoku');
  if (sudoku === undefined) throw new Error('There is no Sudoku');
  let tried = 0;
  for (const { puzzle } of readExamples(sudoku)) {
    const written = await toFPuzzles.write('sudoku', { ...puzzle, comments: [] });
    if (!written.ok) continue;
    const plain = decodeURIComponent(written.value.text);
    const expected = await textOf(plain);
    tried += Number(plain.includes('+'));
    expect(await textOf(plain.replaceAll('+', ' '))).toEqual(expected);
    expect(await textOf(`${plain.slice(0, 60)}\r\n${plain.slice(60)}`)).toEqual(expected);
  }
  expect(tried).toBeGreaterThan(0);
});

test('a link of this page within words, and wrapped, is found', async () => {
  const link = `#/sujiko/1.${deflateRawSync('25,13,22,17\n').toString('base64url')}`;
  const text = `> See https://example.org/${link.slice(0, 24)}\n> ${link.slice(24)}\n> Bye`;
  expect(await bring(text)).toEqual({ kind: 'link', hash: link, isWhole: true });
});

test('a text without an end of addresses costs a bounded number of tries', () => {
  expect(addressesIn('http://a '.repeat(1000)).length).toBeLessThanOrEqual(10);
});

test('an XML file of another kind is said to be none of puzzles', async () => {
  await expectRefused('<?xml version="1.0"?>\n<note><to>you</to></note>', /XML or HTML file/);
});
