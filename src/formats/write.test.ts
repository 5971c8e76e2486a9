import { describe, expect, it } from 'vitest';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import { readPuzzle, writePuzzle } from '#puzzle/text.ts';
import { findPuzzleType } from '#puzzles/all.ts';
import { readRules } from '#puzzles/arbitrary.ts';
import { kenken } from '#puzzles/kenken/index.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { readingOf } from './testing.ts';
import { writeForms } from './write.ts';

/** A board without clues in each form: its text, or why the form cannot hold it. */
function said(id: string, parameters: object, rules: readonly string[] = []): readonly string[] {
  const type = findPuzzleType(id);
  if (type === undefined) throw new Error(`There is no ${id}`);
  const empty = emptyPuzzle(type, { ...parameters });
  const values = type.slot(empty.parameters).choices.map(({ value }) => value);
  const houseRules = readRules(rules, empty.givens.length, values);
  return writeForms(type, { ...empty, houseRules }).map(({ taken }) =>
    taken.ok ? taken.value.text.slice(0, 60) : taken.problem.reason,
  );
}

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const sudokuWith = (rules: readonly string[]): Puzzle => ({
  ...emptyPuzzle(sudoku, { size: 9 }),
  houseRules: readRules(rules, 81, DIGITS),
});

describe('a Sudoku of a size without boxes', () => {
  const SEVEN =
    '#option jigsaw\na,a,b7,b,c,c,c\na,b,b,b6,b,b,c\na4,a,a,d,d6,d,c\ne,e,a,d,d,c,c\ne3,e,f,d,g,g,g\ne,e,f,d,g1,g,g4\ne,f5,f1,f,f4,f,g\n';

  it('is taken out as a jigsaw and comes back the same', async () => {
    const read = readPuzzle(sudoku, SEVEN);
    if (!read.ok) throw new Error(read.problem.reason);
    const texts = writeForms(sudoku, read.value).flatMap(({ taken }) =>
      taken.ok ? taken.value.text : [],
    );
    expect(texts).toHaveLength(2);
    for (const text of texts) {
      const { type, puzzle } = await readingOf(text);
      expect(writePuzzle(type, { ...puzzle, comments: [] })).toBe(SEVEN);
    }
  });

  it('is not taken out before it is a jigsaw', () => {
    expect(said('sudoku', { size: 7, jigsaw: false })).toEqual([
      'draws other boxes in a Sudoku of 7',
      'has no Sudoku of 7×7 but as a jigsaw',
      'has no Sudoku of 7×7 but as a jigsaw',
    ]);
  });
});

describe('a form that cannot hold a puzzle', () => {
  it.each([
    ['sudoku', { size: 8 }, [], /^draws other boxes in a Sudoku of 8$/],
    ['sudoku', { size: 9 }, ['(= V0 V1)'], /^has no house rules, and this puzzle has some$/],
    ['battleship', { width: 5, height: 5 }, [], /^wants the whole fleet/],
    ['paint-by-numbers', { width: 5, height: 5 }, [], /^wants every clue/],
    ['off-by-one-sums', { size: 3, digits: 3, exact: false }, [], /^has exact sums only/],
    ['suguru', { width: 3, height: 3 }, [], /^wants a region for every cell$/],
    ['kurosu', { width: 6, height: 4, noTwoAlike: false }, [], /^has no side below 6$/],
  ])('says why: %s %j %j', (id, parameters, rules, reason) => {
    expect(said(id, parameters, rules)[0]).toMatch(reason);
  });

  it.each([
    ['suguru', 'a,b,a\nb,b,b\nc,c,c\n', /^wants each region in one piece$/],
    ['suguru', 'a,b,b\na,b,b\nc,c,c\n', /^https:/],
    ['star-battle', '1\naaaae\nbbbbb\nccccc\nddddd\naeeee\n', /^wants each region in one piece$/],
  ])('is puzz.link for a region in pieces: %s %j', (id, text, reason) => {
    const type = findPuzzleType(id);
    const read = type && readPuzzle(type, text);
    if (type === undefined || read?.ok !== true) throw new Error('no such puzzle');
    const [first] = writeForms(type, read.value);
    const { taken } = first ?? {};
    expect(taken?.ok === true ? taken.value.text : taken?.problem.reason).toMatch(reason);
  });

  it.each([
    ['.,a,a\nb,b,a\nc,c,c\n5+,3+,6+\n', 'wants every cell in a cage'],
    ['a,a,b\nb,b,b\nc,a,c\n5+,9+,6+\n', 'wants each cage in one piece'],
    ['a,a,b\na,b,b\nc,c,c\n5+,?,6+\n', 'wants the result of every cage'],
    ['a,a,b\na,b,b\nc,c,c\n5+,9,6+\n', 'wants a sign in every cage of several cells'],
    ['a,a,b\na,b,b\nc,c,c\n5+,9-,6+\n', 'has differences and quotients of two cells only'],
    ['a,b,b\na,b,b\nc,c,c\n2/,9+,6*\n', '3:_adaa_,d2a9m6'],
    ['a,b,b\nc,b,b\nc,d,d\n2+,9+,1-,2/\n', '3:_a3ba_,a2a9s1d2'],
  ])('is a game ID for the cages of a KenKen: %j', (text, said) => {
    const read = readPuzzle(kenken, text);
    if (!read.ok) throw new Error(read.problem.reason);
    const [first] = writeForms(kenken, read.value);
    const { taken } = first ?? {};
    expect(taken?.ok === true ? taken.value.text : taken?.problem.reason).toBe(said);
  });

  it('is f-puzzles for a rule that it has no name for, and for 25 cells a side', () => {
    expect(said('sudoku', { size: 9 }, ['(= V0 V1 V2)'])[2]).toBe(
      'has no such house rule as (= V0 V1 V2)',
    );
    expect(said('sudoku', { size: 25 })[2]).toBe('has at most 16 cells a side');
  });

  it.each([
    '(and (distinct V0 V1) (= 10 (+ V2 V3)))',
    '(and (distinct V0 V1 V2) (= 10 (+ V0 V1)))',
    '(and (distinct V0 V1) (= 10 (+ V0 V0 V1)))',
    '(distinct V0 V0)',
    '(= 10 (+ V0 V0))',
    '(= 10 (+ V0 V40))',
    '(= 10 (+ V0 V10))',
    '(= 10 (+ V0 V1 V2))',
    '(= 11 (+ V0 V1))',
    '(> V0 V2)',
    '(> V0 V0)',
  ])('is f-puzzles for %s, which nothing of its own says', (rule) => {
    expect(said('sudoku', { size: 9 }, [rule])[2]).toBe(`has no such house rule as ${rule}`);
  });

  it.each([
    ['(and (distinct V0 V1) (= 10 (+ V1 V0)))', { kind: 'cage', cells: [0, 1], numbers: [10] }],
    ['(and (= (+ V3 V4) 9) (distinct V4 V3))', { kind: 'cage', cells: [3, 4], numbers: [9] }],
    ['(distinct V5 V60)', { kind: 'cage', cells: [5, 60] }],
    ['(= (mod V7 2) 1)', { kind: 'odd', cells: [7] }],
    ['(= (+ V9 V18) 5)', { kind: 'v', cells: [9, 18] }],
    ['(> V1 V0)', { kind: 'thermometer', cells: [0, 1] }],
  ])('is not f-puzzles for %s, which comes back as what is drawn', async (rule, path) => {
    const taken = writeForms(sudoku, sudokuWith([rule])).find(({ name }) =>
      name.startsWith('f-puzzles'),
    )?.taken;
    const { puzzle } = await readingOf(taken?.ok === true ? taken.value.text : '');
    expect([puzzle.houseRules, puzzle.paths]).toEqual([[], [path]]);
  });

  it('is every one for types that no other program here has', () => {
    expect(said('sujiko', { suko: false })).toEqual([]);
    expect(said('number-workout', {})).toEqual([]);
  });
});
