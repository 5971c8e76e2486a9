import { areaGrid } from '#grid/areaGrid.ts';
import type { Grid } from '#grid/grid.ts';
import type { Claim } from '#logic/claim.ts';
import { seeded } from '#puzzle/random.ts';
import { trialPath } from '#puzzle/trialPath.ts';
import type { DrawnPaths } from '#puzzle/drawnPath.ts';
import type { Parameters } from '#puzzle/parameters.ts';
import { printedValue, WITHOUT_NUMBER } from '#puzzle/printedNumbers.ts';
import type { Setting, Structure } from '#puzzle/puzzle.ts';
import { slotSymbol, slotValues, spokenValue } from '#puzzle/slot.ts';
import type { Slot } from '#puzzle/slot.ts';
import type { Clue, Site } from '#puzzle/site.ts';
import { boundScene } from './bound.ts';
import type { DefinedPart } from './compile.ts';
import { numbersIn } from './definition.ts';
import type { Definition } from './definition.ts';

/** How much is printed on a board on which a definition is tried: every so many places have a clue. */
export type Density = 'none' | 'some' | 'all';

/** One clue among so many places. */
const SOME = 9;
/** The part of the golden ratio behind the point: its multiples are spread evenly, in no pattern. */
const GOLDEN = 0.618_033_988_749_895;

/**
 * A board with clues, to see what a definition makes of it. Drawn areas are four cells of a row each, paths three,
 * as the cages that people draw. Nobody would print it: it need not have a solution.
 */
export function structureWith(
  definition: Definition,
  part: Pick<DefinedPart, 'grid' | 'sites' | 'drawnAreas' | 'drawnPaths' | 'blackCells'>,
  parameters: Parameters,
  density: Density,
): Structure {
  const grid = part.grid(parameters);
  const cells = [...grid.centres.keys()];
  const isPrinted = (at: number): boolean =>
    density === 'all' || (density === 'some' && (at * GOLDEN) % 1 < 1 / SOME);
  const drawn = part.drawnAreas?.(parameters);
  const areaCells = areaGrid(grid);
  const areaOf = new Map(
    areaCells.rows.flatMap(inFours).flatMap((own, at) => own.map((cell) => [cell, at] as const)),
  );
  const areas =
    drawn === undefined
      ? []
      : areaCells.centres.map((_, cell) =>
          density === 'none' ? undefined : (areaOf.get(cell) ?? 0) % Math.max(1, drawn.areas),
        );
  const paths = density === 'none' ? [] : trialPaths(grid, part.drawnPaths, isPrinted);
  const blackCells = part.blackCells === true ? cells.map(() => false) : [];
  const sites = part.sites?.({ parameters, areas, blackCells }) ?? [];
  const numbers = numbersIn(definition.clues);
  const number =
    numbers === undefined
      ? undefined
      : // Larger ones would leave no room for others.
        Math.max(
          numbers.low,
          Math.min(
            SOME,
            middle(numbers.low, numbers.upTo?.of(boundScene(grid, parameters)) ?? numbers.high),
          ),
        );
  return {
    parameters,
    areas,
    blackCells,
    paths,
    houseRules: [],
    siteClues: sites.map((site, at) => (isPrinted(at) ? clueAt(site) : undefined)),
    givenShapes: cells.map((at) =>
      number !== undefined && isPrinted(at)
        ? numbers?.drawing === undefined
          ? printedValue(number)
          : WITHOUT_NUMBER
        : undefined,
    ),
  };
}

/** A path in each four cells of a row, of one kind after the other; always the same. */
function trialPaths(
  grid: Grid,
  drawn: DrawnPaths | undefined,
  isPrinted: (at: number) => boolean,
): Structure['paths'] {
  if (drawn === undefined || grid.shape !== 'rectangle') return [];
  const random = seeded(1);
  return grid.rows.flatMap(inFours).flatMap((own, at): Structure['paths'] => {
    const kind = drawn.kinds[at % drawn.kinds.length] ?? 'thermometer';
    return isPrinted(at) ? trialPath(grid, kind, own.slice(0, 3), random) : [];
  });
}

/** A row in pieces of four cells, and what is left. */
const inFours = (row: readonly number[]): readonly (readonly number[])[] =>
  row.flatMap((_, at) => (at % 4 === 0 ? [row.slice(at, at + 4)] : []));

/** The claims of a definition on such a board. */
export function claimsOn(
  definition: Definition,
  part: DefinedPart,
  parameters: Parameters,
  density: Density,
): readonly Claim[] {
  const setting = settingOf(part.slot(parameters));
  return part.claims(structureWith(definition, part, parameters, density), setting);
}

/** The values of a slot, and how they are said. */
export const settingOf = (slot: Slot): Setting => ({
  values: slotValues(slot).toSorted((a, b) => a - b),
  symbol: (value) => slotSymbol(slot, value),
  word: (value) => spokenValue(slot, value),
});

const middle = (low: number, high: number): number => Math.floor((low + high) / 2);

function clueAt({ slot }: Site): Clue {
  if (slot.gesture === 'type') return [middle(slot.low, slot.high)];
  const [first] = slot.choices;
  return first === undefined ? undefined : [first.value];
}
