import { expect, it } from 'vitest';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { authorOf, creditsOf, sayName, withAuthor, withTitle } from './credits.ts';
import { emptyPuzzle, titleOf } from './puzzleType.ts';
import { readPuzzle, writePuzzle } from './text.ts';

const plain = emptyPuzzle(sudoku);
const made = { ...plain, comments: ['Sudoku 9×9, hard, no. 7', 'made 8, seed 7, hard'] };

it('title and author travel in the text, each also without the other', () => {
  for (const puzzle of [
    withAuthor(withTitle(plain, 'Stars'), 'Ada'),
    withAuthor(plain, 'Ada'),
    withTitle(plain, 'By the sea'),
  ]) {
    const read = readPuzzle(sudoku, writePuzzle(sudoku, puzzle));
    expect(read.ok && [titleOf(read.value), authorOf(read.value)]).toEqual([
      titleOf(puzzle),
      authorOf(puzzle),
    ]);
  }
  expect(writePuzzle(sudoku, withAuthor(withTitle(plain, 'Stars'), 'Ada'))).toContain(
    '#Stars\n#By Ada\n',
  );
});

it('the recipe of a made puzzle stays its second comment', () => {
  const signed = withTitle(withAuthor(made, 'Ada'), 'Mine');
  expect(signed.comments).toEqual(['Mine', 'made 8, seed 7, hard', 'By Ada']);
  expect(withAuthor(signed, 'Eve').comments.at(-1)).toBe('By Eve');
  expect(withAuthor(signed, '').comments).toEqual(['Mine', 'made 8, seed 7, hard']);
});

it('without title and author there are no comments', () => {
  expect(withTitle(withAuthor(withAuthor(plain, 'Ada'), ''), '').comments).toEqual([]);
});

it('a title that begins as an author does is a title', () => {
  expect(authorOf(withTitle(plain, 'By the sea'))).toBe('');
});

it('a name of one’s own stands before the title, and hides it only where it contains it', () => {
  expect(sayName('In the garden', 'Stars')).toBe('In the garden (Stars)');
  expect(sayName('Copy of Stars', 'Stars')).toBe('Copy of Stars');
  expect(sayName('In the garden', '')).toBe('In the garden');
  expect(sayName(undefined, 'Stars')).toBe('Stars');
});

it('of other programs’ puzzles an author without a title is no title', () => {
  expect(creditsOf(['', 'By Ada', 'Rules'])).toEqual(['', 'By Ada', 'Rules']);
  expect(creditsOf(['Stars', '', 'Rules'])).toEqual(['Stars', 'Rules']);
  expect(creditsOf(['', '', 'Rules'])).toEqual(['Rules']);
});
