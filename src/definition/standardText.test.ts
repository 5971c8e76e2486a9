import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { readPuzzle, writePuzzle } from '#puzzle/text.ts';
import { readLabType } from './labType.ts';
import { definitionWith } from './testing.ts';

function typeOf(text: string): PuzzleType {
  const reading = readLabType(text);
  if (!reading.ok) throw new Error(reading.problems[0]?.sentence);
  return reading.type;
}

const FILLS = ['number 1 to 5', 'star or blank', 'X or O'].map((values) => ({
  values,
  type: typeOf(
    definitionWith(
      [
        values.startsWith('number')
          ? 'in each run all numbers differ'
          : `in each run at most one cell is a ${values.split(' ')[0]}`,
      ],
      {
        board: 'rectangle 3 to 6',
        fill: `each cell that is not black: ${values}`,
        clues: ['the answer in some cells', 'black cells'],
      },
    ),
  ),
}));

describe('the text of a board with black cells', () => {
  it.each(FILLS)('says which cells are black where cells take $values', ({ type }) => {
    const empty = emptyPuzzle(type, { width: 4, height: 3 });
    const { choices } = type.slot(empty.parameters);
    const cell = fc.constantFrom<number | 'black' | undefined>(
      'black',
      undefined,
      ...choices.map(({ value }) => value),
    );
    const cells = fc.array(cell, { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(cells, (all) => {
        const puzzle = {
          ...empty,
          givens: all.map((each) => (each === 'black' ? undefined : each)),
          blackCells: all.map((each) => each === 'black'),
        };
        expect(readPuzzle(type, writePuzzle(type, puzzle))).toEqual({ ok: true, value: puzzle });
      }),
    );
  });
});

const REGIONS = [
  { values: 'star or blank', clues: ['the answer in some cells', 'regions'] },
  { values: 'star or blank', clues: ['black cells', 'the answer in some cells', 'regions'] },
  { values: 'number 1 to 3, or empty', clues: ['the answer in some cells', 'regions'] },
  { values: 'number 1 to 9', clues: ['black cells', 'the answer in some cells', 'regions'] },
].map(({ values, clues }) => {
  const takesBlack = clues.includes('black cells');
  const rule = values.startsWith('number') ? 'all numbers differ' : 'exactly 1 cell is a star';
  const fill = `each cell${takesBlack ? ' that is not black' : ''}: ${values}`;
  const text = definitionWith([`in each region ${rule}`], { board: 'square 3 to 5', fill, clues });
  return { values, clues, takesBlack, type: typeOf(text) };
});

describe('the text of a board with regions', () => {
  it.each(REGIONS)('keeps all that can be printed: $values, $clues', ({ type, takesBlack }) => {
    const empty = emptyPuzzle(type, { size: 3 });
    const value = fc.constantFrom(
      undefined,
      ...type.slot(empty.parameters).choices.map((choice) => choice.value),
    );
    const cell = fc.record({ value, isBlack: takesBlack ? fc.boolean() : fc.constant(false) });
    fc.assert(
      fc.property(fc.array(cell, { minLength: 9, maxLength: 9 }), (cells) => {
        const puzzle = {
          ...empty,
          areas: [0, 0, undefined, 1, 1, 0, 2, undefined, 1],
          givens: cells.map((each) => (each.isBlack ? undefined : each.value)),
          blackCells: takesBlack ? cells.map(({ isBlack }) => isBlack) : empty.blackCells,
        };
        expect(readPuzzle(type, writePuzzle(type, puzzle))).toEqual({ ok: true, value: puzzle });
      }),
    );
  });
});

describe('the text of a board with named groups', () => {
  const type = typeOf(
    definitionWith(
      [
        'in the grid all numbers differ',
        'in each group the numbers, which all differ, add up to its number',
      ],
      {
        board: 'square 3',
        fill: 'each cell: number 1 to 9',
        clues: ['3 drawn groups, each with a number beside the board, 1 to 45'],
      },
    ),
  );

  it('keeps which group is which, whatever the order in which they are drawn', () => {
    const group = fc.constantFrom(undefined, 0, 1, 2);
    const empty = emptyPuzzle(type);
    fc.assert(
      fc.property(fc.array(group, { minLength: 9, maxLength: 9 }), (areas) => {
        const puzzle = { ...empty, areas, siteClues: [[10], undefined, [20]] };
        expect(readPuzzle(type, writePuzzle(type, puzzle))).toEqual({ ok: true, value: puzzle });
      }),
    );
  });

  it('has no other group', () => {
    expect(readPuzzle(type, 'c,b,.\nc,b,.\nc,d,.\n?,?,?\n')).toEqual({
      ok: false,
      problem: { line: 3, reason: 'has "d" at cell 2; a, b or c wanted' },
    });
  });
});
