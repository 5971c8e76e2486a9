import { describe, expect, it } from 'vitest';
import { fileOf, run } from '../testing.ts';

const SUDOKU = '...26.7.168..7..9.19...45..82.1...4...46.29...5...3.28..93...74.4..5..367.3.18...';
const ANSWER = '435269781682571493197834562826195347374682915951743628519326874248957136763418259';
/** The first of a type's examples. */
const firstOf = (type: string): string => fileOf(type, 'examples.txt').split(/^%/m)[0] ?? '';

describe('hint', () => {
  it('tells where to look, the technique and the reason', async () => {
    const { status, printed } = await run(['hint'], {}, { input: SUDOKU });
    expect(printed).toMatch(/^standard input:1: Sudoku: Look at .+\.\n[A-Z].+: .+\.\n/);
    expect(status).toBe(0);
  });

  it('goes on from the marks, and says that one of them is wrong', async () => {
    const at = SUDOKU.indexOf('.');
    const marks = (value: string): string => '.'.repeat(at) + value + '.'.repeat(80 - at);
    const right = await run(
      ['hint', '--json', '--marks', marks(ANSWER[at] ?? '')],
      {},
      {
        input: SUDOKU,
      },
    );
    const { hint } = JSON.parse(right.printed);
    expect(hint.kind).toBe('step');
    expect(hint.step.conclusions.map(({ cell }: { readonly cell: number }) => cell)).not.toContain(
      at,
    );
    const wrong = await run(['hint', '--marks', marks('9')], {}, { input: SUDOKU });
    expect([wrong.status, wrong.printed]).toEqual([
      4,
      'standard input:1: Sudoku: one mark is wrong.\n',
    ]);
  });

  it('says that marks are not as many as cells', async () => {
    const { status, printed } = await run(['hint', '--marks', '12'], {}, { input: SUDOKU });
    expect([status, printed]).toEqual([
      1,
      'standard input:1: Sudoku: not answered: --marks has 2 signs, and the puzzle 81 cells.\n',
    ]);
  });
});

describe('explain', () => {
  it('tells all steps to the solution, each with its number', async () => {
    const { status, printed } = await run(
      ['explain', '--type', 'kurosu'],
      {},
      {
        input: firstOf('kurosu'),
      },
    );
    const [, steps] = /solved in (\d+) steps\.\n/.exec(printed) ?? [];
    expect(printed.match(/^\d+\. /gm)).toHaveLength(Number(steps));
    expect(status).toBe(0);
  });

  it('says the same as JSON, from the clues to the solution', async () => {
    const { printed } = await run(['explain', '--json'], {}, { input: SUDOKU });
    const { solved, steps } = JSON.parse(printed) as {
      readonly solved: boolean;
      readonly steps: readonly {
        readonly conclusions: readonly { cell: number; value: number; holds: boolean }[];
      }[];
    };
    const cells = [...SUDOKU];
    for (const { cell, value, holds } of steps.flatMap((step) => step.conclusions)) {
      if (holds) cells[cell] = String(value);
    }
    expect([solved, cells.join('')]).toEqual([true, ANSWER]);
  });

  it('says that nothing more is certain, or that the clues contradict', async () => {
    const open = await run(['explain', '--type', 'sudoku'], {}, { input: '....\n'.repeat(4) });
    expect(open.status).toBe(3);
    const none = await run(['explain'], {}, { input: SUDOKU.replace('...26', '2..26') });
    expect([none.status, none.printed]).toEqual([
      4,
      'standard input:1: Sudoku: the clues contradict, so there is nothing to explain.\n',
    ]);
  });
});

describe('grade', () => {
  it('tells a word, a number and the hardest step', async () => {
    const { status, printed } = await run(['grade'], {}, { input: SUDOKU });
    expect(printed).toMatch(
      /^standard input:1: Sudoku: (?:easy|medium|hard|fiendish), \d+; \d+ steps, the hardest .+: .+\.\n$/,
    );
    expect(status).toBe(0);
  });

  it('tells why there is no grade', async () => {
    const { status, printed } = await run(
      ['grade'],
      {},
      {
        input: SUDOKU.replace('...26', '2..26'),
      },
    );
    expect([status, printed]).toEqual([
      4,
      'standard input:1: Sudoku: not graded: it has no solution.\n',
    ]);
  });
});
