/** Reads one photo and compares with what it shows. */
import { verdictOn } from '../../src/engine/jobs/changed.ts';
import { openContext } from '../../src/engine/z3/nodeZ3.ts';
import type { Coloured } from '../../src/photo/image.ts';
import { greyOf, imageTints } from '../../src/photo/image.ts';
import { latticeCorners } from '../../src/photo/lattice.ts';
import { findMisreads } from '../../src/photo/misread.ts';
import { unpackLayers } from '../../src/photo/packing.ts';
import { correct, isWritten, SURE } from '../../src/photo/picture.ts';
import type { PictureRead } from '../../src/photo/picture.ts';
import type { Spot } from '../../src/photo/quad.ts';
import { readPhoto } from '../../src/photo/read.ts';
import { textsOf } from '../../src/photo/texts.ts';
import { WEIGHTS } from '../../src/photo/weights.ts';
import { WRITTEN_WEIGHTS } from '../../src/photo/writtenWeights.ts';
import { readPuzzle } from '../../src/puzzle/text.ts';
import { findPuzzleType } from '../../src/puzzles/all.ts';
import { sudokuPhoto } from '../../src/puzzles/sudoku/photo.ts';

const layers = unpackLayers(WEIGHTS);
const written = unpackLayers(WRITTEN_WEIGHTS);
/** Whether what a picture says has exactly one solution, by our own solver. */
async function hasOne(picture: PictureRead): Promise<boolean> {
  const type = findPuzzleType('sudoku');
  if (type === undefined) throw new Error('No Sudoku');
  const read = readPuzzle(type, sudokuPhoto.text(textsOf(picture)));
  if (!read.ok) return false;
  return verdictOn(await openContext(type, read.value), read.value).kind === 'unique';
}

/**
 * How far the farthest corner lies from an outline's, in pixels, whichever of those comes first: of a
 * page that lies on its side we begin at the corner that is its upper left one when it stands.
 */
function offBy(corners: readonly Spot[], outline: readonly number[]): number {
  const from = (first: number): number =>
    Math.max(
      ...corners.map(({ x, y }, at) => {
        const of = 2 * ((first + at) % 4);
        return Math.hypot(x - outline[of]!, y - outline[of + 1]!);
      }),
    );
  return Math.min(...corners.map((_, first) => from(first)));
}

/** How a photo's digits were read, and how long that took. */
export async function judgePhoto(
  photo: Coloured,
  digits: readonly number[],
  outline: readonly number[],
) {
  const start = performance.now();
  const reader = { layers: written, tints: imageTints(photo) };
  const outcome = readPhoto(greyOf(photo), layers, sudokuPhoto, undefined, reader);
  const milliseconds = performance.now() - start;
  if (outcome.kind !== 'read')
    return {
      milliseconds,
      isFound: false,
      isFoundOuter: false,
      proposals: 0,
      off: 9,
      right: 0,
      isRightAfter: false,
      marked: 81,
      unmarked: 0,
      written: 0,
      wrong: '',
    };
  const { picture } = outcome;
  const { places, lattice } = picture;
  const digitsOf = (read: PictureRead) => read.places.map(({ text }) => Number(text));
  const corners = latticeCorners(lattice);
  const side = Math.hypot(outline[2]! - outline[0]!, outline[3]! - outline[1]!);
  const off = offBy(corners, outline) / side;
  const wrong = places.flatMap(({ text, chance }, cell) =>
    Number(text) === digits[cell] ? [] : [{ cell, text, chance }],
  );
  // As on the page: asked only where what was read has not one solution; a single proposal is taken.
  const proposals = (await hasOne(picture))
    ? []
    : await findMisreads(picture, (change) => hasOne(correct(picture, change)));
  const [only] = proposals.length === 1 ? proposals : [];
  const after = digitsOf(only === undefined ? picture : correct(picture, only));
  // Many of the outlines are drawn some pixels around the border, ours lie on the middle of its line.
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x, 0) / 4,
    y: corners.reduce((sum, { y }) => sum + y, 0) / 4,
  };
  const outer = corners.map(({ x, y }) => ({
    x: middle.x + 1.02 * (x - middle.x),
    y: middle.y + 1.02 * (y - middle.y),
  }));
  const offOuter = offBy(outer, outline) / side;
  return {
    milliseconds,
    isFoundOuter: offOuter <= 0.02,
    proposals: proposals.length,
    isFound: off <= 0.02,
    off,
    right: 81 - wrong.length,
    isRightAfter: after.every((digit, cell) => digit === digits[cell]),
    marked: places.filter(({ chance }) => chance < SURE).length,
    written: places.filter(isWritten).length,
    unmarked: wrong.filter(({ chance }) => chance >= SURE).length,
    wrong: wrong
      .slice(0, 8)
      .map(({ cell, text, chance }) => `${cell}:${digits[cell]}→${text} ${chance.toFixed(2)}`)
      .join(' '),
  };
}
