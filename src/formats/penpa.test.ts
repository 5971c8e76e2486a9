import { describe, expect, it } from 'vitest';
import { solveByZ3, TWO } from '#engine/jobs/solve.ts';
import { openRuleSolver } from '#engine/worker/ruleSolver.ts';
import { claimPartsOf } from '#logic/claimPart.ts';
import { buildModel, givenValues } from '#puzzle/puzzleType.ts';
import type { Site } from '#puzzle/site.ts';
import { findPuzzleType } from '#puzzles/all.ts';
import { buildPbFormula } from '#reasoning/pbFormula.ts';
import { sampledQuickly } from '../trials.ts';
import addresses from './penpaAddresses.txt?raw';
import { circlesIn, drawnNumbers, penpaAddress, pointsOf, wallsBetween } from './penpaTesting.ts';
import { bring, expectRefused, readingOf } from './testing.ts';

/** From the examples of the solver noqx, each with the type that it is in our words. */
const real = addresses
  .trim()
  .split('\n')
  .map((line) => line.split(' '));
/** A Battleship lacks its fleet. */
const complete = real.filter(([id]) => id !== 'battleship');
/** How many of them are solved on a developer's machine. */
const SOLVED = 8;
const [, masyu = ''] = real.find(([id]) => id === 'masyu') ?? [];

const isListed = ({ at }: Site): boolean => at === 'list';

/** The verdict of our own solver: one solution, several or none. */
function verdictOf({
  type,
  puzzle,
}: Pick<Awaited<ReturnType<typeof readingOf>>, 'type' | 'puzzle'>): string {
  const model = buildModel(type, puzzle);
  const formula = buildPbFormula(model.domains, claimPartsOf(model.claims));
  return solveByZ3(openRuleSolver(model, formula), givenValues(type, puzzle), () => {}, TWO).kind;
}

describe('a published Penpa address', () => {
  it.each(sampledQuickly(complete, SOLVED))(
    'of %s is read, and has one solution',
    async (id = '', address = '') => {
      const found = await bring(address, findPuzzleType(id));
      const reading = found.kind === 'puzzle' ? found.reading : undefined;
      expect(reading?.type.id).toBe(id);
      expect(reading && verdictOf(reading)).toBe('unique');
    },
  );

  it('of a Battleship is read without its fleet, with which it has one solution', async () => {
    const [, address = ''] = real.find(([id]) => id === 'battleship') ?? [];
    const found = await bring(address, findPuzzleType('battleship'));
    const reading = found.kind === 'puzzle' ? found.reading : undefined;
    expect(reading?.leftOut).toEqual(['its fleet, which Penpa does not hold']);
    const { type, puzzle } = reading ?? (await readingOf(address));
    const usual = [4, 3, 2, 1];
    const sites = type.sites?.(puzzle) ?? [];
    const siteClues = puzzle.siteClues.map((clue, index) =>
      sites[index]?.at === 'list'
        ? [usual[sites.slice(0, index).filter(isListed).length] ?? 0]
        : clue,
    );
    expect(verdictOf({ type, puzzle: { ...puzzle, siteClues } })).toBe('unique');
  });

  it('is read from other hosts, in the solver’s mode, with an answer, and bare', async () => {
    const packed = masyu.split('p=')[1] ?? '';
    for (const address of [
      `https://opt-pan.github.io/penpa-edit/#m=solve&p=${packed}`,
      `https://swaroopg92.github.io/penpa-edit/?m=solve&p=${packed}&a=RY7BDQQhDAN7`,
      `https://example.org/copy#m=edit&p=${packed.replaceAll('+', '%2B').replaceAll('=', '%3D')}`,
      `m=edit&p=${packed}`,
    ]) {
      expect((await readingOf(address)).puzzle).toEqual((await readingOf(masyu)).puzzle);
    }
  });
});

describe('the puzzle that a Penpa address is', () => {
  const circles = circlesIn(['o..*', '....', '*..o', '.o..']);
  const board = { width: 4, height: 4 };

  it.each([
    [{ title: 'Masyu' }, 'masyu'],
    [{ title: 'Masyu No. 12' }, 'masyu'],
    [{ title: 'By the sea [Yin-Yang]' }, 'yin-yang'],
    [{ tags: ['yin-yang'] }, 'yin-yang'],
    [{ title: 'Yin-Yang', tags: ['noconflict', 'masyu'] }, 'masyu'],
  ])('is named by %j', async (named, id) => {
    const { type } = await readingOf(
      penpaAddress({ ...board, question: { symbol: circles }, ...named }),
    );
    expect(type.id).toBe(id);
  });

  it('is a Sudoku on a Sudoku’s board, and where its rules say so', async () => {
    const question = {
      number: drawnNumbers(['1...', '....', '....', '...2']),
      lineE: wallsBetween(['aabb', 'aabb', 'ccdd', 'ccdd']),
    };
    const given = { ...board, question, title: 'Windmill' };
    const asked = await bring(penpaAddress(given));
    expect(asked.kind === 'choice' && asked.readings.map(({ type }) => type.id)).toEqual([
      'sudoku',
      'heyawake',
      'suguru',
      'ripple-effect',
      'country-road',
      'shimaguni',
    ]);
    const other = { ...given, rules: 'Normal Sudoku rules do not apply.' };
    expect((await bring(penpaAddress(other))).kind).toBe('choice');
    for (const said of [{ grid: 'sudoku' }, { rules: 'Normal Sudoku rules apply.' }]) {
      expect((await readingOf(penpaAddress({ ...given, ...said }))).type.id).toBe('sudoku');
    }
  });

  it('is what its tag says, and its title may name rules of its own', async () => {
    const question = { symbol: circles };
    const given = { ...board, question, tags: ['masyu'] };
    const { leftOut } = await readingOf(penpaAddress({ ...given, title: 'Liar Masyu' }));
    expect(leftOut).toEqual(['what its title may say of rules of its own']);
    const plain = await readingOf(penpaAddress({ ...given, title: 'Windmill' }));
    expect(plain.leftOut).toEqual([]);
  });

  it.each([
    [['araf'], 'Its author calls it "araf", which is not supported.'],
    [['masyu', 'yin-yang'], 'Its author calls it "masyu, yin-yang", which is not supported.'],
    [['yin-yang', 'latin'], 'Its author calls it "latin", which is not supported.'],
  ])('is refused by its tags %j', async (tags, sentence) => {
    await expectRefused(
      penpaAddress({ ...board, question: { symbol: circles }, tags, title: 'Masyu' }),
      sentence,
    );
  });

  it('is that on the board, or is asked about, where a title says more than a name', async () => {
    const address = penpaAddress({ ...board, question: { symbol: circles }, title: 'Liar Masyu' });
    const asked = await bring(address);
    expect(asked.kind === 'choice' && asked.readings.map(({ type }) => type.id)).toEqual([
      'masyu',
      'galaxies',
      'snake',
      'yin-yang',
    ]);
    const onBoard = await bring(address, findPuzzleType('yin-yang'));
    expect(
      onBoard.kind === 'puzzle' && [
        onBoard.reading.type.id,
        onBoard.others.map(({ type }) => type.id),
      ],
    ).toEqual(['yin-yang', ['masyu', 'galaxies', 'snake']]);
  });

  it('is asked about, too, where it fits one alone', async () => {
    const number = drawnNumbers(['...', '..x', '...'], '2');
    for (const each of Object.values(number)) (each as unknown[])[0] = '1_0';
    const found = await bring(penpaAddress({ width: 3, height: 3, question: { number } }));
    expect(found.kind === 'choice' && found.readings.map(({ type }) => type.id)).toEqual([
      'yajilin',
    ]);
  });

  it('is told where it fits some but for their sizes', async () => {
    const question = {
      number: drawnNumbers(Array.from({ length: 61 }, () => '1'.padEnd(61, '.'))),
    };
    await expectRefused(
      penpaAddress({ width: 61, height: 61, question }),
      /^[A-Z][a-z]+ with width 61 is not here/,
    );
  });

  it('is none where all it draws fits none, and the one on the board says why', async () => {
    const question = { symbol: { ...circles, 28: [1, 'firefly', 1] } };
    const address = penpaAddress({ ...board, question });
    await expectRefused(address, /does not say which puzzle this is/);
    const found = await bring(address, findPuzzleType('masyu'));
    expect(found.kind === 'refused' && found.sentence).toMatch(
      'It draws the symbol "firefly" in row 2, column 3, and does not say what that means in Masyu.',
    );
  });
});

describe('what a Penpa address says besides its clues', () => {
  const question = { symbol: circlesIn(['o..*', '....', '*..o', '.o..']) };
  const address = penpaAddress({
    width: 4,
    height: 4,
    title: 'Jazz, [Masyu]',
    author: 'A & B',
    rules: 'Draw a loop.\n<b>One</b> loop = all.',
    question: { ...question, deletelineE: { '84,85': 1 } },
    answer: { line: { '18,19': 3 } },
  });

  it('is kept: title, author, and rules; the rest is named', async () => {
    const { puzzle, leftOut } = await readingOf(address);
    expect(puzzle.comments).toEqual(['Jazz, [Masyu]', 'By A & B', 'Draw a loop. One loop = all.']);
    expect(leftOut).toEqual([
      'which lines of the grid are rubbed out',
      'what was filled in',
      'what its own rules say beyond those of the puzzle; they are in its comments',
    ]);
  });

  it.each([
    [{ line: { '18,19': 2 } }, /line in row 1, column 1/],
    [{ surface: { '18': 1 } }, /shaded cell in row 1, column 1/],
    [{ number: { '9': ['5', 1, '1'] } }, /number "5" beside the board/],
    [{ polygon: [[18, 19, 27]] }, /polygon in row 1, column 1/],
    [{ thermo: [[18, 19]] }, /thermometer in row 1, column 1/],
    [{ lineE: { '82,83': 98 } }, /cross in row 1, column/],
    [{ wall: { '18,19': 2 } }, /bar in row 1, column 1/],
    [{ number: { '18': ['123', 2, '7'] } }, /list of candidates in row 1, column 1/],
    [{ number: { strange: ['5', 1, '1'] } }, /number "5" beside the board/],
  ])('is refused as no Masyu where it draws %j', async (more, sentence) => {
    const given = { width: 4, height: 4, title: 'Masyu' };
    await expectRefused(penpaAddress({ ...given, question: { ...question, ...more } }), sentence);
  });

  it('is read to its bounds of marks and sides, and not beyond', async () => {
    const surface = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [at, 1]));
    const given = { width: 100, height: 100, title: 'Masyu' };
    await expectRefused(
      penpaAddress({ ...given, question: { surface: surface(20_000) } }),
      /It draws the shaded cell/,
    );
    await expectRefused(
      penpaAddress({ ...given, question: { surface: surface(20_001) } }),
      'It draws 20001 things, at most 20000 are read.',
    );
  });

  it('is nothing where a line lies on the border, or a blank has no circle around it', async () => {
    const { centre, corner } = pointsOf(4, 4);
    const lineE = {
      [`${corner(-1, -1)},${corner(0, -1)}`]: 2,
      [`${corner(3, 2)},${corner(3, 3)}`]: 21,
    };
    const number = { [centre(1, 1)]: [' ', 1, '1'], [centre(2, 1)]: [' ', 6, '1'] };
    const given = { width: 4, height: 4, title: 'Masyu' };
    const { puzzle } = await readingOf(
      penpaAddress({ ...given, question: { ...question, lineE, number } }),
    );
    expect([puzzle.siteClues[5], puzzle.siteClues[6]]).toEqual([undefined, [1]]);
  });

  it('may be an arrow that is drawn around a number', async () => {
    const { centre } = pointsOf(3, 3);
    const { puzzle } = await readingOf(
      penpaAddress({
        width: 3,
        height: 3,
        tags: ['yajilin'],
        question: {
          number: {
            [centre(2, 0)]: ['1', 1, '1'],
            [centre(0, 2)]: ['0', 1, '1'],
            [centre(0, 0)]: ['?', 1, '2'],
          },
          symbol: {
            [centre(2, 0)]: [[0, 0, 1, 0, 0, 0, 0, 0], 'arrow_fouredge_B', 2],
            [centre(0, 2)]: [[0, 0, 0, 0, 0, 1, 0, 0], 'arrow_fouredge_B', 2],
            [centre(1, 1)]: [[0, 0, 0, 0, 0, 0, 0, 0], 'arrow_fouredge_B', 2],
          },
        },
      }),
    );
    // One that is not known, one to the left, none above.
    expect(puzzle.siteClues.flatMap((clue, cell) => (clue ? [[cell, clue[0]]] : []))).toEqual([
      [0, 0],
      [2, 1 + 4 + 2],
      [6, 1],
    ]);
  });

  it('is refused where its board is no rectangle', async () => {
    const { centre } = pointsOf(4, 4);
    const given = { width: 4, height: 4, title: 'Masyu', question };
    await expectRefused(
      penpaAddress({ ...given, without: [centre(0, 0)] }),
      /Some of its cells are left out/,
    );
  });
});
