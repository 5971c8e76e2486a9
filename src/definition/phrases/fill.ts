import { cycle, pens } from '#puzzle/slot.ts';
import type { FillForm } from '../definition.ts';
import { BRIDGE_CHOICES, glyphChoices, GLYPHS, NO_NUMBER, TRIANGLE_CHOICES } from '../glyphs.ts';
import { oneOfPhrases, oneToken, entry } from '../phrase.ts';
import { aBound } from './bounds.ts';
import { aNumber } from './words.ts';

/** A value with a drawing of its own. */
const aGlyph = oneToken(
  'a value',
  ({ word }) => (Object.hasOwn(GLYPHS, word) ? word : undefined),
  () => Object.keys(GLYPHS),
);

/** What is sought, and the words of its values. */
export interface FillMeaning {
  readonly fill: FillForm;
  /** In the order of their values, see `valuesOfWords`. */
  readonly words: readonly string[];
}

export const aFillLine = oneOfPhrases<FillMeaning>('what each cell takes', () => FILL_LINES);

export const FILL_LINES = [
  entry({
    says: 'each cell: number {low} to {high}',
    means: 'Each cell takes one of these numbers.',
    example: 'each cell: number 1 to the side',
    takes: { low: aNumber, high: aBound },
    make: ({ low, high }): FillMeaning => ({ fill: { takes: 'numbers', low, high }, words: [] }),
  }),
  entry({
    says: 'each cell that is not black: number {low} to {high}',
    means: 'Each cell that the author does not make black takes one of these numbers.',
    example: 'each cell that is not black: number 1 to 9',
    takes: { low: aNumber, high: aBound },
    make: ({ low, high }): FillMeaning => ({ fill: { takes: 'numbers', low, high }, words: [] }),
  }),
  entry({
    says: 'each cell: number {low} to {high}, or empty',
    means: 'Each cell takes one of these numbers or stays empty.',
    example: 'each cell: number 1 to 5, or empty',
    takes: { low: aNumber, high: aBound },
    make: ({ low, high }): FillMeaning => ({
      fill: { takes: 'numbers', low, high, empty: NO_NUMBER },
      words: [],
    }),
  }),
  entry({
    says: 'each cell: one of {count} letters, or empty',
    means: 'Each cell takes one of the first letters of the alphabet or stays empty.',
    example: 'each cell: one of 3 letters, or empty',
    takes: { count: aBound },
    make: ({ count }): FillMeaning => ({
      fill: { takes: 'numbers', low: 1, high: count, empty: NO_NUMBER, asLetters: true },
      words: [],
    }),
  }),
  entry({
    says: 'each cell that is not black: {one} or {other}',
    means: 'Each cell that the author does not make black takes one of two values.',
    example: 'each cell that is not black: lamp or empty',
    takes: { one: aGlyph, other: aGlyph },
    make: ({ one, other }): FillMeaning => ({
      fill: { takes: 'values', slot: cycle(glyphChoices([one, other])) },
      words: [one, other],
    }),
  }),
  entry({
    says: 'each cell that is not black: one of four triangles, or empty',
    means:
      'Each cell that the author does not make black stays empty, or has a triangle in one of its corners that fills half of it.',
    example: 'each cell that is not black: one of four triangles, or empty',
    make: (): FillMeaning => ({
      fill: { takes: 'values', slot: cycle(TRIANGLE_CHOICES) },
      words: [],
    }),
  }),
  entry({
    says: 'each side: {one} or {other}',
    means: 'Each side of a cell takes one of two values, and the cells themselves none.',
    example: 'each side: line or blank',
    takes: { one: aGlyph, other: aGlyph },
    make: ({ one, other }): FillMeaning => ({
      fill: { takes: 'values', slot: pens(glyphChoices([one, other])), on: 'sides' },
      words: [one, other],
    }),
  }),
  entry({
    says: 'each side between cells: {one} or {other}',
    means:
      'Each side that two cells share takes one of two values, and the cells themselves none. Lines divide the board.',
    example: 'each side between cells: line or blank',
    takes: { one: aGlyph, other: aGlyph },
    make: ({ one, other }): FillMeaning => ({
      fill: { takes: 'values', slot: pens(glyphChoices([one, other])), on: 'inner sides' },
      words: [one, other],
    }),
  }),
  entry({
    says: 'between neighbours: {one} or {other}',
    means:
      'Between the centres of each two cells side by side is one of two values, and the cells themselves take none.',
    example: 'between neighbours: line or blank',
    takes: { one: aGlyph, other: aGlyph },
    make: ({ one, other }): FillMeaning => ({
      fill: { takes: 'values', slot: pens(glyphChoices([one, other])), on: 'links' },
      words: [one, other],
    }),
  }),
  entry({
    says: 'between neighbours: one or two bridges, or blank',
    means:
      'Between the centres of each two cells side by side are one bridge, two or none, and the cells themselves take none.',
    example: 'between neighbours: one or two bridges, or blank',
    make: (): FillMeaning => ({
      fill: { takes: 'values', slot: cycle(BRIDGE_CHOICES), on: 'links' },
      words: ['bridge', 'blank'],
    }),
  }),
  entry({
    says: 'each cell: {one}, {other} or {third}',
    means: 'Each cell takes one of three values; clicks step through them.',
    example: 'each cell: plus, minus or neutral',
    takes: { one: aGlyph, other: aGlyph, third: aGlyph },
    make: ({ one, other, third }): FillMeaning => ({
      fill: { takes: 'values', slot: cycle(glyphChoices([one, other, third])) },
      words: [one, other, third],
    }),
  }),
  entry({
    says: 'each cell: {one} or {other}',
    means: 'Each cell takes one of two values; clicks step through them.',
    example: 'each cell: star or blank',
    takes: { one: aGlyph, other: aGlyph },
    make: ({ one, other }): FillMeaning => ({
      // Filled cells make a picture, which is drawn with a pen.
      fill: {
        takes: 'values',
        slot: (one === 'filled' ? pens : cycle)(glyphChoices([one, other])),
      },
      words: [one, other],
    }),
  }),
];
