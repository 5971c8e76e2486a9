import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesOf } from '#engine/jobs/slips.ts';
import { contradictionOf, takeApart } from '#engine/mus/clueUnits.ts';
import type { Repair } from '#engine/questions/questions.ts';
import type { JobContext } from '#engine/worker/warmSolvers.ts';
import { openNodeZ3, openContext } from '#engine/z3/nodeZ3.ts';
import { openSession } from '#engine/z3/session.ts';
import type { Z3 } from '#engine/z3/z3.ts';
import { literalsOf } from '#logic/literal.ts';
import { changeClue, cluesOf, withoutClue } from '#puzzle/clueAt.ts';
import type { Example } from '#puzzle/examples.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import * as houseRuleReader from '#puzzle/houseRules.ts';
import { buildModel, emptyPuzzle, givenValues } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { slotValues } from '#puzzle/slot.ts';
import { readPuzzle } from '#puzzle/text.ts';
import { battleship } from '#puzzles/battleship/index.ts';
import { kakuro } from '#puzzles/kakuro/index.ts';
import { killerSudoku } from '#puzzles/killer-sudoku/index.ts';
import { magnets } from '#puzzles/magnets/index.ts';
import { paintByNumbers } from '#puzzles/paint-by-numbers/index.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { sujiko } from '#puzzles/sujiko/index.ts';
import { aFew, exampleOf, takesClues, testedExamples } from '#puzzles/testing.ts';
import { conflict } from './conflict.ts';
import { repairs } from './repairs.ts';
import { solveByZ3 } from './solve.ts';

// What is said about puzzles without a solution: why, and which slip it may be.

let z3: Z3;
beforeAll(async () => {
  z3 = await openNodeZ3();
});

function verdictOf(type: PuzzleType, puzzle: Puzzle) {
  const session = openSession(z3, buildModel(type, puzzle));
  const verdict = solveByZ3(session, givenValues(type, puzzle), () => {}, {
    limit: 2,
    milliseconds: 0,
  });
  session.close();
  return verdict;
}

/** Works on a puzzle in its own context. */
async function on<T>(type: PuzzleType, puzzle: Puzzle, work: (context: JobContext) => T) {
  const context = await openContext(type, puzzle);
  try {
    return work(context);
  } finally {
    context.warmSolvers.close();
  }
}

describe('a conflict', () => {
  it('is two equal digits in a row, and the one rule about them', async () => {
    const { puzzle } = exampleOf(sudoku, 'A newspaper Sudoku');
    const twice = { ...puzzle, givens: puzzle.givens.with(0, 2) };
    expect(await on(sudoku, twice, (context) => conflict(context, () => {}))).toEqual({
      clues: [
        { kind: 'given', cell: 0 },
        { kind: 'given', cell: 3 },
      ],
      rules: [
        {
          sentence: 'row 1 has only one 2',
          cells: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        },
      ],
      smallest: true,
    });
  });

  it('is not there where there is a solution', async () => {
    const { puzzle } = exampleOf(sudoku, 'A newspaper Sudoku');
    expect(await on(sudoku, puzzle, (context) => conflict(context, () => {}))).toBe('possible');
  });

  it('is a given by itself where its cell cannot take it', async () => {
    const small = emptyPuzzle(sudoku, { size: 4 });
    const strange = { ...small, givens: small.givens.with(5, 9) };
    expect(await on(sudoku, strange, (context) => conflict(context, () => {}))).toEqual({
      clues: [{ kind: 'given', cell: 5 }],
      rules: [],
      smallest: true,
    });
  });

  it('takes a part of a ship as one clue', async () => {
    const empty = emptyPuzzle(battleship, { width: 5, height: 5 });
    // A left end and a right end side by side, the wrong way round.
    const puzzle = { ...empty, givens: empty.givens.with(11, 4).with(12, 4) };
    const found = await on(battleship, puzzle, (context) => conflict(context, () => {}));
    expect(found).toMatchObject({
      clues: [
        { kind: 'given', cell: 11 },
        { kind: 'given', cell: 12 },
      ],
      rules: [],
    });
  });
});

describe('a conflict over cages', () => {
  const conflictIn = async (type: PuzzleType, text: string) => {
    const read = readPuzzle(type, text, houseRuleReader);
    if (!read.ok) throw new Error(read.problem.reason);
    const why = await on(type, read.value, (context) => conflict(context, () => {}));
    if (why === 'possible') throw new Error('It has a solution after all');
    return { puzzle: read.value, why };
  };

  it('is two equal digits in one, whatever it adds up to', async () => {
    const open = '.,.,.,.,.,.\n';
    const text = `a1,a,.,.,.,.\n${open}.,.,.,a1,.,.\n${open.repeat(3)}6\n`;
    const { why } = await conflictIn(killerSudoku, text);
    expect(why.clues).toEqual([
      { kind: 'given', cell: 0 },
      { kind: 'given', cell: 15 },
    ]);
    expect(why.rules.map(({ sentence }) => sentence)).toEqual(['cage a has only one 1']);
  });

  it('is no sum without which the others contradict', async () => {
    const rows = [8, 16, 14, 15, 13].map((total) => `\\${total} . . .\n`).join('');
    const text = `#assert (= (mod V11 2) 0)\n\\ 32\\ 18\\ 29\\\n${rows}`;
    const { puzzle, why } = await conflictIn(kakuro, text);
    const named = why.clues.map((at) => JSON.stringify(at));
    const spare = cluesOf(kakuro, puzzle).filter((at) => !named.includes(JSON.stringify(at)));
    expect(spare).not.toEqual([]);
    const alone = spare.reduceRight((fewer, at) => withoutClue(kakuro, fewer, at), puzzle);
    expect(verdictOf(kakuro, alone).kind).toBe('none');
    for (const at of cluesOf(kakuro, alone)) {
      expect(verdictOf(kakuro, withoutClue(kakuro, alone, at)).kind).not.toBe('none');
    }
  });
});

describe('a conflict over a line with a number at each end', () => {
  it('names both where together they leave too many neutral cells', async () => {
    const cells = 'a,b,c\na,b,d\ne,e,d\n';
    const read = readPuzzle(
      magnets,
      `#assert (> V4 V1)\n${cells}?,0,?,?,?,?,?,1,?,2,?,?\n`,
      houseRuleReader,
    );
    if (!read.ok) throw new Error(read.problem.reason);
    const why = await on(magnets, read.value, (context) => conflict(context, () => {}));
    if (why === 'possible') throw new Error('It has a solution after all');
    const spare = cluesOf(magnets, read.value).filter(
      (at) => !why.clues.some((clue) => JSON.stringify(clue) === JSON.stringify(at)),
    );
    const alone = spare.reduceRight((fewer, at) => withoutClue(magnets, fewer, at), read.value);
    expect(verdictOf(magnets, alone).kind).toBe('none');
  });
});

describe('the slip that was made', () => {
  const found = (all: readonly Repair[]) => all.map(({ change }) => change);

  it('is found in a circle of a Sujiko', async () => {
    const { puzzle } = exampleOf(sujiko, 'The Daily Telegraph, number 3072');
    const clue = puzzle.siteClues[0]?.[0] ?? 0;
    const wrong = { ...puzzle, siteClues: puzzle.siteClues.with(0, [clue + 4]) };
    const all = await on(sujiko, wrong, (context) => {
      const why = conflict(context, () => {});
      return why === 'possible' ? [] : repairs(context, cluesOf(sujiko, wrong), () => {});
    });
    expect(found(all)).toContainEqual({ kind: 'site', site: 0, clue: [clue] });
  });

  it('is found in two numbers that were swapped', async () => {
    const { puzzle, solutions } = exampleOf(paintByNumbers, 'A picture of twenty by twenty');
    const site = 4;
    const clue = puzzle.siteClues[site] ?? [];
    const [first = 0, second = 0, third = 0] = clue;
    const wrong = { ...puzzle, siteClues: puzzle.siteClues.with(site, [first, third, second]) };
    const all = await on(paintByNumbers, wrong, (context) =>
      repairs(context, [{ kind: 'site', site }], () => {}),
    );
    expect(all).toContainEqual({ change: { kind: 'site', site, clue }, solution: solutions[0] });
  });
});

/**
 * One wrong clue more or instead of another. A given that is not the solution's contradicts for
 * sure; a clue outside the cells may only change the solution.
 */
function damage(type: PuzzleType, { puzzle, solutions }: Example, which: number, how: number) {
  const { givens } = puzzle;
  if (type.givenCells !== false) {
    const cell = which % givens.length;
    const wrong = slotValues(type.slot(puzzle.parameters)).filter(
      (value) => value !== solutions[0]?.[cell],
    );
    return { ...puzzle, givens: givens.with(cell, wrong[how % wrong.length]) };
  }
  const clues = cluesOf(type, puzzle);
  const at = clues[which % clues.length];
  const changes = at === undefined ? [] : changesOf(type, puzzle, at);
  const change = changes[how % changes.length];
  return change === undefined ? puzzle : changeClue(puzzle, change);
}

/** The smallest examples of some types that have clues to be damaged. */
const unique = aFew(
  testedExamples.filter(({ type, example }) => takesClues(type) && example.solutionCount === 1),
);

describe.each(unique)('$title', ({ type, example }) => {
  let situations: JobContext[] = [];
  afterAll(() => {
    for (const { warmSolvers } of situations) warmSolvers.close();
    situations = [];
  });

  it('damaged in one clue, has a smallest conflict and repairs that leave one solution', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.nat(), async (which, how) => {
        const damaged = damage(type, example, which, how);
        fc.pre(verdictOf(type, damaged).kind === 'none');
        const context = await openContext(type, damaged);
        situations.push(context);
        const why = conflict(context, () => {});
        if (why === 'possible') throw new Error('It has a solution after all');
        const { units, board, parts } = takeApart(context);
        const session = context.warmSolvers.coreSession();
        const among = contradictionOf((some) => session.contradicts(some), [...board, ...parts]);
        const named = units.filter((unit) =>
          why.clues.some((clue) => JSON.stringify(clue) === JSON.stringify(unit.at)),
        );
        expect(named).toHaveLength(why.clues.length);
        expect(among(named)).toBeDefined();
        for (const one of named) {
          expect(among(named.filter((unit) => unit !== one))).toBeUndefined();
        }
        for (const repair of repairs(context, why.clues.slice(0, 2), () => {})) {
          const repaired = changeClue(damaged, repair.change);
          expect(verdictOf(type, repaired)).toMatchObject({
            kind: 'unique',
            solution: repair.solution,
          });
          expect(
            literalsOf(givenValues(type, repaired)).every(
              ({ cell, value }) => repair.solution[cell] === value,
            ),
          ).toBe(true);
        }
      }),
      { numRuns: 2, maxSkipsPerRun: 500 },
    );
  });
});
