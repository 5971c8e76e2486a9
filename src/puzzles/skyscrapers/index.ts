import { gradingFor } from '#puzzle/difficulty.ts';
import type { GradingBySize } from '#puzzle/difficulty.ts';
import { definePuzzle } from '#puzzle/puzzleType.ts';
import { digits } from '#puzzle/slot.ts';
import exampleText from './examples.txt?raw';
import { SIZES, skyscrapersGrid } from './lines.ts';
import { skyscrapersMaking } from './making.ts';
import { skyscrapersClaims, skyscrapersComplaints, skyscrapersSites } from './rules.ts';
import { skyscrapersText } from './text.ts';

/**
 * By the number of cells: easy ends and hard begins at the medians of Simon Tatham's Towers, easy to
 * extreme, which are 36, 36 and 53 in 5×5, 45, 53 and 85 in 6×6. Larger ones after what is made.
 */
const GRADINGS: GradingBySize = [
  [16, { steps: [22, 30, 45], hardest: 'hard' }],
  [25, { steps: [36, 45, 70], hardest: 'fiendish' }],
  [36, { steps: [47, 62, 110], hardest: 'fiendish' }],
  [49, { steps: [70, 120, 200], hardest: 'fiendish' }],
  [Infinity, { steps: [100, 200, 300], hardest: 'fiendish' }],
];

export const skyscrapers = definePuzzle({
  id: 'skyscrapers',
  name: 'Skyscrapers',
  otherNames: ['Towers', 'Skyline'],
  published: 'in puzzle magazines',
  summary: 'Towers of every height in each line; numbers say how many are seen from there.',
  help: () => import('./help.md?raw'),
  exampleText,
  parameters: { size: { kind: 'size', label: 'Size', choices: SIZES, standard: 5 } },
  text: skyscrapersText,
  grid: ({ size }) => skyscrapersGrid(size),
  slot: ({ size }) => digits(1, size),
  sites: skyscrapersSites,
  claims: skyscrapersClaims,
  complaints: skyscrapersComplaints,
  grading: ({ size }) => gradingFor(GRADINGS, size * size),
  making: skyscrapersMaking,
});
