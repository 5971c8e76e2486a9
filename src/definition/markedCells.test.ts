import { expect, it } from 'vitest';
import { claimPartsOf } from '#logic/claimPart.ts';
import { literalsOf } from '#logic/literal.ts';
import { buildModel, givenValues } from '#puzzle/puzzleType.ts';
import { readPuzzle } from '#puzzle/text.ts';
import { buildPbFormula } from '#reasoning/pbFormula.ts';
import { searchSolutions } from '#reasoning/search.ts';
import { readLabType } from './labType.ts';
import { definitionWith } from './testing.ts';

const INDEXING =
  'each column indexer says in which column of its row the number of its own column stands';

/** All solutions of a puzzle of a definition with one rule, as words of digits, sorted. */
function solutionsOf(
  rule: string,
  fill: string,
  clues: readonly string[],
  puzzleText: string,
): readonly string[] {
  const read = readLabType(definitionWith([rule], { board: 'rectangle 2 to 4', fill, clues }));
  if (!read.ok) throw new Error(JSON.stringify(read));
  const puzzle = readPuzzle(read.type, puzzleText);
  if (!puzzle.ok) throw new Error(JSON.stringify(puzzle));
  const model = buildModel(read.type, puzzle.value);
  const formula = buildPbFormula(model.domains, claimPartsOf(model.claims));
  const known = literalsOf(givenValues(read.type, puzzle.value));
  const found: string[] = [];
  searchSolutions(formula, { known, limit: Infinity }, (solution) => {
    found.push(solution.join(''));
    return 'go on';
  });
  return found.toSorted();
}

it('a column indexer never names a column that the board has not', () => {
  const found = solutionsOf(
    INDEXING,
    'each cell: number 1 to 4',
    ['the answer in some cells', 'drawn column indexers, which may meet'],
    '#draw column-indexer r1c1\n...\n122\n',
  );
  const numbers = [1, 2, 3, 4];
  const rows = numbers.flatMap((a) => numbers.flatMap((b) => numbers.map((c) => [a, b, c])));
  // Its own column is the first: it says where the 1 of its row is, and that it is nowhere else.
  const right = rows.filter(
    (row) => row[0] !== 4 && row.every((number, at) => (number === 1) === (row[0] === at + 1)),
  );
  expect(found).toEqual(right.map((row) => `${row.join('')}122`).toSorted());
});

it.each([
  ['the number in each minimum cell is less than those beside it', 'minimum r1c1', 'minimum cells'],
  [
    'along each thermometer the numbers rise from its bulb',
    'thermometer r1c1-r1c2',
    'thermometers',
  ],
])('cells whose regions have other sizes are compared: %s', (rule, drawn, kind) => {
  const found = solutionsOf(
    rule,
    'each cell: number 1 to the size of its region, at most 9',
    ['the answer in some cells', 'regions', `drawn ${kind}, which may meet`],
    `#draw ${drawn}\na,b\nb,b\n`,
  );
  const besides = kind === 'thermometers' ? ['1', '2', '3'] : ['2', '3'];
  const right = ['2', '3'].flatMap((across) =>
    besides.flatMap((below) => ['1', '2', '3'].map((last) => `1${across}${below}${last}`)),
  );
  expect(found).toEqual(right.toSorted());
});
