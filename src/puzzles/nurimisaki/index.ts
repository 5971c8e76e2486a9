import { defineFromText, readOwnDefinition } from '#definition/definedPuzzle.ts';
import { gradingFor } from '#puzzle/difficulty.ts';
import type { Grading, GradingBySize } from '#puzzle/difficulty.ts';
import { notMadeAbove, slowlyMadeFrom } from '#puzzle/madeSizes.ts';
import exampleText from './examples.txt?raw';
import { nurimisakiMaking } from './making.ts';
import type { NurimisakiParameters } from './making.ts';
import rules from './rules.txt?raw';

/** Circles are the ends of the blank cells' ways, and numbers say how far these lead straight on (Nikoli, 2019). */
const definition = readOwnDefinition(rules);

/** From so many cells on, it takes a while. */
const SLOWLY_MADE = 121;
/** Of larger boards, too few come out with one solution. */
const MOST_CELLS = 225;

/**
 * New ones are rated 42 to 46, where one looks ahead, or 117 to 128, where somebody has to suppose something, some
 * to 219; published ones 117 to 206.
 */
const STEPS: Grading['steps'] = [44, 110, 160];

/** By the number of cells. */
const GRADINGS: GradingBySize = [[Infinity, { steps: STEPS, hardest: 'fiendish' }]];

export const nurimisaki = defineFromText<NurimisakiParameters>(definition, {
  id: 'nurimisaki',
  otherNames: ['Capes'],
  group: 'shading',
  published: 'in Nikoli magazines',
  summary: 'Shade cells so that the ways between them end at the circles, and nowhere else.',
  help: () => import('./help.md?html'),
  exampleText,
  grading: ({ width, height }) => gradingFor(GRADINGS, width * height),
  beforeMaking: slowlyMadeFrom(SLOWLY_MADE),
  whyNotMade: notMadeAbove(MOST_CELLS, 'Nurimisaki', 'too few come out with one solution'),
  making: nurimisakiMaking,
});
