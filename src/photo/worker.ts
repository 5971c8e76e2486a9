/** Reads photos off the page's thread: the network's weights come with it, so nobody else fetches them. */
import type { PrintedLook } from '#puzzle/photoForm.ts';
import type { Grey } from './image.ts';
import { unpackLayers } from './packing.ts';
import type { Quad } from './quad.ts';
import { readPhoto } from './read.ts';
import { WEIGHTS } from './weights.ts';

/** A photo to be read, as greys, and the corners of its grid where somebody pointed at them. */
export interface Asked {
  readonly photo: Grey;
  /** What printed puzzles of the type look like. */
  readonly look: PrintedLook;
  readonly corners?: Quad;
}

const layers = unpackLayers(WEIGHTS);

self.addEventListener('message', ({ data: { photo, look, corners } }: MessageEvent<Asked>) => {
  self.postMessage(readPhoto(photo, layers, look, corners));
});
