import { create } from 'zustand';
import { decodePicture } from './decode.ts';
import { bestThreshold, inked, reduceRaster } from './raster.ts';
import type { Framing, Raster } from './raster.ts';

/** The picture a person brought, and how it is to become black and white. */
export interface Sketch {
  readonly raster: Raster | undefined;
  /** As chosen; the best where `undefined`. */
  readonly threshold: number | undefined;
  readonly isInverted: boolean;
  readonly framing: Framing;
  /** Why the last file was not taken. */
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

/** Counts the files given, of which only the last matters. */
let given = 0;

/** Takes an image file; the picture before stays where it cannot be read. */
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

/** The sketch on a board of this size: its threshold, and which cells are drawn. */
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
