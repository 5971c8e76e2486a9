import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trials } from '#trials.ts';
import { pathBoardOf } from './pathBoard.ts';
import type { PathBoard } from './pathBoard.ts';
import { doAlternate, Faces } from './faces.ts';

/** A board from rows of letters, with a point where there is none; sides are numbered in reading order. */
function boardFrom(rows: readonly string[]): PathBoard {
  const width = rows[0]?.length ?? 0;
  const text = rows.join('');
  const letters = [...new Set(text.replaceAll('.', ''))].toSorted();
  const ends = [...text].flatMap((_, dot): readonly (readonly [number, number])[] => [
    ...((dot + 1) % width === 0 ? [] : [[dot, dot + 1] as const]),
    ...(dot + width < text.length ? [[dot, dot + width] as const] : []),
  ]);
  const board = pathBoardOf({
    dots: text.length,
    groups: letters.map((letter) => ({
      dots: [text.indexOf(letter), text.lastIndexOf(letter)],
      fromTo: letter,
    })),
    sides: ends.map((of, cell) => ({ cell, ends: of })),
    line: 1,
    blank: 0,
  });
  if (board === undefined) throw new Error('No board');
  return board;
}

const open = (board: PathBoard) => Array.from({ length: board.cells }, () => undefined);

it.each([
  ['at the corners', ['a.b', '...', 'b.a'], [[1, 2]]],
  ['not where they come one after the other', ['a.a', '...', 'b.b'], []],
  ['not where one is inside', ['a...', '.b..', '....', 'b..a'], []],
  [
    'of those at the border, whatever lies inside',
    ['a.c.b', '.....', '..c..', '.....', 'b...a'],
    [[1, 2]],
  ],
  [
    'where the dot of a third one is in the way',
    ['a.cb', '....', '.c..', 'b..a'],
    [
      [1, 2],
      [1, 3],
    ],
  ],
])('finds lines that would cross %s', (_, rows, crossing) => {
  const board = boardFrom(rows);
  expect(new Faces(board).crossing(open(board))).toEqual(crossing);
});

it('finds lines that would cross around a hole', () => {
  // Around the blank sides in the middle come a, b, a and b.
  const board = boardFrom(['.....', '..a..', '.b.b.', '..a..', '.....']);
  const shown: (number | undefined)[] = open(board);
  expect(new Faces(board).crossing(shown)).toEqual([]);
  const middle = 12;
  const around = [
    board.right[middle],
    board.right[middle - 1],
    board.below[middle],
    board.below[7],
  ];
  for (const cell of around) if (cell !== undefined) shown[cell] = 0;
  expect(new Faces(board).crossing(shown)).toEqual([[1, 2]]);
});

describe('ends around a circle', () => {
  it.each([
    [[1, 2, 1, 2], false],
    [[1, -1, 2, -2], true],
    [[1, 2, -1, -2], false],
    [[-1, 1, -2, -2, 1, 2], true],
    [[1, -1, 2, -1], false],
  ])('%j alternate: %s', (ends, expected) => {
    expect(doAlternate(ends, (end) => end > 0)).toBe(expected);
  });
});

describe('whatever is known of a board', () => {
  /** All ways to join the numbers of small boards, as the sides with a line. */
  const boards = [
    ['a..b', '....', 'b.a.'],
    ['ab..', '....', '..ab'],
    ['a.b.', '.c..', 'c.ba'],
    ['a...', '.bb.', '...a'],
    ['.a..', 'b..b', '..a.'],
  ].map((rows) => {
    const board = boardFrom(rows);
    return { board, solutions: solutionsOf(board) };
  });

  it('no solution has lines that would cross', () => {
    let found = 0;
    const states = fc.constantFrom(...boards).chain(({ board, solutions }) =>
      fc.record({
        board: fc.constant(board),
        solutions: fc.constant(solutions),
        shown: fc.array(fc.constantFrom(undefined, undefined, 0, 0, 1), {
          minLength: board.cells,
          maxLength: board.cells,
        }),
      }),
    );
    fc.assert(
      fc.property(states, ({ board, solutions, shown }) => {
        if (new Faces(board).crossing(shown).length === 0) return;
        found += 1;
        const met = solutions.find((sides) =>
          shown.every((value, cell) => value === undefined || value === Number(sides.has(cell))),
        );
        expect(met).toBeUndefined();
      }),
      { numRuns: trials(3000) },
    );
    expect(found).toBeGreaterThan(0);
  });
});

/** Every way to draw all paths of a board, one path after the other. */
function solutionsOf(board: PathBoard): readonly ReadonlySet<number>[] {
  const { width, numbers, right, below, pairs } = board;
  const ways: ReadonlySet<number>[] = [];
  const taken = new Set<number>();
  const nextTo = (dot: number): readonly (readonly [number, number | undefined])[] => [
    [dot + 1, right[dot]],
    [dot - 1, right[dot - 1]],
    [dot + width, below[dot]],
    [dot - width, below[dot - width]],
  ];
  const draw = (number: number, dot: number, sides: readonly number[]): void => {
    taken.add(dot);
    for (const [next, side] of nextTo(dot)) {
      if (side === undefined || taken.has(next)) continue;
      if (numbers[next] === number) {
        taken.add(next);
        begin(number + 1, [...sides, side]);
        taken.delete(next);
      } else if (numbers[next] === 0) draw(number, next, [...sides, side]);
    }
    taken.delete(dot);
  };
  const begin = (number: number, sides: readonly number[]): void => {
    if (number > pairs) ways.push(new Set(sides));
    else draw(number, numbers.indexOf(number), sides);
  };
  begin(1, []);
  return ways;
}
