import { defineFromText, readOwnDefinition } from '#definition/definedPuzzle.ts';
import { gradingFor } from '#puzzle/difficulty.ts';
import type { Grading, GradingBySize } from '#puzzle/difficulty.ts';
import type { HidatoParameters } from './board.ts';
import { hidatoComplaints } from './complaints.ts';
import { hidatoMaking } from './making.ts';
import exampleText from './examples.txt?raw';
import rules from './rules.txt?raw';

/**
 * The numbers form a path of cells that touch (Gyora Benedek, 2005); of cells with a common side it is
 * called Numbrix (Marilyn vos Savant, Parade, 2008).
 */
const definition = readOwnDefinition(rules);

/**
 * Published ones of forty to eighty cells are rated 60 to 268. Easy ones need no more than to count
 * the steps from one number to the next.
 */
const STEPS: Grading['steps'] = [30, 65, 130];

/** By the number of cells. */
const GRADINGS: GradingBySize = [
  [9, { steps: STEPS, hardest: 'easy' }],
  [16, { steps: STEPS, hardest: 'hard' }],
  [Infinity, { steps: STEPS, hardest: 'fiendish' }],
];

/** From so many cells on, rating what is made takes long. */
const LARGE = 56;

const beforeMaking = ({ width, height }: HidatoParameters): string | undefined =>
  width * height >= LARGE ? 'One of this size takes half a minute and more to make.' : undefined;

export const hidato = defineFromText<HidatoParameters>(definition, {
  id: 'hidato',
  otherNames: ['Numbrix', 'Hidoku', 'Number Snake'],
  variant: ({ sidesOnly }) => (sidesOnly ? 'Numbrix' : undefined),
  group: 'numbers',
  published: 'in weekend papers',
  summary: 'Each number touches the next, from 1 to the last.',
  help: () => import('./help.md?html'),
  exampleText,
  complaints: hidatoComplaints,
  grading: ({ width, height }) => gradingFor(GRADINGS, width * height),
  beforeMaking,
  making: hidatoMaking,
});
