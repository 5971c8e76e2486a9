import { describe, expect, it } from 'vitest';
import { inReadingOrder } from '#grid/areas.ts';
import { sidesOf } from '#grid/between.ts';
import { rectangle } from '#grid/rectangle.ts';
import { arrowOfClue } from '#puzzle/arrows.ts';
import { readExamples } from '#puzzle/examples.ts';
import { lengthsOf } from '#puzzle/printedLists.ts';
import { PRINTED_BLACK, printedNumber } from '#puzzle/printedNumbers.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import type { Site } from '#puzzle/site.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { findPuzzleType } from '#puzzles/all.ts';
import { SHIP_GIVENS } from './fleet.ts';
import { hasPieces } from './outward.ts';
import { penpaName } from './penpaNames.ts';
import { drawnNumbers, penpaAddress, pointsOf, wallsBetween } from './penpaTesting.ts';
import { PENPA_TYPES } from './penpaTypes.ts';
import { bring, expectRefused } from './testing.ts';

// Draws our own examples as authors draw them in Penpa, to see that each comes back.

/** Room for clues beside the board, in squares. */
const ROOM = 16;
const CIRCLED: ReadonlySet<string> = new Set(['kuromasu', 'hashi', 'nurimisaki']);
const BLACK: ReadonlySet<string> = new Set(['akari', 'shakashaka']);
/** Types whose numbers in cells are those of the solution. */
const FILLED: ReadonlySet<string> = new Set([
  'sudoku',
  'fillomino',
  'skyscrapers',
  'futoshiki',
  'suguru',
  'ripple-effect',
]);
const CORNERED: ReadonlySet<string> = new Set(['slant', 'creek']);
/** Penpa's ends of arrows, in the order of our directions. */
const ARROWS = ['_0', '_3', '_1', '_2'];
const PENPA_SHIPS = [8, 4, 6, 3, 5, 2, 1];

function drawn(type: PuzzleType, puzzle: Puzzle): string {
  const { parameters, givens, siteClues, areas, blackCells } = puzzle;
  const isKakuro = type.id === 'kakuro';
  const w = Number(parameters['width'] ?? parameters['size']);
  const h = Number(parameters['height'] ?? parameters['size']);
  // The squares beside a Kakuro's grid are squares of its board.
  const start = isKakuro ? ROOM + 1 : ROOM;
  const [width, height] = [w + 2 * ROOM + (isKakuro ? 1 : 0), h + 2 * ROOM + (isKakuro ? 1 : 0)];
  const points = pointsOf(width, height);
  const number: Record<number, unknown> = {};
  const numberS: Record<number, unknown> = {};
  const symbol: Record<number, unknown> = {};
  const surface: Record<number, number> = {};
  const lineE: Record<string, number> = {};
  const at = (cell: number) => [start + (cell % w), start + Math.floor(cell / w)] as const;
  const centre = (cell: number): number => points.centre(...at(cell));
  const put = (point: number, text: string | number, mode = '1'): void => {
    number[point] = [text, 1, mode];
  };
  const circle = (point: number, isBlack: boolean, size = 'L'): void => {
    symbol[point] = [isBlack ? 2 : 1, `circle_${size}`, 1];
  };
  givens.forEach((given, cell) => {
    if (given === undefined) return;
    const point = centre(cell);
    const printed = FILLED.has(type.id) ? given : printedNumber(given);
    const text = printed ?? '?';
    if (type.id === 'tents') symbol[point] = [1, 'tents', 1];
    else if (type.id === 'snake') circle(point, given === PRINTED_BLACK);
    else if (type.id === 'yin-yang') circle(point, given === 1, 'M');
    else if (type.id === 'battleship') {
      const form = [...SHIP_GIVENS].find(([, value]) => value === given)?.[0];
      symbol[point] = [PENPA_SHIPS[Number(form)], 'battleship_B', 1];
    } else if (type.id === 'tapa') {
      put(
        point,
        lengthsOf(printed ?? 0)
          .map((length) => length ?? '?')
          .join(''),
        '4',
      );
    } else if (type.id === 'easy-as-abc') put(point, String.fromCharCode(64 + given));
    else if (BLACK.has(type.id)) {
      surface[point] = 4;
      if (text !== '?') put(point, text);
    } else {
      put(point, text);
      if (CIRCLED.has(type.id)) circle(point, false);
    }
  });
  blackCells.forEach((isBlack, cell) => {
    if (isBlack) symbol[centre(cell)] = [1, 'kakuro', 2];
  });
  if (isKakuro) {
    for (let x = 0; x <= w; x += 1) symbol[points.centre(ROOM + x, ROOM)] = [1, 'kakuro', 2];
    for (let y = 0; y <= h; y += 1) symbol[points.centre(ROOM, ROOM + y)] = [1, 'kakuro', 2];
  }
  areas.forEach((area, cell) => {
    const [x, y] = at(cell);
    if (cell % w < w - 1 && areas[cell + 1] !== area)
      lineE[`${points.corner(x, y - 1)},${points.corner(x, y)}`] = 2;
    if (cell + w < areas.length && areas[cell + w] !== area)
      lineE[`${points.corner(x - 1, y)},${points.corner(x, y)}`] = 2;
  });
  const sites = type.sites?.({ parameters, areas, blackCells }) ?? [];
  const order = new Map<Site['at'], number>();
  sites.forEach((site, index) => {
    const place = order.get(site.at) ?? 0;
    order.set(site.at, place + 1);
    const clue = siteClues[index];
    const [first] = clue ?? [];
    if (clue === undefined || first === undefined) return;
    if (site.at === 'margin') {
      clue.toReversed().forEach((each, away) => {
        const far = site.end === 'far';
        const out = far ? (site.axis === 'row' ? w : h) + away : -1 - away;
        const [x, y] = site.axis === 'row' ? [out, site.index] : [site.index, out];
        const text = type.id === 'easy-as-abc' ? String.fromCharCode(64 + each) : each;
        // No blocks are no number, and no line of these has no number at all.
        put(points.centre(start + x, start + y), text);
      });
    } else if (site.at === 'area') put(centre(areas.indexOf(site.area)), first);
    else if (site.at === 'half') {
      const quarter = site.half === 'lower' ? 2 : 1;
      numberS[points.quarter(start + site.x, start + site.y, quarter)] = [String(first), 1];
    } else if (site.at === 'side') {
      const [one = 0, other = 0] = sidesOf(rectangle(w, h))[place]?.cells ?? [];
      const [x, y] = at(one);
      const isLevel = other === one + 1;
      const point = isLevel ? points.right(x, y) : points.below(x, y);
      symbol[point] = [(first === 1 ? [1, 2] : [3, 4])[isLevel ? 0 : 1], 'inequality', 2];
    } else if (CORNERED.has(type.id)) {
      const [x, y] = [place % (w + 1), Math.floor(place / (w + 1))];
      put(points.corner(start + x - 1, start + y - 1), first);
    } else if (type.id === 'galaxies') {
      const [x, y] = [place % (2 * w - 1), Math.floor(place / (2 * w - 1))];
      const kind = (['centre', 'right', 'below', 'corner'] as const)[(x % 2) + 2 * (y % 2)];
      circle(points[kind ?? 'centre'](start + (x >> 1), start + (y >> 1)), false, 'SS');
    } else if (type.id === 'masyu') circle(centre(place), first === 2);
    else if (type.id === 'yajilin') {
      const arrow = arrowOfClue(first);
      const order = ['up', 'down', 'left', 'right'].indexOf(arrow?.direction ?? 'up');
      put(centre(place), arrow === undefined ? '?' : `${arrow.count}${ARROWS[order]}`, '2');
      surface[centre(place)] = 8;
    } else if (site.at !== 'list') {
      put(centre(place), first === 0 && type.id !== 'slitherlink' ? '?' : first);
      if (CIRCLED.has(type.id)) circle(centre(place), false);
    }
  });
  const letters = String.fromCharCode(64 + Number(parameters['letters'] ?? 1));
  const rules = {
    'star-battle': `${Number(parameters['stars'])} stars in each row`,
    'easy-as-abc': `Letters A to ${letters}`,
  }[type.id];
  return penpaAddress({
    width,
    height,
    beside: [ROOM, ROOM, ROOM, ROOM],
    grid: type.id === 'sudoku' ? 'sudoku' : 'square',
    title: penpaName(type.id),
    ...(rules === undefined ? {} : { rules }),
    question: {
      number,
      numberS,
      symbol,
      surface,
      lineE,
      thermo: puzzle.paths.map(({ cells }) => cells.map(centre)),
    },
  });
}

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

describe.each(PENPA_TYPES)('%s in a Penpa drawing', (id) => {
  it('comes back as it was drawn', async () => {
    const type = findPuzzleType(id);
    if (type === undefined) throw new Error(`There is no ${id}`);
    const examples = readExamples(type).filter(({ puzzle }) => isPlain(puzzle));
    expect(examples.length).toBeGreaterThan(0);
    for (const { puzzle } of examples) {
      const found = await bring(drawn(type, puzzle));
      const back = found.kind === 'puzzle' ? held(found.reading) : found;
      expect(back).toBe(held({ type, puzzle }));
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
