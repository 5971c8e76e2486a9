import { cellsByArea } from '#grid/areas.ts';
import type { Grading } from '#puzzle/difficulty.ts';
import { definePuzzle } from '#puzzle/puzzleType.ts';
import { digits } from '#puzzle/slot.ts';
import exampleText from './examples.txt?raw';
import { suguruMaking } from './making.ts';
import {
  LARGEST,
  SIZES,
  suguruClaims,
  suguruComplaints,
  suguruDomains,
  suguruGrid,
} from './rules.ts';
import type { SuguruParameters } from './rules.ts';
import { suguruText } from './text.ts';

/** Published ones have some 38. Of those that are made, few small ones are harder than 80, many large ones. */
const grading = ({ width, height }: SuguruParameters): Grading =>
  width * height <= 36
    ? { steps: [38, 50, 80], hardest: 'hard' }
    : { steps: [40, 60, 110], hardest: 'fiendish' };

export const suguru = definePuzzle({
  id: 'suguru',
  name: 'Suguru',
  otherNames: ['Tectonic', 'Number Blocks'],
  published: 'in the Daily Mail',
  summary: 'Regions of 1 to their size, and no neighbours alike, not even at corners.',
  help: () => import('./help.md?raw'),
  exampleText,
  parameters: {
    width: { kind: 'size', label: 'Width', choices: SIZES, standard: 6 },
    height: { kind: 'size', label: 'Height', choices: SIZES, standard: 6 },
  },
  text: suguruText,
  grid: suguruGrid,
  slot: () => digits(1, LARGEST),
  drawnAreas: ({ width, height }) => ({ areas: width * height, named: false }),
  areas: ({ areas }) => cellsByArea(areas),
  claims: suguruClaims,
  domains: suguruDomains,
  complaints: suguruComplaints,
  grading,
  making: suguruMaking,
});
