import LZString from 'lz-string';
import { describe, expect, it } from 'vitest';
import { expectRefused, readingOf } from './testing.ts';
import { writeForms } from './write.ts';

const addressOf = (puzzle: object): string =>
  `https://www.f-puzzles.com/?load=${LZString.compressToBase64(JSON.stringify(puzzle))}`;

describe('“nonconsecutive” of f-puzzles', () => {
  const plain = {
    size: 6,
    grid: Array.from({ length: 6 }, () => Array.from({ length: 6 }, () => ({}))),
    nonconsecutive: true,
  };
  const rulesOf = async (puzzle: object) =>
    (await readingOf(addressOf(puzzle))).puzzle.houseRules.map(({ text }) => text);

  it('is a rule for all neighbours where there are no dots', async () => {
    expect(await rulesOf(plain)).toEqual(['neighbours are never consecutive']);
  });

  it.each(['difference', 'ratio'])(
    'excepts pairs with a dot, of either colour, and goes out again: %s',
    async (name) => {
      const dotted = { ...plain, [name]: [{ cells: ['R6C4', 'R5C4'] }] };
      const { type, puzzle } = await readingOf(addressOf(dotted));
      expect(puzzle.houseRules.map(({ text }) => text)).toEqual([
        'neighbours without a dot are never consecutive',
      ]);
      const [address] = writeForms(type, puzzle).filter(({ name: form }) =>
        form.startsWith('f-puzzles'),
      );
      const back = await readingOf(address?.taken.ok === true ? address.taken.value.text : '');
      expect(back.puzzle).toEqual(puzzle);
    },
  );

  it('stands beside black dots that are all given, as in strict Kropki: 1 and 2 may have either dot', async () => {
    const strict = {
      ...plain,
      ratio: [{ cells: ['R1C1', 'R1C2'] }],
      difference: [{ cells: ['R1C3', 'R1C4'] }],
      negative: ['ratio'],
    };
    expect(await rulesOf(strict)).toEqual([
      'neighbours without a dot are never consecutive',
      'of neighbours without a dot none is twice the other',
    ]);
  });
});

describe('what an f-puzzles address says besides its clues', () => {
  const grid = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({})));
  const plain = { size: 9, grid };

  it('says which rules are told in words alone, as clues that are two things at once', async () => {
    const ruleset =
      'Clues outside the grid are both sandwich and little killer clues. Cells a knight’s move apart differ.';
    const told = {
      ...plain,
      ruleset,
      littlekillersum: [{ cell: 'R0C6', direction: 'DL', value: '28' }],
    };
    expect((await readingOf(addressOf(told))).leftOut).toEqual([
      'sandwiches, which its rules tell in words alone',
      'knight’s moves, which its rules tell in words alone',
    ]);
    expect((await readingOf(addressOf({ ...told, antiknight: true }))).leftOut).toHaveLength(1);
  });

  it('may be candidates that are given in cells', async () => {
    const cells = grid.map((row) => [...row]);
    cells[0] = [
      { givenPencilMarks: [1, 4] },
      { givenPencilMarks: [7] },
      ...Array.from({ length: 9 }, () => ({})).slice(2),
    ];
    const { puzzle, leftOut } = await readingOf(addressOf({ size: 9, grid: cells }));
    expect(puzzle.houseRules.map(({ text }) => text)).toEqual(['(or (= V0 1) (= V0 4))']);
    expect(puzzle.givens.slice(0, 3)).toEqual([undefined, 7, undefined]);
    expect(leftOut).toEqual([]);
    cells[0] = [{ givenPencilMarks: ['A'] }, ...Array.from({ length: 9 }, () => ({})).slice(1)];
    await expectRefused(
      addressOf({ size: 9, grid: cells }),
      'A cell has "A" among its candidates, which is no digit.',
    );
  });
});
