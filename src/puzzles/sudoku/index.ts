import { definePuzzle } from '#puzzle/puzzleType.ts';
import { digits } from '#puzzle/slot.ts';
import exampleText from './examples.txt?raw';
import { SIZES, sudokuBoxes, sudokuClaims, sudokuGrid } from './rules.ts';
import { sudokuText } from './text.ts';

export const sudoku = definePuzzle({
  id: 'sudoku',
  name: 'Sudoku',
  otherNames: ['Number Place'],
  published: 'in nearly every daily paper',
  summary: 'Each row, column and box holds every digit once.',
  help: () => import('./help.md?raw'),
  exampleText,
  parameters: { size: { kind: 'size', label: 'Size', choices: SIZES, standard: 9 } },
  text: sudokuText,
  grid: ({ size }) => sudokuGrid(size),
  slot: ({ size }) => digits(1, size),
  claims: ({ parameters: { size } }, setting) => sudokuClaims(size, setting),
  areas: ({ parameters: { size } }) => sudokuBoxes(size),
});
