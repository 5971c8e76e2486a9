import { cellsByArea } from '#grid/areas.ts';
import type { Grading } from '#puzzle/difficulty.ts';
import { definePuzzle } from '#puzzle/puzzleType.ts';
import { digits } from '#puzzle/slot.ts';
import exampleText from './examples.txt?raw';
import { suguruMaking } from './making.ts';
import { suguruPhoto } from './photo.ts';
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

/**
 * A published one has 21, by region singles; touching regions are medium, pairs and wings and chains
 * hard. Few small ones that are made are harder, many large ones.
 */
const STEPS: Grading['steps'] = [25, 38, 110];

const grading = ({ width, height }: SuguruParameters): Grading =>
  width * height <= 36 ? { steps: STEPS, hardest: 'hard' } : { steps: STEPS, hardest: 'fiendish' };

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
  photo: suguruPhoto,
});
