import type { Rectangle } from '#grid/rectangle.ts';
import { asRectangle } from '../kinds.ts';
import type { Scene } from '../scene.ts';

/** The cells near a cell of a grid: its neighbours, or those that touch it. */
export type NearCells = (grid: Rectangle, cell: number) => readonly number[];

/** Each two cells near each other that are not black, the lower one first. */
export function pairsNear(scene: Scene, near: NearCells): readonly (readonly [number, number])[] {
  const grid = asRectangle(scene.grid);
  return [...grid.centres.keys()].filter(scene.isWhite).flatMap((cell) =>
    near(grid, cell)
      .filter((other) => other > cell && scene.isWhite(other))
      .map((other) => [cell, other] as const),
  );
}
