import { cellName } from '#grid/grid.ts';
import { cellNames } from '#grid/names.ts';
import { showValues } from '#logic/claim.ts';
import { arrowSum } from '#logic/kinds/arrowSum.ts';
import { lessThan } from '#logic/kinds/lessThan.ts';
import { related } from '#logic/kinds/related.ts';
import type { Relation } from '#logic/kinds/related.ts';
import { together } from '#logic/kinds/together.ts';
import type { PathKind } from '#puzzle/drawnPath.ts';
import { pathKind } from '../pathKinds.ts';
import { entry } from '../phrase.ts';
import { aboutNumbers, ruleAt, withoutEmpty } from '../ruleClaims.ts';
import type { RuleMeaning, Scene } from '../scene.ts';
import { aNumber } from './words.ts';

// Rules about numbers along drawn paths.

type Pairs = (cells: readonly number[]) => readonly (readonly [number, number])[];

/** Each two cells that follow each other. */
const inTurn: Pairs = (cells) => cells.slice(1).map((cell, at) => [cells[at] ?? 0, cell] as const);
const eachTwo: Pairs = (cells) =>
  cells.flatMap((cell, at) => cells.slice(at + 1).map((other) => [cell, other] as const));
/** The first and the last cell, the second and the last but one, and so on. */
const mirrored: Pairs = (cells) =>
  cells
    .slice(0, Math.floor(cells.length / 2))
    .map((cell, at) => [cell, cells.at(-1 - at) ?? 0] as const);

/** Half the side of a board, rounded up: 5 of 9. */
const half = ({ values }: Scene): number => Math.ceil((values.at(-1) ?? 0) / 2);

/** What two cells of a path do, and of which two that is said. */
interface PathRelation {
  readonly relation: Relation;
  /** "differ by at least 5". */
  readonly says: string;
}

/** On each path of a kind, the numbers of some pairs of cells are so related. */
const relatedOn = (
  kind: PathKind,
  pairsOf: Pairs,
  sentenceAt: (words: string, says: string) => string,
  relationOf: (scene: Scene, cells: readonly number[]) => PathRelation,
): RuleMeaning =>
  ruleAt([pathKind(kind)], (scene, { place, cells }) => {
    const { relation, says } = relationOf(scene, cells);
    return related({
      place,
      sentence: sentenceAt(place.words, says),
      says,
      pairs: pairsOf(cells),
      relation,
      domain: scene.domain,
      mayBeEmpty: false,
      names: (some) => cellNames(scene.grid, some),
    });
  });

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
        values: withoutEmpty(scene.domain(less)),
        names: [cellName(grid, less), cellName(grid, greater)],
        symbol,
      }),
    ),
    observe: (shown) => showValues(symbol, cells, shown),
  });
});

const sumsOf = (kind: 'x' | 'v', total: number): RuleMeaning =>
  relatedOn(
    kind,
    inTurn,
    (words, says) => `the numbers at ${words} ${says}`,
    () => ({ relation: { sum: total }, says: `add up to ${total}` }),
  );

export const PATH_NUMBER_RULES = aboutNumbers([
  entry({
    says: 'along each thermometer the numbers rise from its bulb',
    means:
      'Each number of a thermometer is greater than the one before it; the least is in the bulb.',
    example: 'along each thermometer the numbers rise from its bulb',
    make: () => rising,
  }),
  entry({
    says: 'the numbers along each arrow add up to the one in its circle',
    means: 'The numbers that an arrow goes through behind its circle add up to that in the circle.',
    example: 'the numbers along each arrow add up to the one in its circle',
    make: () =>
      ruleAt([pathKind('arrow')], (scene, { place, cells: [circle = 0, ...shaft] }) =>
        arrowSum({ place, circle, shaft, domain: scene.domain, symbol: scene.symbol }),
      ),
  }),
  entry({
    says: 'along each whisper line numbers that follow differ by at least half the largest',
    means: 'Two numbers side by side on a line are so far apart: by 5 where numbers go up to 9.',
    example: 'along each whisper line numbers that follow differ by at least half the largest',
    make: () =>
      relatedOn(
        'whisper',
        inTurn,
        (words, says) => `numbers that follow each other along ${words} ${says}`,
        (scene) => ({
          relation: { differ: 'at least', by: half(scene) },
          says: `differ by at least ${half(scene)}`,
        }),
      ),
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
          says: `differ by 1 to ${length - 1}`,
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
    says: 'the numbers at each white dot are consecutive',
    means: 'Two numbers with a white dot between them differ by 1. Without a dot they may, too.',
    example: 'the numbers at each white dot are consecutive',
    make: () =>
      relatedOn(
        'white-dot',
        inTurn,
        (words, says) => `the numbers at ${words} ${says}`,
        () => ({ relation: { differ: 'exactly', by: 1 }, says: 'are consecutive' }),
      ),
  }),
  entry({
    says: 'at each black dot one number is twice the other',
    means:
      'Of two numbers with a black dot between them one is the double of the other. Without a dot it may be, too.',
    example: 'at each black dot one number is twice the other',
    make: () =>
      relatedOn(
        'black-dot',
        inTurn,
        (words) => `one number at ${words} is twice the other`,
        () => ({ relation: { times: 2 }, says: 'are such that one is twice the other' }),
      ),
  }),
  entry({
    says: 'the numbers at each X add up to {total}',
    means: 'Two numbers with an X between them add up to this. Others may, too.',
    example: 'the numbers at each X add up to 10',
    takes: { total: aNumber },
    make: ({ total }) => sumsOf('x', total),
  }),
  entry({
    says: 'the numbers at each V add up to {total}',
    means: 'Two numbers with a V between them add up to this. Others may, too.',
    example: 'the numbers at each V add up to 5',
    takes: { total: aNumber },
    make: ({ total }) => sumsOf('v', total),
  }),
]);
