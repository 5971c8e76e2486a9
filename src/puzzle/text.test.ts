import { rectangle } from '#grid/rectangle.ts';
import { describe, expect, it } from 'vitest';
import { kurosu } from '#puzzles/kurosu/index.ts';
import { sujiko } from '#puzzles/sujiko/index.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { readCharacters, writeCharacters } from './characterGrid.ts';
import * as houseRuleReader from './houseRules.ts';
import { openPuzzle } from './openPuzzle.ts';
import type { PuzzleType } from './puzzleType.ts';
import { emptyPuzzle, titleOf } from './puzzleType.ts';
import { sayProblem, success } from './result.ts';
import { digits } from './slot.ts';
import type { Problem, Result } from './result.ts';
import { LONGEST_TEXT, readPuzzle, writePuzzle } from './text.ts';
import type { Readable } from './text.ts';

function complaint(type: PuzzleType, text: string): string {
  const read = readPuzzle(type, text, houseRuleReader);
  return read.ok ? 'no complaint' : sayProblem(read.problem);
}

function problemOf<T>(read: Result<T>): Problem {
  if (read.ok) throw new Error('There is no problem');
  return read.problem;
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
    const read = readPuzzle(sudoku, `# option plan\n${GRID}`);
    expect(read.ok && read.value.comments).toEqual(['option plan']);
    expect(read.ok && writePuzzle(sudoku, read.value)).toBe(`#  option plan\n${GRID}`);
  });

  it.each(['groups of friends', 'totals ', 'totals 1,2,3', 'groups'])(
    'stay comments when they begin as %s, a word of their type’s own',
    (comment) => {
      for (const suko of [false, true]) {
        const puzzle = { ...emptyPuzzle(sujiko, { suko }), comments: [comment.trim(), 'other'] };
        const read = readPuzzle(sujiko, writePuzzle(sujiko, puzzle));
        expect(read.ok && read.value.comments).toEqual(puzzle.comments);
        expect(read.ok && read.value.areas).toEqual(puzzle.areas);
      }
    },
  );

  it('stay comments when they are an option’s very words', () => {
    const puzzle = { ...emptyPuzzle(kurosu), comments: ['option no-two-alike'] };
    expect(readPuzzle(kurosu, writePuzzle(kurosu, puzzle))).toEqual({ ok: true, value: puzzle });
  });

  it('and lines of cells are told apart where cells can be written as #', () => {
    const characters = new Map([
      [1, '#'],
      [2, 'A'],
    ]);
    const form = { lengths: [4, 4], open: '.', characters };
    const walls: Readable = {
      parameters: {},
      grid: () => rectangle(4, 2),
      slot: () => digits(1, 2),
      text: {
        hasHash: true,
        read({ lines }) {
          const givens = readCharacters(form, lines);
          return givens.ok ? success({ parameters: {}, givens: givens.value }) : givens;
        },
        write: ({ givens }) => writeCharacters(form, givens),
      },
    };
    const rows = '#A.#\n####\n';
    const comments = ['Daily Mail', 'hard', '', '#.A#', 'A', '12 of 20'];
    const written = `#Daily Mail\n# hard\n#\n# #.A#\n# A\n# 12 of 20\n${rows}`;
    const read = readPuzzle(walls, written);
    expect(read.ok && read.value).toMatchObject({ givens: [1, 2, undefined, 1, 1, 1, 1, 1] });
    expect(read.ok && read.value.comments).toEqual(comments);
    expect(read.ok && writePuzzle(walls, read.value)).toBe(written);
  });

  it('of more than 200 characters are shortened', () => {
    const read = readPuzzle(sudoku, `#${'x'.repeat(201)}\n#${'y'.repeat(200)}\n${GRID}`);
    expect(read.ok && read.value.comments).toEqual([`${'x'.repeat(199)}…`, 'y'.repeat(200)]);
  });
});

describe('options', () => {
  const kurosuText = '....\n....\n....\n....\n';

  it('switch a house rule on', () => {
    const read = readPuzzle(kurosu, `#option no-two-alike\n${kurosuText}`);
    expect(read.ok && read.value.parameters).toEqual({ width: 4, height: 4, noTwoAlike: true });
    expect(read.ok && read.value.comments).toEqual([]);
  });

  it.each(['#Option no-two-alike', '#OPTION no-two-alike', '# option no-two-alike'])(
    'are meant by %s, too',
    (line) => {
      const read = readPuzzle(kurosu, `${line}\n${kurosuText}`);
      expect(read.ok && [read.value.parameters['noTwoAlike'], read.value.comments]).toEqual([
        true,
        [],
      ]);
    },
  );

  it('that a puzzle does not have are refused by name', () => {
    expect(complaint(sudoku, `#Title\n#option no-two-alike\n${GRID}`)).toBe(
      'Line 2 asks for the option "no-two-alike", which this puzzle does not have.',
    );
  });

  it('are not on without their line', () => {
    const read = readPuzzle(kurosu, kurosuText);
    expect(read.ok && read.value.parameters).toEqual({ width: 4, height: 4, noTwoAlike: false });
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

describe('house rules', () => {
  it('are kept in order, wherever they stand, and written before the grid', () => {
    const read = readPuzzle(
      sudoku,
      `#assert  (assert (distinct V0\tV5  V10))\n${GRID}#assert (> V0 V1) (= V2 3)\n`,
      houseRuleReader,
    );
    if (!read.ok) throw new Error(sayProblem(read.problem));
    expect(read.value.houseRules.map((rule) => rule.text)).toEqual([
      '(distinct V0 V5 V10)',
      '(> V0 V1)',
      '(= V2 3)',
    ]);
    expect(writePuzzle(sudoku, read.value)).toBe(
      `#assert (distinct V0 V5 V10)\n#assert (> V0 V1)\n#assert (= V2 3)\n${GRID}`,
    );
  });

  it.each([
    ['(= V16 1)', 'character 4: V16 is not a cell, this board has V0 to V15'],
    ['(= V1 1', 'character 1: a parenthesis is opened and not closed'],
    ['(assert)', 'character 1: assert wants one operand'],
    ['(= 1 2)', 'character 1: no cell is mentioned here'],
    [
      '(= 100 (* V0 V1 V2 V3 V4 V5))',
      'character 1: this adds or multiplies 4,096 conditions at once; at most 2,000 are allowed',
    ],
  ])('that say %s are refused with their line', (rule, complaints) => {
    expect(complaint(sudoku, `${GRID}#assert ${rule}\n`)).toBe(
      `Line 5 has a house rule that has a mistake at ${complaints}.`,
    );
  });

  it('are fetched with what reads them where a text has any', async () => {
    const text = `#assert (> V0 V1)\n${GRID}`;
    expect(sayProblem(problemOf(readPuzzle(sudoku, text)))).toBe(
      'Line 1 has a house rule, which is not read here.',
    );
    const opened = await openPuzzle(sudoku, text);
    if (opened === 'unfetched' || !opened.ok) throw new Error('It was not opened');
    expect(writePuzzle(sudoku, opened.value)).toBe(text);
    expect(await openPuzzle(sudoku, GRID)).toEqual(readPuzzle(sudoku, GRID));
  });

  it('may be at most 100', () => {
    const rule = '#assert (= V0 1)\n';
    expect(complaint(sudoku, `${rule.repeat(100)}${GRID}`)).toBe('no complaint');
    expect(complaint(sudoku, `${rule.repeat(101)}${GRID}`)).toBe(
      'Line 101 is one house rule too many: at most 100 are read.',
    );
  });

  it('stay comments when they only look like them', () => {
    const text = `# assert that this is hard\n${GRID}`;
    const read = readPuzzle(sudoku, text);
    expect(read.ok && read.value.comments).toEqual(['assert that this is hard']);
    expect(read.ok && writePuzzle(sudoku, read.value)).toBe(text);
  });
});
