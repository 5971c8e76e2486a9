import { describe, expect, it } from 'vitest';
import { solveByZ3 } from '#engine/jobs/solve.ts';
import { openRuleSolver } from '#engine/worker/ruleSolver.ts';
import { openNodeZ3 } from '#engine/z3/nodeZ3.ts';
import { openSession } from '#engine/z3/session.ts';
import { CHECK_WORDS, checkLines } from '#logic/check.ts';
import type { Values } from '#logic/claim.ts';
import { claimPartsOf } from '#logic/claimPart.ts';
import { readExamples } from '#puzzle/examples.ts';
import { buildModel, givenValues } from '#puzzle/puzzleType.ts';
import { sayProblem } from '#puzzle/result.ts';
import { readPuzzle, writePuzzle } from '#puzzle/text.ts';
import { buildPbFormula } from '#reasoning/pbFormula.ts';
import { offByOneSums as type } from './index.ts';
import { sumsFit } from './sumsFit.ts';

const examples = readExamples(type);
const [zeit] = examples;
if (zeit === undefined) throw new Error('There is no first example');
const model = buildModel(type, zeit.puzzle);
const solution = zeit.solutions[0] ?? [];

const lines = (values: Values) =>
  checkLines(model, values).map(
    ({ claim, observed, judgement }) => `${claim.label}: ${observed} ${CHECK_WORDS[judgement]}`,
  );
const broken = (values: Values) =>
  checkLines(model, values).flatMap(({ claim, judgement }) =>
    judgement === 'broken' ? [claim.label] : [],
  );

describe('the examples', () => {
  it.each(examples.map((example) => [example.puzzle.comments[0], example] as const))(
    '%s has just the solutions it lists',
    async (_, { puzzle, solutions, solutionCount }) => {
      const session = openSession(await openNodeZ3(), buildModel(type, puzzle));
      const verdict = solveByZ3(session, givenValues(type, puzzle), () => {});
      session.close();
      expect(solutionCount).toBe(1);
      expect(verdict).toMatchObject({ kind: 'unique', solution: solutions[0] });
    },
  );

  it('have nothing to complain about', () => {
    expect(examples.flatMap(({ puzzle }) => type.complaints?.(puzzle) ?? [])).toEqual([]);
  });
});

describe('the puzzle of the ZEIT', () => {
  it('has check lines that show each sum beside the printed one', () => {
    expect(lines(solution).slice(12, 15)).toEqual([
      'row 1: 1 (2), 12 (13) OK',
      'row 2: 4 (5), 2 (3), 5 (6) OK',
      'row 3: 7 (8), 8 (7) OK',
    ]);
  });

  it('breaks the row and the column of a cell that is emptied', () => {
    expect(broken(solution.with(6, 0))).toEqual(['row 2', 'column 1']);
    expect(lines(solution.with(6, 0))[13]).toBe('row 2: 2 (5), 5 (3), – (6) FAIL');
  });

  it('breaks the line of a digit put in twice', () => {
    expect(broken(solution.with(1, 1))).toContain('row 1, no digit twice');
  });

  it('has the index of its clue at every claim about one', () => {
    expect(model.claims.slice(12).map(({ place }) => place.site)).toEqual([
      ...Array.from({ length: 12 }).keys(),
    ]);
  });
});

describe('the text', () => {
  const withLine = (number: number, text: string) =>
    zeit.text.split('\n').with(number, text).join('\n');
  const problem = (text: string) => {
    const read = readPuzzle(type, text);
    return read.ok ? 'none' : sayProblem(read.problem);
  };

  it.each(examples.map(({ text }) => [text]))('is written as it was read: %j', (text) => {
    const read = readPuzzle(type, text);
    expect(read.ok && writePuzzle(type, read.value)).toBe(text);
  });

  it('knows an unknown clue from a line without sums, and claims nothing about the former', () => {
    const text = withLine(2, '?').replace('\n5,3,6\n', '\n-\n');
    const read = readPuzzle(type, text);
    if (!read.ok) throw new Error(read.problem.reason);
    expect(read.value.siteClues.slice(0, 3)).toEqual([undefined, [], [8, 7]]);
    expect(writePuzzle(type, read.value)).toBe(text);
    const { claims } = buildModel(type, read.value);
    expect(claims[12]?.sentence).toBe('row 2 is empty');
  });

  it.each([
    ['6\n', 'Line 1 is "6"; the size and the largest digit wanted, such as 6 5.'],
    ['11 5\n', 'Line 1 has the size 11; 3 to 10 wanted.'],
    ['6 0\n', 'Line 1 has the largest digit 0; 1 to 9 wanted.'],
    ['3 3\n1\n2\n', 'There are 2 lines of sums, 6 wanted: 3 rows, then 3 columns.'],
    [
      '3 3\n1\n2\n3\n4\n5\n6\n7\n',
      'Line 8 is one too many: 6 lines of sums wanted, 3 rows, then 3 columns.',
    ],
    [withLine(3, '1,2,3,4'), 'Line 4 has 4 sums, at most 3 fit into 6 cells.'],
    [withLine(3, '17'), 'Line 4 has "17"; numbers from 0 to 16 wanted.'],
    [withLine(3, '5,x'), 'Line 4 has "x"; numbers from 0 to 16 wanted.'],
    [withLine(3, ','), 'Line 4 has no sums; - or ? wanted.'],
  ])('is told what is wrong with %j', (text, sentence) => {
    expect(problem(text)).toBe(sentence);
  });
});

describe('sums that cannot be', () => {
  it.each([
    [[16, 5], 6, 5, 1, false],
    // 13 is 1, 3, 4 and 5, which leaves a 2 for the 3, but no 1 and no 3 for the 2.
    [[14, 3], 6, 5, 1, true],
    [[14, 2], 6, 5, 1, false],
    // 15 takes all five digits, and six cells are just enough for them.
    [[15], 5, 5, 0, true],
    [[15], 4, 5, 0, false],
    // Only the digit 1 makes 1, and it is used once.
    [[1, 1], 6, 5, 0, false],
    [[0, 0], 6, 5, 1, false],
    [[], 6, 5, 1, true],
    [[2, 2, 2], 6, 5, 1, false],
  ] as const)('%j in %i cells with digits to %i, off by %i: %s', (sums, size, digits, off, fit) => {
    expect(sumsFit(sums, size, digits, off)).toBe(fit);
  });

  it('are complained of with their line', () => {
    const puzzle = { ...zeit.puzzle, siteClues: zeit.puzzle.siteClues.with(1, [16, 5]) };
    expect(type.complaints?.(puzzle)).toEqual([
      {
        sentence:
          'Row 2 cannot have the sums 16, 5, even one off: 6 cells with the digits 1 to 5 once each do not make them',
        cells: [6, 7, 8, 9, 10, 11],
        sites: [1],
      },
    ]);
  });
});

it('lists each solution once, though a sum can be made in several ways of one grid', () => {
  const read = readPuzzle(type, '4 4\n2\n3,2\n4\n4\n6\n5\n3\n0');
  if (!read.ok) throw new Error(read.problem.reason);
  const model = buildModel(type, read.value);
  const ruleSolver = openRuleSolver(
    model,
    buildPbFormula(model.domains, claimPartsOf(model.claims)),
  );
  const verdict = solveByZ3(ruleSolver, read.value.givens, () => {});
  expect(verdict).toMatchObject({ kind: 'several', complete: true });
  expect(verdict.kind === 'several' && verdict.solutions).toHaveLength(30);
});
