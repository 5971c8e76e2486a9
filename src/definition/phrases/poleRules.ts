import { cellNames } from '#grid/names.ts';
import type { Claim } from '#logic/claim.ts';
import { clauses } from '#logic/kinds/clauses.ts';
import type { Clause } from '#logic/kinds/clauses.ts';
import { poleCount } from '#logic/kinds/poleCount.ts';
import { withArticle } from '#logic/words.ts';
import { endKind } from '../kinds.ts';
import { entry } from '../phrase.ts';
import { ruleAt, ruleOfClues } from '../ruleClaims.ts';
import type { RuleMeaning, RulePlace, Scene } from '../scene.ts';
import { somePlaces } from './places.ts';
import { adjective, aValue } from './words.ts';

// Rules about the two poles of magnets, and how many are in a line.

/** Of the cells of a place, one has each of two values, or none has either. */
function bothOrNone(
  scene: Scene,
  { place, cells }: RulePlace,
  poles: readonly [number, number],
  third: number,
): Claim {
  const named = (some: readonly number[]): string => cellNames(scene.grid, some);
  const a = (value: number): string => withArticle(adjective(scene, value));
  const goesWith = cells.flatMap((cell) => {
    const others = cells.filter((each) => each !== cell);
    return [poles, poles.toReversed()].map(([own = 0, opposite = 0]): Clause => ({
      sentence:
        others.length === 0
          ? `${named([cell])} has no other half, and is not ${adjective(scene, own)}`
          : `${a(own)} at ${named([cell])} goes with ${a(opposite)} at ${named(others)}`,
      literals: [
        { cell, value: own, holds: false },
        ...others.map((other) => ({ cell: other, value: opposite, holds: true })),
      ],
    }));
  });
  // In two cells, that follows.
  const apart =
    cells.length < 3
      ? []
      : cells.flatMap((cell, at) =>
          cells.slice(at + 1).flatMap((other) =>
            poles.map((value): Clause => ({
              sentence: `${named([cell, other])} are not both ${adjective(scene, value)}`,
              literals: [cell, other].map((each) => ({ cell: each, value, holds: false })),
            })),
          ),
        );
  const [one, other] = poles;
  return clauses({
    place,
    sentence: `${place.words} has ${a(one)} and ${a(other)}, or is ${adjective(scene, third)}`,
    clauses: [...goesWith, ...apart],
    symbol: scene.symbol,
    technique: 'other pole',
  });
}

/** Which value the numbers count, by the side from which they are read. */
type Counted = Readonly<Record<string, number>>;

type Share = Parameters<typeof poleCount>[0]['share'];

/** The cells of a line, those of a domino together where another rule says how its halves share a value. */
function inDominoes(
  { layout: { areas }, halves }: Scene,
  cells: readonly number[],
  value: number,
  share: Share,
): readonly (readonly number[])[] {
  const isShared =
    share === 'at most one' ? halves?.poles.includes(value) === true : halves?.third === value;
  if (!isShared) return cells.map((cell) => [cell]);
  const isDomino = (area: number): boolean => areas.filter((each) => each === area).length === 2;
  const dominoes = new Map<number, readonly number[]>();
  for (const cell of cells) {
    const area = areas[cell];
    const key = area !== undefined && isDomino(area) ? area : -1 - cell;
    dominoes.set(key, [...(dominoes.get(key) ?? []), cell]);
  }
  return [...dominoes.values()];
}

const countIn = (
  scene: Scene,
  { place, cells }: RulePlace,
  value: number,
  count: number,
  share: Share,
): Claim =>
  poleCount({
    place,
    // A line has a number at each end.
    label: `${adjective(scene, value)} of ${place.words}`,
    dominoes: inDominoes(scene, cells, value, share),
    share,
    value,
    count,
    counted: (some) => scene.counted(some, value),
    symbol: scene.symbol,
  });

/** The numbers at the sides of the board count two values in their lines. */
const countedFrom = (counted: Counted): RuleMeaning => ({
  ...ruleOfClues([endKind], (scene, at, [count = 0]) => {
    const value = counted[at.from ?? ''];
    return value === undefined ? undefined : countIn(scene, at, value, count, 'at most one');
  }),
  forThree: true,
});

/** With both numbers of a line, the cells with the third value, if there is one, are the rest of it. */
function thirdsIn(scene: Scene, counted: Counted): readonly Claim[] {
  const poles = new Set(Object.values(counted));
  const [third, ...more] = scene.values.filter((value) => !poles.has(value));
  if (third === undefined || more.length > 0 || poles.size !== 2) return [];
  const ends = scene.places(endKind);
  return ends.flatMap((at, index) => {
    const far = ends.findIndex(
      ({ place }, other) => other > index && place.words === at.place.words,
    );
    const [one, other] = [index, far].map((end) => scene.siteOf(endKind, end)?.clue?.[0]);
    if (one === undefined || other === undefined) return [];
    const rest = at.cells.length - one - other;
    const together = { ...at, place: { ...at.place, joint: true as const } };
    return rest < 0 ? [] : [countIn(scene, together, third, rest, 'all or none')];
  });
}

export const POLE_RULES = [
  entry({
    says: '{places} are a {one} and a {other}, or nothing but {third} cells',
    means:
      'Each place has one cell with the first value and one with the second, or none with either.',
    example: 'in each region are a plus and a minus, or nothing but neutral cells',
    takes: { places: somePlaces, one: aValue, other: aValue, third: aValue },
    make: ({ places, one, other, third }): RuleMeaning => ({
      ...ruleAt(places, (scene, at) => bothOrNone(scene, at, [one, other], third)),
      forThree: true,
      ...(places.some(({ id }) => id === 'region')
        ? { halves: { poles: [one, other], third } }
        : {}),
    }),
  }),
  entry({
    says: 'each row and column has as many {one} cells as the number on its left or above, and as many {other} cells as that on its right or below',
    means:
      'A printed number on the left or above counts the cells of its line with the first value, one on the right or below those with the second.',
    example:
      'each row and column has as many plus cells as the number on its left or above, and as many minus cells as that on its right or below',
    takes: { one: aValue, other: aValue },
    make({ one, other }): RuleMeaning {
      const counted = { 'the left': one, above: one, 'the right': other, below: other };
      const rule = countedFrom(counted);
      return {
        ...rule,
        claims: (scene) => [...rule.claims(scene), ...thirdsIn(scene, counted)],
      };
    },
  }),
];
