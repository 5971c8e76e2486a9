import { dotName, dotsBeyond, isLevel, sideBetween } from '#grid/sides.ts';
import type { Sides } from '#grid/sides.ts';
import { showValues } from '#logic/claim.ts';
import type { Claim } from '#logic/claim.ts';
import { allAlike } from '#logic/kinds/allAlike.ts';
import { bridgeCount } from '#logic/kinds/bridgeCount.ts';
import { clauses } from '#logic/kinds/clauses.ts';
import { noneAt } from '#logic/kinds/noneAt.ts';
import { allJoined } from '#logic/kinds/allJoined.ts';
import { neverAll } from '#logic/kinds/neverAll.ts';
import { UNKNOWN_NUMBER } from '#puzzle/unknownNumber.ts';
import { NO_BRIDGE, ONE_BRIDGE, TWO_BRIDGES } from '../glyphs.ts';
import { entry } from '../phrase.ts';
import { withSite } from '../ruleClaims.ts';
import type { RuleMeaning, Scene } from '../scene.ts';
import { asSides, islandKind } from '../sideKinds.ts';

// Rules about bridges between islands.

const BRIDGES = [NO_BRIDGE, ONE_BRIDGE, TWO_BRIDGES];

/** The cells from an island to the next one to the right or below, or to the border. */
interface Stretch {
  /** The dots that it leads to, from its island on; the last is an island, or at the border. */
  readonly dots: readonly number[];
  readonly cells: readonly number[];
  readonly isBridge: boolean;
}

/** The dots with an island, and the number printed there; absent for a question mark. */
function islandsOf(scene: Scene): ReadonlyMap<number, number | undefined> {
  return new Map(
    scene.places(islandKind).flatMap((_, dot) => {
      const [number] = scene.siteOf(islandKind, dot)?.clue ?? [];
      return number === undefined
        ? []
        : [[dot, number === UNKNOWN_NUMBER ? undefined : number] as const];
    }),
  );
}

/** All stretches of cells between islands, or up to the border; each cell is of one. */
function stretchesOf(grid: Sides, isIsland: (dot: number) => boolean): readonly Stretch[] {
  const { width, atDots } = grid;
  return atDots.flatMap((_, from) =>
    (['right', 'down'] as const).flatMap((direction): readonly Stretch[] => {
      const isFirst = direction === 'right' ? from % width === 0 : from < width;
      if (!isIsland(from) && !isFirst) return [];
      const ahead = dotsBeyond(grid, from, direction);
      const end = ahead.findIndex(isIsland);
      const dots = [from, ...(end < 0 ? ahead : ahead.slice(0, end + 1))];
      const cells = dots.slice(1).flatMap((dot, at) => sideBetween(grid, dots[at] ?? 0, dot) ?? []);
      return cells.length === 0 ? [] : [{ dots, cells, isBridge: isIsland(from) && end >= 0 }];
    }),
  );
}

function goStraightOn(scene: Scene): readonly Claim[] {
  const grid = asSides(scene.grid);
  const islands = islandsOf(scene);
  const stretches = stretchesOf(grid, (dot) => islands.has(dot));
  const along = stretches.flatMap(({ dots, cells, isBridge }): readonly Claim[] => {
    const [from, to] = [dots[0] ?? 0, dots.at(-1) ?? 0].map((dot) => dotName(grid, dot));
    const words = `${from} to ${to}`;
    if (!isBridge || cells.length < 2) return [];
    return [
      allAlike({
        place: { words },
        sentence: `bridges go on from ${words}`,
        cells,
        values: BRIDGES,
        symbol: scene.symbol,
        technique: 'goes on',
      }),
    ];
  });
  const across = grid.atDots.flatMap((own, dot): readonly Claim[] => {
    if (islands.has(dot)) return [];
    // Those on either side are alike, so that one of them is enough.
    const level = own.find((cell) => isLevel(grid, cell));
    const upright = own.find((cell) => !isLevel(grid, cell));
    if (level === undefined || upright === undefined) return [];
    const words = `the crossing at ${dotName(grid, dot)}`;
    const sentence = `no bridges cross at ${dotName(grid, dot)}`;
    return [
      clauses({
        place: { words },
        sentence,
        clauses: [
          {
            sentence,
            literals: [level, upright].map((cell) => ({ cell, value: NO_BRIDGE, holds: true })),
          },
        ],
        symbol: scene.symbol,
        technique: 'goes on',
      }),
    ];
  });
  const nowhere = stretches
    .flatMap(({ cells, isBridge }) => (isBridge ? [] : cells))
    .toSorted((a, b) => a - b);
  const sentence = 'a bridge leads from one island to another';
  return [
    ...(nowhere.length === 0
      ? []
      : [
          noneAt({
            place: { words: 'all ways without two islands' },
            sentence,
            cells: nowhere,
            none: NO_BRIDGE,
            symbol: scene.symbol,
            technique: 'goes on',
          }),
        ]),
    ...along,
    ...across,
  ];
}

const ABOUT_ISLANDS = {
  kinds: [islandKind],
  readsClue: true,
  compares: false,
  on: 'sides',
  about: 'bridges',
  forThree: true,
} as const;

const AS_MANY = 'each island has as many bridges as its number';
const STRAIGHT = 'bridges go straight on to the next island and never cross';

export const BRIDGE_RULES = [
  entry({
    says: AS_MANY,
    means:
      'A printed number says how many bridges lead from its island, two or fewer on each way. An island with a question mark has one or more.',
    example: AS_MANY,
    make: (): RuleMeaning => ({
      ...ABOUT_ISLANDS,
      provides: AS_MANY,
      claims: (scene) =>
        scene.places(islandKind).flatMap((at, dot): readonly Claim[] => {
          const [number] = scene.siteOf(islandKind, dot)?.clue ?? [];
          if (number === undefined) return [];
          const { cells } = at;
          const words = `the ${number === UNKNOWN_NUMBER ? 'island' : number} at ${at.place.words}`;
          const place = { ...withSite(scene, islandKind, at, dot, false), words };
          if (number !== UNKNOWN_NUMBER) {
            return [bridgeCount({ place, cells, count: number, symbol: scene.symbol })];
          }
          const sentence = `${words} has a bridge`;
          const claim = neverAll({
            place,
            sentence,
            groups: [{ cells, sentence }],
            value: NO_BRIDGE,
          });
          return [{ ...claim, observe: (shown) => showValues(scene.symbol, cells, shown) }];
        }),
    }),
  }),
  entry({
    says: STRAIGHT,
    means:
      'Between two neighbouring islands of a row or a column are no bridges, one or two, from end to end. Nothing leads to the border, and bridges cross no others.',
    example: STRAIGHT,
    make: (): RuleMeaning => ({ ...ABOUT_ISLANDS, provides: STRAIGHT, claims: goStraightOn }),
  }),
  entry({
    says: 'all islands are joined by bridges',
    means: 'From each island a way over bridges leads to each other one.',
    example: 'all islands are joined by bridges',
    make: (): RuleMeaning => ({
      ...ABOUT_ISLANDS,
      needsRules: [AS_MANY, STRAIGHT],
      claims(scene) {
        const grid = asSides(scene.grid);
        const islands = [...islandsOf(scene).keys()];
        const stretches = stretchesOf(grid, (dot) => islands.includes(dot));
        return [
          allJoined({
            place: { words: 'all islands' },
            sentence: 'all islands are joined by bridges',
            islands: islands.map((dot) => dotName(grid, dot)),
            spans: stretches.flatMap(({ dots, cells: [cell], isBridge }) =>
              isBridge && cell !== undefined
                ? [
                    {
                      cell,
                      ends: [islands.indexOf(dots[0] ?? 0), islands.indexOf(dots.at(-1) ?? 0)],
                    },
                  ]
                : [],
            ),
            none: NO_BRIDGE,
          }),
        ];
      },
    }),
  }),
];
