import type { Place } from './claim.ts';

const NOUNS = {
  row: { one: 'row', many: 'rows' },
  column: { one: 'column', many: 'columns' },
} as const;

/** A line of the grid as a place for claims, with its cells in order. */
export interface PlacedLine {
  readonly place: Place & Required<Pick<Place, 'noun' | 'line' | 'site'>>;
  readonly cells: readonly number[];
}

/**
 * All lines of a grid, rows first, then columns. Types with clues in the margin list those sites
 * first and in this order, so that a line's index here is its site's index.
 */
export function placedLines(grid: {
  readonly rows: readonly (readonly number[])[];
  readonly columns: readonly (readonly number[])[];
}): readonly PlacedLine[] {
  const along = (
    axis: 'row' | 'column',
    lines: readonly (readonly number[])[],
    before: number,
  ): readonly PlacedLine[] =>
    lines.map((cells, index) => ({
      place: {
        words: `${axis} ${index + 1}`,
        noun: NOUNS[axis],
        line: { axis, index },
        site: before + index,
      },
      cells,
    }));
  return [...along('row', grid.rows, 0), ...along('column', grid.columns, grid.rows.length)];
}
