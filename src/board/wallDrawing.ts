import type { Grid } from '#grid/grid.ts';
import type { Values } from '#logic/claim.ts';
import { ruleGrid } from './drawing.ts';
import type { Drawing } from './drawing.ts';

/** SVG path of the lines between neighbours of different values, as far as both are known. */
function wallsBetween(size: Pick<Drawing, 'width' | 'height'>, values: Values): string {
  const walls: string[] = [];
  const open: string[] = [];
  const between = (cell: number, next: number): string[] => {
    const [value, other] = [values[cell], values[next]];
    return value === undefined || other === undefined || value === other ? open : walls;
  };
  ruleGrid(size, between);
  return walls.join('');
}

/** A drawing of squares with thick lines around the groups of equal values, indexed by cell. */
export const withWalls = (grid: Grid, drawing: Drawing, values: Values): Drawing =>
  grid.shape === 'rectangle'
    ? { ...drawing, thick: drawing.thick + wallsBetween(drawing, values) }
    : drawing;
