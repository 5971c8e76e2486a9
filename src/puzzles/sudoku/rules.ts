import { rectangle } from '#grid/rectangle.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import { BOX } from '#puzzle/boxedSquare.ts';

/** Every size on offer, ascending. */
export const SIZES = [...BOX.keys()];

export const sudokuGrid = (size: number): Rectangle => rectangle(size, size);
