import { cellsByArea } from '#grid/areas.ts';
import { boxesOf } from '#puzzle/boxedSquare.ts';
import { gradingFor } from '#puzzle/difficulty.ts';
import type { GradingBySize } from '#puzzle/difficulty.ts';
import { definePuzzle } from '#puzzle/puzzleType.ts';
import { digits } from '#puzzle/slot.ts';
import exampleText from './examples.txt?raw';
import { killerMaking } from './making.ts';
import { killerPhoto } from './photo.ts';
import { killerClaims, killerComplaints, killerGrid, killerSites, SIZES } from './rules.ts';
import { killerText } from './text.ts';

/**
 * None have been rated; about a third of the new ones are easy, nearly all of the small ones, and
 * all of 4×4.
 */
const GRADINGS: GradingBySize = [
  [16, { steps: [32, 40, 60], hardest: 'easy' }],
  [36, { steps: [32, 40, 60], hardest: 'medium' }],
  [Infinity, { steps: [45, 100, 190], hardest: 'fiendish' }],
];

export const killerSudoku = definePuzzle({
  id: 'killer-sudoku',
  name: 'Killer Sudoku',
  otherNames: ['Sumdoku', 'Addoku'],
  group: 'numbers',
  published: 'in The Times',
  summary: 'A Sudoku with cages: different digits that add up to what is printed.',
  help: () => import('./help.md?html'),
  exampleText,
  easyExample: 'A Killer of six',
  parameters: { size: { kind: 'size', label: 'Size', choices: SIZES, standard: 9 } },
  text: killerText,
  grid: ({ size }) => killerGrid(size),
  slot: ({ size }) => digits(1, size),
  drawnAreas: ({ size }) => ({
    areas: size * size,
    named: false,
    noun: { one: 'cage', many: 'cages' },
  }),
  typedAfterDrawing: 'their sums',
  sites: killerSites,
  claims: killerClaims,
  areas: ({ parameters: { size } }) => boxesOf(size),
  cages: ({ areas }) => cellsByArea(areas),
  complaints: killerComplaints,
  beforeMaking: ({ size }) =>
    size >= 8 ? 'One that is to be fiendish may take half a minute.' : undefined,
  grading: ({ size }) => gradingFor(GRADINGS, size * size),
  making: killerMaking,
  photo: killerPhoto,
});
