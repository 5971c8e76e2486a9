import { besides, kingsMoves } from '#grid/areas.ts';
import { rectangle } from '#grid/rectangle.ts';

export interface HidatoParameters {
  readonly [name: string]: number | boolean;
  readonly width: number;
  readonly height: number;
  readonly sidesOnly: boolean;
}

/** The cells in which the number after that of `cell` can be, black ones among them. */
export function nextCells(
  { width, height, sidesOnly }: HidatoParameters,
  cell: number,
): readonly number[] {
  return (sidesOnly ? besides : kingsMoves)(rectangle(width, height), cell);
}
