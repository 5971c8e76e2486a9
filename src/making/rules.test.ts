import { expect, it } from 'vitest';
import { readPuzzle } from '#puzzle/text.ts';
import { findPuzzleType } from '#puzzles/all.ts';
import { openRules } from './rules.ts';

/** Number 70 of Janko's Numberlinks. */
const HARD = `
. . . . . . . . . . . .
. . . . . . . . . . . .
. . . . . . . . . 2 . .
. . . . . . . . . 5 . .
. . . . 1 . . 1 4 . . .
. . . . . . . . . . . 3
. . . . . . . . . . . 6
. . 4 . 2 . . 3 . . . .
7 . 5 . . . . . . 8 . .
8 . . . . . . . . . . .
7 . . . . . . . . . . .
6 . . . . . . . . . . .
`;

it('a Numberlink is known to have one solution where a search by clauses gives up', () => {
  const type = findPuzzleType('numberlink');
  const read = type && readPuzzle(type, HARD);
  if (type === undefined || read?.ok !== true) throw new Error('A puzzle that cannot be read');
  const rules = openRules(type, read.value);
  const none = rules.model.domains.map(() => undefined);
  const blank = rules.model.domains.map(() => 0);
  const solution = rules.other(none, blank);
  if (typeof solution === 'string') throw new Error(`The other solution is ${solution}`);
  expect(rules.other(none, solution)).toBe('none');
});
