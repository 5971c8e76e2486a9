import { oneNumber } from '#puzzle/site.ts';
import type { SiteSlot } from '#puzzle/site.ts';
import type { BoundScene, ClueMeaning, SitesClue } from '../definition.ts';
import { cage, column, cornerKind, end, namedAreaKind, region, row, run, sideKind } from '../kinds.ts';
import { oneOfPhrases, phrase } from '../phrase.ts';
import type { GroupKind } from '../scene.ts';
import { LESS_SIGNS } from '../signs.ts';
import { aBound } from './bounds.ts';
import type { Bound } from './bounds.ts';
import { aNoun, aNumber, aPlural } from './words.ts';

interface Range {
  readonly low: number;
  readonly high: Bound;
}

const aNumberRange = oneOfPhrases<Range>('a range', () => [
  phrase({
    says: '{low} to {high}',
    means: 'The least and the largest number that can be entered.',
    takes: { low: aNumber, high: aBound },
    make: (range): Range => range,
  }),
]);

const oneAt = (kinds: readonly GroupKind[], { low, high }: Range): SitesClue => ({
  clue: 'sites',
  kinds,
  slot: (scene) => oneNumber(low, high.of(scene)),
});

/** Half the cells of a line, rounded up: the most runs that it can have. */
const mostRuns = ({ cells }: BoundScene): number => Math.ceil(cells.length / 2);

/** The most areas with names of their own, and their names. */
const letters = (count: number): readonly string[] =>
  Array.from({ length: Math.min(count, 26) }, (_, at) =>
    String.fromCharCode('a'.charCodeAt(0) + at),
  );

export const aClueLine = oneOfPhrases<ClueMeaning>('a clue', () => CLUE_LINES);

export const CLUE_LINES = [
  phrase({
    says: 'the answer in some cells',
    means: 'The author may print what a cell holds.',
    make: (): ClueMeaning => ({ clue: 'answers' }),
  }),
  phrase({
    says: 'black cells',
    means: 'The author makes cells black: they take nothing.',
    make: (): ClueMeaning => ({ clue: 'black cells' }),
  }),
  phrase({
    says: 'regions',
    means: 'The author divides the board into regions, with thick borders.',
    make: (): ClueMeaning => ({ clue: 'areas', areas: { kind: region } }),
  }),
  phrase({
    says: 'cages, each with a number or none, {range}',
    means: 'The author draws dashed cages and may print a number in the first cell of each.',
    takes: { range: aNumberRange },
    make: ({ range }): ClueMeaning => ({
      ...oneAt([cage], range),
      areas: { kind: cage },
    }),
  }),
  phrase({
    says: 'a number beside each row and above each column, {range}',
    means: 'One number in the margin of each line, which may be left out.',
    takes: { range: aNumberRange },
    make: ({ range }): ClueMeaning => oneAt([row, column], range),
  }),
  phrase({
    says: 'numbers beside each row and above each column, {range}',
    means: 'Several numbers in the margin of each line, in order.',
    takes: { range: aNumberRange },
    make: ({ range: { low, high } }): ClueMeaning => ({
      clue: 'sites',
      kinds: [row, column],
      slot: (scene): SiteSlot => ({
        gesture: 'type',
        most: mostRuns(scene),
        low,
        high: high.of(scene),
      }),
    }),
  }),
  phrase({
    says: 'numbers beside each row and above each column, or none, {range}',
    means: 'The same; a dash says that there are none.',
    takes: { range: aNumberRange },
    make: ({ range: { low, high } }): ClueMeaning => ({
      clue: 'sites',
      kinds: [row, column],
      slot: (scene): SiteSlot => ({
        gesture: 'type',
        most: mostRuns(scene),
        low,
        high: high.of(scene),
        none: true,
      }),
    }),
  }),
  phrase({
    says: 'a number at each end of each row and column, {range}',
    means: 'One number on each of the four sides of the board, for the line seen from there.',
    takes: { range: aNumberRange },
    make: ({ range }): ClueMeaning => oneAt([end], range),
  }),
  phrase({
    says: 'a number before each run, {range}',
    means: 'A number in the black cell, or the border, before each run of cells.',
    takes: { range: aNumberRange },
    make: ({ range }): ClueMeaning => oneAt([run], range),
  }),
  phrase({
    says: 'a number in a {noun} on each corner, {range}',
    means: 'A number where four cells meet.',
    takes: { noun: aNoun, range: aNumberRange },
    make: ({ noun, range }): ClueMeaning => oneAt([cornerKind(noun)], range),
  }),
  phrase({
    says: 'a {noun} between neighbours: < or >',
    means: 'A sign between two cells side by side, which points to one of them.',
    takes: { noun: aNoun },
    make: ({ noun }): ClueMeaning => ({
      clue: 'sites',
      kinds: [sideKind(noun)],
      slot: ({ isUpright }) => LESS_SIGNS[isUpright ? 'upright' : 'level'],
    }),
  }),
  phrase({
    says: '{count} drawn {noun}, each with a number beside the board, {range}',
    means: 'Areas with a letter each, whose numbers are listed beside the board.',
    takes: { count: aNumber, noun: aPlural, range: aNumberRange },
    make: ({ count, noun, range }): ClueMeaning => {
      const kind = namedAreaKind(noun, letters(count));
      return { ...oneAt([kind], range), areas: { kind, names: letters(count) } };
    },
  }),
];
