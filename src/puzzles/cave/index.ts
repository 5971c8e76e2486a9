import { defineFromText, readOwnDefinition } from '#definition/definedPuzzle.ts';
import type { Grading } from '#puzzle/difficulty.ts';
import { notMadeAbove, slowlyMadeFrom } from '#puzzle/madeSizes.ts';
import exampleText from './examples.txt?raw';
import { caveMaking } from './making.ts';
import type { CaveParameters } from './making.ts';
import rules from './rules.txt?raw';

/** Numbers see the cells of a cave without pillars ("Bag"; "Corral Puzzles" in GAMES). */
const definition = readOwnDefinition(rules);

/** From so many cells on, it takes a while. */
const SLOWLY_MADE = 121;

/** The most cells of a board that is made. */
const MOST_CELLS = 400;

/**
 * Published ones are rated 18, 41, 177 and 236. New ones are at 74, where one looks ahead, at 125, where
 * somebody has to suppose something, or at 176 and more; easier ones have more numbers than it takes.
 */
const STEPS: Grading['steps'] = [35, 80, 150];

export const cave = defineFromText<CaveParameters>(definition, {
  id: 'cave',
  otherNames: ['Corral', 'Bag'],
  group: 'shading',
  published: 'in puzzle magazines',
  summary: 'Find the cave whose cells the numbers see; what is outside reaches the border.',
  help: () => import('./help.md?html'),
  exampleText,
  whyNotMade: notMadeAbove(MOST_CELLS, 'Caves', 'it would take minutes'),
  grading: () => ({ steps: STEPS, hardest: 'fiendish' }),
  beforeMaking: slowlyMadeFrom(SLOWLY_MADE),
  making: caveMaking,
});
