import { useEffect, useRef, useState } from 'react';
import { askPhoto } from '#photo/ask.ts';
import { findMisreads } from '#photo/misread.ts';
import type { Misread } from '#photo/misread.ts';
import type { Quad } from '#photo/quad.ts';
import type { GridRead } from '#photo/read.ts';
import { verdictOfText } from '#store/asking/misread.ts';
import { openPhoto } from './decode.ts';
import type { Photo } from './decode.ts';

/** Cells on each side of the grids that are read: with more there would be letters, or two digits in one. */
const SIZES = [4, 6, 8, 9];

/** How far a photo is read. */
export type Reading =
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused'; readonly sentence: string }
  /** No grid was found: somebody may point at its corners. */
  | { readonly kind: 'lost'; readonly photo: Photo; readonly sentence: string }
  | { readonly kind: 'read'; readonly photo: Photo; readonly grid: GridRead };

const UNFETCHED =
  'What reads photos could not be fetched. Check the connection, then choose the photo again.';
const LOST =
  'No Sudoku grid of 4, 6, 8 or 9 cells a side is found here. Drag the four corners onto it, or take the photo again: whole, from above, in even light.';

/** What came of a photo, whole or between the corners that somebody pointed at. */
async function readOpened(photo: Photo, corners?: Quad): Promise<Reading> {
  const answer = await askPhoto({
    photo: photo.grey,
    sizes: SIZES,
    ...(corners === undefined ? {} : { corners }),
  });
  switch (answer.kind) {
    case 'read':
      return { kind: 'read', photo, grid: answer.grid };
    case 'no grid':
      return { kind: 'lost', photo, sentence: LOST };
    case 'unfetched':
      return { kind: 'refused', sentence: UNFETCHED };
    case 'died':
      return { kind: 'refused', sentence: 'This photo could not be read.' };
  }
}

/** Opens and reads a file. */
export function useReading(file: File) {
  const [reading, setReading] = useState<Reading>({ kind: 'reading' });
  const newest = useRef(0);
  useEffect(() => {
    let opened: Photo | undefined;
    let isGone = false;
    void (async () => {
      const photo = await openPhoto(file);
      if (typeof photo === 'string') {
        if (!isGone) setReading({ kind: 'refused', sentence: photo });
        return;
      }
      opened = photo;
      const next = await readOpened(photo);
      if (isGone) URL.revokeObjectURL(photo.address);
      else setReading(next);
    })();
    return () => {
      isGone = true;
      if (opened !== undefined) URL.revokeObjectURL(opened.address);
    };
  }, [file]);
  const readAgain = async (photo: Photo, corners: Quad) => {
    newest.current += 1;
    const mine = newest.current;
    const next = await readOpened(photo, corners);
    if (mine === newest.current) setReading(next);
  };
  return { reading, readAgain };
}

/** Digits of a square grid, row by row, as Sudoku's text form has them. */
export function textOf(digits: readonly number[]): string {
  const side = Math.sqrt(digits.length);
  const signs = digits.map((digit) => (digit === 0 ? '.' : `${digit}`));
  return Array.from({ length: side }, (_, row) =>
    signs.slice(row * side, (row + 1) * side).join(''),
  ).join('\n');
}

/** What the digits prove, and which single misread cell would explain it where they have not one solution. */
export interface Proof {
  readonly verdict: 'looking' | 'unique' | 'several' | 'none' | 'unknown';
  readonly misreads: readonly Misread[];
}

const LOOKING: Proof = { verdict: 'looking', misreads: [] };

/** Has the digits proved, as they stand after somebody's corrections. */
export function useProofOf(grid: GridRead | undefined, digits: readonly number[]): Proof {
  const text = textOf(digits);
  const [found, setFound] = useState<Proof & { readonly text: string }>();
  useEffect(() => {
    if (grid === undefined) return;
    let isGone = false;
    void (async () => {
      const verdict = await verdictOfText('sudoku', text);
      if (isGone) return;
      setFound({ text, verdict, misreads: [] });
      if (verdict !== 'none' && verdict !== 'several') return;
      const cells = grid.cells.map((cell, at) => {
        const digit = Number(text.replaceAll('\n', '')[at]) || 0;
        // What somebody has corrected is not doubtful any more.
        return digit === cell.digit ? cell : { digit, chance: 1, others: [] };
      });
      const misreads = await findMisreads(
        cells,
        async (changed) => !isGone && (await verdictOfText('sudoku', textOf(changed))) === 'unique',
      );
      if (!isGone) setFound({ text, verdict, misreads });
    })();
    return () => {
      isGone = true;
    };
  }, [grid, text]);
  return found?.text === text ? found : LOOKING;
}
