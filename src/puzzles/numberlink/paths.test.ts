import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openRuleSolver } from '#engine/worker/ruleSolver.ts';
import { claimPartsOf } from '#logic/claimPart.ts';
import { isSolution } from '#logic/model.ts';
import type { Model } from '#logic/model.ts';
import { buildModel, emptyPuzzle, givenValues } from '#puzzle/puzzleType.ts';
import { seeded } from '#puzzle/random.ts';
import { readPuzzle } from '#puzzle/text.ts';
import { buildPbFormula } from '#reasoning/pbFormula.ts';
import { findPaths } from '#reasoning/paths/findPaths.ts';
import { pathBoardsOf } from '#reasoning/paths/pathBoard.ts';
import { searchSolutions } from '#reasoning/search.ts';
import { numberlink } from './index.ts';
import { numberlinkMaking } from './making.ts';
import { textOf } from './testing.ts';

// Follows the lines of Numberlinks all at once, and compares what comes of it with a search by clauses.

const MANY = 1_000_000;

function modelOf(text: string): Model {
  const read = readPuzzle(numberlink, text);
  if (!read.ok) throw new Error(read.problem.reason);
  return buildModel(numberlink, read.value);
}

const formulaOf = (model: Model) => buildPbFormula(model.domains, claimPartsOf(model.claims));

/** None, the only solution, or two, by clauses. */
function byClauses(model: Model): readonly (readonly number[])[] {
  const found: (readonly number[])[] = [];
  searchSolutions(formulaOf(model), { known: [], limit: Infinity }, (solution) => {
    found.push([...solution]);
    return found.length < 2 ? 'go on' : 'stop';
  });
  return found;
}

function byPaths(model: Model, limit = MANY) {
  const boards = pathBoardsOf(model, []);
  if (boards.length === 0) throw new Error('It is no board of paths');
  return findPaths(boards, limit);
}

/** A board with pairs of numbers at random dots: most have no solution, or several. */
const scattered = fc
  .record({ width: fc.integer({ min: 3, max: 6 }), height: fc.integer({ min: 3, max: 5 }) })
  .chain(({ width, height }) =>
    fc
      .record({
        dots: fc.shuffledSubarray([...Array(width * height).keys()], { minLength: width * height }),
        pairs: fc.integer({ min: 1, max: 5 }),
      })
      .map(({ dots, pairs }) => {
        const numbers = new Map(
          dots
            .slice(0, Math.min(2 * pairs, dots.length - (dots.length % 2)))
            .map((dot, index) => [dot, Math.floor(index / 2) + 1]),
        );
        return textOf(width, height, (dot) => numbers.get(dot));
      }),
  );

/** The numbers at the ends of lines that were drawn at random: some have one solution. */
const drawn = fc
  .record({
    width: fc.integer({ min: 3, max: 6 }),
    height: fc.integer({ min: 3, max: 6 }),
    seed: fc.nat(),
  })
  .map(({ width, height, seed }) => {
    const empty = { ...emptyPuzzle(numberlink, { width, height }), parameters: { width, height } };
    const random = seeded(seed);
    const solution = numberlinkMaking.solution?.(empty, random, () => undefined) ?? [];
    const clues = numberlinkMaking.siteClues?.(empty, solution, random) ?? [];
    return textOf(width, height, (dot) => clues[dot]?.[0]);
  });

/** Number 41 of Janko's Numberlinks. */
const HARD = `. . 2 . . . . . . 1
. 1 4 . . . . . . .
. . . . . 3 . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . 4 . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
3 2 . . . . . . . .
`;

describe('Numberlinks whose lines are followed all at once', () => {
  it('have as many solutions as clauses find: none, one or several', () => {
    const met = new Set<number>();
    fc.assert(
      fc.property(fc.oneof(scattered, drawn), (text) => {
        const model = modelOf(text);
        const found = byPaths(model);
        const wanted = byClauses(model);
        if (found === 'too much') throw new Error('Too much');
        met.add(wanted.length);
        expect(found).toHaveLength(wanted.length);
        expect(new Set(found.map(String)).size).toBe(found.length);
        expect(found.every((solution) => isSolution(model, solution))).toBe(true);
        expect(wanted.length === 1 ? found : wanted).toEqual(wanted);
      }),
      { numRuns: 200 },
    );
    expect(met).toEqual(new Set([0, 1, 2]));
  });

  it('have a second solution where a line can make a detour through free cells', () => {
    // The line of 1s can go around by the second row.
    const found = byPaths(modelOf('1 . . 1\n. . . .\n2 . . 2\n'));
    expect(found).toHaveLength(2);
  });

  it('are given up where that takes too many states', () => {
    expect(byPaths(modelOf(HARD), 1000)).toBe('too much');
  });

  it('are not read where a side is given, a number is alone, or three are joined', () => {
    const model = modelOf('1 . 1\n. . .\n2 . 2\n');
    const givens = model.domains.map((_, cell) => (cell === 0 ? 1 : undefined));
    expect(pathBoardsOf(model, [])).toHaveLength(4);
    expect(pathBoardsOf(model, givens)).toEqual([]);
    expect(pathBoardsOf(modelOf('1 . 1\n. . .\n2 . .\n'), [])).toEqual([]);
    expect(pathBoardsOf(modelOf('1 . 1\n. . .\n1 . .\n'), [])).toEqual([]);
  });

  it('are decided by our solver where clauses get nowhere, and leave no log', () => {
    const model = modelOf(HARD);
    const solver = openRuleSolver(model, formulaOf(model));
    const givens = givenValues(numberlink, read(HARD));
    const solve = (work: number) => {
      const visited: (readonly number[])[] = [];
      const ending = solver.within(work).search(givens, (solution) => {
        visited.push(solution);
        return 'go on';
      });
      return { ending, visited };
    };
    const { ending, visited } = solve(1_500_000);
    expect(ending).toEqual({ kind: 'exhausted' });
    expect(visited.map((solution) => isSolution(model, solution))).toEqual([true]);
    // It is known from now on, and costs no work.
    expect(solve(1)).toEqual({ ending, visited });
    expect(solver.last()?.log).toBeUndefined();
  });
});

function read(text: string) {
  const puzzle = readPuzzle(numberlink, text);
  if (!puzzle.ok) throw new Error(puzzle.problem.reason);
  return puzzle.value;
}
