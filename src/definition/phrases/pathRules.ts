import { besides, squaresOf } from '#grid/areas.ts';
import { cellNames } from '#grid/names.ts';
import type { Claim } from '#logic/claim.ts';
import { clauses } from '#logic/kinds/clauses.ts';
import { connected } from '#logic/kinds/connected.ts';
import { neighbourCount } from '#logic/kinds/neighbourCount.ts';
import { twoEnds } from '#logic/kinds/twoEnds.ts';
import { blackCircleKind, whiteCircleKind } from '../circledKinds.ts';
import { asRectangle, cellKind } from '../kinds.ts';
import { entry } from '../phrase.ts';
import { oneClaim } from '../ruleClaims.ts';
import type { RuleMeaning, RulePlace, Scene } from '../scene.ts';
import { adjective, aValue } from './words.ts';

// Rules about cells that form a path, such as a snake.

/** The ends of a path. */
const ENDS = 2;

/** Cells with a value form a path; `ends` and `middles` are cells that are known to be such by what is printed. */
function claimsOfPath(
  scene: Scene,
  value: number,
  ends: readonly RulePlace[],
  middles: readonly RulePlace[],
): readonly Claim[] {
  const grid = asRectangle(scene.grid);
  const word = (each: number): string => adjective(scene, each);
  const near = (cell: number): readonly number[] => besides(grid, cell).filter(scene.isWhite);
  const names = (cells: readonly number[]): string => cellNames(grid, cells);
  const cells = [...grid.centres.keys()].filter(scene.isWhite);
  const marked = new Set([...ends, ...middles].flatMap((place) => place.cells));
  const counted = ({ place, cells: [cell = 0] }: RulePlace, limits: Limits): Claim =>
    neighbourCount({ place, cell, neighbours: near(cell), value, word, names, ...limits });
  // Where both ends are printed, all others go on at both sides.
  const others: Limits = ends.length === ENDS ? { least: 2, most: 2 } : { least: 1, most: 2 };
  return [
    ...ends.map((end) => counted(end, { least: 1, most: 1, isSure: true })),
    ...middles.map((middle) => counted(middle, { least: 2, most: 2, isSure: true })),
    ...scene
      .places(cellKind)
      .filter(({ cells: [cell = 0] }) => scene.isWhite(cell) && !marked.has(cell))
      .map((at) => counted(at, others)),
    ...(ends.length === ENDS
      ? []
      : [
          twoEnds({
            place: { words: 'ends of the path', look: 'the ends of the path' },
            cells,
            near,
            value,
            sure: ends.flatMap((end) => end.cells),
            word,
          }),
        ]),
    connected({
      place: { words: `${word(value)} cells`, look: `the ${word(value)} cells` },
      sentence: `all ${word(value)} cells are connected`,
      cells: cells.filter((cell) => scene.domain(cell).includes(value)),
      value,
      near,
      word,
      other: scene.other(value),
    }),
  ];
}

interface Limits {
  readonly least: number;
  readonly most: number;
  readonly isSure?: true;
}

export const PATH_RULES = [
  entry({
    says: 'the {value} cells form one path, which ends in each black circle and in no white one',
    means:
      'They are connected, each has one or two neighbours with this value, and exactly two of them, the ends, have one: those with a black circle, and none with a white one.',
    example: 'the shaded cells form one path, which ends in each black circle and in no white one',
    takes: { value: aValue },
    make: ({ value }): RuleMeaning => ({
      kinds: [cellKind, blackCircleKind, whiteCircleKind],
      readsClue: false,
      compares: false,
      claims: (scene) =>
        claimsOfPath(scene, value, scene.places(blackCircleKind), scene.places(whiteCircleKind)),
    }),
  }),
  entry({
    says: 'no two {value} cells touch at a corner alone',
    means:
      'Where two cells with this value share a corner, one of the two cells beside both has it, too.',
    example: 'no two shaded cells touch at a corner alone',
    takes: { value: aValue },
    make: ({ value }) =>
      oneClaim([], (scene) => {
        const word = adjective(scene, value);
        const names = (cells: readonly number[]): string => cellNames(scene.grid, cells);
        return clauses({
          place: { words: `${word} cells at corners`, look: 'the corners' },
          sentence: `no two ${word} cells touch at a corner alone`,
          clauses: squaresOf(asRectangle(scene.grid)).flatMap(([a = 0, b = 0, c = 0, d = 0]) =>
            [
              { touching: [a, d], beside: [b, c] },
              { touching: [b, c], beside: [a, d] },
            ].map(({ touching, beside }) => ({
              sentence: `${names(touching.slice(0, 1))} and ${names(touching.slice(1))} are not both ${word}, unless one of ${names(beside.slice(0, 1))} and ${names(beside.slice(1))} is`,
              literals: [
                ...touching.map((cell) => ({ cell, value, holds: false })),
                ...beside.filter(scene.isWhite).map((cell) => ({ cell, value, holds: true })),
              ],
            })),
          ),
          symbol: scene.symbol,
          technique: 'corner touch',
        });
      }),
  }),
];
