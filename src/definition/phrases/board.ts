import type { BoardForm, BoardLine, SettingLine } from '../definition.ts';
import { oneOfPhrases, entry } from '../phrase.ts';
import type { PhraseSet } from '../phrase.ts';
import { numbersFrom } from '../numbersFrom.ts';
import { aNewSetting, aNumber, aQuotedName } from './words.ts';

const aBox = oneOfPhrases<readonly [number, number]>('a box', () => [
  entry({
    says: '{width} by {height}',
    means: 'The width and height of a box in cells; the side of the board is their product.',
    example: '3 by 2',
    takes: { width: aNumber, height: aNumber },
    make: ({ width, height }) => [width, height] as const,
  }),
]);

const someBoxes: PhraseSet<readonly (readonly [number, number])[]> = oneOfPhrases('boxes', () => [
  entry({
    says: '{box}',
    means: 'One size of box.',
    example: '3 by 2',
    takes: { box: aBox },
    make: ({ box }) => [box],
  }),
  entry({
    says: '{box}, {boxes}',
    means: 'Several sizes, each for a board of its own.',
    example: '2 by 2, 3 by 3',
    takes: { box: aBox, boxes: someBoxes },
    make: ({ box, boxes }) => [box, ...boxes],
  }),
]);

const someNumbers: PhraseSet<readonly number[]> = oneOfPhrases('numbers', () => [
  entry({
    says: '{number}',
    means: 'One number.',
    example: '4',
    takes: { number: aNumber },
    make: ({ number }) => [number],
  }),
  entry({
    says: '{number}, {numbers}',
    means: 'Several numbers.',
    example: '4, 5, 4',
    takes: { number: aNumber, numbers: someNumbers },
    make: ({ number, numbers }) => [number, ...numbers],
  }),
]);

const aForm = oneOfPhrases<BoardForm>('a board', () => FORMS);

export const FORMS = [
  entry({
    says: 'square {low} to {high}',
    means: 'A square board, with so many cells a side.',
    example: 'square 4 to 9',
    takes: { low: aNumber, high: aNumber },
    make: ({ low, high }): BoardForm => ({ shape: 'square', sides: numbersFrom(low, high) }),
  }),
  entry({
    says: 'square {side}',
    means: 'A square board of one size.',
    example: 'square 3',
    takes: { side: aNumber },
    make: ({ side }): BoardForm => ({ shape: 'square', sides: [side] }),
  }),
  entry({
    says: 'rectangle {low} to {high}',
    means: 'A rectangle; width and height are chosen from these sides.',
    example: 'rectangle 3 to 20',
    takes: { low: aNumber, high: aNumber },
    make: ({ low, high }): BoardForm => ({ shape: 'rectangle', sides: numbersFrom(low, high) }),
  }),
  entry({
    says: 'rectangle {low} to {high}, even',
    means: 'A rectangle with even sides.',
    example: 'rectangle 4 to 30, even',
    takes: { low: aNumber, high: aNumber },
    make: ({ low, high }): BoardForm => ({
      shape: 'rectangle',
      sides: numbersFrom(low + (low % 2), high, 2),
    }),
  }),
  entry({
    says: 'boxes {boxes}',
    means: 'A square divided into equal boxes of as many cells as it has a side.',
    example: 'boxes 2 by 2, 3 by 3',
    takes: { boxes: someBoxes },
    make: ({ boxes }): BoardForm => ({ shape: 'boxes', boxes, unboxed: [] }),
  }),
  entry({
    says: 'boxes {boxes}, none on {sides}',
    means:
      'The same, and squares of other sides, which have no boxes: an option has regions drawn in their place.',
    example: 'boxes 2 by 2, 3 by 3, none on 5, 7',
    takes: { boxes: someBoxes, sides: someNumbers },
    make: ({ boxes, sides }): BoardForm => ({ shape: 'boxes', boxes, unboxed: sides }),
  }),
  entry({
    says: 'hexagons in columns of {heights}',
    means: 'Hexagons of six cells each, stacked in columns.',
    example: 'hexagons in columns of 4, 5, 4',
    takes: { heights: someNumbers },
    make: ({ heights }): BoardForm => ({ shape: 'hexagons', heights }),
  }),
];

/** A line under "board". */
export type BoardMeaning =
  | { readonly says: 'board'; readonly line: BoardLine }
  | { readonly says: 'setting'; readonly line: Omit<SettingLine, 'line'> };

export const aBoardLine = oneOfPhrases<BoardMeaning>('a board', () => BOARD_LINES);

export const BOARD_LINES = [
  entry({
    says: '{form}',
    means: 'The board.',
    example: 'square 4 to 9',
    takes: { form: aForm },
    make: ({ form }): BoardMeaning => ({ says: 'board', line: { form } }),
  }),
  entry({
    says: '{form}, usually {usual}',
    means: 'The board, and the side of a new one.',
    example: 'square 4 to 9, usually 6',
    takes: { form: aForm, usual: aNumber },
    make: ({ form, usual }): BoardMeaning => ({ says: 'board', line: { form, usual } }),
  }),
  entry({
    says: '{name} {low} to {high}, usually {usual}, called {label}',
    means: 'A number that the author chooses, for use in the lines below.',
    example: '[stars] 1 to 3, usually 1, called "Stars"',
    takes: {
      name: aNewSetting,
      low: aNumber,
      high: aNumber,
      usual: aNumber,
      label: aQuotedName,
    },
    make: (line): BoardMeaning => ({ says: 'setting', line }),
  }),
];
