import { expect, it } from 'vitest';
import { sudokuPhoto } from '#puzzles/sudoku/photo.ts';
import { fewerQuickly, isRelease } from '#trials.ts';
import { unpackLayers } from './packing.ts';
import { isWritten } from './picture.ts';
import type { PlaceRead } from './picture.ts';
import { readPhoto } from './read.ts';
import { drawScene, PRINTED, printed, quadOf, unseenGlyphs } from './testing.ts';
import { penGlyphs, writeOver } from './testingPen.ts';
import type { PenName, WrittenOver } from './testingPen.ts';
import { WEIGHTS } from './weights.ts';
import { WRITTEN_WEIGHTS } from './writtenWeights.ts';

const layers = unpackLayers(WEIGHTS);
const written = unpackLayers(WRITTEN_WEIGHTS);
const glyphs = unseenGlyphs();
const pens = penGlyphs();
const quad = quadOf(0.05, 400, [0.02, 0, 0.03]);
const gridOf = (seed: number) => drawScene({ quad, cells: printed, shadow: 0.3, seed }, glyphs);
const SEEDS = isRelease ? [1, 2, 3] : [1];

/** Digits for about one in two of the empty cells. */
const lettersOf = (seed: number): readonly string[] =>
  printed.map((digit, cell) =>
    digit !== '' || (cell * 7 + seed) % 13 < 6 ? '' : `${((cell * 5 + seed) % 9) + 1}`,
  );

function placesOf({ photo, tints }: WrittenOver): readonly PlaceRead[] {
  const outcome = readPhoto(photo, layers, sudokuPhoto, undefined, { layers: written, tints });
  return outcome.kind === 'read' ? outcome.picture.places : [];
}

/** What is read as print, 0 for nothing. */
const printIn = (places: readonly PlaceRead[]): string =>
  places.map((place) => (place.text === '' || isWritten(place) ? '0' : place.text)).join('');

/** How many digits are written in photos, told from print, and read right; no printed one is taken for these. */
function judge(pen: PenName) {
  let [all, told, right] = [0, 0, 0];
  for (const seed of SEEDS) {
    const letters = lettersOf(seed);
    const places = placesOf(writeOver(gridOf(seed), quad, letters, { pen, glyphs: pens, seed }));
    const own = places.filter((_, cell) => letters[cell] !== '');
    all += own.length;
    told += own.filter(isWritten).length;
    right += places.filter(
      (place, cell) => isWritten(place) && place.text === letters[cell],
    ).length;
    expect(places.filter((_, cell) => printed[cell] !== '').filter(isWritten)).toEqual([]);
  }
  return { all, told, right };
}

it.each(fewerQuickly(['a blue pen', 'a pencil'] as const))(
  'tells 95 in 100 digits written with %s from print, in a typeface that was not trained on, and reads 90 right',
  (pen) => {
    const { all, told, right } = judge(pen);
    expect(all).toBeGreaterThanOrEqual(20);
    expect(told / all).toBeGreaterThanOrEqual(0.95);
    expect(right / all).toBeGreaterThanOrEqual(0.9);
  },
);

it('tells 80 in 100 of them where the pen is as black as the print', () => {
  const { all, told, right } = judge('a black pen');
  expect(told / all).toBeGreaterThanOrEqual(0.8);
  expect(right / told).toBeGreaterThanOrEqual(0.9);
});

it('takes nothing for written where all is printed', () => {
  for (const seed of SEEDS) {
    const untouched = writeOver(
      gridOf(seed),
      quad,
      printed.map(() => ''),
      {
        pen: 'a pencil',
        glyphs: pens,
        seed,
      },
    );
    const places = placesOf(untouched);
    expect(printIn(places)).toBe(PRINTED);
    // Who only reads greys is told the same.
    const outcome = readPhoto(untouched.photo, layers, sudokuPhoto, undefined, { layers: written });
    expect(outcome.kind === 'read' && outcome.picture.places).toEqual(places);
  }
});

it('takes nothing for written where all is by one hand, though it is no press', () => {
  const empty = drawScene({ quad, cells: printed.map(() => ''), shadow: 0.3, seed: 5 }, glyphs);
  const over = writeOver(empty, quad, printed, { pen: 'a pencil', glyphs: pens, seed: 5 });
  expect(placesOf(over).filter(isWritten)).toEqual([]);
});

it('reads small candidates in corners neither as print nor as written', () => {
  for (const seed of SEEDS) {
    const over = writeOver(gridOf(seed), quad, lettersOf(seed), {
      pen: 'a black pen',
      glyphs: pens,
      seed,
      small: true,
    });
    const places = placesOf(over);
    expect(printIn(places)).toBe(PRINTED);
    expect(places.filter(isWritten)).toEqual([]);
  }
});
