import { describe, expect, it } from 'vitest';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import { readPuzzle } from '#puzzle/text.ts';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { starBattle } from './index.ts';

const twoStars = exampleOf(starBattle, 'A Star Battle of 10 with two stars');

function puzzleOf(text: string): Puzzle {
  const read = readPuzzle(starBattle, text);
  if (!read.ok) throw new Error(read.problem.reason);
  return read.value;
}

const complaints = (text: string) =>
  starBattle.complaints?.(puzzleOf(text)).map(({ sentence }) => sentence);

describe('a solution', () => {
  const [solution = []] = twoStars.solutions;
  const star = solution.indexOf(1);
  const { areas } = twoStars.puzzle;

  it('breaks its row, its column and its region when a star is left out', () => {
    const broken = brokenLabels(starBattle, twoStars, damagedSolution(twoStars, [star, 0]));
    expect(broken).toHaveLength(3);
    expect(broken[0]).toBe('row 1');
    expect(broken[1]).toBe(`column ${star + 1}`);
    expect(broken[2]).toMatch(/^region [a-j]$/);
  });

  it('breaks the rule that none touch when a star steps down and is beside another', () => {
    const touching = solution.findIndex(
      (value, cell) => value === 0 && solution[cell + 1] === 1 && cell % 10 < 9,
    );
    const broken = brokenLabels(starBattle, twoStars, damagedSolution(twoStars, [touching, 1]));
    expect(broken).toContain('touching stars');
  });

  it('breaks one region more and one less when a star goes over a wall in its row', () => {
    const damaged = damagedSolution(twoStars, [star, 0], [star + 1, 1]);
    const broken = brokenLabels(starBattle, twoStars, damaged);
    expect(broken.includes('row 1')).toBe(false);
    expect(broken.filter((label) => label.startsWith('region'))).toHaveLength(
      areas[star] === areas[star + 1] ? 0 : 2,
    );
  });
});

describe('what cannot be right', () => {
  const FIVE = 'aabbc\naabbc\nddbbc\nddeec\nddeec\n';

  it('is nothing on an empty board and on one divided well', () => {
    expect(starBattle.complaints?.(emptyPuzzle(starBattle))).toEqual([]);
    expect(complaints(FIVE)).toEqual([]);
  });

  it('is a board with too little room', () => {
    expect(complaints(`2\n${FIVE}`)).toEqual([
      'two stars in each row and column take 8 cells a side, there are 5',
    ]);
  });

  it('is a number of regions that is not that of the rows', () => {
    expect(complaints(FIVE.replaceAll('e', 'd'))).toEqual([
      'There are 4 regions, 5 wanted: as many as rows',
    ]);
  });

  it('is a region in two pieces, or too small for its stars', () => {
    expect(complaints('aabbc\naabbc\nddbbc\nddeec\naaeec\n')).toEqual([
      'Region a is in two pieces: row 5, column 1 does not touch the rest',
    ]);
    expect(complaints(`2\n${'a.......\n'.repeat(1)}${'........\n'.repeat(7)}`)).toEqual([
      'Region a has one cell for two stars',
      '63 cells have no region yet, such as row 1, column 2',
    ]);
  });
});

describe('a text', () => {
  it('has one star where it does not say, and its letters may be of any kind', () => {
    const puzzle = puzzleOf('Q Q b b c\nQ,Q,b,b,c\nd, d, b b c\nddeec\nddeec');
    expect(starBattle.text.write(puzzle)).toEqual([
      '1',
      'aabbc',
      'aabbc',
      'ddbbc',
      'ddeec',
      'ddeec',
    ]);
  });

  it('divides its names by commas where one letter is not enough', () => {
    const { areas, ...empty } = emptyPuzzle(starBattle);
    const lines = starBattle.text.write({ ...empty, areas: areas.map((_, cell) => cell) });
    expect(lines.slice(0, 2)).toEqual(['1', 'a,b,c,d,e,f,g,h']);
    expect(lines.at(-1)).toBe('ae,af,ag,ah,ai,aj,ak,al');
  });

  it('has up to 25 cells a side and six stars', () => {
    const rows = Array.from({ length: 25 }, (_, row) => String.fromCodePoint(97 + row).repeat(25));
    const { parameters } = puzzleOf(`6\n${rows.join('\n')}`);
    expect(parameters).toEqual({ size: 25, stars: 6 });
    expect(complaintOf(starBattle, `6\n${'a'.repeat(26)}`)).toBe(
      'Line 2 has 26 cells, 5 to 25 wanted.',
    );
  });

  it('that is no Star Battle is answered with its line', () => {
    expect(complaintOf(starBattle, '7\naabbc')).toBe('Line 1 has 7 stars; 1 to 6 wanted.');
    expect(complaintOf(starBattle, '1\naab')).toBe('Line 2 has 3 cells, 5 to 25 wanted.');
    expect(complaintOf(starBattle, '1\naabbc\naabb')).toBe('Line 3 has 4 cells, 5 wanted.');
    expect(complaintOf(starBattle, '1\naabbc\naab?c')).toBe(
      'Line 3 has "?" at cell 4; a region\'s name wanted, or . for none.',
    );
    expect(complaintOf(starBattle, '1\naabbc')).toBe(
      'There is 1 row of regions, 5 wanted: as many as columns.',
    );
  });
});
