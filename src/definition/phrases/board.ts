import type { BoardForm, BoardLine, SettingLine } from '../definition.ts';
import { oneOfPhrases, phrase } from '../phrase.ts';
import type { PhraseSet } from '../phrase.ts';
import { aNewSetting, aNumber, aQuotedName } from './words.ts';

/** The sides from `low` to `high`, in steps. */
const sidesOf = (low: number, high: number, step = 1): readonly number[] =>
  Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, at) => low + step * at);

const aBox = oneOfPhrases<readonly [number, number]>('a box', () => [
  phrase({
    says: '{width} by {height}',
    means: 'The width and height of a box in cells; the side of the board is their product.',
    takes: { width: aNumber, height: aNumber },
    make: ({ width, height }) => [width, height] as const,
  }),
]);

const someBoxes: PhraseSet<readonly (readonly [number, number])[]> = oneOfPhrases('boxes', () => [
  phrase({
    says: '{box}',
    means: 'One size of box.',
    takes: { box: aBox },
    make: ({ box }) => [box],
  }),
  phrase({
    says: '{box}, {boxes}',
    means: 'Several sizes, each for a board of its own.',
    takes: { box: aBox, boxes: someBoxes },
    make: ({ box, boxes }) => [box, ...boxes],
  }),
]);

const someNumbers: PhraseSet<readonly number[]> = oneOfPhrases('numbers', () => [
  phrase({
    says: '{number}',
    means: 'One number.',
    takes: { number: aNumber },
    make: ({ number }) => [number],
  }),
  phrase({
    says: '{number}, {numbers}',
    means: 'Several numbers.',
    takes: { number: aNumber, numbers: someNumbers },
    make: ({ number, numbers }) => [number, ...numbers],
  }),
]);

const aForm = oneOfPhrases<BoardForm>('a board', () => FORMS);

export const FORMS = [
  phrase({
    says: 'square {low} to {high}',
    means: 'A square board, with so many cells a side.',
    takes: { low: aNumber, high: aNumber },
    make: ({ low, high }): BoardForm => ({ shape: 'square', sides: sidesOf(low, high) }),
  }),
  phrase({
    says: 'square {side}',
    means: 'A square board of one size.',
    takes: { side: aNumber },
    make: ({ side }): BoardForm => ({ shape: 'square', sides: [side] }),
  }),
  phrase({
    says: 'rectangle {low} to {high}',
    means: 'A rectangle; width and height are chosen from these sides.',
    takes: { low: aNumber, high: aNumber },
    make: ({ low, high }): BoardForm => ({ shape: 'rectangle', sides: sidesOf(low, high) }),
  }),
  phrase({
    says: 'rectangle {low} to {high}, even',
    means: 'A rectangle with even sides.',
    takes: { low: aNumber, high: aNumber },
    make: ({ low, high }): BoardForm => ({
      shape: 'rectangle',
      sides: sidesOf(low + (low % 2), high, 2),
    }),
  }),
  phrase({
    says: 'boxes {boxes}',
    means: 'A square divided into equal boxes of as many cells as it has a side.',
    takes: { boxes: someBoxes },
    make: ({ boxes }): BoardForm => ({ shape: 'boxes', boxes }),
  }),
  phrase({
    says: 'hexagons in columns of {heights}',
    means: 'Hexagons of six cells each, stacked in columns.',
    takes: { heights: someNumbers },
    make: ({ heights }): BoardForm => ({ shape: 'hexagons', heights }),
  }),
];

/** A line under "board". */
export type BoardMeaning =
  | { readonly says: 'board'; readonly line: BoardLine }
  | { readonly says: 'setting'; readonly line: SettingLine };

export const aBoardLine = oneOfPhrases<BoardMeaning>('a board', () => BOARD_LINES);

export const BOARD_LINES = [
  phrase({
    says: '{form}',
    means: 'The board.',
    takes: { form: aForm },
    make: ({ form }): BoardMeaning => ({ says: 'board', line: { form } }),
  }),
  phrase({
    says: '{form}, usually {usual}',
    means: 'The board, and the side of a new one.',
    takes: { form: aForm, usual: aNumber },
    make: ({ form, usual }): BoardMeaning => ({ says: 'board', line: { form, usual } }),
  }),
  phrase({
    says: '{name} {low} to {high}, usually {usual}, called {label}',
    means: 'A number that the author chooses, for use in the lines below.',
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
