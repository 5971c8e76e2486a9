import { defineFromText, readOwnDefinition } from '#definition/definedPuzzle.ts';
import type { Grading } from '#puzzle/difficulty.ts';
import { notMadeAbove, slowlyMadeFrom } from '#puzzle/madeSizes.ts';
import exampleText from './examples.txt?raw';
import { caveMaking } from './making.ts';
import type { CaveParameters } from './making.ts';
import rules from './rules.txt?raw';

/**
 * Numbers see the cells of a cave without pillars ("Bag"; "Corral Puzzles" in GAMES). That no two shaded cells touch at a
 * corner alone follows from what is connected: a way between the two blank cells beside both would go around one of them.
 * No short proof leads there, so it is a rule of its own.
 */
const definition = readOwnDefinition(rules);

/** From so many cells on, it takes a while. */
const SLOWLY_MADE = 121;

/** The most cells of a board that is made. */
const MOST_CELLS = 400;

/**
 * Published ones of six to fourteen a side are rated 18 to 26, 40 to 47, 78 and 212. New ones are at 21 to 28, at 42 to
 * 44, where one looks ahead, at 74, at 122, where somebody has to suppose something, or at 184 and more; easier ones have
 * more numbers than it takes.
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
