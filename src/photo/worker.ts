/** Reads photos in a worker; it contains the networks' weights, so that nothing else loads them. */
import type { PrintedLook } from '#puzzle/photoForm.ts';
import type { Grey, Tints } from './image.ts';
import { unpackLayers } from './packing.ts';
import type { Quad } from './quad.ts';
import { readPhoto } from './read.ts';
import { WEIGHTS } from './weights.ts';
import { WRITTEN_WEIGHTS } from './writtenWeights.ts';

/** A photo to read, as greys and chroma, and the corners of its grid if the user marked them. */
export interface PhotoRequest {
  readonly photo: Grey;
  readonly tints?: Tints;
  /** What printed puzzles of the type look like. */
  readonly look: PrintedLook;
  readonly corners?: Quad;
}

const layers = unpackLayers(WEIGHTS);
const written = unpackLayers(WRITTEN_WEIGHTS);

self.addEventListener(
  'message',
  ({ data: { photo, tints, look, corners } }: MessageEvent<PhotoRequest>) => {
    const reader = { layers: written, ...(tints === undefined ? {} : { tints }) };
    self.postMessage(readPhoto(photo, layers, look, corners, reader));
  },
);
