import { compileDefinition } from '#definition/compile.ts';
import { sizesIn, readOwnDefinition } from '#definition/definedPuzzle.ts';
import { cellName } from '#grid/grid.ts';
import { cellNames } from '#grid/names.ts';
import { createRecent } from '#grid/recent.ts';
import { rectangle } from '#grid/rectangle.ts';
import { oneNumber } from '#puzzle/site.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import type { Claim } from '#logic/claim.ts';
import { neverAll } from '#logic/kinds/neverAll.ts';
import { onePattern, patternCount } from '#logic/kinds/patterns.ts';
import type { Pattern } from '#logic/kinds/patterns.ts';
import { countedInWords } from '#logic/words.ts';
import type { Layout, Setting, Structure } from '#puzzle/puzzle.ts';
import type { Clue, Site } from '#puzzle/site.ts';
import rules from './rules.txt?raw';
import { patternsOf, SHIP_SHAPES, SHIP, WATER } from './parts.ts';

export interface BattleshipParameters {
  readonly [name: string]: number;
  readonly width: number;
  readonly height: number;
}

/** Line counts and separation of ships; the fleet and given shapes are no matter of the text. */
export const definition = readOwnDefinition(rules);
const compiled = compileDefinition(definition);

export const SIZES = sizesIn(definition, 'width');

/** The possible lengths of ships; most printed puzzles go up to 4. */
export const LENGTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Longer ones are rarely printed. */
const USUAL_LENGTHS = 6;

/** The most ships that a grid can hold. */
export const mostShips = (width: number, height: number): number =>
  Math.ceil(width / 2) * Math.ceil(height / 2);

export const battleshipGrid = ({ width, height }: BattleshipParameters): Rectangle =>
  rectangle(width, height);

/** The number of ships of each length, beside the board. */
const fleetSites = ({ width, height }: BattleshipParameters): readonly Site[] =>
  LENGTHS.map((length): Site => ({
    at: 'list',
    ship: length,
    ...(length > USUAL_LENGTHS ? { rare: true } : {}),
    words: `ships of length ${length}`,
    slot: oneNumber(0, mostShips(width, height)),
  }));

/** Row counts, column counts, then the fleet. */
export const battleshipSites = (layout: Layout<BattleshipParameters>): readonly Site[] => [
  ...(compiled.sites?.(layout) ?? []),
  ...fleetSites(layout.parameters),
];

/** Sides of the square boards that are printed with the usual fleet; see SOURCES.md. */
const USUAL_SIDES = [9, 10];

/** The fleet of nearly all 10×10 puzzles: four ships of length 1, down to one of length 4. */
export function usualFleet(parameters: BattleshipParameters) {
  const { width, height } = parameters;
  if (width !== height || !USUAL_SIDES.includes(width)) return undefined;
  const empty = { parameters, areas: [], blackCells: [] };
  const siteClues = battleshipSites(empty).map((site): Clue => {
    if (site.at !== 'list' || site.ship === undefined) return undefined;
    return site.ship <= 4 ? [5 - site.ship] : undefined;
  });
  return { words: 'The usual fleet', siteClues };
}

/**
 * The number of ships of length 1, 2 and so on up to the last given one; `undefined` for an unknown
 * number. Empty if the whole fleet is unknown.
 */
export function fleetOf(
  { width, height }: BattleshipParameters,
  siteClues: readonly Clue[],
): readonly (number | undefined)[] {
  const fleet = LENGTHS.map((_, index) => siteClues[height + width + index]?.[0]);
  return fleet.slice(0, fleet.findLastIndex((count) => count !== undefined) + 1);
}

/**
 * The placements of each length, by grid, of which each size has one, so that edits of a board's
 * clues do not rebuild them.
 */
const recent = createRecent<Rectangle, Map<number, readonly Pattern[]>>(2);

/** Every placement of a ship of this length: its cells, and the water at its ends. */
function placementsOf(grid: Rectangle, length: number): readonly Pattern[] {
  const placements = recent(grid, () => new Map());
  const found = placements.get(length) ?? findPlacements(grid, length);
  placements.set(length, found);
  return found;
}

function findPlacements(grid: Rectangle, length: number): readonly Pattern[] {
  if (length === 1) {
    return grid.centres.flatMap((_, cell) => patternsOf(grid, cell, 'lone'));
  }
  return [...grid.rows, ...grid.columns].flatMap((line) =>
    line.slice(0, Math.max(0, line.length - length + 1)).map((__, start) => {
      const ends = [line[start - 1], line[start + length]].flatMap((cell) => cell ?? []);
      return [
        ...line.slice(start, start + length).map((cell) => [cell, SHIP] as const),
        ...ends.map((cell) => [cell, WATER] as const),
      ];
    }),
  );
}

/** The values of cells around given shapes, as far as the shapes alone settle them. */
function impliedBy(
  givenShapes: Structure<BattleshipParameters>['givenShapes'],
  grid: Rectangle,
): ReadonlyMap<number, number> {
  const implied = new Map<number, number>();
  for (const [cell, given] of givenShapes.entries()) {
    const shape = SHIP_SHAPES.find(({ value }) => value === given);
    const [first = [], ...others] = shape ? patternsOf(grid, cell, shape.part) : [];
    for (const [at, value] of first) {
      const isCertain = others.every((pattern) =>
        pattern.some(([other, its]) => other === at && its === value),
      );
      if (isCertain) implied.set(at, value);
    }
  }
  return implied;
}

function fleetClaims(
  structure: Structure<BattleshipParameters>,
  grid: Rectangle,
): readonly Claim[] {
  const { parameters, siteClues } = structure;
  const fleet = fleetOf(parameters, siteClues);
  if (fleet.length === 0) return [];
  // An unknown number may be any, so only a known 0 excludes its length.
  const longest = fleet.findLastIndex((count) => count !== 0) + 1;
  const first = parameters.height + parameters.width;
  const implied = impliedBy(structure.givenShapes, grid);
  const windows = [...grid.rows, ...grid.columns].flatMap((line) =>
    line.slice(0, Math.max(0, line.length - longest)).map((_, start) => {
      const cells = line.slice(start, start + longest + 1);
      const [from = 0, to = 0] = [cells[0], cells.at(-1)];
      return {
        cells,
        sentence:
          from === to
            ? `${cellName(grid, from)} is not ship`
            : `${cellNames(grid, cells)} are not all ship`,
      };
    }),
  );
  const counted = fleet.flatMap((count, index) => {
    const length = index + 1;
    // Lengths above the longest are excluded by the claim after these.
    if (count === undefined || length > longest) return [];
    const site = first + index;
    const counted = (some: number): string => `${countedInWords(some, 'ship')} of length ${length}`;
    return [
      patternCount({
        place: { words: `ships of length ${length}`, noun: { many: 'ships' }, site },
        sentence: `there ${count === 1 ? 'is' : 'are'} ${counted(count)}`,
        counted,
        patterns: placementsOf(grid, length),
        count,
        implied,
      }),
    ];
  });
  return [
    ...counted,
    neverAll({
      // The 0 after the longest length implies it; without one, the end of the list does.
      place: { words: 'ships too long', follows: first + Math.min(longest, fleet.length - 1) },
      sentence: longest === 0 ? 'there is no ship' : `no ship is longer than ${longest}`,
      groups: windows,
      value: SHIP,
      technique: 'split',
    }),
  ];
}

/**
 * What the text says, and the fleet and the given shapes. Ships that never touch at a corner are
 * straight, and lines separate them. The order decides which puzzle a recipe makes: the fleet stands
 * before the corners.
 */
export function battleshipClaims(
  structure: Structure<BattleshipParameters>,
  setting: Setting,
): readonly Claim[] {
  const grid = battleshipGrid(structure.parameters);
  const said = compiled.claims(structure, setting);
  return [
    ...said.slice(0, -1),
    ...fleetClaims(structure, grid),
    ...said.slice(-1),
    ...structure.givenShapes.flatMap((given, cell) => {
      const shape = SHIP_SHAPES.find(({ value }) => value === given);
      if (shape === undefined) return [];
      return [
        onePattern({
          place: {
            words: `hint at ${cellName(grid, cell)}`,
            noun: { one: 'hint', many: 'hints' },
            look: `the given at ${cellName(grid, cell)}`,
            given: cell,
          },
          sentence: `${cellName(grid, cell)} is ${shape.name}`,
          cell,
          patterns: patternsOf(grid, cell, shape.part),
        }),
      ];
    }),
  ];
}
