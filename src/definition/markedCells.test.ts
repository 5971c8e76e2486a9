import { expect, it } from 'vitest';
import { claimPartsOf } from '#logic/claimPart.ts';
import { buildModel, givenValues } from '#puzzle/puzzleType.ts';
import { readPuzzle } from '#puzzle/text.ts';
import { literalsOf } from '#logic/literal.ts';
import { buildPbFormula } from '#reasoning/pbFormula.ts';
import { searchSolutions } from '#reasoning/search.ts';
import { readLabType } from './labType.ts';
import { definitionWith } from './testing.ts';

const INDEXING =
  'each column indexer says in which column of its row the number of its own column stands';

it('a column indexer never names a column that the board has not', () => {
  const text = definitionWith([INDEXING], {
    board: 'rectangle 2 to 4',
    fill: 'each cell: number 1 to 4',
    clues: ['the answer in some cells', 'drawn column indexers, which may meet'],
  });
  const read = readLabType(text);
  if (!read.ok) throw new Error(JSON.stringify(read));
  const puzzle = readPuzzle(read.type, '#draw column-indexer r1c1\n...\n122\n');
  if (!puzzle.ok) throw new Error(JSON.stringify(puzzle));
  const model = buildModel(read.type, puzzle.value);
  const formula = buildPbFormula(model.domains, claimPartsOf(model.claims));
  const known = literalsOf(givenValues(read.type, puzzle.value));
  const found: string[] = [];
  searchSolutions(formula, { known, limit: Infinity }, (solution) => {
    found.push(solution.slice(0, 3).join(''));
    return 'go on';
  });
  const numbers = [1, 2, 3, 4];
  const rows = numbers.flatMap((a) => numbers.flatMap((b) => numbers.map((c) => [a, b, c])));
  // Its own column is the first: it says where the 1 of its row is, and that it is nowhere else.
  const right = rows.filter(
    (row) => row[0] !== 4 && row.every((number, at) => (number === 1) === (row[0] === at + 1)),
  );
  expect(found.toSorted()).toEqual(right.map((row) => row.join('')).toSorted());
});
