import { expect, it } from 'vitest';
import { indentBelow } from './definitionIndent.ts';

it.each([
  ['below the heading of a block', ['board square 4', 'rules'], '', 2],
  ['below an option', ['option knight "Knight\'s move"'], '', 2],
  ['as the line above', ['rules', '  in each row all numbers differ'], '', 2],
  ['as the margin below what has no block', ['lab 1', 'puzzle Mine'], '', 0],
  ['to the margin once a heading is typed', ['clues', '  regions'], '  rules', 0],
  [
    'to the margin with what follows an option',
    ['rules', '  touching cells differ'],
    '  option',
    0,
  ],
  ['nowhere for a longer word', ['clues', '  regions'], '  rulesets', 2],
  ['nowhere in notes below the name', ['puzzle Mine', '  By nobody'], '  rules', 2],
] as const)('a line is indented %s', (_, before, line, columns) => {
  expect(indentBelow(before, line)).toBe(columns);
});
