import { defineFromText, readOwnDefinition } from '#definition/definedPuzzle.ts';
import { gradingFor } from '#puzzle/difficulty.ts';
import type { Grading, GradingBySize } from '#puzzle/difficulty.ts';
import exampleText from './examples.txt?raw';
import rules from './rules.txt?raw';

/**
 * Two colours share the board; each is connected, and neither fills a 2 by 2 square. The last two rules follow from
 * that: where black cells were cut in two along the border, or touched at a corner alone, the way between them would
 * cut the white cells in two. Without them searches at 14 by 14 took minutes.
 */
const definition = readOwnDefinition(rules);

/** The most cells of a board that is made: ten by ten took up to a minute. */
const MOST_CELLS = 64;

/** New ones without a circle to spare are rated 118 to 243; with more of them, lower. */
const STEPS: Grading['steps'] = [50, 120, 180];

/** By the number of cells. */
const GRADINGS: GradingBySize = [[Infinity, { steps: STEPS, hardest: 'fiendish' }]];

interface YinYangParameters {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

export const yinYang = defineFromText<YinYangParameters>(definition, {
  id: 'yin-yang',
  otherNames: ['Shiromaru Kuromaru'],
  group: 'shading',
  published: 'at puzzle championships',
  summary: 'Fill the board with two colours so that each is connected and no square is of one.',
  help: () => import('./help.md?html'),
  exampleText,
  easyExample: 'An easy Yin-Yang, made here',
  whyNotMade: ({ width, height }) =>
    width * height > MOST_CELLS
      ? `Yin-Yang with more than ${MOST_CELLS} cells are not made here: it takes too long.`
      : undefined,
  grading: ({ width, height }) => gradingFor(GRADINGS, width * height),
});
