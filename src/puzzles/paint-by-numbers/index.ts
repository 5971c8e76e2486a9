import { defineFromText } from '#definition/definedPuzzle.ts';
import { gradingFor } from '#puzzle/difficulty.ts';
import type { Grading, GradingBySize } from '#puzzle/difficulty.ts';
import { definition, paintBlocks } from './board.ts';
import type { PaintParameters } from './board.ts';
import { paintComplaints } from './complaints.ts';
import exampleText from './examples.txt?raw';
import { paintMaking } from './making.ts';
import { paintPhoto } from './photo.ts';
import { paintText } from './text.ts';

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

export const paintByNumbers = defineFromText<PaintParameters>(definition, {
  id: 'paint-by-numbers',
  otherNames: ['Nonogram', 'Griddler', 'Hanjie', 'Picross'],
  group: 'shading',
  published: 'in weekend papers and puzzle magazines',
  summary:
    'The numbers give the lengths of the filled blocks in each line; together they make a picture.',
  help: () => import('./help.md?html'),
  exampleText,
  easyExample: 'A face on a stand',
  text: paintText,
  areas: ({ parameters }) => paintBlocks(parameters),
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
