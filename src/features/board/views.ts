import { EMPTY_VIEW } from '#board/cell.ts';
import type { CellView } from '#board/cell.ts';
import type { Counter } from '#board/Counters.tsx';
import type { SiteView } from '#board/siteView.ts';
import { areaGrid } from '#grid/areaGrid.ts';
import type { ColouredAreas } from '#grid/colours.ts';
import type { CheckLine } from '#logic/check.ts';
import type { Values } from '#logic/claim.ts';
import { colouredAreas, tintsOf } from '#picture/still.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { showClue } from '#puzzle/site.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { modelOf } from '#store/document/model.ts';

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

/** The squares of a board while areas are drawn over them, if its cells are something else. */
export const squareCells = (
  { areas }: Puzzle,
  corners: ReadonlyMap<number, string>,
): readonly CellView[] =>
  areas.map((_, square) => {
    const corner = corners.get(square);
    return corner === undefined ? EMPTY_VIEW : { ...EMPTY_VIEW, corner };
  });

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

/** Whether unequal values are parted by walls, by one of a puzzle's rules. */
export const partsUnequal = (type: PuzzleType, puzzle: Puzzle): boolean =>
  modelOf(type, puzzle).claims.some((claim) => claim.partsUnequal === true);
