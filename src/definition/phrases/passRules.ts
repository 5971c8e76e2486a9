import { cellNames } from '#grid/names.ts';
import { rectangle } from '#grid/rectangle.ts';
import { dotsBeside, dotsBeyond, dotName } from '#grid/sides.ts';
import type { Sides } from '#grid/sides.ts';
import { clauses } from '#logic/kinds/clauses.ts';
import { passes } from '#logic/kinds/passes.ts';
import type { Passed } from '#logic/passed.ts';
import type { Beside } from '#logic/spread.ts';
import { countedInWords, inWords } from '#logic/words.ts';
import { ARROW_SLOT, arrowOfClue } from '#puzzle/arrows.ts';
import { showClue } from '#puzzle/site.ts';
import { entry } from '../phrase.ts';
import { withSite } from '../ruleClaims.ts';
import type { RuleMeaning, Scene } from '../scene.ts';
import { arrowKind, asSides } from '../sideKinds.ts';

// Rules about cells that a loop passes or leaves out.

const LINE = 1;
const BLANK = 0;

/** A square that a loop may pass. */
export const passedAt = (grid: Sides, dot: number): Passed => ({
  dot,
  cells: grid.atDots[dot] ?? [],
});

const pairName = (grid: Sides, one: number, other: number): string =>
  [one, other]
    .toSorted((a, b) => a - b)
    .map((dot) => dotName(grid, dot))
    .join(' or ');

/** Two neighbours, of which the loop leaves out one at most. `which` says what pairs that holds for. */
export function neverBothLeftOut(grid: Sides, one: number, other: number, which = '') {
  const words = pairName(grid, one, other);
  return passes({
    place: { words },
    sentence: `the loop passes ${words}`,
    dots: [one, other].map((dot) => passedAt(grid, dot)),
    least: 1,
    most: 2,
    value: LINE,
    other: BLANK,
    whyPassed: `of two neighbours${which} the loop leaves out one at most, so `,
    whyLeftOut: '',
  });
}

/** The clues of all arrows, by cell; an empty list where none is printed. */
const arrowsOf = (scene: Scene) =>
  scene
    .places(arrowKind)
    .map((at, dot) => ({ at, clue: scene.siteOf(arrowKind, dot)?.clue ?? [] }));

const ABOUT_ARROWS = {
  kinds: [arrowKind],
  readsClue: true,
  reads: 'arrow',
  compares: false,
  on: 'sides',
} as const;

export const PASS_RULES = [
  entry({
    says: 'the loop passes no cell with an arrow',
    means: 'It goes around cells with arrows, and with question marks.',
    example: 'the loop passes no cell with an arrow',
    make: (): RuleMeaning => ({
      ...ABOUT_ARROWS,
      claims: (scene) =>
        arrowsOf(scene).flatMap(({ at, clue }, dot) => {
          if (clue.length === 0) return [];
          const words = `the clue at ${at.place.words}`;
          const sentence = `the loop does not pass ${words}`;
          return clauses({
            place: { ...withSite(scene, arrowKind, at, dot, false), words },
            sentence,
            clauses: at.cells.map((cell) => ({
              sentence,
              literals: [{ cell, value: LINE, holds: false }],
            })),
            symbol: scene.symbol,
            technique: 'left out',
          });
        }),
    }),
  }),
  entry({
    says: 'each arrow points at as many cells that the loop leaves out as its number',
    means:
      'Of the cells from an arrow on to the border, the loop leaves out so many; those with arrows are not counted.',
    example: 'each arrow points at as many cells that the loop leaves out as its number',
    make: (): RuleMeaning => ({
      ...ABOUT_ARROWS,
      needsRules: ['the lines form one loop'],
      claims(scene) {
        const grid = asSides(scene.grid);
        const arrows = arrowsOf(scene);
        const squares = rectangle(grid.width, grid.height);
        const isFree = (dot: number): boolean => arrows[dot]?.clue.length === 0;
        // Hints alone ask for them, again and again.
        const known = new Map<number, readonly Beside[]>();
        const besideOf = (dot: number): readonly Beside[] => {
          const beside =
            known.get(dot) ??
            dotsBeside(grid, dot)
              .filter(isFree)
              .map((other) => ({
                other: passedAt(grid, other),
                label: pairName(grid, dot, other),
              }));
          known.set(dot, beside);
          return beside;
        };
        return arrows.flatMap(({ at, clue }, dot) => {
          const arrow = clue[0] === undefined ? undefined : arrowOfClue(clue[0]);
          if (arrow === undefined) return [];
          const { count, direction } = arrow;
          const seen = dotsBeyond(grid, dot, direction).filter(isFree);
          const words = `the ${showClue(clue, { slot: ARROW_SLOT })} at ${at.place.words}`;
          const passed = Math.max(0, seen.length - count);
          return passes({
            place: { ...withSite(scene, arrowKind, at, dot, false), words },
            sentence: `${words} points at ${countedInWords(count, 'cell')} that the loop leaves out`,
            dots: seen.map((each) => passedAt(grid, each)),
            least: passed,
            most: seen.length - count,
            value: LINE,
            other: BLANK,
            whyPassed:
              count === 0
                ? `${words} points at no cell that the loop leaves out, so `
                : `${words} has its ${countedInWords(count, 'cell')} that the loop leaves out, so `,
            whyLeftOut: `${words} needs ${inWords(count)} that the loop leaves out, and no more ${count === 1 ? 'place is' : 'places are'} left, so `,
            ...(scene.leavesOutApart && count > 0
              ? {
                  apart: {
                    besideOf,
                    names: (some) => cellNames(squares, some),
                    why: `${words} needs ${inWords(count)} that the loop leaves out${count === 1 ? ', not beside another' : ', no two of them side by side'}, so `,
                  },
                }
              : {}),
          });
        });
      },
    }),
  }),
  entry({
    says: 'the loop passes one or both of two neighbours without an arrow',
    means: 'Cells that the loop leaves out are never side by side, but for those with arrows.',
    example: 'the loop passes one or both of two neighbours without an arrow',
    make: (): RuleMeaning => ({
      ...ABOUT_ARROWS,
      needsRules: ['the lines form one loop'],
      shadesLeftOut: true,
      claims(scene) {
        const grid = asSides(scene.grid);
        const arrows = arrowsOf(scene);
        return grid.ends
          .filter((pair) => pair.every((dot) => arrows[dot]?.clue.length === 0))
          .map(([one, other]) => neverBothLeftOut(grid, one, other));
      },
    }),
  }),
];
