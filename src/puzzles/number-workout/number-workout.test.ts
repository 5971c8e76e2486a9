import { describe, expect, it } from 'vitest';
import { blameCells } from '#logic/model.ts';
import { buildModel, emptyPuzzle } from '#puzzle/puzzleType.ts';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { numberWorkout } from './index.ts';

const nw003 = exampleOf(numberWorkout, 'Daily Mail Weekend, 25 May 2020');
const nw001 = exampleOf(numberWorkout, 'Daily Mail Weekend, 17 May 2020');

/** The published check line of nw003: "Cell 5 6 = ( 3=?=3 ) OK" and so on, shortened. */
const PAIRS =
  '5 6 3, 7 16 2, 8 9 6, 13 22 6, 14 15 5, 17 18 4, 19 28 1, 25 34 3, 23 24 1, 26 27 6, 32 33 5, 31 40 3, 37 46 4, 35 36 2, 44 45 1, 43 52 4, 41 42 6, 50 51 5, 49 58 1, 55 64 2, 53 54 3, 59 60 2, 61 70 6, 62 63 1, 68 69 5, 71 72 3';

describe('the solution to nw003', () => {
  it('has the numbers of the published check lines', () => {
    const solution = nw003.solutions[0] ?? [];
    const shown = PAIRS.split(', ').map((pair) => pair.split(' ').map(Number));
    expect(shown).toHaveLength(26);
    for (const [first = -1, last = -1, value] of shown) {
      expect([solution[first], solution[last]]).toEqual([value, value]);
    }
  });

  it('breaks hexagon 7 and the pair of V35, and nothing else, when V35 is 4', () => {
    expect(nw003.solutions[0]?.[35]).toBe(2);
    expect(brokenLabels(numberWorkout, nw003, damagedSolution(nw003, [35, 4]))).toEqual([
      'hexagon 7',
      'cells 35 and 36',
    ]);
  });

  it('shows the two numbers of a broken pair and blames both cells', () => {
    const damaged = damagedSolution(nw003, [35, 4]);
    const model = buildModel(numberWorkout, nw003.puzzle);
    const pair = model.claims.find((claim) => claim.label === 'cells 35 and 36');
    expect(pair?.observe(damaged)).toBe('4 and 2');
    expect(pair && blameCells(model, pair, damaged)).toEqual([35, 36]);
  });
});

describe('nw001', () => {
  it('has two solutions, of which one is the solution to nw003', () => {
    expect(nw001.solutionCount).toBe(2);
    expect(nw001.solutions).toHaveLength(2);
    expect(nw001.solutions).toContainEqual(nw003.solutions[0]);
  });
});

describe('the rules of Number Workout', () => {
  it('are thirteen hexagons and 26 pairs', () => {
    const labels = buildModel(numberWorkout, emptyPuzzle(numberWorkout, {})).claims.map(
      (claim) => claim.label,
    );
    expect(labels.filter((label) => label.startsWith('hexagon '))).toHaveLength(13);
    expect(labels.filter((label) => label.startsWith('cells '))).toHaveLength(26);
    expect(labels).toHaveLength(39);
  });
});

describe('the text of a Number Workout', () => {
  const edit = (row: number, line: string): string =>
    nw003.text
      .split('\n')
      .map((old, index) => (index === row ? line : old))
      .join('\n');

  it.each([
    [edit(1, '50'), 'Line 2 has 2 characters, 3 wanted.'],
    [edit(3, '1000000020'), 'Line 4 has 10 characters, 9 wanted.'],
    [edit(2, '040000070'), 'Line 3 has "7" at character 8; 1 to 6 or 0 for an open cell wanted.'],
    ['501\n', 'There is 1 line, 10 wanted.'],
    [`${nw003.text}401\n`, 'Line 12 is one too many: 10 lines wanted.'],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(complaintOf(numberWorkout, text)).toBe(sentence);
  });
});
