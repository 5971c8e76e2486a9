import { expect, it } from 'vitest';
import { correct } from '#photo/picture.ts';
import type { PictureRead, PlaceRead } from '#photo/picture.ts';
import { splitProgress } from '#puzzle/progress.ts';
import { kurosu } from '#puzzles/kurosu/index.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { sayRead } from './sentences.ts';
import { takenText } from './taken.ts';

const place = (cell: number, text: string): PlaceRead => ({
  id: `cell ${cell}`,
  name: `Cell ${cell}`,
  outline: [],
  text,
  chance: 1,
  others: [],
  takes: { kind: 'signs', signs: [] },
  hand: 'printed',
});

const pictureOf = (side: number, cells: readonly string[]): PictureRead => ({
  lattice: { across: side, down: side, nodes: [], support: 1 },
  places: cells.map((text, cell) => place(cell, text)),
  walls: [],
  turns: 0,
  flaws: [],
});

const PROOF = { verdict: 'unique', misreads: [] } as const;

it('writes what is printed as clues and what is written by hand as marks, after somebody said so', () => {
  const cells = [...'12.4341.2.43432.'].map((sign) => (sign === '.' ? '' : sign));
  const read = pictureOf(4, cells);
  expect(takenText(sudoku, read, {})).toBe('12.4\n341.\n2.43\n432.');
  expect(sayRead(sudoku, read, PROOF)).toBe(
    '12 digits read. They leave one solution. Press a cell to correct it.',
  );
  const first = correct(read, { kind: 'hand', id: 'cell 1', hand: 'written' });
  expect(sayRead(sudoku, first, PROOF)).toContain(
    'One digit is taken as written by hand: it becomes your mark, the others clues. The clues leave one solution.',
  );
  // An empty place has no hand.
  const second = correct(first, { kind: 'hand', id: 'cell 2', hand: 'written' });
  const third = correct(second, { kind: 'hand', id: 'cell 3', hand: 'written' });
  const { text, progress } = splitProgress(takenText(sudoku, third, {}));
  expect(text).toBe('1...\n341.\n2.43\n432.\n');
  expect(progress?.marks.slice(0, 4)).toEqual([undefined, 2, undefined, 4]);
  expect(sayRead(sudoku, third, PROOF)).toContain(
    '2 digits are taken as written by hand: they become your marks, the others clues.',
  );
  const back = correct(first, { kind: 'hand', id: 'cell 1', hand: 'printed' });
  expect(takenText(sudoku, back, {})).toBe(takenText(sudoku, read, {}));
});

it('knows the value of a number with two digits, and of a sign', () => {
  const large = pictureOf(
    16,
    Array.from({ length: 256 }, (_, cell) => (cell === 0 ? '12' : '')),
  );
  const hand = { kind: 'hand', id: 'cell 0', hand: 'written' } as const;
  expect(splitProgress(takenText(sudoku, correct(large, hand), {})).progress?.marks[0]).toBe(12);
  const signs = pictureOf(
    4,
    Array.from({ length: 16 }, (_, cell) => (cell === 0 ? 'X' : '')),
  );
  expect(splitProgress(takenText(kurosu, correct(signs, hand), {})).progress?.marks[0]).toBe(1);
});
