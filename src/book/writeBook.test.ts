import { expect, it } from 'vitest';
import { firstExample } from '#puzzle/examples.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { kurosu } from '#puzzles/kurosu/index.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import type { Sheet } from './sheet.ts';
import { writeBook } from './writeBook.ts';

function sheetOf(type: PuzzleType, name: string, difficulty?: number): Sheet {
  const { puzzle, solutions } = firstExample(type);
  return { id: name, name, type, puzzle, solution: solutions[0], difficulty };
}

const SHEETS = [
  sheetOf(sudoku, 'The hard one', 70),
  sheetOf(kurosu, 'A <b>'),
  sheetOf(sudoku, 'The easy one', 1),
];
const LAYOUT = { title: 'Mine & yours', toPage: '2', hasRules: true, hasAnswers: true } as const;
const count = (text: string, part: RegExp): number => text.match(part)?.length ?? 0;

it('a book has its puzzles by difficulty, two to a page, and their answers with the same numbers', async () => {
  const book = await writeBook(SHEETS, LAYOUT);
  const titles = [...book.matchAll(/<h3><span>([^<]*)</g)].map(([, title]) => title);
  expect(titles).toEqual([
    expect.stringMatching(/^1 · The easy one/),
    expect.stringMatching(/^2 · The hard one/),
    expect.stringMatching(/^3 · A &lt;b&gt;/),
  ]);
  expect(count(book, /<section class="page"/g)).toBe(2);
  const answers = [...book.matchAll(/<figcaption>(\d)</g)].map(([, number]) => number);
  expect(answers).toEqual(['1', '2', '3']);
  expect(count(book, /<article>/g)).toBe(2);
});

it('a book has no rules and no answers if they are not wanted', async () => {
  const book = await writeBook(SHEETS, { ...LAYOUT, hasRules: false, hasAnswers: false });
  expect(count(book, /<article>|<figure>/g)).toBe(0);
  expect(count(book, /<svg /g)).toBe(SHEETS.length);
});

it('a book runs nothing and asks for nothing', async () => {
  const book = await writeBook(SHEETS, LAYOUT);
  expect(book).toContain('<title>Mine &amp; yours</title>');
  expect(book).not.toMatch(/<script|<link|<img|@import|url\(/);
});
