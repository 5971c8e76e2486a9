import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClueConflict } from '#engine/questions/questions.ts';
import type { JobContext } from '#engine/worker/warmSolvers.ts';
import { openContext } from '#engine/z3/nodeZ3.ts';
import { cluesOf, withoutClue } from '#puzzle/clueAt.ts';
import type { ClueAt } from '#puzzle/clueAt.ts';
import { placeOfClue } from '#puzzle/clueWords.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { readPuzzle, writePuzzle } from '#puzzle/text.ts';
import { battleship } from '#puzzles/battleship/index.ts';
import { exampleOf } from '#puzzles/testing.ts';
import { conflict } from './conflict.ts';
import { repairs } from './repairs.ts';
import { firstVerdict } from './solve.ts';

// A list of ships says more than how many there are: which are too long.

const read = (text: string): Puzzle => {
  const found = readPuzzle(battleship, text);
  if (!found.ok) throw new Error(found.problem.reason);
  return found.value;
};

async function on<T>(puzzle: Puzzle, work: (context: JobContext) => T): Promise<T> {
  const context = await openContext(battleship, puzzle);
  try {
    return work(context);
  } finally {
    context.warmSolvers.close();
  }
}

/** What is said of a puzzle that has no solution: why, and the slips of the clues that are named. */
const explained = (puzzle: Puzzle) =>
  on(puzzle, (context) => {
    const why = conflict(context, () => {});
    if (why === 'possible') throw new Error('It has a solution after all');
    return { why, slips: repairs(context, why.clues, () => {}) };
  });

const stands = (puzzle: Puzzle): Promise<boolean> =>
  on(puzzle, ({ warmSolvers, givens }) => firstVerdict(warmSolvers, givens).kind !== 'none');

const namesOf = (puzzle: Puzzle, clues: readonly ClueAt[]): readonly string[] =>
  clues.map((at) => placeOfClue(battleship, puzzle, at));

/** The puzzle with these clues and no others. */
const alone = (puzzle: Puzzle, { clues }: ClueConflict): Puzzle =>
  cluesOf(battleship, puzzle)
    .filter((at) => !clues.some((named) => JSON.stringify(named) === JSON.stringify(at)))
    .reduceRight((fewer, at) => withoutClue(battleship, fewer, at), puzzle);

describe('a contradiction with the longest ship', () => {
  const printed = writePuzzle(battleship, exampleOf(battleship, 'A fleet of ten ships').puzzle);

  it.each([
    ['4 3 2 0', 'ships of length 4'],
    ['4 3 2', 'ships of length 3'],
  ])(
    'names the clue of the fleet %s that leaves it out, and finds it',
    async (fleet, named) => {
      const puzzle = read(printed.replace('4 3 2 1', fleet));
      const { why, slips } = await explained(puzzle);
      expect(namesOf(puzzle, why.clues)).toContain(named);
      expect(slips.map(({ change }) => change)).toContainEqual({
        kind: 'site',
        site: 23,
        clue: [1],
      });
    },
    60_000,
  );

  it('is not laid to a part of a ship alone', async () => {
    const puzzle = read('1\n..... ?\n..... ?\n..S.. ?\n..... ?\n..... ?\n?????\n');
    const { why } = await explained(puzzle);
    expect(namesOf(puzzle, why.clues)).toEqual(['row 3, column 3', 'ships of length 1']);
  });

  it('is told of a fleet of no ships cell by cell', async () => {
    const puzzle = read('0\n..... ?\n..... ?\n..... ?\n...o. ?\n..... ?\n?????\n');
    const { why } = await explained(puzzle);
    expect(why.rules.map(({ sentence }) => sentence)).toEqual([]);
    expect(namesOf(puzzle, why.clues)).toEqual(['row 4, column 4', 'ships of length 1']);
  });
});

const boards = fc
  .record({
    fleet: fc.array(fc.constantFrom('0', '0', '1', '1', '2', '?'), { minLength: 1, maxLength: 5 }),
    cells: fc.array(fc.constantFrom(...'..........~xo<>^vS'), { minLength: 25, maxLength: 25 }),
    counts: fc.array(fc.constantFrom('?', '?', '0', '1', '2', '3', '4', '5'), {
      minLength: 10,
      maxLength: 10,
    }),
  })
  .map(({ fleet, cells, counts }) => {
    const known = fleet.at(-1) === '?' ? [...fleet, '0'] : fleet;
    const rows = [0, 1, 2, 3, 4].map(
      (row) => `${cells.slice(5 * row, 5 * row + 5).join('')} ${counts[row] ?? '?'}`,
    );
    return read([known.join(' '), ...rows, counts.slice(5).join('')].join('\n'));
  });

it('the clues that are named have no solution by themselves', async () => {
  await fc.assert(
    fc.asyncProperty(boards, async (puzzle) => {
      fc.pre(!(await stands(puzzle)));
      const { why } = await explained(puzzle);
      expect(await stands(alone(puzzle, why))).toBe(false);
    }),
    { numRuns: 40 },
  );
}, 120_000);
