import { describe, expect, it } from 'vitest';
import type { JobContext } from '#engine/worker/warmSolvers.ts';
import { openContext } from '#engine/z3/nodeZ3.ts';
import * as houseRuleReader from '#puzzle/houseRules.ts';
import { sayClue } from '#puzzle/clueWords.ts';
import { readPuzzle } from '#puzzle/text.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { exampleOf } from '#puzzles/testing.ts';
import { conflict } from './conflict.ts';
import { hint } from './hint.ts';
import { redundancy } from './redundancy.ts';
import { repairs } from './repairs.ts';
import { solveByZ3, TWO } from './solve.ts';
import { walkthrough } from './walkthrough.ts';

// House rules take part in every question as the author's clues do.

const DIAGONALS = '#assert (distinct V0 V5 V10 V15)\n#assert (distinct V3 V6 V9 V12)\n';

async function on<T>(text: string, work: (context: JobContext) => T): Promise<T> {
  const read = readPuzzle(sudoku, text, houseRuleReader);
  if (!read.ok) throw new Error(read.problem.reason);
  const context = await openContext(sudoku, read.value);
  try {
    return work(context);
  } finally {
    context.warmSolvers.close();
  }
}

const verdictOf = ({ warmSolvers, givens }: JobContext) =>
  solveByZ3(warmSolvers.session(), givens, () => {}, TWO);

describe('house rules', () => {
  it('leave one solution where the clues alone leave several', async () => {
    const grid = '1234\n....\n....\n....\n';
    expect((await on(grid, verdictOf)).kind).toBe('several');
    // With both diagonals the corners below are 3 and 2, or 2 and 3: one more rule decides.
    expect((await on(DIAGONALS + grid, verdictOf)).kind).toBe('several');
    expect(await on(`${DIAGONALS}#assert (> V15 V12)\n${grid}`, verdictOf)).toMatchObject({
      kind: 'unique',
      solution: [1, 2, 3, 4, 3, 4, 1, 2, 4, 3, 2, 1, 2, 1, 4, 3],
    });
  });

  it('are pointed at when they contradict, and can be the slip', async () => {
    const text = '#assert (= 3 (+ V0 V1))\n#assert (= (mod V5 2) 1)\n12..\n....\n....\n...4\n';
    const clash = text.replace('(= 3 ', '(= 5 ');
    const found = await on(clash, (context) => ({
      conflict: conflict(context, () => {}),
      repairs: repairs(context, [{ kind: 'house rule', houseRule: 0 }], () => {}),
    }));
    expect(found.conflict).toMatchObject({
      clues: [
        { kind: 'given', cell: 0 },
        { kind: 'given', cell: 1 },
        { kind: 'house rule', houseRule: 0 },
      ],
    });
    expect(found.repairs.map(({ change }) => change)).toEqual(
      (await on(text, verdictOf)).kind === 'unique' ? [{ kind: 'house rule', houseRule: 0 }] : [],
    );
  });

  it('are as lines are: one that nothing can keep is pointed at by its name, and taken away', async () => {
    const text =
      '#draw arrow r4c1-r4c2\n#draw thermometer r1c1-r1c4-r2c4\n....\n....\n....\n....\n';
    const clash = await on(text, (context) => ({
      conflict: conflict(context, () => {}),
      repairs: repairs(context, [{ kind: 'path', path: 1 }], () => {}),
      words: sayClue(sudoku, context.puzzle, { kind: 'path', path: 1 }),
    }));
    expect(clash.conflict).toMatchObject({ clues: [{ kind: 'path', path: 1 }] });
    expect(clash.words).toBe(
      'the thermometer at row 1, column 1 goes through row 1, columns 1 to 4 and row 2, column 4',
    );
    // Without it there are several solutions.
    expect(clash.repairs).toEqual([]);
  });

  it('are among the clues that can be left out', async () => {
    const { text, solutions } = exampleOf(sudoku, 'A small Sudoku');
    const [first = 0] = solutions[0] ?? [];
    const spare = await on(`#assert (<= V0 ${first})\n${text}`, (context) => {
      const verdict = verdictOf(context);
      if (verdict.kind !== 'unique') throw new Error(verdict.kind);
      return redundancy(context, verdict.solution, () => {});
    });
    expect(spare).toContainEqual({ kind: 'house rule', houseRule: 0 });
  });

  it('let the digits of a cage repeat only where they say so', async () => {
    // Three cells, two of them in no row, column or box together, that add up to 4 can only be 1, 2 and 1.
    const grid = '....\n....\n....\n....\n';
    const sum = '(= 4 (+ V1 V2 V6))';
    const repeating = await on(`#assert ${sum}\n${grid}`, verdictOf);
    expect(repeating.kind).toBe('several');
    const cage = `#assert (and (distinct V1 V2 V6) ${sum})\n${grid}`;
    expect((await on(cage, verdictOf)).kind).toBe('none');
    expect(await on(cage, (context) => conflict(context, () => {}))).toMatchObject({
      clues: [{ kind: 'house rule', houseRule: 0 }],
      rules: [],
    });
  });

  it('of a cage name the ways to make up its sum', async () => {
    const cage = '#assert (and (distinct V0 V1) (= 3 (+ V0 V1)))\n';
    const first = await on(`${cage}..4.\n....\n....\n....\n`, (context) => {
      const hinted = hint(context, { marks: [], noted: [], struck: [] });
      return hinted.kind === 'step' ? hinted.step : undefined;
    });
    expect(first?.sentence).toBe(
      'Cage 1 adds up to 3 with two different digits: 1+2. So row 1, columns 1 and 2 are not 3.',
    );
  });

  it('give the reasons of hints', async () => {
    const text = `${DIAGONALS}#assert (> V15 V12)\n#assert (= (mod V4 2) 1)\n1234\n....\n....\n....\n`;
    const { steps, solved } = await on(text, (context) => walkthrough(context, () => {}));
    expect(solved).toBe(true);
    const said = steps.flatMap(({ sentence, lines }) => [sentence, ...lines]).join(' ');
    expect(said).toMatch(/falling diagonal|rising diagonal/);
    expect(said).toMatch(/is greater than|is odd/);
  });
});
