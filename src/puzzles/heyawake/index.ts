import { defineFromText } from '#definition/definedPuzzle.ts';
import type { Grading } from '#puzzle/difficulty.ts';
import { notMadeAbove, slowlyMadeFrom } from '#puzzle/madeSizes.ts';
import { definition } from './board.ts';
import type { HeyawakeParameters } from './board.ts';
import exampleText from './examples.txt?raw';
import { heyawakeMaking } from './making.ts';

/** From so many cells on, fewer attempts come out with one solution. */
const SLOWLY_MADE = 144;
/** The most cells of a board that is made. */
const MOST_CELLS = 225;

/**
 * Published ones of six to ten a side are rated 118 to 129, 178 to 181, or 213 to 247: in nearly all,
 * somebody has to suppose something. New ones are, too; the easiest at 117 to 122.
 */
const STEPS: Grading['steps'] = [123, 160, 205];

export const heyawake = defineFromText<HeyawakeParameters>(definition, {
  id: 'heyawake',
  otherNames: ['Heyawacky'],
  group: 'shading',
  published: 'in Nikoli magazines',
  summary:
    'Shade cells so that rooms have their number, no two are neighbours, and the rest is connected.',
  help: () => import('./help.md?html'),
  exampleText,
  typedAfterDrawing: 'their numbers',
  drawnAlone: true,
  grading: () => ({ steps: STEPS, hardest: 'fiendish' }),
  whyNotMade: notMadeAbove(MOST_CELLS, 'Heyawake', 'too few come out with one solution'),
  beforeMaking: slowlyMadeFrom(SLOWLY_MADE),
  making: heyawakeMaking,
});
