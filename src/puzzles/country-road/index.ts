import { defineFromText } from '#definition/definedPuzzle.ts';
import type { Grading } from '#puzzle/difficulty.ts';
import { notMadeAbove, slowlyMadeFrom } from '#puzzle/madeSizes.ts';
import { definition } from './board.ts';
import type { CountryRoadParameters } from './board.ts';
import exampleText from './examples.txt?raw';
import { countryRoadMaking } from './making.ts';

/** From so many cells on, making takes longer than somebody waits without being told. */
const SLOWLY_MADE = 80;
/** The most cells of a board that is made. */
const MOST_CELLS = 144;

/**
 * Published ones of five to twelve a side are rated 40, 118 to 121, and 195. New ones are at 40 to 45, 71 to 81, 115 to
 * 139, and 175 to 220: from 110 on, somebody has to suppose something, and from 160 on more than one thing at once.
 */
const STEPS: Grading['steps'] = [100, 124, 160];

export const countryRoad = defineFromText<CountryRoadParameters>(definition, {
  id: 'country-road',
  otherNames: [],
  group: 'lines',
  published: 'in Nikoli magazines',
  summary: 'Draw one loop that visits each region once and passes as many of its cells as it says.',
  help: () => import('./help.md?html'),
  exampleText,
  typedAfterDrawing: 'their numbers',
  drawnAlone: true,
  whyNotMade: notMadeAbove(MOST_CELLS, 'Country Roads', 'it would take minutes'),
  beforeMaking: slowlyMadeFrom(SLOWLY_MADE),
  grading: () => ({ steps: STEPS, hardest: 'fiendish' }),
  making: countryRoadMaking,
});
