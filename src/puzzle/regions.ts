import { piecesOf } from '#grid/areas.ts';
import { cellName } from '#grid/grid.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import type { Complaint } from './puzzleType.ts';

const LETTERS = 26;

/** Names regions a to z, A to Z, then aa to zz, then aaa to zzz: as many as a board has cells, and more. */
export function regionName(region: number): string {
  if (region < LETTERS) return letter(region);
  if (region < 2 * LETTERS) return letter(region - LETTERS).toUpperCase();
  const past = region - 2 * LETTERS;
  if (past < LETTERS ** 2) return letter(Math.floor(past / LETTERS)) + letter(past % LETTERS);
  const beyond = past - LETTERS ** 2;
  const [first, rest] = [Math.floor(beyond / LETTERS ** 2), beyond % LETTERS ** 2];
  return letter(first) + letter(Math.floor(rest / LETTERS)) + letter(rest % LETTERS);
}

const letter = (index: number): string => String.fromCharCode('a'.charCodeAt(0) + index);

/** The complaint if the whole board is divided into more or fewer regions than it has rows. */
export function countComplaint(
  areas: readonly (number | undefined)[],
  rows: number,
): readonly Complaint[] {
  const { size } = new Set(areas);
  if (areas.includes(undefined) || size === rows) return [];
  const found = size === 1 ? 'is one region' : `are ${size} regions`;
  return [{ sentence: `There ${found}, ${rows} wanted: as many as rows`, cells: [], sites: [] }];
}

/** The complaint about a disconnected area; `noun` is its name. */
export function piecesComplaint(
  grid: Rectangle,
  region: number,
  cells: readonly number[],
  noun = 'Region',
): readonly Complaint[] {
  const [, second] = piecesOf(grid, cells);
  if (second === undefined) return [];
  const sentence = `${noun} ${regionName(region)} is in two pieces: ${cellName(grid, second[0] ?? 0)} does not touch the rest`;
  return [{ sentence, cells: second, sites: [] }];
}

/** The complaint if some cells have a region and others have none yet. */
export function openComplaint(
  grid: Rectangle,
  areas: readonly (number | undefined)[],
): readonly Complaint[] {
  const open = areas.flatMap((area, cell) => (area === undefined ? [cell] : []));
  if (open.length === 0 || open.length === areas.length) return [];
  const sentence = `${open.length === 1 ? 'One cell has' : `${open.length} cells have`} no region yet, such as ${cellName(grid, open[0] ?? 0)}`;
  return [{ sentence, cells: open, sites: [] }];
}
