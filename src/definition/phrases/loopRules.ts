import { cellName } from '#grid/grid.ts';
import { cellNames } from '#grid/names.ts';
import { dotName, isLevel } from '#grid/sides.ts';
import type { Sides } from '#grid/sides.ts';
import { balance } from '#logic/kinds/balance.ts';
import { clauses } from '#logic/kinds/clauses.ts';
import type { Clause } from '#logic/kinds/clauses.ts';
import { oneLoop } from '#logic/kinds/oneLoop.ts';
import { twoOrNone } from '#logic/kinds/twoOrNone.ts';
import type { Literal } from '#logic/literal.ts';
import { BLACK_CIRCLE, WHITE_CIRCLE } from '#puzzle/circles.ts';
import { howMany } from '#logic/words.ts';
import { asSides, circleKind, squareKind } from '../sideKinds.ts';
import { entry } from '../phrase.ts';
import { ruleOfClues } from '../ruleClaims.ts';
import type { RuleMeaning } from '../scene.ts';
import { theFirstValue } from './words.ts';

// Rules about lines on sides, and the loop that they form.

const LINE = 1;
const line = (cell: number): Literal => ({ cell, value: LINE, holds: true });
const noLine = (cell: number): Literal => ({ cell, value: LINE, holds: false });

/** The side that goes straight on from another beyond a dot, if there is one. */
const beyond = (grid: Sides, side: number, dot: number): number | undefined =>
  grid.atDots[dot]?.find((other) => other !== side && isLevel(grid, other) === isLevel(grid, side));

/** The way from a dot along each of its sides: that side, and the one straight on behind it. */
function waysFrom(grid: Sides, dot: number) {
  return (grid.atDots[dot] ?? []).map((side) => {
    const [from, to] = grid.ends[side] ?? [0, 0];
    const next = from === dot ? to : from;
    return { side, opposite: beyond(grid, side, dot), next: beyond(grid, side, next) };
  });
}

/** At a white circle the line goes straight on, and turns before it or after it. */
function straight(grid: Sides, dot: number): readonly Clause[] {
  const at = dotName(grid, dot);
  const ways = waysFrom(grid, dot);
  const goesOn = ways.map(({ side, opposite }): Clause => ({
    sentence: `a line at ${cellName(grid, side)} ${opposite === undefined ? 'could not go' : 'goes'} straight through the white circle at ${at}`,
    literals: [noLine(side), ...(opposite === undefined ? [] : [line(opposite)])],
  }));
  const isPassed: Clause = {
    sentence: `the line passes the white circle at ${at}`,
    literals: ways.map(({ side }) => line(side)),
  };
  const turns = ways.flatMap(({ side, opposite, next }): readonly Clause[] => {
    const behind = ways.find((way) => way.side === opposite)?.next;
    // Said once for both ways; without a side beyond a neighbour, the line turns there anyway.
    if (opposite === undefined || opposite < side) return [];
    if (next === undefined || behind === undefined) return [];
    return [
      {
        sentence: `the line turns just ${isLevel(grid, side) ? 'left or right of' : 'above or below'} the white circle at ${at}`,
        literals: [side, opposite, next, behind].map(noLine),
      },
    ];
  });
  return [isPassed, ...goesOn, ...turns];
}

/** At a black circle the line turns, and goes straight through the cells before and after. */
function turning(grid: Sides, dot: number): readonly Clause[] {
  const at = dotName(grid, dot);
  const ways = waysFrom(grid, dot);
  const turns = [true, false].flatMap((level): readonly Clause[] => {
    const own = ways.flatMap(({ side }) => (isLevel(grid, side) === level ? [side] : []));
    const [beside, across] = level
      ? ['to the left or the right of', 'from left to right']
      : ['above or below', 'from above to below'];
    return [
      {
        sentence: `a line leads ${beside} the black circle at ${at}`,
        literals: own.map(line),
      },
      ...(own.length === 2
        ? [
            {
              sentence: `no line goes ${across} through the black circle at ${at}`,
              literals: own.map(noLine),
            },
          ]
        : []),
    ];
  });
  const goesOn = ways.map(({ side, next }): Clause => ({
    sentence: `a line at ${cellName(grid, side)} ${next === undefined ? 'could not go' : 'goes'} straight on from the black circle at ${at}`,
    literals: [noLine(side), ...(next === undefined ? [] : [line(next)])],
  }));
  return [...turns, ...goesOn];
}

/** A rule about each circle of a colour. */
const atCircles = (
  circle: number,
  noun: string,
  says: string,
  clausesAt: (grid: Sides, dot: number) => readonly Clause[],
): RuleMeaning => ({
  ...ruleOfClues(
    [circleKind],
    (scene, { place, index }, [found]) => {
      if (found !== circle) return undefined;
      return clauses({
        place: { ...place, words: `the ${noun} at ${place.words}` },
        sentence: `the line ${says} the ${noun} at ${place.words}`,
        clauses: clausesAt(asSides(scene.grid), index),
        symbol: scene.symbol,
        technique: 'circle',
      });
    },
    'circle',
  ),
  on: 'sides',
});

export const LOOP_RULES = [
  entry({
    says: 'the {value} form one loop',
    means: 'They follow each other without an end or a fork, and there is no second loop.',
    example: 'the lines form one loop',
    takes: { value: theFirstValue },
    make: ({ value }): RuleMeaning => ({
      kinds: [],
      readsClue: false,
      compares: false,
      on: 'sides',
      provides: 'the lines form one loop',
      claims: (scene) => {
        const grid = asSides(scene.grid);
        return [
          ...grid.atDots.map((cells, dot) =>
            twoOrNone({
              place: {
                words: dotName(grid, dot),
                noun: { one: 'dot', many: 'dots' },
              },
              cells,
              value,
              word: scene.word,
              names: (some) => cellNames(grid, some),
            }),
          ),
          oneLoop({
            place: { words: 'the loop' },
            sentence: `the ${scene.many(value)} form one loop`,
            board: grid,
            value,
            other: scene.other(value),
            word: scene.word,
          }),
        ];
      },
    }),
  }),
  entry({
    says: 'around each number are as many {value}',
    means: 'A printed number says how many of the four sides of its cell have this value.',
    example: 'around each number are as many lines',
    takes: { value: theFirstValue },
    make: ({ value }): RuleMeaning => ({
      ...ruleOfClues([squareKind], (scene, { place, cells }, [count = 0]) =>
        balance({
          place,
          cells,
          value,
          other: scene.other(value),
          count,
          symbol: scene.word,
          counted: (some, of) =>
            of === value
              ? scene.counted(some, of)
              : howMany(some, scene.word(of)).replace(/cell(?=s?$)/, 'side'),
        }),
      ),
      on: 'sides',
    }),
  }),
  entry({
    says: 'the loop goes straight through each white circle and turns just before or after it',
    means:
      'It passes each white circle without turning, and turns in a cell next to it on its way.',
    example: 'the loop goes straight through each white circle and turns just before or after it',
    make: () => atCircles(WHITE_CIRCLE, 'white circle', 'goes straight through', straight),
  }),
  entry({
    says: 'the loop turns in each black circle and goes straight just before and after it',
    means: 'It turns in each black circle, and in neither of the cells next to it on its way.',
    example: 'the loop turns in each black circle and goes straight just before and after it',
    make: () => atCircles(BLACK_CIRCLE, 'black circle', 'turns in', turning),
  }),
];
