import { defineFromText, readOwnDefinition } from '#definition/definedPuzzle.ts';
import { gradingFor } from '#puzzle/difficulty.ts';
import type { Grading, GradingBySize } from '#puzzle/difficulty.ts';
import exampleText from './examples.txt?raw';
import { thermometersMaking } from './making.ts';
import type { ThermometersParameters } from './making.ts';
import rules from './rules.txt?raw';

/** Thermometers are filled from their bulbs on; counts of rows and columns ("Thermometer"). */
const definition = readOwnDefinition(rules);

/** From so many cells on, it takes a while. */
const SLOWLY_MADE = 289;

const STEPS: Grading['steps'] = [45, 117, 160];

/** By the number of cells. */
const GRADINGS: GradingBySize = [[Infinity, { steps: STEPS, hardest: 'hard' }]];

export const thermometers = defineFromText<ThermometersParameters>(definition, {
  id: 'thermometers',
  otherNames: ['Thermometer', 'Thermometre'],
  group: 'shading',
  published: 'on puzzle sites',
  summary: 'Fill the thermometers from their bulbs on, by the counts of rows and columns.',
  help: () => import('./help.md?html'),
  exampleText,
  typedAfterDrawing: 'the counts',
  drawnAlone: true,
  grading: ({ width, height }) => gradingFor(GRADINGS, width * height),
  beforeMaking: ({ width, height }) =>
    width * height >= SLOWLY_MADE ? 'A board of this size may take a minute.' : undefined,
  making: thermometersMaking,
});
