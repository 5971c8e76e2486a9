import { describe, expect, test } from 'vitest';
import type { Solution } from '#engine/questions/questions.ts';
import { openNodeZ3 } from '#engine/z3/nodeZ3.ts';
import { openSession } from '#engine/z3/session.ts';
import type { Searching } from '#engine/z3/session.ts';
import { writeSmtlib } from '#logic/smtlib/write.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { buildModel, emptyPuzzle } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { readPuzzle } from '#puzzle/text.ts';
import { findPuzzleType } from '#puzzles/all.ts';
import { isRelease } from '#trials.ts';
import { DisagreementError, solveByZ3 } from './solve.ts';

const KUROSU = '#Daily Mail, 1 June 2018\n...0.1\n0...0.\n1.1.1.\n..0...\n.1.0.1\n0....0';
const SUDOKU = '...26.7.168..7..9.19...45..82.1...4...46.29...5...3.28..93...74.4..5..367.3.18...';
const EASTER = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const WORKOUT_1 =
  '501\n040000050\n100000002\n200000003\n000000000\n400600005\n000003006\n300200006\n060000040\n401';
const WORKOUT_3 = WORKOUT_1.replace('200000003', '200006003');

function typeOf(id: string): PuzzleType {
  const type = findPuzzleType(id);
  if (type === undefined) throw new Error(`no puzzle type ${id}`);
  return type;
}

function read(id: string, text: string): Puzzle {
  const puzzle = readPuzzle(typeOf(id), text);
  if (!puzzle.ok) throw new Error(puzzle.problem.reason);
  return puzzle.value;
}

async function open(id: string, puzzle: Puzzle) {
  return openSession(await openNodeZ3(), buildModel(typeOf(id), puzzle));
}

async function verdictOf(id: string, puzzle: Puzzle, listing?: Parameters<typeof solveByZ3>[3]) {
  const session = await open(id, puzzle);
  const verdict = solveByZ3(session, puzzle.givens, () => {}, listing);
  session.close();
  return verdict;
}

describe('a printed puzzle', () => {
  test.each([
    ['sudoku', SUDOKU],
    ['sudoku', EASTER],
    ['kurosu', KUROSU],
    ['number-workout', WORKOUT_3],
  ])('has exactly one solution (%s)', async (id, text) => {
    expect(await verdictOf(id, read(id, text))).toMatchObject({ kind: 'unique' });
  });

  test('of Number Workout with one clue left out has exactly two solutions', async () => {
    const verdict = await verdictOf('number-workout', read('number-workout', WORKOUT_1));
    expect(verdict).toMatchObject({ kind: 'several', complete: true });
    expect(verdict.kind === 'several' && verdict.solutions).toHaveLength(2);
  });
});

describe('a puzzle without a solution', () => {
  test('is proved to have none', async () => {
    const twice = read('sudoku', SUDOKU.replace('...26', '2..26'));
    expect(await verdictOf('sudoku', twice)).toMatchObject({ kind: 'none' });
  });

  test('is one where a cell is given a value it cannot take', async () => {
    const { givens, ...puzzle } = read('kurosu', KUROSU);
    const verdict = await verdictOf('kurosu', { ...puzzle, givens: givens.with(0, 7) });
    expect(verdict).toMatchObject({ kind: 'none' });
  });
});

describe('a puzzle with many solutions', () => {
  test('is never said to have two of them because one was found twice', () => {
    const puzzle = read('sudoku', SUDOKU);
    const solution = Array.from(
      '435269781682571493197834562826195347374682915951743628519326874248957136763418259',
      Number,
    );
    const repeating: Searching = {
      model: buildModel(typeOf('sudoku'), puzzle),
      search: (_, visit) => (visit(solution), visit(solution), { kind: 'stopped' }),
    };
    expect(() => solveByZ3(repeating, puzzle.givens, () => {})).toThrow(DisagreementError);
  });

  const empty = emptyPuzzle(typeOf('sudoku'));

  test('is listed up to the limit, all different, and said to have more', async () => {
    const verdict = await verdictOf('sudoku', empty, { limit: 12, milliseconds: Infinity });
    expect(verdict).toMatchObject({ kind: 'several', complete: false });
    const solutions = verdict.kind === 'several' ? verdict.solutions : [];
    expect(new Set(solutions.map((solution) => solution.join(' '))).size).toBe(12);
  });

  test('is given up listing when the time for that is over', async () => {
    const verdict = await verdictOf('sudoku', empty, { limit: 1000, milliseconds: -1 });
    expect(verdict.kind === 'several' && verdict.solutions).toHaveLength(2);
  });

  test('is listed whole when there are fewer than the limit', async () => {
    const small = emptyPuzzle(typeOf('sudoku'), { size: 4 });
    const verdict = await verdictOf('sudoku', small, { limit: 1000, milliseconds: Infinity });
    expect(verdict).toMatchObject({ kind: 'several', complete: true });
    expect(verdict.kind === 'several' && verdict.solutions).toHaveLength(288);
  });

  test('is reported on the way: the first two at once, then some at a time, each once', async () => {
    const reported: (readonly Solution[])[] = [];
    const session = await open('sudoku', empty);
    const verdict = solveByZ3(session, empty.givens, (found) => reported.push(found), {
      limit: 30,
      milliseconds: Infinity,
    });
    session.close();
    const solutions = verdict.kind === 'several' ? verdict.solutions : [];
    expect(reported.slice(0, 2).map(({ length }) => length)).toEqual([1, 1]);
    expect(reported.flat()).toEqual(solutions.slice(0, reported.flat().length));
  });
});

describe('a session', () => {
  test('answers different givens one after the other, each rightly', async () => {
    const puzzle = read('sudoku', SUDOKU);
    const session = await open('sudoku', puzzle);
    session.warm();
    const kinds = [
      puzzle.givens,
      puzzle.givens.with(0, 2),
      read('sudoku', EASTER).givens,
      emptyPuzzle(typeOf('sudoku')).givens,
      puzzle.givens,
    ].map((givens) => solveByZ3(session, givens, () => {}, { limit: 2, milliseconds: 0 }).kind);
    session.close();
    expect(kinds).toEqual(['unique', 'none', 'unique', 'several', 'unique']);
  });

  test('that finds a wrong solution is found out', async () => {
    const puzzle = read('kurosu', KUROSU);
    const session = await open('kurosu', puzzle);
    const wrong = { ...session, search: lie(puzzle.givens.map(() => 1)) };
    expect(() => solveByZ3(wrong, puzzle.givens, () => {})).toThrow(DisagreementError);
    session.close();
  });

  test('that changes a given is found out', async () => {
    const puzzle = read('kurosu', KUROSU);
    const session = await open('kurosu', puzzle);
    const verdict = solveByZ3(session, puzzle.givens, () => {});
    const solution = verdict.kind === 'unique' ? verdict.solution : [];
    const asked = puzzle.givens.with(0, 1 - (solution[0] ?? 0));
    expect(() => solveByZ3({ ...session, search: lie(solution) }, asked, () => {})).toThrow(
      DisagreementError,
    );
    session.close();
  });
});

/** A search that shows this solution, right or wrong. */
const lie =
  (solution: Solution) =>
  (_: unknown, visit: (solution: Solution) => unknown): { readonly kind: 'exhausted' } => {
    visit(solution);
    return { kind: 'exhausted' };
  };

describe('an empty puzzle', () => {
  const sizes = (id: string) => {
    const { size } = typeOf(id).parameters;
    const choices = size?.kind === 'size' ? size.choices : [];
    return isRelease ? choices : choices.slice(0, 3);
  };
  const kurosu = sizes('kurosu').flatMap((size) =>
    [false, true].map((noTwoAlike) => ['kurosu', { size, noTwoAlike }] as const),
  );
  const sudoku = sizes('sudoku').map((size) => ['sudoku', { size }] as const);

  test.each([...sudoku, ...kurosu, ['number-workout', {}] as const])(
    'of every size has several solutions (%s %o)',
    async (id, parameters) => {
      const puzzle = emptyPuzzle(typeOf(id), parameters);
      const verdict = await verdictOf(id, puzzle, { limit: 2, milliseconds: 0 });
      expect(verdict.kind).toBe('several');
    },
    120_000,
  );
});

describe('the SMT-LIB text', () => {
  test.each([
    ['kurosu', KUROSU],
    ['sudoku', SUDOKU],
    ['number-workout', WORKOUT_3],
  ])('has the same solution (%s)', async (id, text) => {
    const puzzle = read(id, text);
    const script = writeSmtlib(buildModel(typeOf(id), puzzle), puzzle.givens, id);
    const said = (await openNodeZ3('whole')).evaluateSmtlib(script);
    expect(said).toMatch(/^sat\n/);
    const values = [...said.matchAll(/define-fun V(\d+) \(\) Int\s+(\d+)\)/g)];
    const solution: number[] = [];
    for (const [, cell, value] of values) solution[Number(cell)] = Number(value);
    expect(await verdictOf(id, puzzle)).toMatchObject({ kind: 'unique', solution });
  });
});
