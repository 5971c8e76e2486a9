/** Fleet and ship parts of Battleships in pzpr's format. */
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Clue } from '#puzzle/site.ts';
import { SHIP_SHAPES, SHIP, WATER } from '#puzzles/battleship/parts.ts';
import type { ShipPart } from '#puzzles/battleship/parts.ts';
import type { Number16 } from './number16.ts';

/** The ship parts for its numbers, from 1 on. */
const PARTS: readonly ShipPart[] = ['top', 'bottom', 'left', 'right', 'middle', 'lone'];

const given = (part: ShipPart): number =>
  SHIP_SHAPES.find((shape) => shape.part === part)?.value ?? SHIP;

/** Givens by pzpr's number; `?` is an unspecified part of a ship. */
export const SHIP_GIVENS: ReadonlyMap<Number16, number> = new Map<Number16, number>([
  [0, WATER],
  ['?', SHIP],
  ...PARTS.map((part, index) => [index + 1, given(part)] as const),
]);

/**
 * Fleets with a letter of their own, by the letter: the number of ships of length 1, 2 and so on.
 */
const USUAL: ReadonlyMap<string, readonly number[]> = new Map([
  ['c', [3, 2, 1]],
  ['d', [4, 3, 2, 1]],
  ['e', [5, 4, 3, 2, 1]],
]);
/** The most ships of a fleet. */
const MOST_SHIPS = 400;

/** Reads the text after the cells: `//d`, or the number of ships and the shape of each. */
export function readFleet(text: string): Result<readonly Clue[]> {
  const [before, count = '', ...pieces] = text.split('/');
  if (before !== '') return failure(`The address has "${before ?? ''}" behind its cells`);
  if (count === '') {
    const usual = USUAL.get(pieces[0] ?? '');
    if (usual !== undefined) return success(usual.map((ships) => [ships]));
    return failure(`The address has the fleet "${pieces[0] ?? ''}", which has no name here`);
  }
  const wanted = Number(count);
  if (!/^\d{1,3}$/.test(count) || wanted > MOST_SHIPS || pieces.length < wanted) {
    return failure(`The address has ${pieces.length} ships where it says "${count}"`);
  }
  const ships: number[] = [];
  for (const piece of pieces.slice(0, wanted)) {
    const length = lengthOf(piece);
    if (length === undefined)
      return failure(`The ship "${piece}" is no straight line, which is not held here`);
    ships[length - 1] = (ships[length - 1] ?? 0) + 1;
  }
  return success(Array.from(ships, (many = 0) => [many]));
}

/**
 * The length of a straight piece: its width, its height, then a 1 for each cell, five to a
 * character.
 */
function lengthOf(piece: string): number | undefined {
  const [width, height] = [piece.charAt(0), piece.charAt(1)].map((side) =>
    Number.parseInt(side, 36),
  );
  if (!width || !height || Math.min(width, height) !== 1) return undefined;
  const length = Math.max(width, height);
  return piece.slice(2) === cellsOf(length) ? length : undefined;
}

const cellsOf = (length: number): string =>
  Array.from({ length: Math.ceil(length / 5) }, (_, at) => {
    const ones = Math.min(5, length - at * 5);
    return (((2 ** ones - 1) << (5 - ones)) >>> 0).toString(32);
  }).join('');

/** Writes a fleet with known numbers, so that `readFleet` reads it. */
export function writeFleet(ships: readonly number[]): string {
  for (const [letter, usual] of USUAL)
    if (usual.join(' ') === ships.join(' ')) return `//${letter}`;
  const pieces = ships.flatMap((many, index) =>
    Array.from({ length: many }, () => `${(index + 1).toString(36)}1${cellsOf(index + 1)}`),
  );
  return `/${pieces.length}/${pieces.join('/')}`;
}
