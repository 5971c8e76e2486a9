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

    const backwards = [{ cells: ['R3C2', 'R3C3'], lines: [['R3C2', 'R3C1', 'R4C1']] }];
    const left = await readingOf(addressOf({ ...plain, arrow: backwards }));
    expect(left.puzzle.paths).toEqual([{ kind: 'pill-arrow', cells: [19, 20, 18, 27] }]);
    const [again] = writeForms(type, left.puzzle).filter(({ name }) =>
      name.startsWith('f-puzzles'),
    );
    const leftBack = await readingOf(again?.taken.ok === true ? again.taken.value.text : '');
    expect(leftBack.puzzle).toEqual(left.puzzle);

    const upwards: Puzzle = { ...puzzle, paths: [{ kind: 'pill-arrow', cells: [19, 18, 9] }] };
    const [refused] = writeForms(type, upwards).filter(({ name }) => name.startsWith('f-puzzles'));
    expect(refused?.taken).toMatchObject({
      problem: {
        reason: 'reads pills from the left or from above, and one here is read the other way',
      },
    });
  });

  it('may have numbers, in the grid and beside it', async () => {
    const drawn = {
      ...plain,
      slowthermometer: [{ lines }],
      whispers: [{ lines, value: '4' }],
      difference: [{ cells: ['R4C4', 'R4C5'], value: '3' }],
      ratio: [{ cells: ['R4C5', 'R4C6'], value: '3' }],
      littlekillersum: [
        { cell: 'R0C8', cells: ['R1C7', 'R2C6'], direction: 'DL', value: '31' },
        { cell: 'R10C1', direction: 'UR', value: '20' },
      ],
      sandwichsum: [{ cell: 'R3C0', value: '0' }],
      xsum: [{ cell: 'R0C3', value: '17' }],
      skyscraper: [{ cell: 'R3C10', value: '4' }],
      quadruple: [{ cells: ['R1C1', 'R1C2', 'R2C1', 'R2C2'], values: [1, 2, 2] }],
      killercage: [{ cells: ['R9C1', 'R8C1'], value: '11' }, { cells: ['R9C5', 'R9C6'] }],
      extraregion: [{ cells: Array.from({ length: 9 }, (_, at) => `R${at + 1}C${9 - at}`) }],
      odd: [{ cell: 'R5C5' }],
      even: [{ cell: 'R6C6' }],
      maximum: [{ cell: 'R7C7' }],
      minimum: [{ cell: 'R7C8' }],
      columnindexer: [{ cells: ['R1C1', 'R2C1'] }],
      rowindexer: [{ cells: ['R1C2'] }],
    };
    const { type, puzzle } = await readingOf(addressOf(drawn));
    expect(puzzle.houseRules).toEqual([]);
    expect(puzzle.paths).toEqual([
      { kind: 'slow-thermometer', cells: [0, 10, 11] },
      { kind: 'whisper', cells: [0, 10, 11], numbers: [4] },
      { kind: 'white-dot', cells: [30, 31], numbers: [3] },
      { kind: 'black-dot', cells: [31, 32], numbers: [3] },
      { kind: 'little-killer', cells: [6, 14, 22, 30, 38, 46, 54], numbers: [31] },
      { kind: 'little-killer', cells: [73, 65, 57, 49, 41, 33, 25, 17], numbers: [20] },
      { kind: 'sandwich', cells: [18, 19, 20, 21, 22, 23, 24, 25, 26], numbers: [0] },
      { kind: 'x-sum', cells: [2, 11, 20, 29, 38, 47, 56, 65, 74], numbers: [17] },
      { kind: 'skyscraper', cells: [26, 25, 24, 23, 22, 21, 20, 19, 18], numbers: [4] },
      { kind: 'quadruple', cells: [0, 1, 9, 10], numbers: [1, 2, 2] },
      { kind: 'cage', cells: [63, 72], numbers: [11] },
      { kind: 'cage', cells: [76, 77] },
      { kind: 'extra-region', cells: [8, 16, 24, 32, 40, 48, 56, 64, 72] },
      { kind: 'odd', cells: [40] },
      { kind: 'even', cells: [50] },
      { kind: 'maximum', cells: [60] },
      { kind: 'minimum', cells: [61] },
      { kind: 'column-indexer', cells: [0] },
      { kind: 'column-indexer', cells: [9] },
      { kind: 'row-indexer', cells: [1] },
    ]);
    const [address] = writeForms(type, puzzle).filter(({ name }) => name.startsWith('f-puzzles'));
    const back = await readingOf(address?.taken.ok === true ? address.taken.value.text : '');
    expect(back.puzzle).toEqual(puzzle);
  });

  it('are a cage of one cell where a diagonal has no more', async () => {
    const { puzzle } = await readingOf(
      addressOf({ ...plain, littlekillersum: [{ cell: 'R0C2', direction: 'DL', value: '6' }] }),
    );
    expect(puzzle.paths).toEqual([{ kind: 'cage', cells: [0], numbers: [6] }]);
  });

  it('are clones, numbered where those of one shape are not all alike, and go back', async () => {
    const clone = [
      { cells: ['R1C2', 'R1C1'], cloneCells: ['R5C5', 'R5C4'] },
      { cells: ['R1C1', 'R1C2'], cloneCells: ['R2C4', 'R2C5'] },
      { cells: ['R7C1', 'R7C2'], cloneCells: ['R8C4', 'R8C5'] },
      { cells: ['R1C9', 'R2C9'], cloneCells: ['R3C8', 'R4C8'] },
    ];
    const { type, puzzle } = await readingOf(addressOf({ ...plain, clone }));
    expect(puzzle.houseRules).toEqual([]);
    expect(puzzle.paths).toEqual([
      { kind: 'clone', cells: [0, 1], numbers: [1] },
      { kind: 'clone', cells: [39, 40], numbers: [1] },
      { kind: 'clone', cells: [12, 13], numbers: [1] },
      { kind: 'clone', cells: [54, 55], numbers: [2] },
      { kind: 'clone', cells: [66, 67], numbers: [2] },
      { kind: 'clone', cells: [8, 17] },
      { kind: 'clone', cells: [25, 34] },
    ]);
    const writing = (own: typeof puzzle) =>
      writeForms(type, own).find(({ name }) => name.startsWith('f-puzzles'))?.taken;
    const taken = writing(puzzle);
    const back = await readingOf(taken?.ok === true ? taken.value.text : '');
    expect(back.puzzle).toEqual(puzzle);
    const alone = writing({ ...puzzle, paths: puzzle.paths.slice(0, -1) });
    expect(alone?.ok === false && alone.problem.reason).toBe('has no clone that is like no other');
  });

  it('copy cells, and part the positions of boxes, by rules of the board', async () => {
    const { type, puzzle } = await readingOf(
      addressOf({
        ...plain,
        clone: [{ cells: ['R1C1', 'R1C2'], cloneCells: ['R5C4', 'R6C4'] }],
        disjointgroups: true,
      }),
    );
    expect(puzzle.houseRules.map(({ text }) => text)).toEqual([
      '(= V0 V39)',
      '(= V1 V48)',
      'in each disjoint group all numbers differ',
    ]);
    expect(type.id).toBe('sudoku');
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

  it('say what else they are where nothing is drawn for it: steps over cells', async () => {
    const { puzzle } = await readingOf(
      addressOf({
        ...plain,
        thermometer: [{ lines: [['R1C1', 'R1C3']] }],
      }),
    );
    expect(puzzle.paths).toEqual([]);
    expect(puzzle.houseRules.map(({ text }) => text)).toEqual(['(> V2 V0)']);
  });

  it.each([
    [
      { arrow: [{ cells: ['R1C1', 'R1C2', 'R1C3'], lines: [['R1C3', 'R1C4']] }] },
      'It has arrows from circles of three cells or more, which are not held here.',
    ],
    [
      { whispers: [{ lines, value: 'A' }] },
      'It has whisper lines with "A", which is not held here.',
    ],
    [
      { littlekillersum: [{ cell: 'R0C1', direction: 'DR', value: '1000' }] },
      'It has little killers with "1000", which is not held here.',
    ],
    [
      { negative: ['ratio'], ratio: [{ cells: ['R1C1', 'R1C2'], value: '3' }] },
      'All of its black dots are given, and some have a number: what two numbers without one may not be is not said; that cannot be read.',
    ],
    [
      { quadruple: [{ cells: ['R1C1', 'R1C2', 'R2C1', 'R2C2'], values: [0] }] },
      'It has quadruples with "0", which is not held here.',
    ],
    [
      { sandwichsum: [{ cell: 'R3C3', value: '9' }] },
      'One of its rules called "sandwichsum" cannot be read.',
    ],
    [
      { renban: [{ lines: [['R1C1', 'R1C3']] }] },
      'One of its rules called "renban" cannot be read.',
    ],
  ])('are refused by what is not held: %j', async (more, sentence) => {
    await expectRefused(addressOf({ ...plain, ...more }), sentence);
  });
});
