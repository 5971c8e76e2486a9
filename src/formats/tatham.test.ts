import { describe, expect, it } from 'vitest';
import { solveByZ3, TWO } from '#engine/jobs/solve.ts';
import { openRuleSolver } from '#engine/worker/ruleSolver.ts';
import { claimPartsOf } from '#logic/claimPart.ts';
import { buildModel, givenValues } from '#puzzle/puzzleType.ts';
import { buildPbFormula } from '#reasoning/pbFormula.ts';
import ids from './tathamIds.txt?raw';
import { bring, expectRefused, readingOf, textOf } from './testing.ts';
import { writeForms } from './write.ts';

/**
 * Made by the collection's own generators, in Debian's package `sgt-puzzles`: `--generate 1 3x3`.
 */
const made = ids.trim().split('\n');
const held = made.filter((id) => !id.startsWith('Solo:3x2:'));

/** The verdict of our own solver: one solution, several or none. */
function verdictOf({ type, puzzle }: Awaited<ReturnType<typeof readingOf>>): string {
  const model = buildModel(type, puzzle);
  const formula = buildPbFormula(model.domains, claimPartsOf(model.claims));
  return solveByZ3(openRuleSolver(model, formula), givenValues(type, puzzle), () => {}, TWO).kind;
}

describe('what Simon Tatham’s generators made', () => {
  it('is all read, and written again as it was', async () => {
    for (const id of held) {
      const { type, puzzle } = await readingOf(id);
      const taken = writeForms(type, puzzle).find(({ name }) => name.startsWith('game ID'))?.taken;
      // Its difficulty is not part of a puzzle.
      expect(taken?.ok === true && taken.value.text).toBe(
        id.replace(/^[\w ]+:/, '').replace(/d[a-z]:/, ':'),
      );
    }
  });

  it('has one solution, as its generators promise: the rules are the same', async () => {
    for (const id of held) {
      expect([id, verdictOf(await readingOf(id))]).toEqual([id, 'unique']);
    }
  });
});

describe('a game ID', () => {
  it('needs no name where its form is clear, and may be an address', async () => {
    expect(await textOf('6x6u:DBbDebaBjda')).toEqual([
      'kurosu',
      expect.stringContaining('#option no-two-alike'),
    ]);
    const [unruly] = made.filter((id) => id.startsWith('Unruly:8x8'));
    const page = `https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/unruly.html#${unruly?.replace('Unruly:', '') ?? ''}`;
    expect(await textOf(page)).toEqual(await textOf(unruly ?? ''));
  });

  it.each([
    ['akari', '7x7b20s4d2:cBg2c01aBb1e1bBa01cBg0c'],
    ['akari', 'lightup:7x7:cBg2c01aBb1e1bBa01cBg0c'],
    [
      'akari',
      'https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/lightup.html#7x7:b1f2iB2g1Bi2fBb',
    ],
    ['kenken', '3:_a_aa_aa,a5m3m6s1'],
    ['kenken', '3dnm:_a_aa_aa,m5m3m6m1'],
    [
      'kenken',
      'https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/keen.html#3:_a_aa_aa,a5m3m6s1',
    ],
    ['slant', '5x5:b112a0a3b21g2b2a3a1d0b1'],
    [
      'slant',
      'https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/slant.html#8x8:c120a0b21h3a2114f3a2b2a4b2110a1a1b1c2132d1b1a33a1a1c0b',
    ],
  ])('is %s without a name, or by that of a page: %s', async (typeId, id) => {
    expect((await readingOf(id)).type.id).toBe(typeId);
  });

  it('has a letter for a cage of one cell, which needs no sign', async () => {
    const [, text] = await textOf('Keen:3:_13,a1m2a3a2a3a1a3a1a2');
    expect(text).toContain('\n1,2,3,2,3,1,3,1,2\n');
  });

  it('may be in a saved game of a name with a space', async () => {
    const saved =
      "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nVERSION :1:1\nGAME    :8:Light Up\nPARAMS  :10:7x7b20s4d0\nCPARAMS :10:7x7b20s4d0\nDESC    :17:cBd0c1hBe2h1c0d0c\n";
    expect(await textOf(saved)).toEqual(await textOf('Light Up:7x7:cBd0c1hBe2h1c0d0c'));
  });

  it('may be in a saved game', async () => {
    const saved =
      "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nVERSION :1:1\nGAME    :6:Unruly\nPARAMS  :5:6x6dt\nCPARAMS :5:6x6dt\nDESC    :12:aBCeCbecBCec\n";
    expect(await textOf(saved)).toEqual(await textOf('Unruly:6x6:aBCeCbecBCec'));
  });

  it.each([
    ['Solo:9jk:a7f1_5b7,c_ea,7', 'It is a jigsaw with cages, which are not held here.'],
    ['Solo:9j:a7f1_5b7,c_ea', 'It has 13 cells, 81 wanted.'],
    ['Solo:4j:p,c_ea', 'Its regions end too early or too late.'],
    ['Solo:4j:p,c7', 'It has "7" where its regions are told by letters.'],
    ['Solo:4j:p,x', 'Its regions are not 4 of 4 cells, each in one piece, as a Sudoku here wants.'],
    ['Solo:11j:zw,a', 'Sudoku with size 11 is not here; 4, 5, 6, 7, 8, 9, 10, 12, 16 and 25 are.'],
    ['Unequal:5a:4D,2RD,', 'Its bars between numbers that differ by one are not held here.'],
    ['Unequal:3:0,0,0,0,0,0,0,0,0,', 'It has sides of 3; Futoshiki here has 4 to 9.'],
    ['Unequal:4:0,0,', 'It has 2 cells, 16 wanted.'],
    ['Towers:4:1/2/3', 'It has 3 numbers around the grid, 16 wanted.'],
    ['Towers:4:///////////////,zz', 'It has more than 16 cells, 16 wanted.'],
    ['Towers:4:9///////////////', 'Column 1 from above has 9; 1 to 4 wanted.'],
    ['Light Up:7x7:a5', 'It has "5" where small letters, B and 0 to 4 are wanted.'],
    ['Light Up:7x7:aB', 'It has 2 cells, 49 wanted.'],
    ['7x7:a4', 'It has 2 cells, 49 wanted.'],
    ['Light Up:51x4:zzzzzzzv', 'Akari with width 51 is not here; 3 to 50 are.'],
    ['Slant:5x5:b1', 'It has 3 corners, 36 wanted.'],
    ['Slant:3x3:5o', 'A corner has the number 5; 0 to 4 wanted.'],
    ['Keen:10:_', 'KenKen with size 10 is not here; 3 to 9 are.'],
    ['Keen:3:_9999,a1', 'Its cages end too early or too late.'],
    ['3:_,a1', 'Its cages end too early or too late.'],
    ['Keen:3:_a_aa_aa', 'It has 0 results, 4 wanted.'],
    ['Keen:3:_a_aa_aa,a5m3m6', 'It has 3 results, 4 wanted.'],
    ['Keen:3:_a_aa_aa,a5m3m6x1', 'It has "x" where a, s, m or d and a result are wanted.'],
    ['Keen:3:_a_aa_aa,a5m3m6s0', 'A cage has the result 0; 1 to 9999 are held here.'],
    ['Keen:3:_a_aa_aa,a5m3m50400s1', 'A cage has the result 50400; 1 to 9999 are held here.'],
    ['3x3k:zzzc,aa_,7a9', 'Its cages end too early or too late.'],
    ['3x3k:zzz,aa_,7a9', 'It has 78 cells, 81 wanted.'],
    [
      '3x2:a4_5c2c5_3c1d2c1_5c2c5_3a',
      'Its blocks are 2 wide and 3 tall, which no Sudoku here has.',
    ],
    ['3x3:a5_9z', 'It has 29 cells, 81 wanted.'],
    ['Unruly:6x6:aBC', 'Its letters make 5 cells, 36 wanted.'],
    ['Pattern:5x5:1/1/1', 'It has 3 lines of clues, 10 wanted.'],
    ['Pattern:1x1:1/1,a', /squares that are given/],
    ['3x3#12345', /random seed/],
    [
      'https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/untangle.html#7x7:2a4',
      '"untangle" of that collection is not among the puzzles here.',
    ],
  ])('is refused by its reason: %s', async (id, sentence) => {
    await expectRefused(id, sentence);
  });

  it('of a size that is not here is told which are', async () => {
    const found = await bring('Unruly:5x6:zf');
    expect(found.kind === 'refused' && found.sentence).toBe(
      'Kurosu with width 5 is not here; 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28 and 30 are.',
    );
  });
});

it.each(['Unruly:999x999:aBcD', 'Pattern:201x5:1/2', 'Solo:900x3:a1b2'])(
  'a board that is larger than any is refused before anything is made for it: %s',
  async (id) => {
    await expectRefused(id, /sides to 200 are read/);
  },
);
