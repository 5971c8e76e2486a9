import { ARROW_SLOT } from '#puzzle/arrows.ts';
import { CIRCLE_SIGNS } from '#puzzle/circles.ts';
import { DOT_SLOT } from '#puzzle/dots.ts';
import { oneNumber } from '#puzzle/site.ts';
import { numberOrUnknown } from '#puzzle/unknownNumber.ts';
import type { ClueMeaning } from '../definition.ts';
import { entry } from '../phrase.ts';
import { arrowKind, circleKind, islandKind, spotKind, squareKind } from '../sideKinds.ts';
import { aBound } from './bounds.ts';
import { aNumberRange, oneAt } from './ranges.ts';

// Clues in cells that take nothing themselves, since lines are sought between or around them.

export const SIDE_CLUES = [
  entry({
    says: 'a number in some cells, {range}',
    means: 'The author may print a number in cells whose sides take lines.',
    example: 'a number in some cells, 0 to 3',
    takes: { range: aNumberRange },
    make: ({ range }): ClueMeaning => oneAt([squareKind], range),
  }),
  entry({
    says: 'a number in a circle in some cells, {range}',
    means:
      'The author may print a number, in a circle, in cells between whose centres lines are sought: they end there.',
    example: 'a number in a circle in some cells, 1 to 99',
    takes: { range: aNumberRange },
    make: ({ range: { low, high } }): ClueMeaning => ({
      clue: 'sites',
      kinds: [squareKind],
      holds: 'number',
      slot: (scene) => ({ ...oneNumber(low, high.of(scene)), isCircled: true }),
    }),
  }),
  entry({
    says: 'a number or a question mark in some cells, 1 to {high}',
    means:
      'The author may print a number in cells whose sides take lines, or a question mark for one that is not known.',
    example: 'a number or a question mark in some cells, 1 to 99',
    takes: { high: aBound },
    make: ({ high }): ClueMeaning => ({
      clue: 'sites',
      kinds: [squareKind],
      holds: 'number',
      slot: (scene) => numberOrUnknown(high.of(scene)),
    }),
  }),
  entry({
    says: 'a white or black circle in some cells',
    means: 'The author may print a circle in cells between whose centres lines are sought.',
    example: 'a white or black circle in some cells',
    make: (): ClueMeaning => ({
      clue: 'sites',
      kinds: [circleKind],
      holds: 'circle',
      slot: () => CIRCLE_SIGNS,
    }),
  }),
  entry({
    says: 'a dot in some cells, on sides or on corners',
    means:
      'The author may print a dot in a cell, on the side between two cells, or on the corner of four.',
    example: 'a dot in some cells, on sides or on corners',
    make: (): ClueMeaning => ({
      clue: 'sites',
      kinds: [spotKind],
      holds: 'dot',
      slot: () => DOT_SLOT,
    }),
  }),
  entry({
    says: 'a number with an arrow or a question mark in some cells',
    means:
      'The author may print a number and an arrow in cells between whose centres lines are sought, or a question mark for one that is not known.',
    example: 'a number with an arrow or a question mark in some cells',
    make: (): ClueMeaning => ({
      clue: 'sites',
      kinds: [arrowKind],
      holds: 'arrow',
      slot: () => ARROW_SLOT,
    }),
  }),
  entry({
    says: 'an island in some cells, with a number or a question mark, 1 to {high}',
    means:
      'The author may print a number, or a question mark, in a circle, in cells between whose centres bridges are sought.',
    example: 'an island in some cells, with a number or a question mark, 1 to 8',
    takes: { high: aBound },
    make: ({ high }): ClueMeaning => ({
      clue: 'sites',
      kinds: [islandKind],
      holds: 'number',
      slot: (scene) => ({ ...numberOrUnknown(high.of(scene)), isCircled: true }),
    }),
  }),
];
