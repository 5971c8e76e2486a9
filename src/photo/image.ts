/** A greyscale picture in row-major order, 0 is black, 255 is white. */
export interface Grey {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** A number for each pixel, in row-major order. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
}

/** The red and blue chroma of a picture, in bytes, at half the resolution. */
export interface Tints {
  readonly red: Plane;
  readonly blue: Plane;
}

/** Pixels as from a canvas or decoder: red, green, blue and alpha. */
export interface Coloured {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
}

/** Greys in which red ink is dark, too: mostly the green channel. */
export function greyOf({ width, height, data }: Coloured): Grey {
  const greys = new Float32Array(width * height);
  for (let pixel = 0; pixel < greys.length; pixel += 1)
    greys[pixel] =
      0.15 * data[4 * pixel]! + 0.65 * data[4 * pixel + 1]! + 0.2 * data[4 * pixel + 2]!;
  return { width, height, data: greys };
}

/**
 * The red and blue chroma of a picture, each the mean of four pixels: cameras record hardly more.
 */
export function imageTints({ width, height, data }: Coloured): Tints {
  const [wide, high] = [Math.floor(width / 2), Math.floor(height / 2)];
  const plane = (channel: number): Plane => {
    const means = new Uint8ClampedArray(wide * high);
    for (let pixel = 0; pixel < means.length; pixel += 1) {
      const [x, y] = [pixel % wide, Math.floor(pixel / wide)];
      const at = 4 * (2 * y * width + 2 * x) + channel;
      const below = at + 4 * width;
      means[pixel] = (data[at]! + data[at + 4]! + data[below]! + data[below + 4]!) / 4;
    }
    return { width: wide, height: high, data: means };
  };
  return { red: plane(0), blue: plane(2) };
}

/**
 * Scales a picture down to a longer side of at most this many pixels; each is the mean of its area.
 */
export function shrink(image: Grey, longest: number): Grey {
  const scale = Math.max(image.width, image.height) / longest;
  if (scale <= 1) return image;
  const [width, height] = [Math.floor(image.width / scale), Math.floor(image.height / scale)];
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.floor(y * scale), Math.max(1, Math.floor((y + 1) * scale))];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.floor(x * scale), Math.floor((x + 1) * scale)];
      let sum = 0;
      for (let row = top; row < bottom; row += 1)
        for (let at = left; at < right; at += 1) sum += image.data[row * image.width + at]!;
      data[y * width + x] = sum / ((bottom - top) * (right - left));
    }
  }
  return { width, height, data };
}

/** The summed-area table, with a row and a column of zeros before it. */
function sumsOf({ width, height, data }: Grey): Float64Array {
  const wide = width + 1;
  const sums = new Float64Array(wide * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += data[y * width + x]!;
      sums[(y + 1) * wide + x + 1] = sums[y * wide + x + 1]! + row;
    }
  }
  return sums;
}

/**
 * How much darker each pixel is than the mean of a square around it, relative to that mean; at
 * least 0.
 */
export function darknessOf(image: Grey, reach: number): Grey {
  const { width, height, data } = image;
  const sums = sumsOf(image);
  const wide = width + 1;
  const dark = new Float32Array(data.length);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const sum =
        sums[bottom * wide + right]! -
        sums[top * wide + right]! -
        sums[bottom * wide + left]! +
        sums[top * wide + left]!;
      const mean = sum / ((bottom - top) * (right - left));
      dark[y * width + x] = Math.max(0, (mean - data[y * width + x]!) / (mean + 1));
    }
  }
  return { width, height, data: dark };
}

/** Bilinear interpolation between four pixels; outside the picture the edge is repeated. */
export function valueAt({ width, height, data }: Plane, x: number, y: number): number {
  const inX = Math.min(width - 1.001, Math.max(0, x));
  const inY = Math.min(height - 1.001, Math.max(0, y));
  const [left, top] = [Math.floor(inX), Math.floor(inY)];
  const [right, down] = [inX - left, inY - top];
  const at = top * width + left;
  return (
    (data[at]! * (1 - right) + data[at + 1]! * right) * (1 - down) +
    (data[at + width]! * (1 - right) + data[at + width + 1]! * right) * down
  );
}
