import { describe, expect, it } from 'vitest';
import { fileOf, run } from '../testing.ts';

const SUDOKU = '...26.7.168..7..9.19...45..82.1...4...46.29...5...3.28..93...74.4..5..367.3.18...';
/** A Masyu of our benchmark's, made by number. */
const MASYU = 'https://puzz.link/p?masyu/10/10/i10i20000ii9033b4020i00211010000ii';

describe('convert', () => {
  it.each(['puzz.link', 'f-puzzles', 'tatham', 'link', 'text'])(
    'writes a Sudoku that is read back as the same (%s)',
    async (form) => {
      const out = await run(['convert', '--to', form], {}, { input: SUDOKU });
      expect(out.status).toBe(0);
      const back = await run(
        ['convert', '--to', 'text', '--type', 'sudoku'],
        {},
        {
          input: out.printed,
        },
      );
      const text = await run(['convert', '--to', 'text'], {}, { input: SUDOKU });
      expect(back.printed).toBe(text.printed);
    },
  );

  it('takes addresses with a line each, and divides texts by lines %%', async () => {
    const { printed, status } = await run(
      ['convert', '--to', 'text'],
      {},
      {
        input: `${MASYU}\n${MASYU}\n`,
      },
    );
    const [one, other] = printed.split('%%\n');
    expect(one).toMatch(/^\*\.{4}O\.{3}\*\n/);
    expect(other).toBe(one);
    expect(status).toBe(0);
  });

  it('writes SMT-LIB text and pictures', async () => {
    const smtlib = await run(['convert', '--to', 'smtlib'], {}, { input: SUDOKU });
    expect(smtlib.printed).toMatch(/^; Sudoku\n[^]*\(check-sat\)/);
    const files = await run(['convert', '--to', 'svg', '--out', 'pictures', 'a.txt'], {
      'a.txt': `${SUDOKU}\n${SUDOKU}\n`,
    });
    expect([...files.written.keys()]).toEqual([
      'pictures/a-1-sudoku.svg',
      'pictures/a-2-sudoku.svg',
    ]);
  });

  it('says what a form leaves out, and refuses what it cannot hold', async () => {
    const titled = await run(['convert', '--to', 'puzz.link'], {}, { input: `#Mine\n${SUDOKU}` });
    expect(titled.complained).toBe('standard input:1: Left out: its title and comments.\n');
    const kurosu = fileOf('kurosu', 'examples.txt').split(/^%/m)[0] ?? '';
    const refused = await run(
      ['convert', '--to', 'puzz.link', '--type', 'kurosu'],
      {},
      {
        input: kurosu,
      },
    );
    expect([refused.status, refused.printed, refused.complained]).toEqual([
      1,
      '',
      'standard input:1: There is no puzz.link address of Kurosu.\n',
    ]);
  });

  it('wants a form', async () => {
    const none = await run(['convert', 'a.txt'], { 'a.txt': SUDOKU });
    expect([none.status, none.complained]).toEqual([
      2,
      'Say which form with --to: text, link, puzz.link, f-puzzles, tatham, non, svg, smtlib.\n',
    ]);
  });
});
