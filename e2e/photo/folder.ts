/** A folder of photos whose grids are known. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import jpeg from 'jpeg-js';
import type { Coloured } from '../../src/photo/image.ts';

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
      photo: jpeg.decode(readFileSync(join(folder, name)), { useTArray: true }),
      digits: lines
        .flatMap((line) => line.trim().split(/\s+/))
        .slice(0, 81)
        .map(Number),
      outline: outlines.get(name) ?? [],
    };
  }
}
