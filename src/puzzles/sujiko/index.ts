import { defineFromText } from '#definition/definedPuzzle.ts';
import type { Grading } from '#puzzle/difficulty.ts';
import { definition } from './board.ts';
import type { SujikoParameters } from './board.ts';
import { sujikoComplaints } from './complaints.ts';
import exampleText from './examples.txt?raw';
import { sujikoMaking } from './making.ts';
import { sujikoPhoto } from './photo.ts';
import { sujikoText } from './text.ts';

/**
 * Published ones are rated 44, for two sums that share cells; so are new ones with the fewest
 * givens.
 */
const GRADING: Grading = { steps: [36, 45, 60], hardest: 'hard' };

export const sujiko = defineFromText<SujikoParameters>(definition, {
  id: 'sujiko',
  otherNames: [],
  group: 'numbers',
  published: 'in The Daily Telegraph',
  summary: 'Nine digits, and four circles that say what the squares around them add up to.',
  help: () => import('./help.md?html'),
  exampleText,
  easyExample: 'An easy Sujiko',
  text: sujikoText,
  complaints: sujikoComplaints,
  grading: () => GRADING,
  making: sujikoMaking,
  photo: sujikoPhoto,
});
