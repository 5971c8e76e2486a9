import type { PathKind } from '#puzzle/pathForms.ts';
import { entry, oneOfPhrases } from '../phrase.ts';
import type { PhraseSet } from '../phrase.ts';

// What an author may draw from cell to cell.

export const PATHS = [
  path('thermometers', 'thermometer', 'Lines with a bulb at their first cell.'),
  path(
    'slow thermometers',
    'slow-thermometer',
    'Lines with a bulb, along which numbers never fall.',
  ),
  path('arrows', 'arrow', 'Arrows with a circle at their first cell.'),
  path('whisper lines', 'whisper', 'Lines along which numbers are far apart.'),
  path('renban lines', 'renban', 'Lines with numbers that follow each other, in any order.'),
  path('palindromes', 'palindrome', 'Lines that read alike from both ends.'),
  path('pill arrows', 'pill-arrow', 'Arrows with a circle around their first two cells.'),
  path('double arrows', 'double-arrow', 'Lines with a circle at each end.'),
  path('between lines', 'between', 'Lines between two circles.'),
  path('region sum lines', 'region-sum', 'Lines with the same sum in each box.'),
  path('zipper lines', 'zipper', 'Lines whose cells add up to their middle, two by two.'),
  path('entropic lines', 'entropic', 'Lines along which low, middle and high numbers take turns.'),
  path('modular lines', 'modular', 'Lines along which remainders of 3 take turns.'),
  path('white dots', 'white-dot', 'White dots between two cells.'),
  path('black dots', 'black-dot', 'Black dots between two cells.'),
  path('Xs', 'x', 'The letter X between two cells.'),
  path('Vs', 'v', 'The letter V between two cells.'),
  path(
    'little killers',
    'little-killer',
    'Numbers outside the board with an arrow along a diagonal.',
  ),
  path(
    'sandwiches',
    'sandwich',
    'Numbers beside a row or column, about what lies between two values.',
  ),
  path('X-sums', 'x-sum', 'Numbers beside a row or column, about its first numbers.'),
  path(
    'skyscraper lines',
    'skyscraper',
    'Numbers beside a row or column, about what is seen from there.',
  ),
  path(
    'numbered rooms',
    'numbered-room',
    'Numbers beside a row or column, about where they stand in it.',
  ),
  path('quadruples', 'quadruple', 'Up to four numbers on the corner of four cells.'),
  path('killer cages', 'cage', 'Cells with a dashed outline, and their sum or none.'),
  path('sum cages', 'sum-cage', 'Cells with a dashed outline, and their sum with a plus.'),
  path(
    'product cages',
    'product-cage',
    'Cells with a dashed outline, and their product with a cross.',
  ),
  path('extra regions', 'extra-region', 'As many cells as a row has.'),
  path('clones', 'clone', 'Grey areas, those of the same shape and number alike.'),
  path('odd cells', 'odd', 'Cells with a grey circle.'),
  path('even cells', 'even', 'Cells with a grey square.'),
  path('maximum cells', 'maximum', 'Cells with four arrowheads that point outwards.'),
  path('minimum cells', 'minimum', 'Cells with four arrowheads that point inwards.'),
  path('column indexers', 'column-indexer', 'Cells between two upright strokes.'),
  path('row indexers', 'row-indexer', 'Cells between two level strokes.'),
];

function path(says: string, kind: PathKind, means: string) {
  return entry({ says, means, example: says, make: (): PathKind => kind });
}

const aPath = oneOfPhrases<PathKind>('what is drawn', () => PATHS);

/** One of them, or a list: "thermometers, arrows and white dots". */
export const somePaths: PhraseSet<readonly PathKind[]> = oneOfPhrases('what is drawn', () => [
  entry({
    says: '{path}, {paths}',
    means: 'Several, divided by commas.',
    example: 'thermometers, arrows and white dots',
    takes: { path: aPath, paths: somePaths },
    make: ({ path: one, paths }): readonly PathKind[] => [one, ...paths],
  }),
  entry({
    says: '{path} and {last}',
    means: 'The last two.',
    example: 'arrows and white dots',
    takes: { path: aPath, last: aPath },
    make: ({ path: one, last }): readonly PathKind[] => [one, last],
  }),
  entry({
    says: '{path}',
    means: 'One.',
    example: 'thermometers',
    takes: { path: aPath },
    make: ({ path: one }): readonly PathKind[] => [one],
  }),
]);
