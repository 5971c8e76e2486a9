import { besides, kingsMoves } from '#grid/areas.ts';
import type { Rectangle } from '#grid/rectangle.ts';

export interface HidatoParameters {
  readonly [name: string]: number | boolean;
  readonly width: number;
  readonly height: number;
  readonly sidesOnly: boolean;
}

/** Finds the cells in which the number after that of a cell can be, black ones among them. */
export const nextCells = ({
  sidesOnly,
}: HidatoParameters): ((grid: Rectangle, cell: number) => readonly number[]) =>
  sidesOnly ? besides : kingsMoves;
