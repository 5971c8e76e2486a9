import { defineFromText } from '#definition/definedPuzzle.ts';
import type { Grading } from '#puzzle/difficulty.ts';
import { cycle } from '#puzzle/slot.ts';
import { battleshipComplaints } from './complaints.ts';
import exampleText from './examples.txt?raw';
import { battleshipMaking } from './making.ts';
import { battleshipPhoto } from './photo.ts';
import { partsOf, SHIP_SHAPES, SHIP, WATER } from './parts.ts';
import {
  battleshipClaims,
  battleshipGrid,
  battleshipSites,
  definition,
  usualFleet,
} from './fleet.ts';
import type { BattleshipParameters } from './fleet.ts';
import { battleshipText } from './text.ts';

/** Keys of the shapes: the letters of the text form, in lower case. */
const slot = cycle([
  { value: SHIP, symbol: '■', name: 'ship', shape: 'ship', keys: ['x', '1'] },
  {
    value: WATER,
    symbol: '~',
    name: 'water',
    shape: 'water',
    leftOpen: true,
    keys: ['~', 'w', '0'],
  },
  ...SHIP_SHAPES.map(({ value, letter, part, name }) => ({
    value,
    symbol: letter,
    name,
    shape: 'ship' as const,
    part,
    means: SHIP,
    keys: [letter.toLowerCase()],
  })),
]);

/** The most cells of a board that is made in seconds. */
const QUICKLY_MADE = 12 * 12;
/** Larger boards take minutes: four of 20×20 took 11 to 18 seconds each, one of 25×25 took 50. */
const SLOWLY_MADE = 20 * 20;

/** None have been rated. Small boards are hard at most. */
const grading = ({ width, height }: BattleshipParameters): Grading => ({
  // Easy ones follow from printed parts and water; suppositions with one rule are medium, with
  // several hard.
  steps: [25, 60, 140],
  hardest: width * height < 50 ? 'hard' : 'fiendish',
});

export const battleship = defineFromText<BattleshipParameters>(definition, {
  id: 'battleship',
  otherNames: ['Solitaire Battleships', 'Bimaru'],
  group: 'objects',
  published: 'in puzzle magazines and weekend papers',
  summary: 'Find the fleet from the counts at the edge; no two ships touch.',
  help: () => import('./help.md?html'),
  exampleText,
  text: battleshipText,
  slot: () => slot,
  sites: battleshipSites,
  usual: usualFleet,
  claims: battleshipClaims,
  complaints: battleshipComplaints,
  grading,
  making: battleshipMaking,
  photo: battleshipPhoto,
  beforeMaking: ({ width, height }) =>
    width * height > SLOWLY_MADE
      ? 'A sea of this size takes a minute and more, the largest several minutes.'
      : width * height > QUICKLY_MADE
        ? 'A sea of this size takes half a minute and more, and may fail.'
        : undefined,
  // A given shape shows its own part, whatever its neighbours are.
  parts: ({ parameters, givens }, values) =>
    partsOf(battleshipGrid(parameters), values).map(
      (part, cell) => SHIP_SHAPES.find(({ value }) => value === givens[cell])?.part ?? part,
    ),
});
