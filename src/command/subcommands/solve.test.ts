import LZString from 'lz-string';
import { describe, expect, it } from 'vitest';
import { fileOf, run } from '../testing.ts';

const SUDOKU = '...26.7.168..7..9.19...45..82.1...4...46.29...5...3.28..93...74.4..5..367.3.18...';
const ANSWER = '435269781682571493197834562826195347374682915951743628519326874248957136763418259';
/** Arto Inkala's, which newspapers called the hardest. */
const EASTER = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const KUROSU = '#Daily Mail, 1 June 2018\n...0.1\n0...0.\n1.1.1.\n..0...\n.1.0.1\n0....0\n';
const rowsOf = (cells: string): string =>
  (cells.match(/.{9}/g) ?? []).map((row) => `${row}\n`).join('');

describe('solve', () => {
  it('shows the one solution of a Sudoku, and ends with 0', async () => {
    const { status, printed, complained } = await run(['solve', 'a.txt'], { 'a.txt': SUDOKU });
    expect(printed).toBe(`a.txt:1: Sudoku: one solution.\n${rowsOf(ANSWER)}\n`);
    expect([status, complained]).toEqual([0, '']);
  });

  it('reads the standard input without a file', async () => {
    const { printed } = await run(['solve', '--count', '0'], {}, { input: EASTER });
    expect(printed).toBe('standard input:1: Sudoku: one solution.\n');
  });

  it('says that there are several or none, each with its own end', async () => {
    const several = await run(
      ['solve'],
      {},
      { input: `.${SUDOKU.slice(0, 3)}..${SUDOKU.slice(6)}` },
    );
    expect(several.printed).toMatch(/: Sudoku: (?:at least )?\d+ solutions\.\n/);
    const none = await run(['solve'], {}, { input: SUDOKU.replace('...26', '2..26') });
    expect(none.printed).toBe('standard input:1: Sudoku: no solution.\n');
    expect([several.status, none.status]).toEqual([3, 4]);
  });

  it('lists up to the wanted number, and says whether these are all', async () => {
    const small = { 'a.txt': '....\n....\n....\n....\n' };
    const all = await run(
      ['solve', '--type', 'sudoku', '--count', '300', '--json', 'a.txt'],
      small,
    );
    const some = await run(['solve', '--type', 'sudoku', '--count', '5', '--json', 'a.txt'], small);
    const [one, other] = [all, some].map(({ printed }) => JSON.parse(printed));
    expect(one).toMatchObject({ verdict: 'several', complete: true });
    expect(new Set(one.solutions.map(String)).size).toBe(288);
    expect(other).toMatchObject({ verdict: 'several', complete: false });
    expect(other.solutions).toHaveLength(5);
  });

  it('reads many of a file, told by file and line, in their order whatever the jobs', async () => {
    const file = `# Two lists\n${SUDOKU}\n\n${EASTER}\n${SUDOKU}\n`;
    const one = await run(['solve', '--count', '0', 'a.txt'], { 'a.txt': file });
    const two = await run(['solve', '--count', '0', '--jobs', '2', 'a.txt'], { 'a.txt': file });
    expect(one.printed).toBe(
      [2, 4, 5].map((line) => `a.txt:${line}: Sudoku: one solution.\n`).join(''),
    );
    expect(two.printed).toBe(one.printed);
  });

  it.each(['kurosu', 'slitherlink', 'hashi', 'sujiko'])(
    'reads the examples of a type as they are, with their solutions (%s)',
    async (type) => {
      const file = { 'examples.txt': fileOf(type, 'examples.txt') };
      const { printed } = await run(
        ['solve', '--type', type, '--json', '--count', '1000', 'examples.txt'],
        file,
      );
      const blocks = fileOf(type, 'examples.txt').split(/^%%$/m);
      const found = printed
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      const counts = blocks.map((block) => Number(/^%solutions (\d+)/m.exec(block)?.[1]));
      expect(found.map(({ solutions }) => solutions.length)).toEqual(counts);
    },
  );

  it('asks Z3 as well', async () => {
    const { printed, status } = await run(
      ['solve', '--z3', '--count', '0', '--type', 'kurosu'],
      {},
      { input: KUROSU },
    );
    expect(printed).toBe(
      'standard input:1: Kurosu “Daily Mail, 1 June 2018”: one solution. Z3 agrees.\n',
    );
    expect(status).toBe(0);
  });

  it('says that Z3 is not there', async () => {
    const { printed, status } = await run(
      ['solve', '--z3'],
      {},
      {
        input: SUDOKU,
        loadZ3: () => Promise.reject(new Error('no z3-solver')),
      },
    );
    expect(printed).toMatch(
      /^standard input:1: Sudoku: not answered: Z3 is not here: npm install z3-solver brings it/,
    );
    expect(status).toBe(1);
  });

  it('says which file cannot be read, and which line, and solves the others', async () => {
    const list = `${SUDOKU}\n${EASTER.slice(1)}\n${EASTER}\n`;
    const { status, printed, complained } = await run(
      ['solve', '--type', 'sudoku', '--count', '0', 'missing.txt', 'a.txt'],
      { 'a.txt': list },
    );
    expect(complained).toMatch(
      /^missing\.txt cannot be read: there is no such file\.\na\.txt:2: .+\.\n$/,
    );
    expect(printed).toBe('a.txt:1: Sudoku: one solution.\na.txt:3: Sudoku: one solution.\n');
    expect(status).toBe(1);
  });

  it('says what an address tells besides, which may be why there are several solutions', async () => {
    const grid = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({})));
    const told = { size: 9, grid, title: 'Horses', ruleset: 'Knight’s moves differ.' };
    const input = `https://www.f-puzzles.com/?load=${LZString.compressToBase64(JSON.stringify(told))}`;
    const { status, printed } = await run(['solve', '--count', '0'], {}, { input });
    const left = 'knight’s moves, which its rules tell in words alone';
    expect([status, printed]).toEqual([
      3,
      `standard input:1: Sudoku “Horses”: at least 2 solutions. (Left out: ${left}.)\n`,
    ]);
    const json = await run(['solve', '--count', '0', '--json'], {}, { input });
    expect(JSON.parse(json.printed)).toMatchObject({ leftOut: [left], verdict: 'several' });
  });

  it('says that the time was up', async () => {
    const { status, printed } = await run(
      ['solve', '--seconds', '1'],
      {},
      {
        input: SUDOKU,
        // A solver that never answers.
        spawn: (_, { onReply }) => {
          queueMicrotask(() => onReply({ kind: 'ready' }));
          return { send() {}, end() {} };
        },
      },
    );
    expect(printed).toBe(
      'standard input:1: Sudoku: not decided: After one second there was still no proof.\n',
    );
    expect(status).toBe(5);
  });

  it('stops when it is told to', async () => {
    const { status, printed } = await run(
      ['solve'],
      {},
      {
        input: SUDOKU,
        signal: AbortSignal.abort(),
      },
    );
    expect([status, printed]).toEqual([130, '']);
  });

  it.each(['solve', 'grade', 'hint', 'explain', 'prove', 'convert'])(
    'tells the first result while the input still comes (%s)',
    async (subcommand) => {
      let hear = (): void => {};
      const heard = new Promise<void>((resolve) => {
        hear = resolve;
      });
      async function* input(): AsyncGenerator<string> {
        yield `${SUDOKU}\n${SUDOKU}\n`;
        // Nothing more comes before something was printed.
        await heard;
        yield `${SUDOKU.slice(1)}\n${SUDOKU}\n`;
      }
      const said: string[] = [];
      const print = (text: string): void => {
        said.push(text);
        hear();
      };
      const words = subcommand === 'convert' ? ['--to', 'puzz.link'] : ['--json'];
      const { status, complained } = await run(
        [subcommand, ...words],
        {},
        { readInput: input, print },
      );
      expect(said).toHaveLength(3);
      expect(complained).toMatch(/^standard input:3: .+\n$/);
      expect(status).toBe(1);
    },
  );

  it('solves what came of a file that breaks off, and the other files', async () => {
    async function* breaksOff(): AsyncGenerator<string> {
      yield `${SUDOKU}\n${EASTER}\n`;
      throw Object.assign(new Error('no'), { code: 'EIO' });
    }
    const { status, printed, complained } = await run(
      ['solve', '--count', '0', 'a.txt', 'b.txt'],
      {},
      { readFile: (file) => (file === 'a.txt' ? breaksOff() : chunks(EASTER)) },
    );
    expect(printed).toBe(
      ['a.txt:1', 'a.txt:2', 'b.txt:1'].map((at) => `${at}: Sudoku: one solution.\n`).join(''),
    );
    expect(complained).toBe('a.txt cannot be read: no.\n');
    expect(status).toBe(1);
  });
});

async function* chunks(...all: readonly string[]): AsyncGenerator<string> {
  yield* all;
}
