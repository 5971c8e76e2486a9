/** A folder of photos whose grids are known. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import readExif from 'exif-reader';
import jpeg from 'jpeg-js';
import type { Coloured } from '../../src/photo/image.ts';

type Photo = Coloured & { readonly data: Uint8Array };

/** A photo and what it shows. */
export interface KnownPhoto {
  readonly name: string;
  readonly photo: Coloured;
  /** Row by row, 0 for none. */
  readonly digits: readonly number[];
  /** x and y of the grid's corners, clockwise from the upper left one, in the photo's pixels. */
  readonly outline: readonly number[];
}

/**
 * How many quarters of a turn to the right a photo is shown turned by, for each orientation that a
 * camera notes in it. Photos in a mirror (2, 4, 5 and 7) are not told. After the Exif standard, 4.6.5.
 */
const QUARTERS: Readonly<Record<number, number>> = { 3: 2, 6: 1, 8: 3 };

/** A photo as a browser shows it: turned as its camera was held. */
function openPhoto(file: Buffer): Photo {
  const decoded = jpeg.decode(file, { useTArray: true });
  const { exifBuffer } = decoded;
  // Of the two zero bytes after the word Exif the decoder leaves the second.
  const orientation =
    exifBuffer && readExif(Buffer.from(exifBuffer.subarray(1))).Image?.Orientation;
  let photo: Photo = decoded;
  for (let left = QUARTERS[orientation ?? 1] ?? 0; left > 0; left -= 1) photo = turnRight(photo);
  return photo;
}

/** A photo, turned by a quarter to the right. */
function turnRight({ width, height, data }: Photo): Photo {
  const turned = new Uint8Array(4 * width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const from = 4 * (y * width + x);
      turned.set(data.subarray(from, from + 4), 4 * (x * height + height - 1 - y));
    }
  return { width: height, height: width, data: turned };
}

/**
 * The photos of a folder by their names: imageN.jpg, imageN.dat with two lines about the camera and nine
 * of digits, and outlines.csv with a path and four corners in each line.
 */
export function* photosIn(folder: string): Iterable<KnownPhoto> {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const outlines = new Map(
    read('outlines.csv')
      .split('\n')
      .map((line) => line.replaceAll('"', '').split(','))
      .map(([path = '', ...numbers]) => [path.split('/').pop(), numbers.map(Number)] as const),
  );
  const names = readdirSync(folder).filter((name) => name.endsWith('.jpg'));
  for (const name of names.toSorted()) {
    const lines = read(name.replace('.jpg', '.dat')).split('\n').slice(2);
    yield {
      name,
      photo: openPhoto(readFileSync(join(folder, name))),
      digits: lines
        .flatMap((line) => line.trim().split(/\s+/))
        .slice(0, 81)
        .map(Number),
      outline: outlines.get(name) ?? [],
    };
  }
}
