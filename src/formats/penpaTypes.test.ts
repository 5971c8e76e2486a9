import { describe, expect, it } from 'vitest';
import { inReadingOrder } from '#grid/areas.ts';
import { readExamples } from '#puzzle/examples.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { findPuzzleType } from '#puzzles/all.ts';
import { hasPieces } from './outward.ts';
import { drawn } from './penpaDrawnTesting.ts';
import { penpaName } from './penpaNames.ts';
import { drawnNumbers, penpaAddress, pointsOf, wallsBetween } from './penpaTesting.ts';
import { PENPA_TYPES } from './penpaTypes.ts';
import { bring, expectRefused } from './testing.ts';

// Draws our own examples as authors draw them in Penpa, to see that each comes back.

/** What Penpa's drawings hold of a puzzle. */
const held = ({ type, puzzle }: { readonly type: PuzzleType; readonly puzzle: Puzzle }): string => {
  const sites = type.sites?.(puzzle) ?? [];
  return writePuzzle(type, {
    ...puzzle,
    comments: [],
    siteClues: puzzle.siteClues.map((clue, at) => (sites[at]?.at === 'list' ? undefined : clue)),
  });
};

/** Whether walls tell its regions, which need to be in one piece each, and nothing else is to be drawn. */
const isPlain = ({ parameters, areas, paths, houseRules }: Puzzle): boolean =>
  paths.every(({ kind }) => kind === 'thermometer') &&
  houseRules.length === 0 &&
  !hasPieces(
    Number(parameters['width'] ?? parameters['size']),
    Number(parameters['height'] ?? parameters['size']),
    inReadingOrder(areas),
  );

/** Types of which a drawing may leave an option open. */
const HALF_SAID: ReadonlySet<string> = new Set(['aquarium']);
/** The option's line, which says nothing where the drawing does not leave it open. */
const SAYS_NOTHING: Readonly<Record<string, RegExp>> = { aquarium: /^#option .*\n/ };

describe.each(PENPA_TYPES)('%s in a Penpa drawing', (id) => {
  it('is called what it is called elsewhere', () => {
    expect(penpaName(id)).toBe(findPuzzleType(id)?.name);
  });

  it('comes back as it was drawn, or as one of two that it may be', async () => {
    const type = findPuzzleType(id);
    if (type === undefined) throw new Error(`There is no ${id}`);
    const examples = readExamples(type).filter(({ puzzle }) => isPlain(puzzle));
    expect(examples.length).toBeGreaterThan(0);
    for (const { puzzle } of examples) {
      const found = await bring(drawn(type, puzzle));
      const backs =
        found.kind === 'puzzle' ? [found.reading] : found.kind === 'choice' ? found.readings : [];
      const isOpen = found.kind === 'choice' && HALF_SAID.has(id);
      const wanted = held({ type, puzzle });
      expect(backs.map(held)).toContain(
        isOpen ? wanted : wanted.replace(SAYS_NOTHING[id] ?? '', ''),
      );
      expect(new Set(backs.map(held)).size).toBe(isOpen ? 2 : 1);
    }
  });
});

it.each([
  [['c.a', '...', 'a.c'], [2, 1, 1, 2], ['its letters, which are numbers here']],
  [['3.1', '...', '1.3'], [3, 1, 1, 3], []],
])('a Numberlink of Penpa may have letters: %j', async (rows, numbers, leftOut) => {
  const number = drawnNumbers(rows);
  const found = await bring(
    penpaAddress({ width: 3, height: 3, title: 'Numberlink', question: { number } }),
  );
  const reading = found.kind === 'puzzle' ? found.reading : undefined;
  expect(reading?.puzzle.siteClues.flatMap((clue) => clue ?? [])).toEqual(numbers);
  expect(reading?.leftOut).toEqual(leftOut);
});

describe('a Penpa drawing that lacks something', () => {
  const wide = { width: 6, height: 6, beside: [1, 1, 1, 1] as const };
  const { centre } = pointsOf(6, 6);
  const beside = (...texts: readonly string[]) => ({
    number: Object.fromEntries(texts.map((text, at) => [centre(1 + at, 0), [text, 1, '1']])),
  });
  const wall = { lineE: wallsBetween(['aab', 'abb', 'aab']) };

  it.each([
    ['Star Battle', { width: 3, height: 3 }, wall, /does not say how many stars/],
    ['Star Battle', { width: 3, height: 2 }, wall, /does not say how many stars/],
    ['Easy as ABC', wide, beside('A'), /does not say which letters there are/],
    ['Easy as ABC', { ...wide, width: 7 }, beside('A'), /Easy as ABC is 5 by 4; only boards/],
    ['Skyscrapers', { ...wide, width: 7 }, beside('2'), /Skyscrapers is 5 by 4; only boards/],
    ['Futoshiki', { width: 5, height: 4 }, wall, /Futoshiki is 5 by 4; only boards/],
    ['Sudoku', { width: 17, height: 17 }, wall, /Sudoku is 17 by 17; only boards .* at most 16/],
    ['Nonogram', wide, { surface: { [centre(1, 1)]: 1 } }, /no numbers above its columns/],
    ['Kakuro', { width: 4, height: 4 }, wall, /first row and column are not all black/],
    [
      'Kakuro',
      { width: 3, height: 3 },
      { symbol: Object.fromEntries([16, 17, 18].map((point) => [point, [1, 'kakuro', 2]])) },
      /first row and column are not all black/,
    ],
    [
      'Heyawake',
      { width: 3, height: 3 },
      { ...wall, number: { 16: ['1', 1, '1'], 17: ['2', 1, '1'] } },
      /draws the number "2" in row 1, column 2/,
    ],
    [
      'Galaxies',
      { width: 3, height: 3 },
      { symbol: { 16: [1, 'circle_SS', 2], 81: [1, 'circle_SS', 2] } },
      /symbol "circle_SS" in row 3, column 3/,
    ],
    [
      'Masyu',
      { width: 3, height: 3 },
      { symbol: { 16: [1, 'circle_L', 1] }, number: { 16: [' ', 7, '1'] }, surface: { 17: 0 } },
      /draws the symbol "circle_L" in row 1, column 1/,
    ],
    ['Mosaic', { width: 3, height: 3 }, { number: { 16: ['10', 1, '1'] } }, /0 to 9 wanted/],
    ['Thermometers', wide, beside('2'), /draws no thermometers/],
    ['Slant', { width: 3, height: 3 }, { number: { 65: ['7', 1, '1'] } }, /0 to 4 wanted/],
  ])('is refused as %s on %j', async (title, size, question, sentence) => {
    await expectRefused(penpaAddress({ ...size, title, question }), sentence);
  });

  it.each([
    [{ rules: 'Place A–C in each row.' }, 3],
    [{ rules: 'Use A to D.' }, 4],
    [{ rules: 'Letters: ABC' }, 3],
    [{ question: beside('A', 'B', '', 'A-B') }, 2],
  ])('has as many letters as are said: %j', async (said, letters) => {
    const found = await bring(
      penpaAddress({ ...wide, title: 'ABC End View', question: beside('A', 'B'), ...said }),
    );
    const reading = found.kind === 'puzzle' ? found.reading : undefined;
    expect(reading?.puzzle.parameters['letters']).toBe(letters);
  });

  const canvas = ['.......', ...Array.from({ length: 5 }, () => '.abcde.'), '.......'];
  const columns = { lineE: wallsBetween(canvas) };
  const corner = pointsOf(7, 7).centre(6, 0);

  it.each([
    [{ rules: 'Two stars in each row.' }, 2],
    [{ title: 'Star Battle (3★)' }, 3],
    [{ question: { ...columns, number: { [corner]: ['1', 1, '1'] } } }, 1],
    [{ question: { ...columns, number: { [corner]: ['2★', 1, '1'] } } }, 2],
  ])('has as many stars as are said: %j', async (said, stars) => {
    const given = { ...wide, width: 7, height: 7, title: 'Star Battle', question: columns };
    const found = await bring(penpaAddress({ ...given, ...said }));
    const reading = found.kind === 'puzzle' ? found.reading : undefined;
    expect(reading?.puzzle.parameters).toEqual({ size: 5, stars });
    expect(reading?.puzzle.areas.slice(0, 6)).toEqual([0, 1, 2, 3, 4, 0]);
  });
});
