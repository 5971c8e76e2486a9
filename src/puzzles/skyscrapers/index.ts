import { defineFromText } from '#definition/definedPuzzle.ts';
import { gradingFor } from '#puzzle/difficulty.ts';
import type { GradingBySize } from '#puzzle/difficulty.ts';
import { definition } from './board.ts';
import type { SkyscrapersParameters } from './board.ts';
import { skyscrapersComplaints } from './complaints.ts';
import exampleText from './examples.txt?raw';
import { skyscrapersPhoto } from './photo.ts';
import { skyscrapersText } from './text.ts';

/**
 * By the number of cells: up to 6×6, the easy and hard levels of Simon Tatham's Towers are easy and
 * medium, the extreme one is hard (see SOURCES.md). Larger ones by what is made.
 */
const GRADINGS: GradingBySize = [
  [16, { steps: [32, 40, 60], hardest: 'medium' }],
  [25, { steps: [34, 50, 90], hardest: 'hard' }],
  [36, { steps: [36, 60, 110], hardest: 'fiendish' }],
  [Infinity, { steps: [55, 120, 210], hardest: 'fiendish' }],
];

/**
 * From so many storeys on, two fiendish ones of four took longer than 30 seconds; of nine storeys, one
 * in three of any grade.
 */
const SLOWLY_MADE = { fiendish: 7, any: 9 };

function beforeMaking({ size }: Readonly<Record<'size', number>>): string | undefined {
  if (size >= SLOWLY_MADE.any)
    return 'A board of this size takes half a minute, a medium one longer, and it may fail.';
  return size >= SLOWLY_MADE.fiendish
    ? 'A fiendish one of this size may take half a minute.'
    : undefined;
}

export const skyscrapers = defineFromText<SkyscrapersParameters>(definition, {
  id: 'skyscrapers',
  otherNames: ['Towers', 'Skyline'],
  group: 'numbers',
  published: 'in puzzle magazines',
  summary: 'Towers of every height in each line; numbers say how many are seen from there.',
  help: () => import('./help.md?html'),
  exampleText,
  text: skyscrapersText,
  complaints: skyscrapersComplaints,
  grading: ({ size }) => gradingFor(GRADINGS, size * size),
  beforeMaking,
  photo: skyscrapersPhoto,
});
