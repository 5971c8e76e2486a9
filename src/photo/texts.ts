import type { PhotoQuestion, PhotoTexts } from '#puzzle/photoForm.ts';
import type { PictureRead, WallRead } from './picture.ts';
import { isWritten } from './picture.ts';

/** What a picture's print says, for a type's text to be written from it, with what somebody answered besides. */
export function textsOf(
  { lattice, places, walls }: PictureRead,
  asks: readonly PhotoQuestion[] = [],
  answers: Readonly<Record<string, string>> = {},
): PhotoTexts {
  const { across, down } = lattice;
  const size = { width: across, height: down };
  const answered = asks.map(({ id, usual }) => [id, answers[id] ?? usual(size)] as const);
  const texts: Record<string, string> = Object.fromEntries(
    places.map((place) => [place.id, isWritten(place) ? '' : place.text]),
  );
  const cells = Array.from({ length: across * down }, (_, cell) => texts[cellId(cell)] ?? '');
  const others = Object.fromEntries(
    places.filter(({ id }) => !isCell(id)).map(({ id, text }) => [id, text]),
  );
  return {
    ...size,
    cells,
    areas: areasOf(cells.length, walls),
    others: { ...others, ...Object.fromEntries(answered) },
  };
}

/** What is written by hand in each cell of a picture, row by row; empty where nothing is. */
export function writtenTexts({ lattice, places }: PictureRead): readonly string[] {
  const written = new Map(places.filter(isWritten).map(({ id, text }) => [id, text]));
  const count = lattice.across * lattice.down;
  return Array.from({ length: count }, (_, cell) => written.get(cellId(cell)) ?? '');
}

/** The id of a cell's place. */
export const cellId = (cell: number): string => `cell ${cell}`;

/** Whether a place is a cell, by its id. */
export const isCell = (id: string): boolean => id.startsWith('cell ');

/** The areas into which walls that stand divide so many cells, numbered in reading order from 0. */
export function areasOf(count: number, walls: readonly WallRead[]): readonly number[] {
  const roots = Array.from({ length: count }, (_, cell) => cell);
  const rootOf = (cell: number): number => {
    let root = cell;
    while (roots[root] !== root) root = roots[root]!;
    return root;
  };
  for (const { cells, stands } of walls) {
    if (stands) continue;
    const [one, other] = [rootOf(cells[0]), rootOf(cells[1])];
    roots[Math.max(one, other)] = Math.min(one, other);
  }
  const numbers = new Map<number, number>();
  return roots.map((_, cell) => {
    const root = rootOf(cell);
    const number = numbers.get(root) ?? numbers.size;
    numbers.set(root, number);
    return number;
  });
}
