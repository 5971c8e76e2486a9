/** Fillomino elsewhere: the addresses and files of pzpr, and Filling of Simon Tatham's collection. */
import type { Puzzle } from '#puzzle/puzzle.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Transcript } from './form.ts';
import { readNumbers16, valuesOf, writeNumbers16 } from './number16.ts';
import type { PzprCodec } from './pzprCodec.ts';
import { block, DAMAGED, hasLines, hasMarks, numberOf, PLAYERS, readSides } from './pzprRows.ts';
import { gapLetters, gapOf, sidesIn } from './soloGrid.ts';

/** Filling has one figure for each number. */
const LARGEST_FIGURE = 9;

const HAS_LINES = failure('It has lines between groups, which Fillomino does not have here');
const HAS_VARIANT = failure('Its groups may not be large, a rule that is not supported');

function fillominoOf(
  width: number,
  height: number,
  givens: readonly (number | undefined)[],
): Result<Transcript> {
  const largest = width * height;
  const wrong = givens.find((given) => given !== undefined && (given < 1 || given > largest));
  return wrong === undefined
    ? success({ typeId: 'fillomino', parameters: { width, height }, givens })
    : failure(`A cell has the number ${wrong}; 1 to ${largest} wanted`);
}

export const FILLOMINO_CODEC: PzprCodec = {
  typeId: 'fillomino',
  names: ['fillomino'],
  readBody(width, height, body) {
    const read = readNumbers16(body, width * height, 'cells');
    if (!read.ok) return read;
    const { numbers, rest } = read.value;
    return /^[0/]*$/.test(rest) ? fillominoOf(width, height, valuesOf(numbers)) : HAS_LINES;
  },
  readRows(grid) {
    const [width, height] = readSides(grid) ?? [0, 0];
    if (grid[2]?.join('') === 't') return HAS_VARIANT;
    const cells = block(grid, 2, width, height);
    if (width === 0 || cells === undefined) return DAMAGED;
    const sides = grid.slice(2 + 2 * height).flat();
    if (sides.some((word) => word.endsWith('X'))) return HAS_LINES;
    const read = fillominoOf(width, height, cells.map(numberOf));
    const isPlayed = hasMarks(grid.slice(2 + height, 2 + 2 * height).flat()) || hasLines(sides);
    return read.ok && isPlayed ? success({ ...read.value, leftOut: [PLAYERS] }) : read;
  },
  writeBody: ({ givens }) => success(writeNumbers16(givens)),
};

/** How many cells a body has: a figure for each number, letters for gaps. */
const cellsIn = (body: string): number =>
  [...body].reduce((all, each) => all + (/\d/.test(each) ? 1 : gapOf(each)), 0);

/** Whether a text has the form of Filling. */
export function isFilling(parameters: string, body: string): boolean {
  const [width, height] = sidesIn(parameters);
  return (
    /^\d+x\d+$/.test(parameters) && /^[a-z0-9]+$/.test(body) && cellsIn(body) === width * height
  );
}

export function readFilling(parameters: string, body: string): Result<Transcript> {
  const [width, height] = sidesIn(parameters);
  const strange = /[^a-z0-9]/.exec(body)?.[0];
  if (strange !== undefined)
    return failure(`It has "${strange}" where digits or letters are wanted`);
  const count = cellsIn(body);
  if (count !== width * height) return failure(`It has ${count} cells, ${width * height} wanted`);
  const givens = [...body].flatMap((each) =>
    /\d/.test(each)
      ? [each === '0' ? undefined : Number(each)]
      : Array.from({ length: gapOf(each) }, () => undefined),
  );
  return fillominoOf(width, height, givens);
}

/** A game ID of Filling. */
export function fillingId({ parameters, givens }: Puzzle): Result<string> {
  if (givens.some((given) => given !== undefined && given > LARGEST_FIGURE))
    return failure(`has no number above ${LARGEST_FIGURE}`);
  let body = '';
  let gap = 0;
  for (const given of givens) {
    if (given === undefined) gap += 1;
    else {
      body += `${gapLetters(gap)}${given}`;
      gap = 0;
    }
  }
  return success(
    `${Number(parameters['width'])}x${Number(parameters['height'])}:${body}${gapLetters(gap)}`,
  );
}
