import { describe, expect, it } from 'vitest';
import { sayDefinitionProblem } from './problem.ts';
import { readDefinition } from './read.ts';
import { definitionWith } from './testing.ts';

function problemsOf(text: string): readonly string[] {
  const read = readDefinition(text);
  return read.ok ? [] : read.problems.map(sayDefinitionProblem);
}

const DIFFER = ['in each row all numbers differ'];
const STARS = { board: 'square 4 to 9', fill: 'each cell: star or blank' };

describe('what cannot stand', () => {
  it.each([
    ['square 9 to 4', 'No side is left: the first number has to be the smaller one.'],
    ['rectangle 5 to 5, even', 'No side is left: the first number has to be the smaller one.'],
    ['square 0 to 4', 'A side has at least 1 cell.'],
    ['square 9999', 'A side has at most 100 cells.'],
    ['square 4 to 9, usually 10', "The usual side is none of the board's: 10."],
    [
      'boxes 2 by 3',
      'Boxes of 2 by 3 are not drawn. Those that are: 2 by 2, 3 by 2, 4 by 2, 3 by 3, 5 by 2, 4 by 3, 4 by 4 and 5 by 5.',
    ],
    ['boxes 2 by 2, 2 by 2', 'A side of 4 is named twice.'],
    ['boxes 2 by 2, none on 9', 'A square with a side of 9 has boxes: 3 by 3.'],
    ['hexagons in columns of 4, 4', 'Columns beside each other differ by 1 hexagon: "4, 5, 4".'],
    ['hexagons in columns of 0, 1', 'A column has at least 1 hexagon.'],
    ['hexagons in columns of 99', 'There are at most 12 columns of 12 hexagons.'],
  ])('is a board "%s"', (board, sentence) => {
    expect(problemsOf(definitionWith(DIFFER, { board }))).toEqual([`Line 3: ${sentence}`]);
  });

  it.each([
    ['[size] 1 to 3, usually 1, called "S"', 'The board has a size already.'],
    [
      '[stars] 3 to 1, usually 1, called "S"',
      'The first number has to be the smaller one: 3 to 1.',
    ],
    ['[stars] 1 to 3, usually 4, called "S"', 'What is usual has to be from 1 to 3.'],
    ['[stars] 1 to 300, usually 4, called "S"', 'A setting is at most 99.'],
  ])('is a setting %s', (setting, sentence) => {
    const board = `\n  square 4\n  ${setting}`;
    expect(problemsOf(definitionWith(DIFFER, { board }))).toEqual([`Line 5: ${sentence}`]);
  });

  it.each([
    ['star or star', 'The two values have to be told apart.'],
    ['shaded or filled', 'The two values have to be told apart.'],
    ['number 0 to 9', 'Numbers in cells begin at 1: a cell with 0 counts as empty.'],
    ['number 1 to 99', 'At 4 by 4 cells would take 99 numbers; 35 is the most.'],
    ['one of 30 letters, or empty', 'At 4 by 4 cells would take 30 letters; 26 is the most.'],
    ['number 9 to the side', 'At 4 by 4 numbers would go from 9 to 4.'],
    ['number 1 to the length', 'At 4 by 4 numbers would go from 1 to 0.'],
    [
      'number 1 to the number of cells, or empty',
      'With the number of cells, each cell takes a number.',
    ],
    [
      'number 1 to the size of its region, at most 9',
      'Numbers go up to the size of a region, but none is drawn: write "regions" under "clues".',
    ],
  ])('is a cell with %s', (takes, sentence) => {
    const fill = `each cell: ${takes}`;
    const rules = /number|letters/.test(takes) ? DIFFER : ['no two rows are alike'];
    expect(problemsOf(definitionWith(rules, { ...STARS, fill }))).toEqual([`Line 4: ${sentence}`]);
  });

  it.each([
    [['the answer in some cells', 'the answer in some cells'], 'Line 6 enters the same already.'],
    [
      ['regions', 'cages, each with a number or none, 1 to 9'],
      'Line 6 enters areas already: a board has one kind of them.',
    ],
    [
      ['the answer in some cells', 'a number in some blank cells, 0 to 8'],
      'Line 6 enters what is printed in cells already: numbers, or answers, not both.',
    ],
    [
      ['the answer in some cells', 'a number in some blank cells, 9 to 8'],
      'The first number has to be the smaller one: 9 to 8.',
    ],
    [
      ['the answer in some cells', 'a number in a row on each corner, 1 to 8'],
      '"row" means something else: take another noun.',
    ],
    [
      ['the answer in some cells', '99 drawn groups, each with a number beside the board, 1 to 8'],
      'There are 1 to 26 areas with a letter each.',
    ],
    [
      [
        'the answer in some cells',
        'a number beside each row and above each column, 9 to the length',
      ],
      'At 4 by 4 numbers would go from 9 to 4.',
    ],
  ])('are clues %j', (clues, sentence) => {
    const text = definitionWith(['no two stars touch at a corner'], { ...STARS, clues });
    expect(problemsOf(text)).toEqual([`Line 7: ${sentence}`]);
  });

  it.each([
    [
      ['option a-b "A"', '  instead of rule 2: no two rows are alike'],
      10,
      'There is no rule 2 to be replaced: there are 1.',
    ],
    [
      ['option a-b "A"', '  instead of clue 0: regions'],
      10,
      'There is no clue 0 to be replaced: there are 1.',
    ],
    [['option size "A"', '  no two rows are alike'], 9, '"size" is there already.'],
    [['option a-b "A"'], 9, 'Below an option stands a rule or a clue.'],
    [['board square 5'], 9, 'Line 3 says the board already.'],
    [['fill each cell: number 1 to 4'], 9, 'Line 4 says already what is filled in.'],
    [['lab 1'], 9, 'The version is said already.'],
  ])('are lines %j', (more, line, sentence) => {
    expect(problemsOf(definitionWith(DIFFER, { board: 'square 4', more }))).toEqual([
      `Line ${line}: ${sentence}`,
    ]);
  });

  it('is a rule about two values where cells take three', () => {
    const magnets = { board: 'square 4', fill: 'each cell: plus, minus or neutral' };
    expect(problemsOf(definitionWith(['all plus cells are connected'], magnets))).toContain(
      'Line 8: This rule speaks of two values, but cells take three.',
    );
  });

  it('is a rule about triangles where cells take none, and another one where they do', () => {
    const white = 'each white area is a rectangle, upright or turned by 45 degrees';
    expect(problemsOf(definitionWith([white], STARS))).toEqual([
      'Line 8: This rule speaks of triangles, but cells take none: write "each cell that is not black: one of four triangles, or empty" under "fill".',
    ]);
    const triangles = {
      board: 'square 4',
      fill: 'each cell that is not black: one of four triangles, or empty',
    };
    expect(problemsOf(definitionWith([white, 'no two rows are alike'], triangles))).toEqual([
      'Line 9: This rule speaks of other values, but cells take triangles.',
    ]);
  });

  it('is a rule about numbers where cells take none', () => {
    expect(problemsOf(definitionWith(DIFFER, STARS))).toEqual([
      'Line 8: This rule speaks of numbers, but cells take none.',
    ]);
  });

  it.each([
    [
      'in each cage the numbers make its result by its sign',
      'cages, each with a number or none, 1 to 45',
      'This rule speaks of a result and a sign at a cage, but line 6 enters one number there.',
    ],
    [
      'in each row and column the runs of numbers add up to its numbers, in order',
      'a number beside each row and above each column, 1 to 9',
      'This rule speaks of several numbers at a row, but line 6 enters one number there.',
    ],
    [
      'from each numbered end as many towers are seen as its number',
      'a letter at each end of each row and column',
      'This rule speaks of one number at an end, but line 6 enters a letter there.',
    ],
    [
      'each circle points to the lesser number',
      'a number in a circle on each corner, 4 to 36',
      'This rule speaks of a sign at a circle, but line 6 enters one number there.',
    ],
  ])('is the rule "%s" beside the clue "%s"', (rule, clue, sentence) => {
    expect(problemsOf(definitionWith([rule], { board: 'square 4', clues: [clue] }))).toEqual([
      `Line 8: ${sentence}`,
    ]);
  });

  it.each([
    [
      ['a number in some cells, 0 to 1000'],
      6,
      'At 4 by 4 numbers would go up to 1000; 999 is the most among lines.',
    ],
    [
      ['a number in some cells, 0 to 3', 'a white or black circle in some cells'],
      7,
      'Line 6 enters something in cells already.',
    ],
  ])('are clues %j among lines', (clues, line, sentence) => {
    const around = { board: 'square 4 to 9', fill: 'each side: line or blank', clues };
    const rules = ['the lines form one loop', 'around each number are as many lines'];
    expect(problemsOf(definitionWith(rules, around))).toEqual([`Line ${line}: ${sentence}`]);
  });

  it.each([
    [
      'each side: line or blank',
      ['regions'],
      [],
      'Line 6: This clue belongs to a board with values in cells.',
    ],
    [
      'between neighbours: line or blank',
      ['cages, each with a number or none, 1 to 9'],
      [],
      'Line 6: This clue belongs to a board with values in cells.',
    ],
    [
      'between neighbours: line or blank',
      ['regions', 'a white or black circle in some cells'],
      [],
      'Line 6: Where lines lead from cell to cell, regions are the only clue, and no option has them come and go.',
    ],
    [
      'between neighbours: line or blank',
      [],
      ['option divided "Divided"', '  regions', '  the loop visits each region exactly once'],
      'Line 9: Where lines lead from cell to cell, regions are the only clue, and no option has them come and go.',
    ],
  ])('are areas among lines with %j and %j', (fill, clues, more, problem) => {
    const around = { board: 'square 4 to 9', fill, clues, more };
    const rules = ['the lines form one loop'];
    expect(problemsOf(definitionWith(rules, around))).toEqual([problem]);
  });

  it('is a rule about cells where regions are drawn among lines', () => {
    const around = {
      board: 'square 4 to 9',
      fill: 'between neighbours: line or blank',
      clues: ['regions'],
    };
    const rules = ['the loop visits each region exactly once'];
    expect(problemsOf(definitionWith(rules, around))).toEqual([]);
    expect(
      problemsOf(definitionWith(['in each region half of the cells are line'], around)),
    ).toEqual(['Line 8: This rule speaks of cells, but lines on sides are sought.']);
  });

  it('is half of an odd number of cells', () => {
    const rules = ['in each row half of the cells are star'];
    expect(problemsOf(definitionWith(rules, STARS))).toEqual([
      'Line 8: At 5 by 5 a row has an odd number of cells, which has no half.',
    ]);
    expect(
      problemsOf(definitionWith(rules, { ...STARS, board: 'rectangle 3 to 8, even' })),
    ).toEqual([]);
  });

  it('is a rule about rows on hexagons', () => {
    const board = 'hexagons in columns of 4, 5, 4';
    expect(problemsOf(definitionWith(DIFFER, { board, fill: 'each cell: number 1 to 6' }))).toEqual(
      ['Line 8: This rule needs a board that is square or a rectangle.'],
    );
  });

  it('is a line without an end', () => {
    const board = `hexagons in columns of ${'4, 5, '.repeat(500)}4`;
    expect(problemsOf(definitionWith(DIFFER, { board }))[0]).toBe(
      'Line 3: A line has at most 120 words, numbers and signs.',
    );
  });

  it('is a run of one cell that is alike', () => {
    expect(problemsOf(definitionWith(['in each row no 1 in a row are alike'], STARS))[0]).toContain(
      'a number from 2',
    );
  });
});

it('a path of numbers needs each of them once', () => {
  const path = { board: 'square 4', fill: 'each cell: number 1 to the number of cells' };
  expect(problemsOf(definitionWith([...DIFFER, 'each number touches the next'], path))).toEqual([
    'Line 9: This rule needs another one, "in the grid all numbers differ".',
  ]);
  const whole = ['in the grid all numbers differ', 'each number touches the next'];
  expect(problemsOf(definitionWith(whole, path))).toEqual([]);
});
