import { BLACK_VIEW, EMPTY_VIEW } from '#board/cell.ts';
import type { CellView } from '#board/cell.ts';
import type { Counter } from '#board/Counters.tsx';
import { draw } from '#board/drawing.ts';
import type { Drawing } from '#board/drawing.ts';
import type { SiteView } from '#board/siteView.ts';
import { withWalls } from '#board/wallDrawing.ts';
import { areaGrid } from '#grid/areaGrid.ts';
import { colourAreas } from '#grid/colours.ts';
import type { ColouredAreas } from '#grid/colours.ts';
import type { Grid } from '#grid/grid.ts';
import type { CheckLine } from '#logic/check.ts';
import type { Values } from '#logic/claim.ts';
import type { Parameters } from '#puzzle/parameters.ts';
import type { Layout, Puzzle } from '#puzzle/puzzle.ts';
import { givenValues } from '#puzzle/puzzleType.ts';
import { showClue } from '#puzzle/site.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { settlesCell, slotSymbol } from '#puzzle/slot.ts';
import type { Slot } from '#puzzle/slot.ts';
import { modelOf } from '#store/document/model.ts';
import { lockedGivens } from '#store/document/pairs.ts';

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

/** The text of what is printed in the corners of cells, keyed by cell of the `areaGrid`. */
export function cornersOf(type: PuzzleType, puzzle: Puzzle): ReadonlyMap<number, string> {
  const grid = areaGrid(type.grid(puzzle.parameters));
  const width = grid.shape === 'rectangle' ? grid.width : 0;
  return new Map(
    (type.sites?.(puzzle) ?? []).flatMap((site, index) => {
      const clue = puzzle.siteClues[index];
      return site.at !== 'area' || clue === undefined
        ? []
        : [[site.y * width + site.x, `${site.words}: ${showClue(clue, site)}`]];
    }),
  );
}

/** The same cells, with some highlighted. */
export const lightCells = (
  cells: readonly CellView[],
  lit: readonly number[],
): readonly CellView[] =>
  lit.length === 0
    ? cells
    : cells.map((view, cell) => (lit.includes(cell) ? { ...view, lit: true } : view));

/** The same clues, with some highlighted. */
export const lightSites = (sites: readonly SiteView[], lit: readonly number[]) =>
  lit.length === 0
    ? sites
    : sites.map((view, index) => (lit.includes(index) ? { ...view, lit: true } : view));

/** The same clues, without broken states. */
export const quietSites = (sites: readonly SiteView[]): readonly SiteView[] =>
  sites.map((view) => (view.state === 'broken' ? { ...view, state: 'open' } : view));

/** The same counters, without negative counts. */
export const quietCounters = (counters: readonly Counter[]): readonly Counter[] =>
  counters.map((counter) => ({
    ...counter,
    lacks: counter.lacks.map((lack) => ({ ...lack, count: Math.max(0, lack.count) })),
  }));

/** The tint of each cell of the `areaGrid` if the author draws areas; otherwise empty. */
export const cellTints = (type: PuzzleType, puzzle: Puzzle): readonly (number | undefined)[] =>
  tintsOf(colouredAreas(type, puzzle));

const tintsOf = ({ areas, colours }: ColouredAreas): readonly (number | undefined)[] =>
  colours.length === 0 ? [] : areas.map((area) => (area === undefined ? undefined : colours[area]));

function colouredAreas(
  type: PuzzleType,
  { parameters, areas }: Puzzle,
  before?: ColouredAreas,
): ColouredAreas {
  const grid = areaGrid(type.grid(parameters));
  return { areas, colours: grid.shape === 'rectangle' ? colourAreas(grid, areas, before) : [] };
}

/** The areas of the board as they were tinted last. */
let tinted: (ColouredAreas & { readonly entry: string }) | undefined;

/** The tints of the board with this entry: areas keep theirs while others are drawn. */
export function lastingTints(
  type: PuzzleType,
  puzzle: Puzzle,
  entry: string,
): readonly (number | undefined)[] {
  const isSame = tinted?.entry === entry && tinted.areas.length === puzzle.areas.length;
  tinted = { ...colouredAreas(type, puzzle, isSame ? tinted : undefined), entry };
  return tintsOf(tinted);
}

/** What is printed in a cell besides its value. */
export const printedIn = (slot: Slot, given: number | undefined): Pick<CellView, 'printed'> =>
  given === undefined || settlesCell(slot, given) ? {} : { printed: slotSymbol(slot, given) };

/** The squares of a board while areas are drawn over them, if its cells are something else. */
export const squareCells = (
  { areas }: Puzzle,
  corners: ReadonlyMap<number, string>,
): readonly CellView[] =>
  areas.map((_, square) => {
    const corner = corners.get(square);
    return corner === undefined ? EMPTY_VIEW : { ...EMPTY_VIEW, corner };
  });

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

/**
 * The counters in the margins, of all claims that count along a line. Of an empty line they would only
 * repeat the clue.
 */
export const countersOf = (lines: readonly CheckLine[], values: Values): readonly Counter[] =>
  lines.flatMap(({ claim }) => {
    const lacks = claim.lacks?.(values);
    const line = claim.place.line;
    return lacks === undefined || line === undefined
      ? []
      : [{ ...line, lacks, isShown: claim.cells.some((cell) => values[cell] !== undefined) }];
  });

/** The same counters, none of them shown. */
export const hiddenCounters = (counters: readonly Counter[]): readonly Counter[] =>
  counters.map((counter) => ({ ...counter, isShown: false }));

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

/** Whether unequal values are parted by walls, by one of a puzzle's rules. */
export const partsUnequal = (type: PuzzleType, puzzle: Puzzle): boolean =>
  modelOf(type, puzzle).claims.some((claim) => claim.partsUnequal === true);

/** A type's grid and its drawing, with walls between `values` where they have any; without, as it is printed. */
export function picture(type: PuzzleType, puzzle: Puzzle, values?: Values) {
  const grid = type.grid(puzzle.parameters);
  const drawing = drawLayout(type, puzzle);
  return {
    grid,
    drawing:
      values !== undefined && partsUnequal(type, puzzle)
        ? withWalls(grid, drawing, values)
        : drawing,
  };
}
