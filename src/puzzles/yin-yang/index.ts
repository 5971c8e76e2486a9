import { defineFromText, readOwnDefinition } from '#definition/definedPuzzle.ts';
import { gradingFor } from '#puzzle/difficulty.ts';
import type { Grading, GradingBySize } from '#puzzle/difficulty.ts';
import { notMadeAbove } from '#puzzle/madeSizes.ts';
import exampleText from './examples.txt?raw';
import rules from './rules.txt?raw';

/** Two colours share the board; each is connected, and neither fills a 2 by 2 square. */
const definition = readOwnDefinition(rules);

/** The most cells of a board that is made: twenty by twenty took five seconds. */
const MOST_CELLS = 400;

/** New ones are rated 17 to 29, 41 to 78, 120 to 129, and 180 on; the published ones that we have 17 to 192. */
const STEPS: Grading['steps'] = [30, 100, 150];

/** By the number of cells. */
const GRADINGS: GradingBySize = [
  [36, { steps: STEPS, hardest: 'hard' }],
  [Infinity, { steps: STEPS, hardest: 'fiendish' }],
];

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
  whyNotMade: notMadeAbove(MOST_CELLS, 'Yin-Yang', 'it takes too long'),
  grading: ({ width, height }) => gradingFor(GRADINGS, width * height),
});
