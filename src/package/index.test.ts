import { describe, expect, it } from 'vitest';
import { checkProof } from '#checker/check.ts';
import {
  FORMS,
  convert,
  drawSolution,
  explain,
  grade,
  hint,
  make,
  open,
  prove,
  solve,
  types,
} from './index.ts';

const SUDOKU = '...26.7.168..7..9.19...45..82.1...4...46.29...5...3.28..93...74.4..5..367.3.18...';
const puzzle = { type: 'sudoku', text: SUDOKU.replaceAll(/.{9}/g, '$&\n') };

describe('the library', () => {
  it('solves what it opens, and draws the solution', async () => {
    const [found] = (await open(SUDOKU)).puzzles;
    const verdict = await solve(found ?? puzzle);
    expect(verdict.kind).toBe('unique');
    const solution = verdict.kind === 'unique' ? verdict.solution : [];
    expect(await drawSolution(puzzle, solution)).toBe(
      `${solution.join('').match(/.{9}/g)?.join('\n')}\n`,
    );
  });

  it('proves what the checker accepts', async () => {
    const { verdict, certificate } = await prove(puzzle);
    expect(verdict.kind).toBe('unique');
    expect(checkProof(certificate?.formula ?? '', certificate?.proof ?? '')).toMatchObject({
      kind: 'checked',
      solutions: 1,
    });
  });

  it('gives up after the work that it is allowed', async () => {
    expect(await solve(puzzle, { work: 1 })).toMatchObject({ kind: 'unknown', solutions: [] });
  });

  it('explains: its first step is the hint, and its hardest makes the grade', async () => {
    const { steps, solved } = await explain(puzzle);
    expect(solved).toBe(true);
    expect(await hint(puzzle)).toEqual({ kind: 'step', step: steps[0] });
    expect(await grade(puzzle)).toMatchObject({ grade: expect.stringMatching(/^(easy|medium)$/) });
  });

  it('explains no puzzle whose solutions take more work than it may do', async () => {
    await expect(explain(puzzle, { work: 1 })).rejects.toThrow('That takes more work');
  });

  it('makes the puzzle of a number, in every form that its type has', async () => {
    const made = await make('sudoku', { number: 7, size: '4' });
    expect(made?.text).toMatch(/^#Sudoku 4×4, \w+, no\. 7\n/);
    const written = await Promise.all(FORMS.map((form) => convert(made ?? puzzle, form)));
    expect(FORMS.filter((_, at) => written[at]?.ok !== true)).toEqual(['non']);
  });

  it('rejects with a sentence for what is no puzzle, type or size', async () => {
    await expect(solve({ type: 'sudoku', text: '12' })).rejects.toThrow(
      /^Line 1 has 2 characters; a Sudoku has /,
    );
    await expect(solve({ type: 'chess', text: '12' })).rejects.toThrow(
      'There is no puzzle called "chess".',
    );
    await expect(make('chess', { number: 1 })).rejects.toThrow(
      'There is no type of puzzle called "chess".',
    );
    await expect(make('sudoku', { number: 1_000_000 })).rejects.toThrow(
      'The number has to be a whole one from 1 to 999999.',
    );
  });

  it('names its types with their sizes and options', async () => {
    const all = await types();
    expect(all.find(({ id }) => id === 'sudoku')).toMatchObject({
      sizes: { size: expect.arrayContaining([4, 9, 16]) },
      options: ['jigsaw'],
    });
  });

  it('answers questions that come at once, each its own', async () => {
    const none = { ...puzzle, text: puzzle.text.replace('...26', '2..26') };
    const verdicts = await Promise.all([solve(puzzle), solve(none), solve(puzzle)]);
    expect(verdicts.map(({ kind }) => kind)).toEqual(['unique', 'none', 'unique']);
  });
});
