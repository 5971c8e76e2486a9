import { rectangle } from '#grid/rectangle.ts';
import type { Claim } from '#logic/claim.ts';
import { allDifferent } from '#logic/kinds/allDifferent.ts';
import { sumOfDifferent } from '#logic/kinds/sumOfDifferent.ts';
import type { Puzzle, Setting, Structure } from '#puzzle/puzzle.ts';
import type { Complaint } from '#puzzle/puzzleType.ts';
import { oneNumber } from '#puzzle/site.ts';
import type { Site } from '#puzzle/site.ts';

export interface SujikoParameters {
  readonly [name: string]: boolean;
  /** Suko, the sister puzzle: three groups of cells, each with a total. */
  readonly suko: boolean;
}

export const sujikoGrid = rectangle(3, 3);

/** Each circle with the four squares around it, in the published order A to D. */
export const CIRCLES = [
  { name: 'A', x: 1, y: 1, cells: [0, 1, 3, 4] },
  { name: 'B', x: 2, y: 1, cells: [1, 2, 4, 5] },
  { name: 'C', x: 1, y: 2, cells: [3, 4, 6, 7] },
  { name: 'D', x: 2, y: 2, cells: [4, 5, 7, 8] },
] as const;

export const GROUPS = ['a', 'b', 'c'] as const;

/** 1+2+3+4 and 6+7+8+9: the least and the largest total of a circle. */
const LOW = 10;
const HIGH = 30;

export const sujikoSites = ({ suko }: SujikoParameters): readonly Site[] => [
  ...CIRCLES.map(({ name, x, y }): Site => ({
    at: 'corner',
    x,
    y,
    words: `circle ${name}`,
    slot: oneNumber(LOW, HIGH),
  })),
  ...(suko
    ? GROUPS.map((name): Site => ({
        at: 'list',
        words: `group ${name}`,
        slot: oneNumber(1, 45),
      }))
    : []),
];

/** The cells of each drawn group, in the order of `GROUPS`. */
export const groupCells = (areas: Structure['areas']): readonly (readonly number[])[] =>
  GROUPS.map((_, group) => areas.flatMap((area, cell) => (area === group ? [cell] : [])));

/**
 * The squares have 1 to 9 once each; the four around a circle sum to it (SMT puzzles, "Sujiko").
 */
export function sujikoClaims(
  { parameters, siteClues, areas }: Structure<SujikoParameters>,
  { values, symbol }: Setting,
): readonly Claim[] {
  const sums = [
    ...CIRCLES.map(({ name, cells }) => ({
      words: `circle ${name}`,
      noun: { one: 'circle', many: 'circles' },
      cells,
    })),
    ...(parameters.suko
      ? groupCells(areas).map((cells, group) => ({
          words: `group ${GROUPS[group] ?? ''}`,
          noun: { one: 'group', many: 'groups' },
          cells,
        }))
      : []),
  ];
  return [
    allDifferent({
      place: { words: 'the grid' },
      cells: sujikoGrid.rows.flat(),
      values,
      symbol,
    }),
    ...sums.flatMap(({ words, noun, cells }, site) => {
      const total = siteClues[site]?.[0];
      if (total === undefined) return [];
      return [sumOfDifferent({ place: { words, noun, site }, cells, total, values, symbol })];
    }),
  ];
}

/** A group's total without a group, or a square in no group. */
export function sujikoComplaints({
  parameters,
  areas,
  siteClues,
}: Puzzle<SujikoParameters>): readonly Complaint[] {
  if (!parameters.suko) return [];
  return groupCells(areas).flatMap((cells, group) =>
    cells.length === 0 && siteClues[CIRCLES.length + group] !== undefined
      ? [
          {
            sentence: `Group ${GROUPS[group] ?? ''} has a total but no squares`,
            cells: [],
            sites: [CIRCLES.length + group],
          },
        ]
      : [],
  );
}
