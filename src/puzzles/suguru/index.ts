import { cellsByArea } from '#grid/areas.ts';
import { gradingFor } from '#puzzle/difficulty.ts';
import type { Grading, GradingBySize } from '#puzzle/difficulty.ts';
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
 * A published one is rated 21, for region singles; touching regions are medium, pairs, wings and
 * chains hard. Few new small ones are harder, many large ones are.
 */
const STEPS: Grading['steps'] = [25, 38, 110];

/** By the number of cells; a fiendish one of 15×15 takes longer than anybody waits. */
const GRADINGS: GradingBySize = [
  [9, { steps: STEPS, hardest: 'medium' }],
  [36, { steps: STEPS, hardest: 'hard' }],
  [144, { steps: STEPS, hardest: 'fiendish' }],
  [Infinity, { steps: STEPS, hardest: 'hard' }],
];

const grading = ({ width, height }: SuguruParameters): Grading =>
  gradingFor(GRADINGS, width * height);

export const suguru = definePuzzle({
  id: 'suguru',
  name: 'Suguru',
  otherNames: ['Tectonic', 'Number Blocks'],
  group: 'regions',
  published: 'in the Daily Mail',
  summary: 'Each region holds 1 up to its size; equal digits never touch, not even at corners.',
  help: () => import('./help.md?html'),
  exampleText,
  parameters: {
    width: { kind: 'size', label: 'Width', choices: SIZES, standard: 6 },
    height: { kind: 'size', label: 'Height', choices: SIZES, standard: 6 },
  },
  text: suguruText,
  grid: suguruGrid,
  slot: () => digits(1, LARGEST),
  drawnAreas: ({ width, height }) => ({
    areas: width * height,
    named: false,
    noun: { one: 'region', many: 'regions' },
  }),
  typedAfterDrawing: 'the numbers',
  areas: ({ areas }) => cellsByArea(areas),
  claims: suguruClaims,
  domains: suguruDomains,
  complaints: suguruComplaints,
  grading,
  making: suguruMaking,
  photo: suguruPhoto,
});
