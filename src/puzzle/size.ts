import type { Parameters } from './parameters.ts';
import type { PuzzleType } from './puzzleType.ts';

/** A puzzle's size for its title, "8×8", width first; empty where it cannot be chosen. */
export function sizeOf(type: PuzzleType, parameters: Parameters): string {
  const grid = type.grid(parameters);
  const chosen = Object.values(type.parameters).some(({ kind }) => kind === 'size');
  return chosen && grid.shape === 'rectangle' ? `${grid.width}×${grid.rows.length}` : '';
}
