import type { Grading } from '#puzzle/difficulty.ts';
import { definePuzzle } from '#puzzle/puzzleType.ts';
import { digits } from '#puzzle/slot.ts';
import exampleText from './examples.txt?raw';
import { sujikoMaking } from './making.ts';
import { sujikoPhoto } from './photo.ts';
import { GROUPS, sujikoClaims, sujikoComplaints, sujikoGrid, sujikoSites } from './rules.ts';
import { SUKO, sujikoText } from './text.ts';

/**
 * Published ones are rated 44, for two sums that share cells; so are new ones with the fewest
 * givens.
 */
const GRADING: Grading = { steps: [36, 45, 60], hardest: 'hard' };

export const sujiko = definePuzzle({
  id: 'sujiko',
  name: 'Sujiko',
  otherNames: [],
  group: 'numbers',
  published: 'in The Daily Telegraph',
  summary: 'Nine digits, and four circles that say what the squares around them add up to.',
  help: () => import('./help.md?html'),
  exampleText,
  easyExample: 'An easy Sujiko',
  parameters: { suko: { kind: 'option', label: 'Suko: groups with totals', option: SUKO } },
  text: sujikoText,
  grid: () => sujikoGrid,
  slot: () => digits(1, 9),
  sites: ({ parameters }) => sujikoSites(parameters),
  drawnAreas: ({ suko }) =>
    suko
      ? { areas: GROUPS.length, named: true, noun: { one: 'group', many: 'groups' } }
      : undefined,
  claims: sujikoClaims,
  complaints: sujikoComplaints,
  grading: () => GRADING,
  making: sujikoMaking,
  photo: sujikoPhoto,
});
