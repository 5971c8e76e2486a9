import { oneOfPhrases, phrase } from '../phrase.ts';
import { box, cage, column, hexagon, region, row, run, wholeGrid } from '../kinds.ts';
import type { GroupKind } from '../scene.ts';
import { aMark } from './words.ts';

const aKind = oneOfPhrases<GroupKind>('a kind of place', () => KINDS);

/** Kinds of place, in the singular. */
export const KINDS = [
  phrase({ says: 'row', means: 'The cells of a row.', make: () => row }),
  phrase({ says: 'column', means: 'The cells of a column.', make: () => column }),
  phrase({
    says: 'box',
    means: 'The cells of a box; the board has to have boxes.',
    make: () => box,
  }),
  phrase({ says: 'region', means: 'The cells of a drawn region.', make: () => region }),
  phrase({ says: 'cage', means: 'The cells of a drawn cage.', make: () => cage }),
  phrase({
    says: 'run',
    means: 'Cells in line up to a black cell or the border.',
    make: () => run,
  }),
  phrase({ says: 'hexagon', means: 'The six cells of a hexagon.', make: () => hexagon }),
  phrase({
    says: '{mark}',
    means: 'The cells at a clue, by the noun that names it above.',
    takes: { mark: aMark },
    make: ({ mark }) => mark,
  }),
];

/** Where a rule holds: "in each row and column". */
export const somePlaces = oneOfPhrases<readonly GroupKind[]>('a place', () => PLACES);

export const PLACES = [
  phrase({
    says: ['in each {kind}', 'around each {kind}'],
    means: 'At each place of this kind.',
    takes: { kind: aKind },
    make: ({ kind }): readonly GroupKind[] => [kind],
  }),
  phrase({
    says: 'in each {one} and {other}',
    means: 'At each place of both kinds.',
    takes: { one: aKind, other: aKind },
    make: ({ one, other }): readonly GroupKind[] => [one, other],
  }),
  phrase({
    says: 'in each {one}, {other} and {third}',
    means: 'At each place of all three kinds.',
    takes: { one: aKind, other: aKind, third: aKind },
    make: ({ one, other, third }): readonly GroupKind[] => [one, other, third],
  }),
  phrase({
    says: 'in the grid',
    means: 'For all cells of the board together.',
    make: (): readonly GroupKind[] => [wholeGrid],
  }),
];
