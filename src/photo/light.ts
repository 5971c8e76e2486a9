import type { Grey } from './image.ts';
import { shrink } from './image.ts';

/** How large a shadow is at least, as a part of the picture's shorter side: what is smaller may be ink. */
const LEAST_SHADOW = 0.2;
/** The longer side of the picture in which light is looked at, in pixels. */
const LONGEST = 640;
/** What paper comes to. */
const PAPER = 200;

/** A picture as if its light were even, and as it was taken. */
export interface EvenlyLit extends Grey {
  readonly taken: Grey;
}

/**
 * The picture as if its light were even, without the edges of shadows: each pixel as a share of the
 * paper's light there. Paper is what a closing leaves (Serra, "Image Analysis and Mathematical
 * Morphology", 1982): the brightest of squares around, and of that again the darkest. Ink goes, as it is
 * narrower than the squares; the edge of what is wider stays where it is.
 */
export function evenLight(taken: Grey): EvenlyLit {
  const { width, height, data } = taken;
  const small = shrink(taken, LONGEST);
  if (Math.min(small.width, small.height) < 2) return { ...taken, taken };
  const reach = Math.max(1, Math.round((Math.min(small.width, small.height) * LEAST_SHADOW) / 2));
  // Squares around what lies beyond the edge count, too, else a shadow's edge there would be ink; but so
  // near that a line along the picture's edge is none of the shadow's.
  const beyond = Math.floor(reach / 2);
  const paper = negative(brightest(negative(brightest(small, reach, beyond)), reach, -beyond));
  const even = stretch(paper, width, height);
  for (let at = 0; at < even.length; at += 1)
    even[at] = (PAPER * data[at]!) / Math.max(1, even[at]!);
  return { width, height, data: even, taken };
}

/** A picture's values at another size, each between the four nearest. */
function stretch(image: Grey, width: number, height: number): Float32Array {
  if (image.width === width && image.height === height) return image.data.slice();
  const columns = Array.from({ length: width }, (_, x) => betweenOf(x, width, image.width));
  const stretched = new Float32Array(width * height);
  const row = new Float32Array(image.width);
  for (let y = 0; y < height; y += 1) {
    const { before, share } = betweenOf(y, height, image.height);
    const top = before * image.width;
    for (let x = 0; x < image.width; x += 1) {
      const above = image.data[top + x]!;
      row[x] = above + share * (image.data[top + image.width + x]! - above);
    }
    for (let x = 0; x < width; x += 1) {
      const { before: left, share: right } = columns[x]!;
      stretched[y * width + x] = row[left]! + right * (row[left + 1]! - row[left]!);
    }
  }
  return stretched;
}

/** Between which two of so few places one of so many lies: the one before it, and how far beyond that. */
function betweenOf(place: number, many: number, few: number) {
  const at = Math.min(few - 1.001, Math.max(0, ((place + 0.5) * few) / many - 0.5));
  return { before: Math.floor(at), share: at - Math.floor(at) };
}

const negative = ({ width, height, data }: Grey): Grey => ({
  width,
  height,
  data: data.map((grey) => -grey),
});

/**
 * The brightest of the square around each pixel, with so many pixels to each side of it, of as many more
 * pixels beyond each edge as `beyond`; where that is below 0, of fewer.
 */
const brightest = (image: Grey, reach: number, beyond: number): Grey =>
  brightestInRows(brightestInRows(image, reach, beyond), reach, beyond);

/**
 * The brightest of so many pixels on each side in a row, with rows and columns changed. However many
 * these are, it takes three comparisons a pixel: rows are cut in blocks as long as a window, which
 * is then the end of one and the beginning of the next (van Herk, "A fast algorithm for local minimum
 * and maximum filters", 1992).
 */
function brightestInRows({ width, height, data }: Grey, reach: number, beyond: number): Grey {
  const window = 2 * reach + 1;
  const lastBlock = width - 1 - ((width - 1) % window);
  const wide = width + 2 * beyond;
  const found = new Float32Array(wide * height);
  // From the beginning of its block to each pixel, and from there to the block's end.
  const [until, onward] = [new Float32Array(width), new Float32Array(width)];
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    for (let start = 0; start < width; start += window) {
      const end = Math.min(width, start + window);
      let most = -Infinity;
      for (let x = start; x < end; x += 1) {
        if (data[row + x]! > most) most = data[row + x]!;
        until[x] = most;
      }
      most = -Infinity;
      for (let x = end - 1; x >= start; x -= 1) {
        if (data[row + x]! > most) most = data[row + x]!;
        onward[x] = most;
      }
    }
    for (let at = 0; at < wide; at += 1) {
      const x = at - beyond;
      const first = x >= reach ? onward[x - reach]! : -Infinity;
      // What is left of the last block is a whole window's end by itself.
      const last = x - reach < lastBlock ? until[Math.min(width - 1, x + reach)]! : -Infinity;
      found[at * height + y] = first > last ? first : last;
    }
  }
  return { width: height, height: wide, data: found };
}
