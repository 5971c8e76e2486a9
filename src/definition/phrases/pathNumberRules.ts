import { cellName } from '#grid/grid.ts';
import { cellNames } from '#grid/names.ts';
import { showValues } from '#logic/claim.ts';
import { betweenEnds } from '#logic/kinds/betweenEnds.ts';
import { equal } from '#logic/kinds/equal.ts';
import { lessThan } from '#logic/kinds/lessThan.ts';
import type { Relation } from '#logic/kinds/related.ts';
import { together } from '#logic/kinds/together.ts';
import { areClones } from '#puzzle/clones.ts';
import type { PathKind } from '#puzzle/pathForms.ts';
import { pathKind } from '../pathKinds.ts';
import { entry } from '../phrase.ts';
import { aboutNumbers, ruleAt, withoutEmpty } from '../ruleClaims.ts';
import type { RuleMeaning, Scene } from '../scene.ts';
import { eachTwo, inTurn, mirrored, nearInTurn } from './pathPairs.ts';
import { relatedOn } from './relatedOn.ts';

// Rules about numbers along drawn paths.

/** Half the side of a board, rounded up: 5 of 9. */
const half = ({ values }: Scene): number => Math.ceil((values.at(-1) ?? 0) / 2);

/** Of each three numbers that follow each other on a path, no two are of the same class. */
const inThrees = (
  kind: PathKind,
  relationOf: (scene: Scene) => Relation,
  says: string,
  ofTwo: string,
): RuleMeaning =>
  relatedOn(
    kind,
    nearInTurn,
    (words) => `each three numbers that follow along ${words} ${says}`,
    (scene) => ({ relation: relationOf(scene), says: ofTwo }),
  );

const rising: RuleMeaning = ruleAt([pathKind('thermometer')], (scene, { place, cells }) => {
  const { grid, symbol } = scene;
  return together({
    place,
    sentence: `the numbers rise along ${place.words} from its bulb`,
    cells,
    of: inTurn(cells).map(([less, greater]) =>
      lessThan({
        place,
        less,
        greater,
        values: withoutEmpty(scene.values),
        names: [cellName(grid, less), cellName(grid, greater)],
        symbol,
      }),
    ),
    observe: (shown) => showValues(symbol, cells, shown),
  });
});

/** Each clone is like the first of its shape and number. */
const cloned: RuleMeaning = ruleAt([pathKind('clone')], (scene, clone) => {
  const { place, cells } = clone;
  const { grid, symbol } = scene;
  const first = scene.places(pathKind('clone')).find((other) => areClones(grid, other, clone));
  if (first === undefined || first.place.path === place.path) return [];
  const why = `${place.words} is like ${first.place.words}`;
  return together({
    place,
    sentence: why,
    cells: [...new Set([...cells, ...first.cells])],
    of: cells.map((cell, at) => {
      const like = first.cells[at] ?? cell;
      return equal({
        place,
        cells: [like, cell],
        values: withoutEmpty(scene.domain(cell)),
        names: [cellName(grid, like), cellName(grid, cell)],
        symbol,
        why,
      });
    }),
    observe: (shown) =>
      `${showValues(symbol, first.cells, shown)} and ${showValues(symbol, cells, shown)}`,
  });
});

export const PATH_NUMBER_RULES = aboutNumbers([
  entry({
    says: 'along each thermometer the numbers rise from its bulb',
    means:
      'Each number of a thermometer is greater than the one before it; the least is in the bulb.',
    example: 'along each thermometer the numbers rise from its bulb',
    make: () => rising,
  }),
  entry({
    says: 'along each slow thermometer the numbers never fall from its bulb',
    means: 'Each number of a slow thermometer is at least the one before it.',
    example: 'along each slow thermometer the numbers never fall from its bulb',
    make: () =>
      relatedOn(
        'slow-thermometer',
        inTurn,
        (words) => `the numbers never fall along ${words} from its bulb`,
        () => ({ relation: { order: 'at most' }, says: 'do not fall' }),
      ),
  }),
  entry({
    says: 'along each whisper line numbers that follow differ by at least half the largest',
    means:
      'Two numbers side by side on a line are so far apart: by 5 where numbers go up to 9, or by the number printed at the line.',
    example: 'along each whisper line numbers that follow differ by at least half the largest',
    make: () =>
      relatedOn(
        'whisper',
        inTurn,
        (words, says) => `numbers that follow each other along ${words} ${says}`,
        (scene, _, by = half(scene)) => ({
          relation: { differ: 'at least', by },
          says: `differ by at least ${by}`,
          technique: 'whisper',
        }),
      ),
  }),
  entry({
    says: 'each clone is like the first of its shape and number',
    means:
      'Clones of one shape that have the same number, or none, have the same numbers in the same order.',
    example: 'each clone is like the first of its shape and number',
    make: () => cloned,
  }),
  entry({
    says: 'the numbers along each renban line follow each other, in any order',
    means: 'The numbers of a line are consecutive, such as 3, 4 and 5, and stand in any order.',
    example: 'the numbers along each renban line follow each other, in any order',
    make: () =>
      relatedOn(
        'renban',
        eachTwo,
        (words) => `the numbers along ${words} are consecutive, in any order`,
        (_, { length }) => ({
          relation: { differ: 'at most', by: length - 1 },
          says: `differ by ${length === 2 ? '1' : length === 3 ? '1 or 2' : `1 to ${length - 1}`}`,
          technique: 'renban',
        }),
      ),
  }),
  entry({
    says: 'each palindrome reads alike from both ends',
    means: 'The first and the last number of a line are equal, and so on inwards.',
    example: 'each palindrome reads alike from both ends',
    make: () =>
      relatedOn(
        'palindrome',
        mirrored,
        (words) => `${words} reads alike from both ends`,
        () => ({ relation: { are: 'equal' }, says: 'are equal' }),
      ),
  }),
  entry({
    says: 'the numbers along each between line are between those at its ends',
    means: 'Each number of a line is greater than that at one end and less than that at the other.',
    example: 'the numbers along each between line are between those at its ends',
    make: () =>
      ruleAt([pathKind('between')], (scene, { place, cells }) =>
        betweenEnds({
          place,
          sentence: `the numbers along ${place.words} are between those at its ends`,
          ends: [cells[0] ?? 0, cells.at(-1) ?? 0],
          inside: cells.slice(1, -1),
          domain: scene.domain,
          names: (some) => cellNames(scene.grid, some),
          symbol: scene.symbol,
        }),
      ),
  }),
  entry({
    says: 'each three that follow along each entropic line are low, middle and high',
    means:
      'Three numbers in turn are of three groups, in any order: from 1 to 3, from 4 to 6 and from 7 to 9 where numbers go up to 9.',
    example: 'each three that follow along each entropic line are low, middle and high',
    make: () =>
      inThrees(
        'entropic',
        (scene) => ({ unlike: 'thirds', by: Math.ceil((scene.values.at(-1) ?? 0) / 3) }),
        'are low, middle and high',
        'are not both low, both middle or both high',
      ),
  }),
  entry({
    says: 'each three that follow along each modular line differ in their remainders of 3',
    means: 'Three numbers in turn leave 0, 1 and 2 when divided by 3, in any order.',
    example: 'each three that follow along each modular line differ in their remainders of 3',
    make: () =>
      inThrees(
        'modular',
        () => ({ unlike: 'remainders', by: 3 }),
        'leave different remainders of 3',
        'leave different remainders of 3',
      ),
  }),
]);
