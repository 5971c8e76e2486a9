import { describe, expect, it } from 'vitest';
import { solveByZ3, TWO } from '#engine/jobs/solve.ts';
import { openRuleSolver } from '#engine/worker/ruleSolver.ts';
import { rectangle } from '#grid/rectangle.ts';
import { claimPartsOf } from '#logic/claimPart.ts';
import { judgeModel } from '#logic/model.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { buildModel, givenValues } from '#puzzle/puzzleType.ts';
import { readPuzzle, writePuzzle } from '#puzzle/text.ts';
import { brokenLabels, complaintOf, damagedSolution, exampleOf } from '#puzzles/testing.ts';
import { buildPbFormula } from '#reasoning/pbFormula.ts';
import { battleship } from './index.ts';
import { partsOf } from './parts.ts';

const printed = exampleOf(battleship, 'A fleet of ten ships');
const SMALL = '1 1\n..... 3\n..... 0\n..... 0\n..... 0\n..... 0\n10110\n';

function puzzleOf(text: string): Puzzle {
  const read = readPuzzle(battleship, text);
  if (!read.ok) throw new Error(read.problem.reason);
  return read.value;
}

/** A 5×5 solution with this first row, as 0 and 1, and water below. */
const firstRow = (row: string) => [...row].map(Number).concat(Array.from({ length: 20 }, () => 0));

describe('the solution to the printed Battleship', () => {
  it('breaks its lines and the fleet when a lone ship is sunk', () => {
    const broken = brokenLabels(battleship, printed, damagedSolution(printed, [0, 0]));
    expect(broken).toEqual(['row 1', 'column 1', 'ships of length 1']);
  });

  it('breaks the corner rule when a ship touches another there', () => {
    // Cell 0 is a lone ship; cell 11 touches its corner.
    expect(brokenLabels(battleship, printed, damagedSolution(printed, [11, 1]))).toContain(
      'ships touching at a corner',
    );
  });
});

describe('a fleet', () => {
  it('is counted in whole ships, not in cells', () => {
    const model = buildModel(battleship, puzzleOf(SMALL));
    expect(judgeModel(model, firstRow('10110'))).toBe('holds');
    expect(judgeModel(model, firstRow('11010'))).toBe('broken');
    expect(judgeModel(model, firstRow('11100'))).toBe('broken');
  });

  it('counts ships that their printed shapes complete, before there is water around them', () => {
    const seen = (grid: string, length: number) => {
      const puzzle = puzzleOf(`${grid}11111\n`);
      const model = buildModel(battleship, puzzle);
      const claim = model.claims.find(({ label }) => label === `ships of length ${length}`);
      return claim?.observe(givenValues(battleship, puzzle));
    };
    const rows = '1\n..... 1\n..... 1\n..... 1\n';
    expect(seen(`1 2 ${rows}..o.. 1\n..... 1\n`, 1)).toBe('1 of 1');
    expect(seen(`1 2 ${rows}.<>.. 1\n..... 1\n`, 2)).toBe('1 of 2');
    // A single end tells where the ship goes on, not where it ends.
    expect(seen(`1 2 ${rows}.<... 1\n..... 1\n`, 2)).toBe('0 of 2');
    expect(seen(`1 2 ${rows}...<. 1\n..... 1\n`, 2)).toBe('1 of 2');
  });

  it('that is not known leaves the lengths open', () => {
    const model = buildModel(battleship, puzzleOf(SMALL.replace('1 1', '?')));
    expect(judgeModel(model, firstRow('10110'))).toBe('holds');
    expect(model.claims.filter(({ label }) => label.startsWith('ships of'))).toEqual([]);
  });

  it('may have a length whose number is not known, but not the longest', () => {
    const model = buildModel(battleship, puzzleOf(SMALL.replace('1 1', '1 ? 0')));
    expect(judgeModel(model, firstRow('10110'))).toBe('holds');
    expect(complaintOf(battleship, SMALL.replace('1 1', '1 ?'))).toBe(
      'Line 1 ends in ?; how many of the longest ships there are must be known.',
    );
  });

  it('of no ships says so, and of each cell by itself', () => {
    const model = buildModel(battleship, puzzleOf(SMALL.replace('1 1', '0')));
    const claim = model.claims.find(({ label }) => label === 'ships too long');
    expect(claim?.sentence).toBe('there is no ship');
    const [part] = claim?.parts() ?? [];
    expect(part?.sentence).toBe('row 1, column 1 is not ship');
    const speech = { names: () => '', word: () => 'ship' };
    expect(part?.telling?.settles?.([], speech, [])).toBe('there is no ship, so ');
  });

  it('that cannot match the counts is complained of', () => {
    const complaints = (text: string) =>
      battleship.complaints?.(puzzleOf(text)).map(({ sentence }) => sentence);
    expect(complaints(SMALL)).toEqual([]);
    expect(complaints(SMALL.replace('1 1', '1 2'))).toEqual([
      'the fleet has 5 cells of ships, the rows count 3',
    ]);
    expect(complaints(SMALL.replace('1 1', '1'))).toEqual([
      'the fleet has 1 cell of ships, the rows count 3',
    ]);
    expect(complaints(SMALL.replace('10110', '1?110'))).toEqual([]);
  });
});

describe('a given shape', () => {
  const judge = (text: string, row: string) =>
    judgeModel(buildModel(battleship, puzzleOf(text)), firstRow(row));

  it.each([
    ['o.... 3', '10110', 'holds'],
    ['..<.. 3', '10110', 'holds'],
    ['...>. 3', '10110', 'holds'],
    ['..o.. 3', '10110', 'broken'],
    ['..S.. 3', '10110', 'broken'],
    ['..^.. 3', '10110', 'broken'],
    ['v.... 3', '10110', 'broken'],
  ])('%s judges %s as %s', (row, filled, judgement) => {
    expect(judge(SMALL.replace('..... 3', row), filled)).toBe(judgement);
  });

  it('is a ship, whatever its shape', () => {
    const puzzle = puzzleOf(SMALL.replace('..... 3', 'o~..x 3'));
    expect(puzzle.givens.slice(0, 5)).toEqual([2, 0, undefined, undefined, 1]);
    expect(writePuzzle(battleship, puzzle)).toContain('o~..x 3');
  });
});

describe('the parts of ships', () => {
  it('are told by the cells beside them, once those are known', () => {
    const grid = rectangle(5, 2);
    const row = [1, 0, 1, 1, 1, 0, 0, 0, 0, undefined];
    expect(partsOf(grid, row).slice(0, 5)).toEqual([
      'lone',
      undefined,
      'left',
      'middle',
      undefined,
    ]);
  });
});

describe('a text that is no Battleship', () => {
  it('is answered with its line', () => {
    expect(complaintOf(battleship, SMALL.replace('..... 3', '.... 3'))).toBe(
      'Line 2 has 4 cells, 5 to 30 wanted.',
    );
    expect(complaintOf(battleship, SMALL.replace('..... 3', '..... 9'))).toBe(
      'Line 2 has "9"; numbers from 0 to 5 wanted.',
    );
    expect(complaintOf(battleship, SMALL.replace('..... 3', '..Q.. 3'))).toBe(
      'Line 2 has "Q" at cell 3; . or one of ~ x o < > ^ v S wanted.',
    );
    expect(complaintOf(battleship, SMALL.replace('..... 3', '.....'))).toBe(
      'Line 2 is "....."; the cells, a space and their count wanted.',
    );
    expect(complaintOf(battleship, SMALL.replace('..... 3', '..... 3,'))).toBe(
      'Line 2 is "..... 3,"; the cells, a space and their count wanted.',
    );
    expect(complaintOf(battleship, SMALL.replace('10110', '1 0 1 1 x'))).toBe(
      'Line 7 has "x"; numbers from 0 to 5 wanted.',
    );
    expect(complaintOf(battleship, SMALL.replace('10110', '1011'))).toBe(
      'Line 7 has 4 counts, 5 wanted.',
    );
  });
});

it('has several solutions where a large fleet has few counts to go by, by our own solver alone', () => {
  const rows = [3, 3, 8, 3, 2, 2, 2, 2, 1, 6, 0, 2, 5, 0, 3];
  const text = [
    '2 3 4 3 2',
    ...rows.map((count) => `${'.'.repeat(rows.length)} ${count}`),
    '0 4 0 5 2 3 3 2 1 7 1 0 8 1 5',
  ];
  const puzzle = puzzleOf(text.join('\n'));
  const model = buildModel(battleship, puzzle);
  const formula = buildPbFormula(model.domains, claimPartsOf(model.claims));
  const none = puzzle.givens.map(() => undefined);
  const verdict = solveByZ3(openRuleSolver(model, formula), none, () => {}, TWO);
  expect(verdict.kind).toBe('several');
});
