import { readOwnDefinition } from '#definition/definedPuzzle.ts';
import { cellsAtCorners } from '#grid/between.ts';
import { rectangle } from '#grid/rectangle.ts';
import type { Structure } from '#puzzle/puzzle.ts';
import rules from './rules.txt?raw';

/**
 * The squares have 1 to 9 once each; the four around a circle sum to it (SMT puzzles, "Sujiko").
 */
export const definition = readOwnDefinition(rules);

export interface SujikoParameters {
  readonly [name: string]: boolean;
  /** Suko, the sister puzzle: three groups of cells, each with a total. */
  readonly suko: boolean;
}

export const sujikoGrid = rectangle(3, 3);

/** The four squares around each circle, in the published order A to D. */
export const CIRCLES = cellsAtCorners(sujikoGrid);

export const GROUPS = ['a', 'b', 'c'] as const;

/** The cells of each drawn group, in the order of `GROUPS`. */
export const groupCells = (areas: Structure['areas']): readonly (readonly number[])[] =>
  GROUPS.map((_, group) => areas.flatMap((area, cell) => (area === group ? [cell] : [])));
