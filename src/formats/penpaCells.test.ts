import { describe, expect, it } from 'vitest';
import { drawnNumbers, penpaAddress, pointsOf, wallsBetween } from './penpaTesting.ts';
import { bring, expectRefused, readingOf, textOf } from './testing.ts';

/** The text of the puzzle of a text, without its title. */
const untitled = async (address: string): Promise<string> =>
  (await textOf(address))[1].replace(/^#(?!option).*\n/, '');

describe('a Penpa drawing of a path of numbers', () => {
  const number = drawnNumbers(['1..', '...', '..8']);
  const { centre } = pointsOf(3, 3);
  const board = { width: 3, height: 3, without: [centre(1, 1)], question: { number } };

  it.each([
    [{ title: 'Hidato' }, '1 . .\n. x .\n. . 8\n'],
    [{ title: 'Numbrix 5' }, '#option sides-only\n1 . .\n. x .\n. . 8\n'],
    [{ title: 'Loop [Hidoku]' }, '1 . .\n. x .\n. . 8\n'],
  ])(
    'is what it calls itself, with black cells where it leaves some out: %j',
    async (named, text) => {
      expect(await untitled(penpaAddress({ ...board, ...named }))).toBe(text);
    },
  );

  it('is asked about where it does not say whether corners join cells', async () => {
    const found = await bring(penpaAddress(board));
    const readings = found.kind === 'choice' ? found.readings : [];
    expect(readings.map(({ type, puzzle }) => [type.id, puzzle.parameters['sidesOnly']])).toEqual([
      ['hidato', false],
      ['hidato', true],
    ]);
  });

  it('has dark cells as black ones, and circles around its numbers', async () => {
    const question = {
      number,
      surface: { [centre(1, 0)]: 1 },
      symbol: { [centre(0, 0)]: [1, 'circle_L', 1] },
    };
    const { puzzle } = await readingOf(penpaAddress({ ...board, title: 'Hidato', question }));
    expect(puzzle.blackCells.flatMap((isBlack, cell) => (isBlack ? [cell] : []))).toEqual([1, 4]);
    await expectRefused(
      penpaAddress({
        ...board,
        title: 'Hidato',
        question: { ...question, surface: { [centre(0, 0)]: 1 } },
      }),
      /shaded cell in row 1, column 1/,
    );
    await expectRefused(
      penpaAddress({
        ...board,
        title: 'Hidato',
        question: { number: { ...number, [centre(1, 1)]: ['5', 1, '1'] } },
      }),
      /number 5 where it has no cell/,
    );
  });
});

describe('a Penpa drawing of a Dominosa', () => {
  const { centre } = pointsOf(3, 3);
  const board = { width: 3, height: 3, title: 'Dominosa' };
  const question = { number: drawnNumbers(['01.', '01.', '.11']) };

  it('has a number in each cell, but for those without, which may be left out', async () => {
    const read = '01.\n01.\n.11\n';
    expect(await untitled(penpaAddress({ ...board, question }))).toBe(read);
    const without = [centre(2, 0), centre(2, 1)];
    expect(await untitled(penpaAddress({ ...board, question, without }))).toBe(read);
    await expectRefused(
      penpaAddress({ ...board, question, without: [centre(0, 0)] }),
      /number 0 where it has no cell/,
    );
  });

  it('is refused where it draws dominoes', async () => {
    const lineE = wallsBetween(['aab', 'ccb', 'ddd']);
    await expectRefused(
      penpaAddress({ ...board, question: { ...question, lineE } }),
      /the wall in/,
    );
  });
});

describe('a Penpa drawing of an Aquarium', () => {
  const read = async (rows: readonly string[], said: object = {}) => {
    const points = pointsOf(4, 4);
    const number = { [points.centre(1, 0)]: ['2', 1, '1'], [points.centre(0, 2)]: ['?', 1, '1'] };
    return bring(
      penpaAddress({
        width: 4,
        height: 4,
        beside: [1, 0, 1, 0],
        title: 'Aquarium',
        question: { lineE: wallsBetween(['....', ...rows.map((row) => `.${row}`)]), number },
        ...said,
      }),
    );
  };

  it('is one puzzle where water can stand but level, and two where arms hang from a bridge', async () => {
    const bowl = await read(['aba', 'aba', 'aaa']);
    expect(bowl.kind === 'puzzle' && bowl.reading.puzzle.parameters['vessels']).toBe(false);
    const clues = bowl.kind === 'puzzle' ? bowl.reading.puzzle.siteClues : [];
    expect(clues.flatMap((clue, site) => (clue ? [[site, ...clue]] : []))).toEqual([[3, 2]]);
    const bridge = await read(['aaa', 'aba', 'aba']);
    expect(
      bridge.kind === 'choice' && bridge.readings.map(({ puzzle }) => puzzle.parameters['vessels']),
    ).toEqual([false, true]);
  });

  it('is refused without any numbers beside it', async () => {
    const question = { lineE: wallsBetween(['aabb', 'ccdd']) };
    const found = await read([], { question });
    expect(found.kind === 'refused' && found.sentence).toMatch(/no numbers beside its rows/);
  });
});
