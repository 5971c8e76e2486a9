import { gradingFor } from '#puzzle/difficulty.ts';
import type { Grading, GradingBySize } from '#puzzle/difficulty.ts';
import { definePuzzle } from '#puzzle/puzzleType.ts';
import { pens } from '#puzzle/slot.ts';
import exampleText from './examples.txt?raw';
import { paintMaking } from './making.ts';
import { paintPhoto } from './photo.ts';
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

/** Pictures with at most this many cells are made in a few seconds. */
const QUICKLY_MADE = 5000;
/** From this many cells on, making takes too long to wait for. */
const SLOWLY_MADE = 90 * 90;

/**
 * Overlaps are easy, edges medium, unreached cells hard; all arrangements of a line, and several
 * lines at once, are fiendish. Simon Tatham's Pattern is rated 20 in 5×5, 21 in 10×10, 22 in 15×15,
 * 25 in 20×20.
 */
const STEPS: Grading['steps'] = [21, 23, 36];

/** By the number of cells. */
const GRADINGS: GradingBySize = [
  [25, { steps: STEPS, hardest: 'easy' }],
  [150, { steps: STEPS, hardest: 'medium' }],
  [Infinity, { steps: STEPS, hardest: 'hard' }],
];

/** In a picture one cell wide the numbers of the single cells say all, however long it is. */
const grading = ({ width, height }: PaintParameters): Grading =>
  gradingFor(GRADINGS, Math.min(width, height) === 1 ? 1 : width * height);

export const paintByNumbers = definePuzzle({
  id: 'paint-by-numbers',
  name: 'Paint by Numbers',
  otherNames: ['Nonogram', 'Griddler', 'Hanjie', 'Picross'],
  group: 'shading',
  published: 'in weekend papers and puzzle magazines',
  summary:
    'The numbers give the lengths of the filled blocks in each line; together they make a picture.',
  help: () => import('./help.md?html'),
  exampleText,
  easyExample: 'A face on a stand',
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
  photo: paintPhoto,
  beforeMaking: ({ width, height }) =>
    width * height >= SLOWLY_MADE
      ? 'A picture of this size takes longer than half a minute to make.'
      : width * height > QUICKLY_MADE
        ? 'A picture of this size takes ten seconds and more to make.'
        : undefined,
});
