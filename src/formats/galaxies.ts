/**
 * Galaxies elsewhere: in pzpr's addresses and files, where the type is called Tentai Show, and as Galaxies in Simon
 * Tatham's collection. Both have dots of two colours, which show a picture and say nothing about the solution.
 */
import { spotsAlong } from '#grid/dotSpots.ts';
import { DOT } from '#puzzle/dots.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Transcript } from './form.ts';
import { endsEarly } from './number16.ts';
import type { PzprCodec } from './pzprCodec.ts';
import { DAMAGED, hasLines, PLAYERS, readSides } from './pzprRows.ts';
import type { PzprRows } from './pzprRows.ts';
import { sidesIn } from './soloGrid.ts';

/** What is left out of puzzles with black dots. */
const COLOURS = 'the colours of its dots';

const spotsOf = (width: number, height: number): number => spotsAlong(width) * spotsAlong(height);

/** A puzzle with dots at these spots. */
function galaxiesOf(
  width: number,
  height: number,
  dots: ReadonlySet<number>,
  leftOut: readonly string[],
): Transcript {
  return {
    typeId: 'galaxies',
    parameters: { width, height },
    squares: Array.from({ length: spotsOf(width, height) }, (_, spot) =>
      dots.has(spot) ? [DOT] : undefined,
    ),
    ...(leftOut.length === 0 ? {} : { leftOut }),
  };
}

/**
 * A dot is a digit from `0` to `f`: twice the number of empty spots after it, and 1 more if it is black. A letter from
 * `g` on is 1 to 20 empty spots. Behind the dots may stand which cells are left out.
 */
function readBody(width: number, height: number, body: string): Result<Transcript> {
  const count = spotsOf(width, height);
  const dots = new Set<number>();
  let [spot, at, hasBlack] = [0, 0, false];
  for (; at < body.length && spot < count; at += 1) {
    const character = body.charAt(at);
    const value = Number.parseInt(character, 36);
    if (!/^[0-9a-z]$/.test(character)) {
      return failure(`The address has "${character}" where a dot or a gap is wanted`);
    }
    if (value >= 16) {
      spot += value - 15;
      continue;
    }
    dots.add(spot);
    hasBlack ||= value % 2 === 1;
    spot += Math.floor(value / 2) + 1;
  }
  if (spot < count) return endsEarly(count - spot, count, 'places for dots');
  if (/[^0]/.test(body.slice(at))) return WITHOUT_CELLS;
  return success(galaxiesOf(width, height, dots, hasBlack ? [COLOURS] : []));
}

const WITHOUT_CELLS = failure('Some of its cells are left out, which Galaxies do not have here');

/** The most empty spots behind a dot, and by themselves, that one character encodes. */
const [MOST_BEHIND, MOST_EMPTY] = [7, 20];

function writeBody({ siteClues }: Puzzle): string {
  const places = siteClues.flatMap((clue, spot) => (clue === undefined ? [] : [spot]));
  const ends = [...places.slice(1), siteClues.length];
  const gap = (length: number): string => {
    const whole = 'z'.repeat(Math.floor(length / MOST_EMPTY));
    const rest = length % MOST_EMPTY;
    return rest === 0 ? whole : `${whole}${(rest + 15).toString(36)}`;
  };
  const dots = places.map((spot, index) => {
    const empty = (ends[index] ?? 0) - spot - 1;
    const behind = Math.min(empty, MOST_BEHIND);
    return `${(2 * behind).toString(16)}${gap(empty - behind)}`;
  });
  return gap(places[0] ?? siteClues.length) + dots.join('');
}

/** A row of a file is a word, with `1` for a white dot, `2` for a black one and `X` for a cell that is left out. */
function readRows(grid: PzprRows): Result<Transcript> {
  const [width, height] = readSides(grid) ?? [0, 0];
  const rows = grid.slice(2, 2 + spotsAlong(height)).map(([word = '']) => word);
  const areWhole = rows.every((row) => row.length === spotsAlong(width) && /^[.12X]*$/.test(row));
  if (width === 0 || rows.length !== spotsAlong(height) || !areWhole) return DAMAGED;
  const spots = rows.join('');
  if (spots.includes('X')) return WITHOUT_CELLS;
  const dots = new Set([...spots].flatMap((spot, index) => (spot === '.' ? [] : [index])));
  const isPlayed = hasLines(grid.slice(2 + rows.length).flat());
  return success(
    galaxiesOf(width, height, dots, [
      ...(isPlayed ? [PLAYERS] : []),
      ...(spots.includes('2') ? [COLOURS] : []),
    ]),
  );
}

export const GALAXIES_CODEC: PzprCodec = {
  typeId: 'galaxies',
  names: ['tentaisho'],
  readBody,
  readRows,
  writeBody: (puzzle) => success(writeBody(puzzle)),
};

/** The empty spots that a `z` stands for in a game ID. */
const SKIPPED = 25;

/**
 * The spots of dots in a game ID, in which a letter skips empty spots and sets a dot: a lower one white, an upper one
 * black. A `z` skips 25 and sets none.
 */
function tathamDots(body: string): readonly number[] {
  let spot = 0;
  return [...body].flatMap((letter) => {
    spot += letter.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0);
    if (letter === 'z') return [];
    spot += 1;
    return [spot - 1];
  });
}

/**
 * Whether the last dot is far enough for its area to have the last cell: as far from it as the first cell, or nearer. No
 * board has a solution otherwise.
 */
const getsToEnd = (last: number, count: number): boolean => last >= (count - 1) / 2;

/** Whether a text has the form of that collection's Galaxies: letters, of which no `Z`, that get to the end, and no farther. */
export function isTathamGalaxies(parameters: string, body: string): boolean {
  const [width, height] = sidesIn(parameters);
  if (!/^\d+(x\d+)?(d[nu])?$/.test(parameters) || !/^[a-zA-Y]+$/.test(body)) return false;
  const last = tathamDots(body).at(-1) ?? -1;
  const count = spotsOf(width, height);
  return last < count && getsToEnd(last, count);
}

export function readTathamGalaxies(parameters: string, body: string): Result<Transcript> {
  const [width, height] = sidesIn(parameters);
  if (!/^[a-zA-Y]*$/.test(body)) return failure('It has other characters than letters');
  const dots = tathamDots(body);
  if (dots.some((spot) => spot >= spotsOf(width, height))) {
    return failure('It has dots beyond the end of the board');
  }
  return success(galaxiesOf(width, height, new Set(dots), /[A-Y]/.test(body) ? [COLOURS] : []));
}

export function tathamGalaxiesId({ parameters, siteClues }: Puzzle): Result<string> {
  const last = siteClues.findLastIndex((clue) => clue !== undefined);
  if (!getsToEnd(last, siteClues.length))
    return failure('wants a dot whose area has the last cell');
  let [text, skipped] = ['', 0];
  for (const clue of siteClues) {
    if (clue === undefined) {
      skipped += 1;
      continue;
    }
    text += 'z'.repeat(Math.floor(skipped / SKIPPED));
    text += String.fromCharCode('a'.charCodeAt(0) + (skipped % SKIPPED));
    skipped = 0;
  }
  return success(`${Number(parameters['width'])}x${Number(parameters['height'])}:${text}`);
}
