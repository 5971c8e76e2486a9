import { describe, expect, it } from 'vitest';
import { kurosu } from '#puzzles/kurosu/index.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import type { PuzzleType } from './puzzleType.ts';
import { emptyPuzzle, titleOf } from './puzzleType.ts';
import { sayProblem } from './result.ts';
import { LONGEST_TEXT, readPuzzle, writePuzzle } from './text.ts';

function complaint(type: PuzzleType, text: string): string {
  const read = readPuzzle(type, text);
  return read.ok ? 'no complaint' : sayProblem(read.problem);
}

const GRID = '1...\n....\n....\n...1\n';

describe('comments', () => {
  it('are kept in order, and the first is the title', () => {
    const read = readPuzzle(sudoku, `#Nice\n${GRID}# and hard \n`);
    expect(read.ok && read.value.comments).toEqual(['Nice', 'and hard']);
    expect(read.ok && titleOf(read.value)).toBe('Nice');
  });

  it('are not needed', () => {
    expect(titleOf(emptyPuzzle(sudoku))).toBe('');
  });

  it('stay comments when they look like options', () => {
    const text = `# option plan\n${GRID}`;
    const read = readPuzzle(sudoku, text);
    expect(read.ok && read.value.comments).toEqual(['option plan']);
    expect(read.ok && writePuzzle(sudoku, read.value)).toBe(text);
  });

  it('of more than 200 characters are refused', () => {
    expect(complaint(sudoku, `#${'x'.repeat(200)}\n${GRID}`)).toBe(
      'Line 1 is a comment of more than 200 characters.',
    );
    expect(complaint(sudoku, `#${'x'.repeat(199)}\n${GRID}`)).toBe('no complaint');
  });
});

describe('options', () => {
  const kurosuText = '....\n....\n....\n....\n';

  it('switch a house rule on', () => {
    const read = readPuzzle(kurosu, `#option no-two-alike\n${kurosuText}`);
    expect(read.ok && read.value.parameters).toEqual({ size: 4, noTwoAlike: true });
    expect(read.ok && read.value.comments).toEqual([]);
  });

  it('that a puzzle does not have are refused by name', () => {
    expect(complaint(sudoku, `#Title\n#option no-two-alike\n${GRID}`)).toBe(
      'Line 2 asks for the option "no-two-alike", which this puzzle does not have.',
    );
  });

  it('are not on without their line', () => {
    const read = readPuzzle(kurosu, kurosuText);
    expect(read.ok && read.value.parameters).toEqual({ size: 4, noTwoAlike: false });
  });
});

describe('reading', () => {
  it('counts lines as the person sees them, with comments and blank lines', () => {
    expect(complaint(sudoku, '#Title\n\n1...\n...\n....\n....\n')).toBe(
      'Line 4 has 3 characters, 4 wanted.',
    );
  });

  it.each(['\n', '\r\n', '\r'])('takes lines that end in %j, and spaces around them', (end) => {
    const read = readPuzzle(sudoku, GRID.replaceAll('\n', `  ${end}`));
    expect(read.ok && writePuzzle(sudoku, read.value)).toBe(GRID);
  });

  it('refuses a text that is too long before looking at it', () => {
    expect(complaint(sudoku, '#'.repeat(LONGEST_TEXT + 1))).toBe(
      'This text has 65537 characters, at most 65536 are read.',
    );
  });

  it.each(['', '\n\n', '#Only a title', '#option no-two-alike'])(
    'says in a whole sentence that %j holds no puzzle',
    (text) => {
      expect(complaint(kurosu, text)).toBe(
        'There is no puzzle in this text: it has no lines but comments.',
      );
    },
  );
});
