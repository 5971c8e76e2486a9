import { defineFromText } from '#definition/definedPuzzle.ts';
import { gradingFor } from '#puzzle/difficulty.ts';
import type { Grading, GradingBySize } from '#puzzle/difficulty.ts';
import { notMadeAbove, slowlyMadeFrom } from '#puzzle/madeSizes.ts';
import { definition } from './board.ts';
import type { DominosaParameters } from './board.ts';
import { dominosaComplaints } from './complaints.ts';
import exampleText from './examples.txt?raw';
import { dominosaMaking } from './making.ts';
import { dominosaText } from './text.ts';

/** From so many cells on, it takes a while. */
const SLOWLY_MADE = 156;
/** The board of a set from 0 to 12; on that of 0 to 14 one attempt of three comes out, on that of 0 to 18 none did. */
const MOST_CELLS = 182;

/** Published ones, and those of Simon Tatham's generator, are rated 28 and 39. New ones are at 26 to 28, at 38 to 40, at 114 to 122, or at 175 and more. */
const STEPS: Grading['steps'] = [33, 100, 160];

/** By the number of cells. */
const GRADINGS: GradingBySize = [
  [12, { steps: STEPS, hardest: 'medium' }],
  [80, { steps: STEPS, hardest: 'hard' }],
  [Infinity, { steps: STEPS, hardest: 'fiendish' }],
];

export const dominosa = defineFromText<DominosaParameters>(definition, {
  id: 'dominosa',
  otherNames: ['Solitaire Dominoes', 'Domino Hunt', 'Domino Search'],
  group: 'regions',
  published: 'in puzzle magazines',
  summary: 'Find where each domino of a set lies, when only its numbers are left.',
  help: () => import('./help.md?html'),
  exampleText,
  text: dominosaText,
  complaints: dominosaComplaints,
  beforeMaking: slowlyMadeFrom(SLOWLY_MADE),
  whyNotMade: notMadeAbove(MOST_CELLS, 'Dominosas', 'too few come out with one solution'),
  grading: ({ width, height }) => gradingFor(GRADINGS, width * height),
  making: dominosaMaking,
});
