import type { Grid } from '#grid/grid.ts';
import type { Values } from '#logic/claim.ts';
import { ruleLine } from './drawing.ts';
import type { Drawing } from './drawing.ts';

/** SVG path of the lines between neighbours of different values, as far as both are known. */
function wallsBetween({ width, height }: Drawing, values: Values): string {
  const walls: string[] = [];
  const open: string[] = [];
  const between = (cell: number, next: number): string[] => {
    const [value, other] = [values[cell], values[next]];
    return value === undefined || other === undefined || value === other ? open : walls;
  };
  for (let x = 1; x < width; x += 1) {
    const kindAt = (y: number) => between(y * width + x - 1, y * width + x);
    ruleLine(height, kindAt, (y) => ({ x, y }));
  }
  for (let y = 1; y < height; y += 1) {
    const kindAt = (x: number) => between((y - 1) * width + x, y * width + x);
    ruleLine(width, kindAt, (x) => ({ x, y }));
  }
  return walls.join('');
}

/** A drawing of squares with thick lines around the groups of equal values, indexed by cell. */
export const withWalls = (grid: Grid, drawing: Drawing, values: Values): Drawing =>
  grid.shape === 'rectangle'
    ? { ...drawing, thick: drawing.thick + wallsBetween(drawing, values) }
    : drawing;
