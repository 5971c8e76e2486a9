import { definePuzzle } from '#puzzle/puzzleType.ts';
import { digits } from '#puzzle/slot.ts';
import exampleText from './examples.txt?raw';
import { SIZES, templateClaims, templateGrid } from './rules.ts';
import { templateText } from './text.ts';

/**
 * A puzzle type to start from: the Latin square, the simplest puzzle that uses every file. `npm run
 * new-puzzle NAME` copies this folder; it is not in the registry, but its tests run. This
 * declaration is all that the program knows of a type: menu, editor, checks, hints, the solver and
 * the SMT-LIB text follow from it.
 */
export const template = definePuzzle({
  // The word in the address: never change it once a puzzle has been shared.
  id: 'template',
  name: 'Template',
  otherNames: [],
  group: 'numbers',
  published: 'in no paper yet',
  summary: 'Each row and column holds every digit once.',
  help: () => import('./help.md?html'),
  exampleText,
  // The user's choices. A type with one size writes `{}` here. A house rule is `{ kind: 'option',
  // label: '…', option: 'word-in-the-text' }`.
  parameters: { size: { kind: 'size', label: 'Size', choices: SIZES, standard: 5 } },
  text: templateText,
  grid: ({ size }) => templateGrid(size),
  // The values of a cell. `cycle([...])` suits puzzles with two or three symbols; see kurosu.
  slot: ({ size }) => digits(1, size),
  claims: ({ parameters: { size } }, setting) => templateClaims(size, setting),
  // Regions with thick borders go into `areas`, see sudoku; cells that always have the same value
  // go into `pairs`, see number-workout.
});
