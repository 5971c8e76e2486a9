import type { PathKind } from '#puzzle/drawnPath.ts';
import { entry, oneOfPhrases } from '../phrase.ts';
import type { PhraseSet } from '../phrase.ts';

// What an author may draw from cell to cell.

export const PATHS = [
  path('thermometers', 'thermometer', 'Lines with a bulb at their first cell.'),
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
