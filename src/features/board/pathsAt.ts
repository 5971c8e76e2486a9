import type { Grid } from '#grid/grid.ts';
import { listed } from '#logic/words.ts';
import { isAtCell, lineOfPath } from '#puzzle/drawnPath.ts';
import type { DrawnPath } from '#puzzle/drawnPath.ts';
import { aPath, PATH_FORMS, shapeOfPath } from '#puzzle/pathForms.ts';
import type { PathKind } from '#puzzle/pathForms.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';

/** What is said of each cell that drawn paths go through, keyed by cell. */
export function pathsAt(grid: Grid, { paths }: Pick<Puzzle, 'paths'>): ReadonlyMap<number, string> {
  const said = new Map<number, string>();
  for (const path of paths) {
    for (const [at, cell] of path.cells.entries()) {
      if (!isAtCell(path, cell)) continue;
      const words = wordsAt(grid, path, at);
      said.set(cell, [said.get(cell) ?? [], words].flat().join(', '));
    }
  }
  return said;
}

/** "cell 3 of a thermometer", "in a killer cage of 15", "X-sum of row 3 from the left: 20". */
function wordsAt(grid: Grid, { kind, cells, numbers = [] }: DrawnPath, at: number): string {
  const { one } = PATH_FORMS[kind];
  const of = numbers.length === 0 ? '' : ` of ${listed(numbers.map(String))}`;
  switch (shapeOfPath(kind)) {
    case 'pair':
      return `beside ${aPath(kind)}${of}`;
    case 'area':
      return `in ${aPath(kind)}${of}`;
    case 'corner':
      return `at ${aPath(kind)}${of}`;
    case 'cell':
      return one;
    case 'row': {
      const { line, from } = lineOfPath(grid, cells);
      return `${one} of ${line} from ${from}: ${numbers[0] ?? 'not known'}`;
    }
    case 'diagonal':
      return `${one} of ${cells.length} cells: ${numbers[0] ?? 'not known'}`;
    case 'line': {
      const first = at === 0 ? FIRST_CELLS[kind] : undefined;
      return first === undefined
        ? `cell ${at + 1} of ${aPath(kind)}${of}`
        : `${first} of ${aPath(kind)} of ${cells.length} cells`;
    }
  }
}

/** What the first cell of a line is. */
const FIRST_CELLS: Partial<Record<PathKind, string>> = {
  thermometer: 'bulb',
  'slow-thermometer': 'bulb',
  arrow: 'circle',
  'pill-arrow': 'first of the pill',
  between: 'circle',
  'double-arrow': 'circle',
};
