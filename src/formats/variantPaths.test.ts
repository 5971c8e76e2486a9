import LZString from 'lz-string';
import { describe, expect, it } from 'vitest';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { expectRefused, readingOf } from './testing.ts';
import { writeForms } from './write.ts';

const addressOf = (puzzle: object): string =>
  `https://www.f-puzzles.com/?load=${LZString.compressToBase64(JSON.stringify(puzzle))}`;

describe('lines and dots in an f-puzzles address', () => {
  const plain = {
    size: 9,
    grid: Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({}))),
  };
  const lines = [['R1C1', 'R2C2', 'R2C3']];

  it('are drawn paths, and are taken out again as they came', async () => {
    const drawn = {
      ...plain,
      thermometer: [{ lines }],
      arrow: [{ cells: ['R1C1'], lines }],
      whispers: [{ lines }],
      renban: [{ lines }],
      palindrome: [{ lines }],
      doublearrow: [{ lines }],
      betweenline: [{ lines }],
      regionsumline: [{ lines }],
      zipperline: [{ lines }],
      entropicline: [{ lines }],
      modularline: [{ lines }],
      difference: [{ cells: ['R4C4', 'R4C5'] }],
      ratio: [{ cells: ['R4C5', 'R4C6'] }],
      xv: [
        { cells: ['R5C5', 'R5C6'], value: 'X' },
        { cells: ['R6C5', 'R6C6'], value: 'V' },
      ],
    };
    const { type, puzzle } = await readingOf(addressOf(drawn));
    expect(puzzle.houseRules).toEqual([]);
    const kinds = [
      'thermometer',
      'arrow',
      'whisper',
      'renban',
      'palindrome',
      'double-arrow',
      'between',
      'region-sum',
      'zipper',
      'entropic',
      'modular',
    ];
    expect(puzzle.paths).toEqual([
      ...kinds.map((kind) => ({ kind, cells: [0, 10, 11] })),
      { kind: 'white-dot', cells: [30, 31] },
      { kind: 'black-dot', cells: [31, 32] },
      { kind: 'x', cells: [40, 41] },
      { kind: 'v', cells: [49, 50] },
    ]);
    const [address] = writeForms(type, puzzle).filter(({ name }) => name.startsWith('f-puzzles'));
    const back = await readingOf(address?.taken.ok === true ? address.taken.value.text : '');
    expect(back.puzzle).toEqual(puzzle);
  });

  it('are pill arrows where the circle has two cells, read from the left', async () => {
    const arrow = [{ cells: ['R3C2', 'R3C1'], lines: [['R3C2', 'R3C3', 'R3C4']] }];
    const { type, puzzle } = await readingOf(addressOf({ ...plain, arrow }));
    expect(puzzle.paths).toEqual([{ kind: 'pill-arrow', cells: [18, 19, 20, 21] }]);
    const [address] = writeForms(type, puzzle).filter(({ name }) => name.startsWith('f-puzzles'));
    const back = await readingOf(address?.taken.ok === true ? address.taken.value.text : '');
    expect(back.puzzle.paths).toEqual(puzzle.paths);

    const upwards: Puzzle = { ...puzzle, paths: [{ kind: 'pill-arrow', cells: [19, 18, 9] }] };
    const [refused] = writeForms(type, upwards).filter(({ name }) => name.startsWith('f-puzzles'));
    expect(refused?.taken).toMatchObject({
      problem: {
        reason: 'reads pills from the left or from above, and one here is read the other way',
      },
    });
  });

  it('may all be given: pairs without a sign have a rule of their own', async () => {
    const xv = [{ cells: ['R5C5', 'R5C6'], value: 'X' }];
    const drawn = { ...plain, xv, ratio: [{ cells: ['R1C1', 'R1C2'] }], negative: ['xv', 'ratio'] };
    const { type, puzzle } = await readingOf(addressOf(drawn));
    expect(puzzle.houseRules.map(({ text }) => text)).toEqual([
      'neighbours without a sign never add up to 10 or 5',
      'of neighbours without a dot none is twice the other',
    ]);
    const [address] = writeForms(type, puzzle).filter(({ name }) => name.startsWith('f-puzzles'));
    const back = await readingOf(address?.taken.ok === true ? address.taken.value.text : '');
    expect(back.puzzle.houseRules.map(({ text }) => text)).toEqual(
      puzzle.houseRules.map(({ text }) => text),
    );
  });

  it('say what else they are where nothing is drawn for it: other differences, steps over cells', async () => {
    const { puzzle } = await readingOf(
      addressOf({
        ...plain,
        difference: [{ cells: ['R4C4', 'R4C5'], value: '3' }],
        thermometer: [{ lines: [['R1C1', 'R1C3']] }],
      }),
    );
    expect(puzzle.paths).toEqual([]);
    expect(puzzle.houseRules.map(({ text }) => text)).toEqual([
      '(or (= V30 (+ V31 3)) (= V31 (+ V30 3)))',
      '(> V2 V0)',
    ]);
  });

  it.each([
    [
      { arrow: [{ cells: ['R1C1', 'R1C2', 'R1C3'], lines: [['R1C3', 'R1C4']] }] },
      'It has arrows from circles of three cells or more, which are not held here.',
    ],
    [
      { whispers: [{ lines, value: '4' }] },
      'It has whisper lines with a difference of 4; on this board it is 5 here.',
    ],
    [
      { renban: [{ lines: [['R1C1', 'R1C3']] }] },
      'One of its rules called "renban" cannot be read.',
    ],
  ])('are refused by what is not held: %j', async (more, sentence) => {
    await expectRefused(addressOf({ ...plain, ...more }), sentence);
  });
});
