import { describe, expect, it } from 'vitest';
import { solveByZ3, TWO } from '#engine/jobs/solve.ts';
import { openRuleSolver } from '#engine/worker/ruleSolver.ts';
import type { Values } from '#logic/claim.ts';
import { claimPartsOf } from '#logic/claimPart.ts';
import { buildModel } from '#puzzle/puzzleType.ts';
import { readPuzzle, writePuzzle } from '#puzzle/text.ts';
import { judgedSolutions } from '#puzzles/judging.ts';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { buildPbFormula } from '#reasoning/pbFormula.ts';
import { sujiko } from './index.ts';

const NINE_OPEN: Values = Array.from({ length: 9 }, () => undefined);
const seed = exampleOf(sujiko, 'The Daily Telegraph, number 3072');

describe('the solution to the seed’s Sujiko', () => {
  it('breaks the grid and circle C when V6 goes from 7 to 5', () => {
    expect(brokenLabels(sujiko, seed, damagedSolution(seed, [6, 5]))).toEqual([
      'the grid',
      'circle C',
    ]);
  });

  it('is spelled out, circle by circle', () => {
    const { claims } = buildModel(sujiko, seed.puzzle);
    const [solution = []] = seed.solutions;
    expect(claims.map((claim) => `${claim.label}: ${claim.observe(solution)}`)).toEqual([
      'the grid: 9 3 1 8 5 4 7 2 6',
      'circle A: 9+3+8+5 = 25',
      'circle B: 3+1+5+4 = 13',
      'circle C: 8+5+7+2 = 22',
      'circle D: 5+4+2+6 = 17',
    ]);
  });
});

describe('a Suko', () => {
  const text = '#option suko\n#groups aaabbbccc\n#totals 13,17,?\n25,13,22,17\nP8,6\n';
  const read = readPuzzle(sujiko, text);

  it('is written as it was read', () => {
    expect(read.ok && writePuzzle(sujiko, read.value)).toBe(text);
  });

  it('adds a claim for each group whose total is known', () => {
    const claims = read.ok ? buildModel(sujiko, read.value).claims : [];
    expect(claims.map(({ sentence }) => sentence).slice(5)).toEqual([
      'group a adds up to 13',
      'group b adds up to 17',
    ]);
  });

  it('with a total for a group of no squares is complained of', () => {
    const empty = readPuzzle(sujiko, text.replace('aaabbbccc', '...bbbccc'));
    expect(empty.ok && sujiko.complaints?.(empty.value).map(({ sentence }) => sentence)).toEqual([
      'Group a has a total but no squares',
    ]);
  });

  it('with a total for a group of no squares has no solution', () => {
    const text = '#option suko\n#groups bbccbbccc\n#totals 1,26,19\n23,23,14,15\n';
    const total = readPuzzle(sujiko, text);
    const none = readPuzzle(sujiko, text.replace('1,26', '?,26'));
    if (!total.ok || !none.ok) throw new Error('no such puzzle');
    const model = buildModel(sujiko, total.value);
    expect(judgedSolutions(model, NINE_OPEN, 1)).toEqual([]);
    expect(judgedSolutions(buildModel(sujiko, none.value), NINE_OPEN, 1)).toHaveLength(1);
    const formula = buildPbFormula(model.domains, claimPartsOf(model.claims));
    const solver = openRuleSolver(model, formula);
    expect(solveByZ3(solver, NINE_OPEN, () => {}, TWO).kind).toBe('none');
    const group = model.claims.find(({ label }) => label === 'group a');
    expect([group?.judge(NINE_OPEN), group?.observe(NINE_OPEN), group?.smtlib()]).toEqual([
      'broken',
      'nothing = 0, not 1',
      ['(= 1 0)'],
    ]);
  });
});

describe('a text that is no Sujiko', () => {
  it('is answered with its line', () => {
    expect(complaintOf(sujiko, '25,13,22')).toBe('Line 1 has 3 totals, 4 wanted.');
    expect(complaintOf(sujiko, '25,13,2 2,17')).toBe(
      'Line 1 has "2 2"; numbers from 1 to 45 wanted.',
    );
    expect(complaintOf(sujiko, '25,13,22,')).toBe(
      'Line 1 lacks a total between commas; ? if not known.',
    );
    expect(complaintOf(sujiko, '25,13,22,x')).toBe('Line 1 has "x"; numbers from 1 to 45 wanted.');
    expect(complaintOf(sujiko, '25,13,22,17\nP9,6')).toBe(
      'Line 2 is "P9,6"; a clue such as P8,6 wanted: position 0 to 8, then 1 to 9.',
    );
    expect(complaintOf(sujiko, '25,13,22,17\nP8,6\nP8,5')).toBe(
      'Line 3 gives position 8 a second time.',
    );
    expect(complaintOf(sujiko, '#option suko\n#groups aab\n1,2,3,4')).toBe(
      'Line 2 has groups "aab"; 9 of a, b, c or . wanted.',
    );
  });
});
