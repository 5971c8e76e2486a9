import { create } from 'zustand';
import { decodePicture } from './decode.ts';
import { bestThreshold, inked, reduceRaster } from './raster.ts';
import type { Framing, Raster } from './raster.ts';

/** The user's picture, and how it is reduced to black and white. */
export interface Sketch {
  readonly raster: Raster | undefined;
  /** As chosen; `undefined` for the best. */
  readonly threshold: number | undefined;
  readonly isInverted: boolean;
  readonly framing: Framing;
  /** Why the last file was refused. */
  readonly problem: string | undefined;
}

export const useSketch = create<Sketch>()(() => ({
  raster: undefined,
  threshold: undefined,
  isInverted: false,
  framing: 'cropped',
  problem: undefined,
}));

export const changeSketch = (sketch: Partial<Sketch>): void => useSketch.setState(sketch);

/** The number of files opened; only the last one counts. */
let given = 0;

/** Opens an image file; keeps the picture before if it cannot be read. */
export async function takePicture(file: Blob): Promise<void> {
  given += 1;
  const mine = given;
  const read = await decodePicture(file);
  if (given !== mine) return;
  changeSketch(
    typeof read === 'string'
      ? { problem: read }
      : { raster: read, threshold: undefined, isInverted: false, problem: undefined },
  );
}

/** The sketch on a board of this size: its threshold, and the drawn cells. */
export function drawnOn(
  { threshold, isInverted, framing }: Sketch,
  raster: Raster,
  width: number,
  height: number,
): { readonly threshold: number; readonly cells: readonly boolean[] } {
  const greys = reduceRaster(raster, width, height, framing);
  const used = threshold ?? bestThreshold(greys);
  return { threshold: used, cells: inked(greys, used, isInverted) };
}
