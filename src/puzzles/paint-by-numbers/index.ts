import { gradingFor } from '#puzzle/difficulty.ts';
import type { Grading, GradingBySize } from '#puzzle/difficulty.ts';
import { definePuzzle } from '#puzzle/puzzleType.ts';
import { pens } from '#puzzle/slot.ts';
import exampleText from './examples.txt?raw';
import { paintMaking } from './making.ts';
import {
  BLANK,
  FILLED,
  paintBlocks,
  paintClaims,
  paintComplaints,
  paintGrid,
  paintSites,
  SIZES,
} from './rules.ts';
import type { PaintParameters } from './rules.ts';
import { paintText } from './text.ts';

const slot = pens([
  { value: FILLED, symbol: '■', name: 'filled', shape: 'filled', keys: ['x', '1'] },
  {
    value: BLANK,
    symbol: '×',
    name: 'blank',
    shape: 'cross',
    leftOpen: true,
    keys: ['.', '0', '-'],
  },
]);

/** Up to so many cells, pictures are made in a few seconds. */
const QUICKLY_MADE = 5000;

/**
 * By the number of cells: medium begins at the median of Simon Tatham's Pattern, which is 10 in 5×5, 11 in
 * 10×10, 14 in 15×15 and 16 in 20×20; all of those are solved line by line.
 */
const GRADINGS: GradingBySize = [
  [36, { steps: [10, 12, 17], hardest: 'hard' }],
  [150, { steps: [12, 16, 26], hardest: 'hard' }],
  [300, { steps: [14, 18, 26], hardest: 'hard' }],
  [Infinity, { steps: [16, 20, 30], hardest: 'hard' }],
];

const grading = ({ width, height }: PaintParameters): Grading =>
  gradingFor(GRADINGS, width * height);

export const paintByNumbers = definePuzzle({
  id: 'paint-by-numbers',
  name: 'Paint by Numbers',
  otherNames: ['Nonogram', 'Griddler', 'Hanjie', 'Picross'],
  published: 'in weekend papers and puzzle magazines',
  summary: 'The numbers tell the blocks of each line; filled in, they make a picture.',
  help: () => import('./help.md?raw'),
  exampleText,
  parameters: {
    width: { kind: 'size', label: 'Width', choices: SIZES, standard: 10 },
    height: { kind: 'size', label: 'Height', choices: SIZES, standard: 10 },
  },
  text: paintText,
  grid: paintGrid,
  slot: () => slot,
  givenCells: false,
  sites: ({ parameters }) => paintSites(parameters),
  areas: ({ parameters }) => paintBlocks(parameters),
  claims: paintClaims,
  complaints: paintComplaints,
  grading,
  making: paintMaking,
  beforeMaking: ({ width, height }) =>
    width * height > QUICKLY_MADE
      ? 'A picture of this size takes ten seconds and more to make.'
      : undefined,
});
