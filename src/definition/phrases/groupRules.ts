import { besides, borderOf, ringAround, squaresOf } from '#grid/areas.ts';
import { cellNames } from '#grid/names.ts';
import type { Claim } from '#logic/claim.ts';
import { cellsInReach } from '#logic/islandRoom.ts';
import { groupsOfOwnSize } from '#logic/kinds/groupsOfOwnSize.ts';
import { inReach } from '#logic/kinds/inReach.ts';
import { island } from '#logic/kinds/island.ts';
import { neverAll } from '#logic/kinds/neverAll.ts';
import { oneRunAround } from '#logic/kinds/oneRunAround.ts';
import { runsAround } from '#logic/kinds/runsAround.ts';
import { asRectangle, markedKind } from '../kinds.ts';
import { listedKind } from '../listedKind.ts';
import { entry } from '../phrase.ts';
import { oneClaim, ruleAt, withoutEmpty } from '../ruleClaims.ts';
import type { RuleMeaning, Scene } from '../scene.ts';
import { adjective, aValue } from './words.ts';

// Rules about groups: connected cells with the same value.

/** Each number has a group of its size, and nothing else has the value. */
function claimsOfGroups(scene: Scene, value: number): readonly Claim[] {
  const grid = asRectangle(scene.grid);
  const near = (cell: number): readonly number[] => besides(grid, cell).filter(scene.isWhite);
  const other = scene.other(value);
  const numbers = scene.places(markedKind).map(({ place, cells: [root = 0], number: size }) => ({
    place,
    root,
    size,
  }));
  const roots = new Set(numbers.map(({ root }) => root));
  const islands = numbers.map((each) => ({
    ...each,
    cells: cellsInReach(each.root, each.size, roots, near),
  }));
  const word = (each: number): string => adjective(scene, each);
  return [
    ...islands.map((each) => island({ ...each, near, value, other })),
    inReach({
      place: { words: `${word(value)} cells in reach`, look: 'the cells that islands can get to' },
      sentence: `each ${word(value)} cell is in reach of a number`,
      cells: [...grid.centres.keys()].filter((cell) => scene.isWhite(cell) && !roots.has(cell)),
      islands,
      near,
      value,
      other,
      word,
      names: (cells) => cellNames(grid, cells),
    }),
    // Claims of islands rely on it, also where what is printed is not taken as given.
    ...(numbers.length === 0
      ? []
      : [
          {
            ...neverAll({
              place: { words: `numbers on ${word(other)} cells`, look: 'the numbers' },
              sentence: `no number is on a ${word(other)} cell`,
              groups: numbers.map(({ root, place }) => ({
                cells: [root],
                sentence: `${place.words} is ${word(value)}`,
              })),
              value: other,
            }),
            isPlaceless: true as const,
          },
        ]),
  ];
}

export const GROUP_RULES = [
  entry({
    says: 'around each cell with numbers the runs of {value} cells are as long as its numbers, in any order',
    means:
      'Of the cells around such a cell, those with this value follow each other in runs of these lengths, with another value between two runs. A question mark is a length that is not known; alone it may be 0.',
    example:
      'around each cell with numbers the runs of shaded cells are as long as its numbers, in any order',
    takes: { value: aValue },
    make: ({ value }) =>
      ruleAt([listedKind], (scene, { place, cells: [cell = 0], lengths = [] }) =>
        runsAround({
          place,
          ring: ringAround(asRectangle(scene.grid), cell).map((near) =>
            near !== undefined && scene.isWhite(near) ? near : undefined,
          ),
          value,
          other: scene.other(value),
          lengths,
          adjective: (each) => adjective(scene, each),
        }),
      ),
  }),
  entry({
    says: 'each group of {value} cells has one number and as many cells',
    means:
      'Connected cells with this value hold exactly one printed number, which says how many they are; a question mark is a number that is not known.',
    example: 'each group of blank cells has one number and as many cells',
    takes: { value: aValue },
    make: ({ value }): RuleMeaning => ({
      kinds: [markedKind],
      readsClue: false,
      compares: false,
      claims: (scene) => claimsOfGroups(scene, value),
    }),
  }),
  entry({
    says: 'each group of equal numbers has as many cells as its number',
    means:
      'Equal numbers side by side form a group, and each group has as many cells as its number says. Groups may have a number that is nowhere printed.',
    example: 'each group of equal numbers has as many cells as its number',
    make: (): RuleMeaning => ({
      ...oneClaim([], (scene) => {
        const grid = asRectangle(scene.grid);
        return groupsOfOwnSize({
          place: { words: 'groups of equal numbers', look: 'the groups' },
          sentence: 'each group of equal numbers has as many cells as its number',
          cells: [...grid.centres.keys()].filter(scene.isWhite),
          near: (cell) => besides(grid, cell).filter(scene.isWhite),
          values: withoutEmpty(scene.values),
        });
      }),
      about: 'numbers',
    }),
  }),
  entry({
    says: 'along the border all {value} cells follow each other',
    means:
      'Of the cells at the edge of the board, those with this value are in one run, if there are any: going around, they begin at one place at most.',
    example: 'along the border all shaded cells follow each other',
    takes: { value: aValue },
    make: ({ value }) =>
      oneClaim([], (scene) => {
        const word = adjective(scene, value);
        return oneRunAround({
          place: { words: `${word} cells along the border`, look: 'the border of the board' },
          sentence: `along the border all ${word} cells follow each other`,
          along: 'along the border',
          ring: borderOf(asRectangle(scene.grid)).filter(scene.isWhite),
          value,
          other: scene.other(value),
          word: (each) => adjective(scene, each),
        });
      }),
  }),
  entry({
    says: 'no 2 by 2 square is all {value}',
    means: 'Of four cells around a corner, one at least has another value.',
    example: 'no 2 by 2 square is all shaded',
    takes: { value: aValue },
    make: ({ value }) =>
      oneClaim([], (scene) => {
        const word = adjective(scene, value);
        return neverAll({
          // Both values may have this rule: the second one is named, so that the two can be told apart.
          place: {
            words: value === 1 ? '2 by 2 squares' : `2 by 2 squares of ${word} cells`,
            look: 'the 2 by 2 squares',
          },
          sentence: `no 2 by 2 square is all ${word}`,
          groups: squaresOf(asRectangle(scene.grid))
            .filter((cells) => cells.every(scene.isWhite))
            .map((cells) => ({
              cells,
              sentence: `${cellNames(scene.grid, cells)} are not all ${word}`,
            })),
          value,
          technique: 'pool',
        });
      }),
  }),
];
