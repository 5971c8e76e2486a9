import type { Claim } from '#logic/claim.ts';
import type { Parameters } from '#puzzle/parameters.ts';
import { printedValue } from '#puzzle/printedNumbers.ts';
import type { Structure } from '#puzzle/puzzle.ts';
import { slotSymbol, slotValues, spokenValue } from '#puzzle/slot.ts';
import type { Clue, Site } from '#puzzle/site.ts';
import { boundScene } from './bound.ts';
import type { DefinedPart } from './compile.ts';
import { numbersIn } from './definition.ts';
import type { Definition } from './definition.ts';

/** How much is printed on a board on which a definition is tried: every so many places have a clue. */
export type Density = 'none' | 'some' | 'all';

/** One clue among so many places. */
const SOME = 9;

/**
 * A board with clues, to see what a definition makes of it. Drawn areas are the rows of the board.
 * Nobody would print it: it need not have a solution.
 */
function structureWith(
  definition: Definition,
  part: DefinedPart,
  parameters: Parameters,
  density: Density,
): Structure {
  const grid = part.grid(parameters);
  const cells = [...grid.centres.keys()];
  const isPrinted = (at: number): boolean =>
    density === 'all' || (density === 'some' && at % SOME === 0);
  const drawn = part.drawnAreas?.(parameters);
  const rowOf = new Map(grid.rows.flatMap((row, at) => row.map((cell) => [cell, at] as const)));
  const areas =
    drawn === undefined
      ? []
      : cells.map((cell) =>
          density === 'none' ? undefined : (rowOf.get(cell) ?? 0) % Math.max(1, drawn.areas),
        );
  const blackCells = part.blackCells === true ? cells.map(() => false) : [];
  const sites = part.sites?.({ parameters, areas, blackCells }) ?? [];
  const numbers = numbersIn(definition.clues);
  const number =
    numbers === undefined
      ? undefined
      : middle(numbers.low, numbers.upTo?.of(boundScene(grid, parameters)) ?? numbers.high);
  return {
    parameters,
    areas,
    blackCells,
    houseRules: [],
    siteClues: sites.map((site, at) => (isPrinted(at) ? clueAt(site) : undefined)),
    givenShapes: cells.map((at) =>
      number !== undefined && isPrinted(at) ? printedValue(number) : undefined,
    ),
  };
}

/** The claims of a definition on such a board. */
export function claimsOn(
  definition: Definition,
  part: DefinedPart,
  parameters: Parameters,
  density: Density,
): readonly Claim[] {
  const slot = part.slot(parameters);
  return part.claims(structureWith(definition, part, parameters, density), {
    values: slotValues(slot).toSorted((a, b) => a - b),
    symbol: (value) => slotSymbol(slot, value),
    word: (value) => spokenValue(slot, value),
  });
}

const middle = (low: number, high: number): number => Math.floor((low + high) / 2);

function clueAt({ slot }: Site): Clue {
  if (slot.gesture === 'type') return [middle(slot.low, slot.high)];
  const [first] = slot.choices;
  return first === undefined ? undefined : [first.value];
}
