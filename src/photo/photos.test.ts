import { expect, it } from 'vitest';
import { sudokuPhoto } from '#puzzles/sudoku/photo.ts';
import { suguruPhoto } from '#puzzles/suguru/photo.ts';
import { greyOf } from './image.ts';
import { unpackLayers } from './packing.ts';
import { readPhoto } from './read.ts';
import { WEIGHTS } from './weights.ts';

// Photos are in no repository of ours: PHOTOS names a folder of them, as `npm run bench:photo` takes it. That
// command also installs what opens them, so it is imported only where they are read.

const FOLDER = process.env['PHOTOS'];
const layers = unpackLayers(WEIGHTS);

const readPhotos = async () => {
  const { photosIn } = await import('../../e2e/photo/folder.ts');
  return photosIn(FOLDER ?? '');
};

it.skipIf(FOLDER === undefined)('reads all cells of 95 in 100 photos of newspapers', async () => {
  const wrong: string[] = [];
  let count = 0;
  for (const { name, photo, digits } of await readPhotos()) {
    count += 1;
    const outcome = readPhoto(greyOf(photo), layers, sudokuPhoto);
    const read =
      outcome.kind === 'read' ? outcome.picture.places.map(({ text }) => Number(text)) : [];
    if (read.join('') !== digits.join('')) wrong.push(name);
  }
  expect(count).toBeGreaterThan(0);
  expect([wrong, wrong.length / count <= 0.05]).toEqual([wrong, true]);
});

it.skipIf(FOLDER === undefined)(
  'counts the cells of 95 in 100 of them among all sizes of Sugurus, and tells all thick lines of 90',
  async () => {
    const boxOf = (cell: number) => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3);
    let [count, sized, told] = [0, 0, 0];
    for (const { photo } of await readPhotos()) {
      count += 1;
      const outcome = readPhoto(greyOf(photo), layers, suguruPhoto);
      if (outcome.kind !== 'read') continue;
      const { lattice, walls } = outcome.picture;
      if (lattice.across !== 9 || lattice.down !== 9) continue;
      sized += 1;
      const isRight = walls.every(
        ({ cells: [one, other], stands }) => stands === (boxOf(one) !== boxOf(other)),
      );
      if (isRight) told += 1;
    }
    expect(sized / count).toBeGreaterThanOrEqual(0.95);
    expect(told / count).toBeGreaterThanOrEqual(0.9);
  },
);
