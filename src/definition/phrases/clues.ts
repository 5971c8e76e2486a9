import { regionName } from '#puzzle/regions.ts';
import type { SiteSlot } from '#puzzle/site.ts';
import type { ClueMeaning, SitesClue } from '../definition.ts';
import {
  cageKind,
  pointKind,
  columnKind,
  cornerKind,
  endKind,
  namedAreaKind,
  regionKind,
  rowKind,
  runKind,
  sideKind,
} from '../kinds.ts';
import { numbersFrom } from '../numbersFrom.ts';
import { oneOfPhrases, entry } from '../phrase.ts';
import { letterSlot } from '#puzzle/letters.ts';
import { TARGET_SLOT } from '#puzzle/target.ts';
import { LESS_SIGNS } from '#puzzle/lessSigns.ts';
import { aNumberRange, oneAt } from './ranges.ts';
import type { NumberRange } from './ranges.ts';
import { SIDE_CLUES } from './sideClues.ts';
import { somePaths } from './drawnPaths.ts';
import type { BoundScene } from '../bound.ts';
import { aDrawing, aNoun, aNumber, aPlural, aValue } from './words.ts';

/** Half the cells of a line, rounded up: the most runs that it can have. */
const mostRuns = ({ cells }: BoundScene): number => Math.ceil(cells.length / 2);

/** Several numbers beside each line. */
const numbersBeside = ({ low, high }: NumberRange, more: { readonly none?: true }): SitesClue => ({
  clue: 'sites',
  kinds: [rowKind, columnKind],
  holds: 'numbers',
  slot: (scene): SiteSlot => ({
    gesture: 'type',
    most: mostRuns(scene),
    low,
    high: high.of(scene),
    ...more,
  }),
});

export const aClueLine = oneOfPhrases<ClueMeaning>('a clue', () => CLUE_LINES);

export const CLUE_LINES = [
  entry({
    says: 'the answer in some cells',
    means: 'The author may print what a cell holds.',
    example: 'the answer in some cells',
    make: (): ClueMeaning => ({ clue: 'answers' }),
  }),
  entry({
    says: 'black cells',
    means: 'The author makes cells black: they take nothing.',
    example: 'black cells',
    make: (): ClueMeaning => ({ clue: 'black cells' }),
  }),
  entry({
    says: 'black cells, some with a number, {low} to {high}',
    means: 'The author makes cells black: they take nothing, and may hold a number.',
    example: 'black cells, some with a number, 0 to 4',
    takes: { low: aNumber, high: aNumber },
    make: ({ low, high }): ClueMeaning => ({
      clue: 'numbers',
      numbers: { low, high, means: 0, isBlack: true },
    }),
  }),
  entry({
    says: 'a number in some {value} cells, {low} to {high}',
    means: 'The author may print a number, or a question mark, in cells with this value.',
    example: 'a number in some blank cells, 0 to 8',
    takes: { value: aValue, low: aNumber, high: aNumber },
    make: ({ value, low, high }): ClueMeaning => ({
      clue: 'numbers',
      numbers: { low, high, means: value, isBlack: false },
    }),
  }),
  entry({
    says: 'up to four numbers in some {value} cells',
    means:
      'The author may print the lengths of the runs around a cell, in cells with this value; a question mark is one that is not known.',
    example: 'up to four numbers in some blank cells',
    takes: { value: aValue },
    make: ({ value }): ClueMeaning => ({
      clue: 'numbers',
      numbers: { low: 0, high: 8, means: value, isBlack: false, areLists: true },
    }),
  }),
  entry({
    says: 'a circle in some {value} cells, some with a number, {low} to {high}',
    means: 'The author may draw a circle in cells with this value, and print a number in it.',
    example: 'a circle in some blank cells, some with a number, 2 to 49',
    takes: { value: aValue, low: aNumber, high: aNumber },
    make: ({ value, low, high }): ClueMeaning => ({
      clue: 'numbers',
      numbers: { low, high, means: value, isBlack: false, isCircled: true },
    }),
  }),
  entry({
    says: 'a white or black circle in some {value} cells',
    means: 'The author may draw a circle of one of two colours in cells with this value.',
    example: 'a white or black circle in some shaded cells',
    takes: { value: aValue },
    make: ({ value }): ClueMeaning => ({
      clue: 'numbers',
      // There are no numbers: none is from 1 to 0.
      numbers: { low: 1, high: 0, means: value, isBlack: false, drawing: 'circle' },
    }),
  }),
  entry({
    says: 'a {drawing} in some {value} cells',
    means: 'The author may draw a tree in cells with this value.',
    example: 'a tree in some blank cells',
    takes: { drawing: aDrawing, value: aValue },
    make: ({ drawing, value }): ClueMeaning => ({
      clue: 'numbers',
      // There are no numbers: none is from 1 to 0.
      numbers: { low: 1, high: 0, means: value, isBlack: false, drawing },
    }),
  }),
  entry({
    says: 'a number in any cells, {low} to {high}',
    means: 'The author may print a number in cells, which leaves open what they hold.',
    example: 'a number in any cells, 0 to 9',
    takes: { low: aNumber, high: aNumber },
    make: ({ low, high }): ClueMeaning => ({
      clue: 'numbers',
      numbers: { low, high, means: undefined, isBlack: false },
    }),
  }),
  entry({
    says: 'a number in each cell, {range}',
    means: 'The author prints a number in every cell, which leaves open what the cell holds.',
    example: 'a number in each cell, 1 to the longer side',
    takes: { range: aNumberRange },
    make: ({ range: { low, high } }): ClueMeaning => ({
      clue: 'numbers',
      numbers: { low, high: low, upTo: high, means: undefined, isBlack: false },
    }),
  }),
  ...SIDE_CLUES,
  entry({
    says: 'thermometers',
    means:
      'The author draws thermometers: each is a path of two or more cells that touch, with a bulb at its first one. No two share a cell.',
    example: 'thermometers',
    make: (): ClueMeaning => ({
      clue: 'paths',
      paths: { kinds: ['thermometer'], areExtra: false },
    }),
  }),
  entry({
    says: 'drawn {kinds}, which may meet',
    means:
      'The author may draw lines from cell to cell, and signs between two cells. They may share cells.',
    example: 'drawn thermometers, arrows and white dots, which may meet',
    takes: { kinds: somePaths },
    make: ({ kinds }): ClueMeaning => ({ clue: 'paths', paths: { kinds, areExtra: true } }),
  }),
  entry({
    says: 'regions',
    means: 'The author divides the board into regions, with thick borders.',
    example: 'regions',
    make: (): ClueMeaning => ({ clue: 'areas', areas: { kind: regionKind } }),
  }),
  entry({
    says: 'regions, each with a number or none, {range}',
    means:
      'The author divides the board into regions, with thick borders, and may print a number in the first cell of each.',
    example: 'regions, each with a number or none, 0 to 99',
    takes: { range: aNumberRange },
    make: ({ range }): ClueMeaning => ({
      ...oneAt([regionKind], range),
      areas: { kind: regionKind },
    }),
  }),
  entry({
    says: 'cages, each with a number or none, {range}',
    means: 'The author draws dashed cages and may print a number in the first cell of each.',
    example: 'cages, each with a number or none, 1 to the sum of a row',
    takes: { range: aNumberRange },
    make: ({ range }): ClueMeaning => ({
      ...oneAt([cageKind], range),
      areas: { kind: cageKind },
    }),
  }),
  entry({
    says: 'cages, each with a result and a sign or none',
    means:
      'The author divides the board into cages, with thick borders, and may print a result with +, −, × or ÷, or without, in the first cell of each.',
    example: 'cages, each with a result and a sign or none',
    make: (): ClueMeaning => ({
      clue: 'sites',
      kinds: [cageKind],
      holds: 'result',
      slot: () => TARGET_SLOT,
      areas: { kind: cageKind, isThick: true },
    }),
  }),
  entry({
    says: 'a number beside each row and above each column, {range}',
    means: 'One number in the margin of each line, which may be left out.',
    example: 'a number beside each row and above each column, 0 to the length',
    takes: { range: aNumberRange },
    make: ({ range }): ClueMeaning => oneAt([rowKind, columnKind], range),
  }),
  entry({
    says: 'numbers beside each row and above each column, {range}',
    means: 'Several numbers in the margin of each line, in order.',
    example: 'numbers beside each row and above each column, 0 to the length',
    takes: { range: aNumberRange },
    make: ({ range }): ClueMeaning => numbersBeside(range, {}),
  }),
  entry({
    says: 'numbers beside each row and above each column, or none, {range}',
    means: 'The same; a dash says that there are none.',
    example: 'numbers beside each row and above each column, or none, 1 to the largest sum',
    takes: { range: aNumberRange },
    make: ({ range }): ClueMeaning => numbersBeside(range, { none: true }),
  }),
  entry({
    says: 'a number at each end of each row and column, {range}',
    means: 'One number on each of the four sides of the board, for the line seen from there.',
    example: 'a number at each end of each row and column, 1 to the side',
    takes: { range: aNumberRange },
    make: ({ range }): ClueMeaning => oneAt([endKind], range),
  }),
  entry({
    says: 'a letter at each end of each row and column',
    means: 'One letter on each of the four sides of the board, for the line seen from there.',
    example: 'a letter at each end of each row and column',
    make: (): ClueMeaning => ({
      clue: 'sites',
      kinds: [endKind],
      holds: 'letter',
      slot: ({ largest }) => letterSlot(largest),
    }),
  }),
  entry({
    says: 'a number before each run, {range}',
    means: 'A number in the black cell, or the border, before each run of cells.',
    example: 'a number before each run, 1 to 45',
    takes: { range: aNumberRange },
    make: ({ range }): ClueMeaning => oneAt([runKind], range),
  }),
  entry({
    says: 'a number in a {noun} on each corner, {range}',
    means: 'A number where four cells meet.',
    example: 'a number in a circle on each corner, 10 to 30',
    takes: { noun: aNoun, range: aNumberRange },
    make: ({ noun, range }): ClueMeaning => oneAt([cornerKind(noun)], range),
  }),
  entry({
    says: 'a number on some corners, {range}',
    means: 'The author may print a number where four cells meet, or fewer at the border.',
    example: 'a number on some corners, 0 to 4',
    takes: { range: aNumberRange },
    make: ({ range }): ClueMeaning => oneAt([pointKind], range),
  }),
  entry({
    says: 'a {noun} between neighbours: < or >',
    means: 'A sign between two cells side by side, which points to one of them.',
    example: 'a sign between neighbours: < or >',
    takes: { noun: aNoun },
    make: ({ noun }): ClueMeaning => ({
      clue: 'sites',
      kinds: [sideKind(noun)],
      holds: 'sign',
      slot: ({ isUpright }) => LESS_SIGNS[isUpright ? 'upright' : 'level'],
    }),
  }),
  entry({
    says: '{count} drawn {noun}, each with a number beside the board, {range}',
    means: 'Areas with a letter each, whose numbers are listed beside the board.',
    example: '3 drawn groups, each with a number beside the board, 1 to 45',
    takes: { count: aNumber, noun: aPlural, range: aNumberRange },
    make: ({ count, noun, range }): ClueMeaning => {
      const names = numbersFrom(0, count - 1).map(regionName);
      const kind = namedAreaKind(noun, names);
      return { ...oneAt([kind], range), areas: { kind, names } };
    },
  }),
];
