import { describe, expect, it } from 'vitest';
import { readPuzzle } from '#puzzle/text.ts';
import { brokenLabels, complaintOf, exampleOf } from '#puzzles/testing.ts';
import { thermometers } from './index.ts';

const example = exampleOf(thermometers, "From Janko's puzzles, number 1");
const TEXT =
  '#draw thermometer r1c3-r1c1-r2c1\n#draw thermometer r2c2-r3c3\n...\n...\n...\n?,?,?,?,?,?\n';

/** What breaks on a board with two thermometers, the second one diagonal, with these rows of cells, `#` filled. */
function brokenBy(filled: string): readonly string[] {
  const read = readPuzzle(thermometers, TEXT);
  if (!read.ok) throw new Error(read.problem.reason);
  const full = [...filled.replaceAll(' ', '')].map((sign) => (sign === '#' ? 1 : 0));
  return brokenLabels(thermometers, { ...example, puzzle: read.value }, full);
}

const problemOf = (text: string): string => {
  const read = readPuzzle(thermometers, text);
  return read.ok ? '' : `${read.problem.line}: ${read.problem.reason}`;
};

describe('Thermometers', () => {
  it('are filled from the bulb on', () => {
    expect(brokenBy('... ... ...')).toEqual([]);
    expect(brokenBy('.## .#. ...')).toEqual([]);
    expect(brokenBy('### ##. ..#')).toEqual([]);
  });

  it('have no gap', () => {
    expect(brokenBy('#.. ... ...')).toEqual(['the filling of the thermometer at row 1, column 3']);
    expect(brokenBy('... ... ..#')).toEqual(['the filling of the thermometer at row 2, column 2']);
  });

  it('leave the cells beside them empty', () => {
    expect(brokenBy('... ..# ...')).toEqual(['the cells outside the thermometers']);
  });

  it('share no cell, and stay on the board', () => {
    const rest = '...\n...\n...\n?,?,?,?,?,?\n';
    const [one, other] = ['#draw thermometer r1c1-r1c3\n', '#draw thermometer r3c2-r1c2\n'];
    expect(problemOf(one + other + rest)).toBe('2: draws a path through a cell of another one');
    expect(problemOf(`#draw thermometer r1c1-r1c4\n${rest}`)).toBe(
      '1: draws a path, which has "r1c4"; cells from r1c1 to r3c3 wanted',
    );
  });

  it('are told what is wrong with a number that is larger than its line', () => {
    expect(complaintOf(thermometers, TEXT.replace('?', '4'))).toMatch(/4/);
  });
});
