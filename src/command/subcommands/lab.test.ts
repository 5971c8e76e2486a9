import { describe, expect, it } from 'vitest';
import { fileOf, run } from '../testing.ts';

describe('lab', () => {
  it('reads our own ideas, and tries their examples', async () => {
    const kropki = { 'kropki.txt': fileOf('_ideas', 'kropki.txt') };
    const { status, printed } = await run(['lab', 'kropki.txt'], kropki);
    expect(printed).toMatch(/^kropki\.txt:\d+: Kropki: the example has one solution\.\n$/);
    expect(status).toBe(0);
  });

  it('says what cannot be read, with line and column', async () => {
    const { status, printed } = await run(
      ['lab'],
      {},
      {
        input: '\nlab 1\npuzzle X\nboard squar 4\nfill each cell: number 1 to 4\n',
      },
    );
    expect(printed).toContain('standard input:4:7: ');
    expect(printed).toContain('did you mean "square"?');
    expect(status).toBe(1);
  });

  it('says that an example has several solutions, and which rule says nothing new', async () => {
    const { status, printed } = await run(
      ['lab'],
      {},
      {
        input: `lab 1
puzzle Stars
board square 4 to 6
fill each cell: star or blank
clues
  the answer in some cells
rules
  in each row and column exactly 1 cell is a star
  in each row exactly 1 cell is a star
example
  ....
  ....
  ....
  ....
`,
      },
    );
    expect(printed).toContain('standard input:9: This rule says nothing new');
    expect(printed).toContain('standard input:10: The rules also allow this board');
    expect(status).toBe(3);
  });

  it('lets others read such a file: solve takes its example', async () => {
    const { status, printed } = await run(['solve', '--count', '0', 'queens.txt'], {
      'queens.txt': fileOf('_ideas', 'queens.txt'),
    });
    expect(printed).toMatch(/^queens\.txt:\d+: Queens.*: one solution\.\n$/);
    expect(status).toBe(0);
  });

  it('says what was not decided in its time', async () => {
    const queens = { 'queens.txt': fileOf('_ideas', 'queens.txt') };
    const { status, printed } = await run(['lab', '--seconds', '1', 'queens.txt'], queens, {
      // A solver that never answers.
      spawn: (_, { onReply }) => {
        queueMicrotask(() => onReply({ kind: 'ready' }));
        return { send() {}, end() {} };
      },
    });
    expect(printed).toMatch(
      /^queens\.txt:1: Queens: its rules were not all tried in one second\.\nqueens\.txt:\d+: Queens: the example was not decided in one second\.\n$/,
    );
    expect(status).toBe(5);
  });

  it.each(['0', '86401', '2.5', 'soon', ''])('refuses a time that is none (%j)', async (time) => {
    const { status, complained, printed } = await run(['lab', '--seconds', time, 'queens.txt']);
    expect(complained).toBe(
      `--seconds takes a whole number from 1 to 86400, and not "${time}". See gridproof help lab.\n`,
    );
    expect([status, printed]).toEqual([2, '']);
  });
});
