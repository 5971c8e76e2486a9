import { defineFromText, readOwnDefinition } from '#definition/definedPuzzle.ts';
import { gradingFor } from '#puzzle/difficulty.ts';
import type { Grading, GradingBySize } from '#puzzle/difficulty.ts';
import { slowlyMadeFrom } from '#puzzle/madeSizes.ts';
import exampleText from './examples.txt?raw';
import { minesweeperMaking } from './making.ts';
import type { MinesweeperParameters } from './making.ts';
import rules from './rules.txt?raw';

/** Numbers count the mines around them; all are seen from the start, as in puzzle magazines. */
const definition = readOwnDefinition(rules);

/** New ones are rated 13, 39 to 41, where two numbers are compared, 70, or 116 and more. */
const STEPS: Grading['steps'] = [30, 60, 110];

/** From so many cells on, it takes a while: 30×30 took a quarter of a minute. */
const SLOWLY_MADE = 600;

/** By the number of cells. */
const GRADINGS: GradingBySize = [
  [100, { steps: STEPS, hardest: 'hard' }],
  [Infinity, { steps: STEPS, hardest: 'fiendish' }],
];

export const minesweeper = defineFromText<MinesweeperParameters>(definition, {
  id: 'minesweeper',
  otherNames: ['Mines', 'Tretmine'],
  group: 'objects',
  published: 'in puzzle magazines',
  summary: 'Find the mines from the numbers that count them in the cells around.',
  help: () => import('./help.md?html'),
  exampleText,
  grading: ({ width, height }) => gradingFor(GRADINGS, width * height),
  beforeMaking: slowlyMadeFrom(SLOWLY_MADE),
  making: minesweeperMaking,
});
