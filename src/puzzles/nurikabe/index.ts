import { defineFromText } from '#definition/definedPuzzle.ts';
import { standardComplaints } from '#definition/standardComplaints.ts';
import type { Grading } from '#puzzle/difficulty.ts';
import type { Complaint } from '#puzzle/puzzleType.ts';
import { notMadeAbove, slowlyMadeFrom } from '#puzzle/madeSizes.ts';
import { definition } from './board.ts';
import type { NurikabeParameters } from './board.ts';
import { nurikabeComplaints } from './complaints.ts';
import exampleText from './examples.txt?raw';
import { nurikabeMaking } from './making.ts';

/** From so many cells on, fewer attempts come out with one solution. */
const SLOWLY_MADE = 169;
/** The most cells of a board that is made. */
const MOST_CELLS = 324;

/**
 * New ones are rated 17 to 35, where rules alone lead on; 41 to 80, where one looks ahead; 116 to 137,
 * where somebody has to suppose something; or 173 to 237. Published ones are nearly all among these last.
 */
const STEPS: Grading['steps'] = [36, 80, 140];

export const nurikabe = defineFromText<NurikabeParameters>(definition, {
  id: 'nurikabe',
  otherNames: ['Islands in the Stream', 'Cell Structure'],
  group: 'shading',
  published: 'in Nikoli magazines',
  summary: 'Shade a sea around islands, each with as many cells as its number says.',
  help: () => import('./help.md?html'),
  exampleText,
  complaints(puzzle): readonly Complaint[] {
    const own = nurikabeComplaints(puzzle);
    return own.length > 0 ? own : standardComplaints(definition, nurikabe, puzzle);
  },
  grading: () => ({ steps: STEPS, hardest: 'fiendish' }),
  whyNotMade: notMadeAbove(MOST_CELLS, 'Nurikabe', 'too few come out with one solution'),
  beforeMaking: slowlyMadeFrom(SLOWLY_MADE),
  making: nurikabeMaking,
});
