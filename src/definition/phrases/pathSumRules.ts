import { showValues } from '#logic/claim.ts';
import type { Values, WeighedCell } from '#logic/claim.ts';
import { equalSums, unweighed } from '#logic/kinds/equalSums.ts';
import { together } from '#logic/kinds/together.ts';
import type { PathKind } from '#puzzle/pathForms.ts';
import { boxKind, regionKind } from '../kinds.ts';
import { pathKind } from '../pathKinds.ts';
import { entry } from '../phrase.ts';
import { aboutNumbers, ruleAt } from '../ruleClaims.ts';
import type { RuleMeaning, Scene } from '../scene.ts';
import { mirrored } from './pathPairs.ts';

// Rules about sums of numbers along drawn paths.

/** The two sides of an equation. */
type Sides = readonly [readonly WeighedCell[], readonly WeighedCell[]];

/** On each path of a kind, some sums are equal. */
const sumsOn = (
  kind: PathKind,
  sentenceAt: (place: { readonly words: string }) => string,
  sidesOf: (cells: readonly number[], scene: Scene) => readonly Sides[],
): RuleMeaning =>
  ruleAt([pathKind(kind)], (scene, { place, cells }) => {
    const { domain, symbol } = scene;
    const sentence = sentenceAt(place);
    const claims = sidesOf(cells, scene).map((sides) =>
      equalSums({ place, sentence, sides, domain, symbol, technique: 'equal sums' }),
    );
    const [only, ...more] = claims;
    if (only === undefined) return [];
    if (more.length === 0) return [only];
    const observe = (shown: Values): string => showValues(symbol, cells, shown);
    return [together({ place, sentence, cells, of: claims, observe })];
  });

/** The cells of a path in turn, parted where it goes into another box or region. */
function byArea(cells: readonly number[], scene: Scene): readonly (readonly number[])[] {
  const drawn = scene.places(regionKind);
  const areas = drawn.length > 0 ? drawn : scene.places(boxKind);
  const areaOf = (cell: number): number => areas.findIndex((area) => area.cells.includes(cell));
  return cells.reduce<readonly (readonly number[])[]>((parts, cell) => {
    const last = parts.at(-1);
    return last !== undefined && areaOf(last[0] ?? -1) === areaOf(cell)
      ? [...parts.slice(0, -1), [...last, cell]]
      : [...parts, [cell]];
  }, []);
}

/** Of several groups of cells, the first with each other one. */
const allLikeFirst = ([first, ...others]: readonly (readonly number[])[]): readonly Sides[] =>
  first === undefined ? [] : others.map((other) => [unweighed(first), unweighed(other)]);

/** The middle of a line, if it has one, and the pairs around it, from the ends on. */
const zipped = (cells: readonly number[]): readonly (readonly number[])[] => [
  ...(cells.length % 2 === 1 ? [[cells[(cells.length - 1) / 2] ?? 0]] : []),
  ...mirrored(cells),
];

export const PATH_SUM_RULES = aboutNumbers([
  entry({
    says: 'the numbers along each arrow add up to the one in its circle',
    means: 'The numbers that an arrow goes through behind its circle add up to that in the circle.',
    example: 'the numbers along each arrow add up to the one in its circle',
    make: () =>
      sumsOn(
        'arrow',
        ({ words }) => `the numbers along ${words} add up to the one in its circle`,
        ([circle = 0, ...shaft]) => [[unweighed([circle]), unweighed(shaft)]],
      ),
  }),
  entry({
    says: 'the numbers along each pill arrow add up to the one in its pill',
    means:
      'The first two cells of such an arrow, its pill, are the tens and the ones of the sum of the others.',
    example: 'the numbers along each pill arrow add up to the one in its pill',
    make: () =>
      sumsOn(
        'pill-arrow',
        ({ words }) => `the numbers along ${words} add up to the one in its pill`,
        ([tens = 0, ones = 0, ...shaft]) => [
          [
            [
              { cell: tens, weight: 10 },
              { cell: ones, weight: 1 },
            ],
            unweighed(shaft),
          ],
        ],
      ),
  }),
  entry({
    says: 'the numbers along each double arrow add up to those in its circles',
    means: 'The numbers between the ends of a line have the same sum as the two at its ends.',
    example: 'the numbers along each double arrow add up to those in its circles',
    make: () =>
      sumsOn(
        'double-arrow',
        ({ words }) => `the numbers along ${words} add up to those in its circles`,
        (cells) => [[unweighed([cells[0] ?? 0, cells.at(-1) ?? 0]), unweighed(cells.slice(1, -1))]],
      ),
  }),
  entry({
    says: 'the numbers along each region sum line have the same sum in each box or region',
    means:
      'Wherever a line goes from one box or region into another, a new sum begins; all sums are equal.',
    example: 'the numbers along each region sum line have the same sum in each box or region',
    make: () =>
      sumsOn(
        'region-sum',
        ({ words }) => `the numbers along ${words} have the same sum in each box or region`,
        (cells, scene) => allLikeFirst(byArea(cells, scene)),
      ),
  }),
  entry({
    says: 'two numbers as far from the middle of each zipper line add up to it',
    means:
      'Two numbers as far from both ends of a line add up to that in its middle; without a middle all such sums are equal.',
    example: 'two numbers as far from the middle of each zipper line add up to it',
    make: () =>
      sumsOn(
        'zipper',
        ({ words }) =>
          `the sums of two numbers as far from the middle of ${words} are equal, and so is one in its middle`,
        (cells) => allLikeFirst(zipped(cells)),
      ),
  }),
]);
