import fc from 'fast-check';
import LZString from 'lz-string';
import { describe, expect, it } from 'vitest';
import { cellsByArea } from '#grid/areas.ts';
import { takesNumber } from '#puzzle/site.ts';
import type { Clue } from '#puzzle/site.ts';
import { clueOfTarget, targetOfClue } from '#puzzle/target.ts';
import type { Target } from '#puzzle/target.ts';
import { printedValue } from '#puzzle/printedNumbers.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { boardRules } from '#puzzle/ruleTerms.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { findPuzzleType, puzzleTypes } from '#puzzles/all.ts';
import { arbitraryPuzzle, readRules } from '#puzzles/arbitrary.ts';
import { someTypes } from '#puzzles/testing.ts';
import { trials } from '../trials.ts';
import { unpackLz } from './lz.ts';
import { readNumbers16, writeNumbers16 } from './number16.ts';
import ids from './tathamIds.txt?raw';
import { asFPuzzlesReads, bring } from './testing.ts';
import { writeForms } from './write.ts';

/** Clues of the areas that a puzzle is given, where a foreign form wants each of them. */
function areaCluesOf(
  type: PuzzleType,
  areas: readonly number[],
  clues: readonly Clue[],
): readonly Clue[] | undefined {
  switch (type.id) {
    case 'killer-sudoku':
      return [...new Set(areas)].map((area) => clues[area] ?? [area + 1]);
    case 'kenken':
      return cellsByArea(areas).map(({ length }, area) => {
        const { total, operation = 'sum' } = targetOfClue(clues[area]?.[0] ?? clueOfTarget(SOME));
        return [clueOfTarget({ total, operation: length === 1 ? undefined : operation })];
      });
    default:
      return undefined;
  }
}

/** Of a cage without a clue. */
const SOME: Target = { total: 7, operation: 'difference' };

/** A board that is one wider than it is high, with a number in each cell. */
function wholeSet(type: PuzzleType, { parameters }: Puzzle): Puzzle {
  const height = Math.min(10, Number(parameters['height']));
  const empty = emptyPuzzle(type, { ...parameters, width: height + 1, height });
  return { ...empty, siteClues: empty.siteClues.map((_, cell) => [cell % height]) };
}

/** The puzzle without what no foreign form can hold; `bare` removes house rules as well. */
function holdable(type: PuzzleType, puzzle: Puzzle, bare: boolean): Puzzle {
  if (type.id === 'dominosa' && bare) return wholeSet(type, puzzle);
  const isSums = type.id === 'off-by-one-sums';
  const parameters = isSums ? { ...puzzle.parameters, exact: true } : puzzle.parameters;
  const clues = (type.sites?.({ ...puzzle, parameters }) ?? []).map((site, index) => {
    const clue = puzzle.siteClues[index];
    switch (type.id) {
      case 'paint-by-numbers':
        return (clue ?? []).filter((length) => length > 0).length === 0
          ? [0]
          : (clue ?? []).filter((length) => length > 0);
      case 'off-by-one-sums':
        return clue?.every((sum) => takesNumber(site.slot, sum)) === true && clue.length > 0
          ? clue
          : undefined;
      case 'battleship':
        return site.at !== 'list'
          ? clue
          : (site.ship ?? 0) <= 5
            ? site.ship === 5
              ? [2]
              : (clue ?? [1]).map((ships) => ships % 9)
            : undefined;
      case 'hashi':
        // Bridges wants the number of every island.
        return bare ? clue?.map((number) => Math.max(1, number)) : clue;
      default:
        return clue;
    }
  });
  const width = Number(parameters['width'] ?? parameters['size']);
  // A row of a KenKen or of Magnets is pairs, and a single cell at the end of an odd one.
  const pairs = Math.ceil(width / 2);
  // Readers number connected components, so disconnected pieces are separate regions.
  const areas = puzzle.areas.map((_, cell) => {
    const row = Math.floor(cell / width);
    return ['kenken', 'magnets'].includes(type.id)
      ? row * pairs + Math.floor((cell % width) / 2)
      : row;
  });
  return {
    ...puzzle,
    comments: bare ? [] : ['A title'],
    parameters,
    // Singles wants a number in every cell.
    ...(type.id === 'hitori' && bare
      ? { givens: puzzle.givens.map((given) => given ?? printedValue(1)) }
      : {}),
    siteClues:
      type.id === 'tents' && bare
        ? clues.map((clue) => clue ?? [0])
        : // Numbers that add up to the number of cells.
          type.id === 'shikaku' && bare
          ? clues.map(() => [1])
          : (areaCluesOf(type, areas, clues) ?? clues),
    areas: type.drawnAreas?.(parameters)?.named === false ? areas : puzzle.areas,
    // Terms come back as what f-puzzles draws for them.
    houseRules: bare ? [] : puzzle.houseRules.filter(({ form }) => form === 'line'),
    // They come back kind by kind. Of clones, numbers that tell none apart are lost; they have tests of their own.
    paths: bare
      ? []
      : asFPuzzlesReads(
          puzzle.paths.filter(({ kind }) => kind !== 'clone'),
          width,
        ),
  };
}

describe.each(someTypes(puzzleTypes).map((type) => [type.id, type] as const))('%s', (_, type) => {
  it('is the same when it was taken out and comes back', async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(arbitraryPuzzle(type), fc.boolean(), async (any, bare) => {
        const puzzle = holdable(type, any, bare);
        for (const { name, taken } of writeForms(type, puzzle)) {
          if (!taken.ok) continue;
          seen.add(name);
          const found = await bring(taken.value.text, type);
          const back = found.kind === 'puzzle' ? found.reading : undefined;
          expect([name, found.kind, back?.type.id]).toEqual([name, 'puzzle', type.id]);
          const whole = taken.value.leftOut.length === 0 ? puzzle : { ...puzzle, comments: [] };
          expect(back && writePuzzle(type, back.puzzle)).toBe(writePuzzle(type, whole));
        }
      }),
      { numRuns: trials(300) },
    );
    expect(seen.size).toBe(writeForms(type, holdable(type, emptyOf(type), true)).length);
  });
});

const emptyOf = (type: PuzzleType): Puzzle => fc.sample(arbitraryPuzzle(type), 1)[0] as Puzzle;

it('a Sudoku’s whole-board rules come back from an f-puzzles address', async () => {
  const sudoku = findPuzzleType('sudoku');
  if (sudoku === undefined) throw new Error('There is no Sudoku');
  const puzzle = fc.sample(arbitraryPuzzle(sudoku), 1)[0] as Puzzle;
  const parameters = { size: 9 };
  const values = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const grid = sudoku.grid(parameters);
  const terms = boardRules(grid, values).map(({ term }) => term);
  const given: Puzzle = {
    ...puzzle,
    comments: [],
    parameters,
    givens: grid.centres.map(() => undefined),
    paths: [],
    houseRules: readRules(terms, 81, values),
  };
  const address = writeForms(sudoku, given).find(({ name }) => name.startsWith('f-puzzles'))?.taken;
  const found = await bring(address?.ok === true ? address.value.text : '');
  expect(
    found.kind === 'puzzle' && found.reading.puzzle.houseRules.map(({ text }) => text).toSorted(),
  ).toEqual(terms.toSorted());
});

it('numbers of 16 are read as they were written', () => {
  const number = fc.oneof(
    fc.constant(undefined),
    fc.constant('?' as const),
    fc.nat(4095),
    fc.nat(20),
  );
  fc.assert(
    fc.property(fc.array(number, { maxLength: 100 }), (numbers) => {
      const read = readNumbers16(writeNumbers16(numbers), numbers.length, 'cells');
      expect(read).toEqual({ ok: true, value: { numbers, rest: '' } });
    }),
  );
});

it('what lz-string packs is unpacked as it does that itself', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.string({ unit: fc.constantFrom('a', 'b', '"', '{'), maxLength: 2000 }),
      ),
      (text) => {
        expect(unpackLz(LZString.compressToBase64(text), 10_000)).toBe(text);
      },
    ),
  );
  expect(unpackLz(LZString.compressToBase64('a'.repeat(10_001)), 10_000)).toBeUndefined();
});

/** Texts of every form, to be damaged. */
const SEEDS = [
  ...ids.trim().split('\n'),
  'https://puzz.link/p?nonogram/6/6/12g1111h11112j12g11g21j11g3h',
  'https://puzz.link/p?battleship/6/6/g12h2g30g3gk0r3w//c',
  'https://puzz.link/p?battleship/7/7/tzzo/4/71vo/11g/21o/12o',
  'https://puzz.link/p?suguru/5/5/cih47bs73m3g5p1g2g',
  'https://puzz.link/p?starbattle/6/6/1/4ilbhgdnmhou',
  'https://puzz.link/p?japanesesums/4/4/3/3gh21hh6gj',
  'https://puzz.link/p?kakuro/5/5/48la0.na0lh3l0Bn.0cl.c4a3',
  'Light Up:7x7:b1f2iB2g1Bi2fBb',
  'Singles:4x4de:1114142333214213',
  'https://puzz.link/p?hitori/4/4/1114142333214213',
  'https://puzz.link/p?nurikabe/7/7/1s5zm.i3g2',
  'https://puzz.link/p?heyawake/6/6/aa66aapv0fu0g2i3k',
  'Keen:5:a4_8aa__a__a__a__aba,a8d2m60m5s2d2a5s1s2d2a5m15',
  'pzprv3/nonogram/2/2/. . 1 1 /. 1 # . /. 1 . # /',
  `https://f-puzzles.com/?load=${LZString.compressToBase64('{"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"odd":[{"cell":"R1C1"}]}')}`,
  `https://sudokupad.app/scl${LZString.compressToBase64("{ce:[[,{v:5},],[,,,],[,,,],[,,,]],ca:[{v:'title: x'}]}")}`,
  'title "x"\nwidth 5\nheight 5\nrows\n1\n\n1\n1\n1\ncolumns\n1\n1\n1\n1\n1\n',
  '<puzzleset><puzzle type="grid"><clues type="columns"><line><count>1</count></line></clues><clues type="rows"><line/></clues></puzzle></puzzleset>',
  '<opensudoku><game data="000"/></opensudoku>',
  '[Puzzle]\n1...\n....\n....\n....\n[State]\n',
  '|1 .|. .|\n|. .|. .|\n+---+---+\n|1 .|. .|\n|. .|. .|\n',
];

it('whatever is brought, it is a puzzle or a sentence, and never an exception', async () => {
  const damaged = fc
    .record({
      text: fc.constantFrom(...SEEDS),
      at: fc.nat(300),
      length: fc.nat(30),
      piece: fc.oneof(
        fc.string({ unit: 'binary', maxLength: 6 }),
        fc.constantFrom(
          '999',
          '99999999',
          'z'.repeat(400),
          '%',
          '\\',
          '<',
          '{',
          '/',
          '',
          '{"grid":',
          '\n'.repeat(50),
        ),
      ),
    })
    .map(({ text, at, length, piece }) => {
      const from = at % text.length;
      return text.slice(0, from) + piece + text.slice(from + length);
    });
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(damaged, fc.string({ unit: 'binary', maxLength: 200 })),
      async (text) => {
        const found = await bring(text);
        const sentence = found.kind === 'refused' ? found.sentence : 'None.';
        expect(sentence).toMatch(/\S.*[.…]$/su);
      },
    ),
    { numRuns: trials(20_000) },
  );
});

it('long texts of every likeness end at once', async () => {
  const long = 200_000;
  for (const text of [
    `https://puzz.link/p?nonogram/200/200/${'z'.repeat(long)}`,
    `https://puzz.link/p?suguru/200/200/${'0'.repeat(long)}`,
    `https://f-puzzles.com/?load=${'A'.repeat(long)}`,
    `https://sudokupad.app/scl${'N4Ig'.repeat(long / 4)}`,
    `3x3:${'a'.repeat(50_000)}`,
    `30x30:${'z'.repeat(50_000)}`,
    `Light Up:200x200:${'z'.repeat(50_000)}`,
    `Keen:9:${'a999'.repeat(12_000)},a1`,
    '{"grid":'.repeat(long / 8),
    '<a '.repeat(long / 3),
    '<a>'.repeat(long / 3),
    `<puzzle>${'<count>&amp;'.repeat(long / 12)}`,
    '.'.repeat(long),
    '-'.repeat(long),
    '0 '.repeat(long / 2),
    `${' '.repeat(long)}x`,
    `${'---|'.repeat(long / 4)}x`,
    `rows\ncolumns\n${'1,'.repeat(long / 2)}`,
    `rows\n${'1\n'.repeat(long / 2)}columns\n`,
    `${'000000010400000000020000000000050407008000300001090000300400200050100000000806000\n'.repeat(10_000)}`,
    'x'.repeat(2_000_000),
  ]) {
    const found = await bring(text);
    expect(['refused', 'strange', 'list', 'puzzle']).toContain(found.kind);
  }
});
