import { BLACK_VIEW } from '#board/cell.ts';
import type { CellView } from '#board/cell.ts';
import { draw } from '#board/drawing.ts';
import type { Drawing } from '#board/drawing.ts';
import type { SiteView } from '#board/siteView.ts';
import { areaGrid } from '#grid/areaGrid.ts';
import { colourAreas } from '#grid/colours.ts';
import type { ColouredAreas } from '#grid/colours.ts';
import type { Grid } from '#grid/grid.ts';
import type { CheckLine } from '#logic/check.ts';
import type { Values } from '#logic/claim.ts';
import { lockedGivens } from '#puzzle/pairs.ts';
import type { Parameters } from '#puzzle/parameters.ts';
import type { Layout, Puzzle } from '#puzzle/puzzle.ts';
import { withWalls } from '#board/wallDrawing.ts';
import { buildModel, givenValues } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { settlesCell, slotSymbol } from '#puzzle/slot.ts';
import type { Slot } from '#puzzle/slot.ts';

/** The pair side of each cell, indexed by cell. */
export function pairSides(
  type: PuzzleType,
  parameters: Parameters,
): ReadonlyMap<number, NonNullable<CellView['pair']>> {
  const sides = new Map<number, NonNullable<CellView['pair']>>();
  for (const [first, last] of type.pairs?.(parameters) ?? []) {
    sides.set(first, { side: 'first', with: last }).set(last, { side: 'last', with: first });
  }
  return sides;
}

/** The clues outside the cells, with their judgement. */
export function siteViews(
  type: PuzzleType,
  puzzle: Layout & Pick<Puzzle, 'siteClues'>,
  lines: readonly CheckLine[],
  values: Values,
): readonly SiteView[] {
  return (type.sites?.(puzzle) ?? []).map((site, index) => {
    const about = lines.filter(({ claim }) => claim.place.site === index);
    const broken = about.some(({ judgement }) => judgement === 'broken');
    const met =
      about.length > 0 &&
      about.every(({ claim, judgement }) => judgement === 'holds' || claim.met?.(values) === true);
    const found = about.flatMap(({ claim }) => claim.found?.(values) ?? []);
    const state = broken ? 'broken' : met ? 'met' : 'open';
    return { site, clue: puzzle.siteClues[index], state, found, lit: false };
  });
}

/** The tint of each cell of the `areaGrid` if the author draws areas; otherwise empty. */
export const cellTints = (type: PuzzleType, puzzle: Puzzle): readonly (number | undefined)[] =>
  tintsOf(colouredAreas(type, puzzle));

/** The tint of each cell of coloured areas; empty if none are drawn. */
export const tintsOf = ({ areas, colours }: ColouredAreas): readonly (number | undefined)[] =>
  colours.length === 0 ? [] : areas.map((area) => (area === undefined ? undefined : colours[area]));

/** The drawn areas with a colour for each; those of `before` keep theirs. */
export function colouredAreas(
  type: PuzzleType,
  { parameters, areas }: Puzzle,
  before?: ColouredAreas,
): ColouredAreas {
  const grid = areaGrid(type.grid(parameters));
  return { areas, colours: grid.shape === 'rectangle' ? colourAreas(grid, areas, before) : [] };
}

/** What is printed in a cell besides its value. */
export const printedIn = (slot: Slot, given: number | undefined): Pick<CellView, 'printed'> =>
  given === undefined || settlesCell(slot, given) ? {} : { printed: slotSymbol(slot, given) };

/** The cells of a puzzle with only its clues and perhaps marks, for still pictures. */
export function stillCells(
  type: PuzzleType,
  puzzle: Puzzle,
  marks: Values = [],
): readonly CellView[] {
  const { parameters } = puzzle;
  const givens = lockedGivens({ type, puzzle });
  const slot = type.slot(parameters);
  const pairs = pairSides(type, parameters);
  const values = givenValues(type, puzzle).map((value, cell) => value ?? marks[cell]);
  const parts = type.parts?.(puzzle, values) ?? [];
  return givens.map((given, cell) => {
    if (puzzle.blackCells[cell] === true) return BLACK_VIEW;
    const pair = pairs.get(cell);
    const part = parts[cell];
    return {
      given,
      ...(given === undefined ? printedIn(slot, puzzle.givens[cell]) : {}),
      mark: marks[cell],
      overlay: undefined,
      broken: false,
      lit: false,
      ...(pair === undefined ? {} : { pair }),
      ...(part === undefined ? {} : { part }),
    };
  });
}

/** The drawing of a board's lines, from its layout; `grid` if not all of the type's cells are shown. */
export const drawLayout = (
  type: PuzzleType,
  layout: Layout & Pick<Puzzle, 'paths'>,
  grid: Grid = type.grid(layout.parameters),
): Drawing =>
  draw(grid, {
    paths: layout.paths,
    areas: type.areas?.(layout) ?? [],
    cages: type.cages?.(layout) ?? [],
    blackCells: layout.blackCells,
    divided: (type.sites?.(layout) ?? []).filter((site) => site.at === 'half'),
  });

/** A type's grid and its drawing, with walls between `values` where they have any; without, as it is printed. */
export function picture(type: PuzzleType, puzzle: Puzzle, values?: Values) {
  const grid = type.grid(puzzle.parameters);
  const drawing = drawLayout(type, puzzle);
  const isParted =
    values !== undefined &&
    buildModel(type, puzzle).claims.some((claim) => claim.partsUnequal === true);
  return { grid, drawing: isParted ? withWalls(grid, drawing, values) : drawing };
}
