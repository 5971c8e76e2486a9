import { describe, expect, it } from 'vitest';
import { fileOf, run } from '../testing.ts';

const SUDOKU = '...26.7.168..7..9.19...45..82.1...4...46.29...5...3.28..93...74.4..5..367.3.18...';
const [FORMULA, PROOF] = ['out/a-1-sudoku.opb', 'out/a-1-sudoku.pbp'];

/** The files that `prove` writes of a Sudoku. */
const proofOf = async (sudoku: string): Promise<Readonly<Record<string, string>>> => {
  const { written } = await run(['prove', '--out', 'out', 'a.txt'], { 'a.txt': sudoku });
  return Object.fromEntries(written);
};

describe('prove', () => {
  it('writes a formula and a proof that check-proof accepts', async () => {
    const files = await proofOf(SUDOKU);
    expect(Object.keys(files)).toEqual([FORMULA, PROOF]);
    const { status, printed } = await run(['check-proof', FORMULA, PROOF], files);
    expect(printed).toMatch(
      /^Checked: exactly one solution in the 81 cells that the formula names, by a proof of \d+ steps?\.\n$/,
    );
    expect(status).toBe(0);
  });

  it('says what was checked, for each puzzle of a file', async () => {
    const two = { 'a.txt': `${SUDOKU}\n${SUDOKU.replace('...26', '2..26')}\n` };
    const { status, printed, written } = await run(['prove', 'a.txt'], two);
    expect(printed).toMatch(
      /^a\.txt:1: Sudoku: one solution\. Proof of \d+ steps?, checked: a-1-sudoku\.opb, a-1-sudoku\.pbp\na\.txt:2: Sudoku: no solution\. Proof of \d+ steps?, checked: .+\n$/,
    );
    expect(status).toBe(4);
    expect(written.size).toBe(4);
  });

  it('writes none of a list that is not whole', async () => {
    const { status, printed, written } = await run(
      ['prove', '--type', 'sudoku'],
      {},
      {
        input: '.........\n'.repeat(9),
      },
    );
    expect(printed).toMatch(/: at least 1,?000 solutions\. No proof is written of this\.\n$/);
    expect([status, written.size]).toEqual([3, 0]);
  });

  it('says that a file cannot be written', async () => {
    const { status, printed } = await run(
      ['prove'],
      {},
      {
        input: SUDOKU,
        writeFile: () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOSPC' })),
      },
    );
    expect(printed).toMatch(/\.opb and \.pbp cannot be written: the disk is full\.\n$/);
    expect(status).toBe(1);
  });
});

describe('check-proof', () => {
  it('refuses a proof that leaves out a step, with its line', async () => {
    const examples = fileOf('off-by-one-sums', 'examples.txt');
    const made = await run(['prove', '--type', 'off-by-one-sums', 'a.txt'], { 'a.txt': examples });
    const [formula = '', proof = ''] = [...made.written.keys()];
    const text = made.written.get(proof) ?? '';
    const bare = text
      .split('\n')
      .filter((line) => !line.startsWith('rup +'))
      .join('\n');
    expect(bare).not.toBe(text);
    const files = { 'a.opb': made.written.get(formula) ?? '', 'bare.pbp': bare };
    const { status, printed } = await run(['check-proof', 'a.opb', 'bare.pbp'], files);
    expect(printed).toBe('Refused: line 3 of bare.pbp does not follow.\n');
    expect(status).toBe(1);
  });

  it('wants pairs of files, and says which one is missing', async () => {
    const odd = await run(['check-proof', 'a.opb']);
    expect([odd.status, odd.complained]).toEqual([
      2,
      'Name a formula and its proof: FILE.opb FILE.pbp, and perhaps more of them.\n',
    ]);
    const missing = await run(['check-proof', FORMULA, 'b.pbp'], await proofOf(SUDOKU));
    expect([missing.status, missing.complained]).toEqual([
      1,
      'b.pbp cannot be read: there is no such file.\n',
    ]);
  });

  it('says that its time was up', async () => {
    const { status, printed } = await run(
      ['check-proof', '--seconds', '1', FORMULA, PROOF],
      await proofOf(SUDOKU),
      {
        check: (_, __, signal) =>
          new Promise((_, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason));
          }),
      },
    );
    expect([status, printed]).toEqual([
      5,
      `Not decided: checking ${PROOF} took more than one second.\n`,
    ]);
  });
});
