import type { Grading } from '#puzzle/difficulty.ts';
import { definePuzzle } from '#puzzle/puzzleType.ts';
import { digits } from '#puzzle/slot.ts';
import exampleText from './examples.txt?raw';
import { sujikoMaking } from './making.ts';
import { GROUPS, sujikoClaims, sujikoComplaints, sujikoGrid, sujikoSites } from './rules.ts';
import { SUKO, sujikoText } from './text.ts';

/** Published ones have 48 to 52; of those that are made with as few givens as it takes, half are above that. */
const GRADING: Grading = { steps: [40, 55, 90], hardest: 'hard' };

export const sujiko = definePuzzle({
  id: 'sujiko',
  name: 'Sujiko',
  otherNames: [],
  published: 'in The Daily Telegraph',
  summary: 'Nine digits, and four circles that say what the squares around them add up to.',
  help: () => import('./help.md?raw'),
  exampleText,
  parameters: { suko: { kind: 'option', label: 'Suko: groups with totals', option: SUKO } },
  text: sujikoText,
  grid: () => sujikoGrid,
  slot: () => digits(1, 9),
  sites: ({ parameters }) => sujikoSites(parameters),
  drawnAreas: ({ suko }) => (suko ? { areas: GROUPS.length, named: true } : undefined),
  claims: sujikoClaims,
  complaints: sujikoComplaints,
  grading: () => GRADING,
  making: sujikoMaking,
});
