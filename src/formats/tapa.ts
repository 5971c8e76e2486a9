/** Tapa in addresses and files of pzpr: lists of up to four numbers in cells. */
import { lengthsOf, listWith } from '#puzzle/printedLists.ts';
import { printedNumber, printedValue } from '#puzzle/printedNumbers.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Transcript } from './form.ts';
import { endsEarly } from './number16.ts';
import type { PzprCodec } from './pzprCodec.ts';
import { block, DAMAGED, PLAYERS, readSides } from './pzprRows.ts';
import type { PzprRows } from './pzprRows.ts';

type Lengths = readonly (number | undefined)[];

/**
 * Lists of more than one number are two letters and digits, a number in base 36: that of the first list of
 * this length, and its numbers as digits in a base, 0 for one that is not known.
 */
const SEVERAL = [
  { count: 2, first: 360, base: 6 },
  { count: 3, first: 396, base: 4 },
  { count: 4, first: 460, base: 2 },
] as const;
const FOUR_ONES = '9';
/** The last number that two letters and digits can be. */
const END = 476;
/** The longest run of empty cells that one letter encodes, and what is added to get that letter. */
const [LONGEST_SKIP, SKIP_OFFSET] = [20, 15];

function severalOf(code: number): Lengths | undefined {
  const form = SEVERAL.findLast(({ first }) => code >= first);
  if (form === undefined || code >= END) return undefined;
  const { count, first, base } = form;
  return Array.from({ length: count }, (_, at) => {
    const digit = Math.floor((code - first) / base ** (count - 1 - at)) % base;
    return digit === 0 ? undefined : digit;
  });
}

function writeLengths(lengths: Lengths): string {
  const form = SEVERAL.find(({ count }) => count === lengths.length);
  if (form === undefined) return lengths[0] === undefined ? '.' : String(lengths[0]);
  if (form.count === 4 && lengths.every((length) => length === 1)) return FOUR_ONES;
  const digits = lengths.reduce<number>((all, length) => all * form.base + (length ?? 0), 0);
  return (form.first + digits).toString(36);
}

/** A puzzle of the lengths in each cell. */
function tapaOf(
  width: number,
  height: number,
  cells: readonly (Lengths | undefined)[],
): Result<Transcript> {
  const lists = cells.map((lengths) => lengths && { lengths, list: listWith(lengths) });
  const wrong = lists.find((each) => each !== undefined && each.list === undefined);
  if (wrong !== undefined) {
    const said = wrong.lengths.map((length) => length ?? '?').join(' ');
    return failure(`A cell has ${said}, which does not fit around a cell`);
  }
  const givens = lists.map((each) =>
    each?.list === undefined ? undefined : printedValue(each.list),
  );
  return success({ typeId: 'tapa', parameters: { width, height }, givens });
}

function readBody(width: number, height: number, body: string): Result<Transcript> {
  const cells: (Lengths | undefined)[] = [];
  const count = width * height;
  for (let at = 0; at < body.length && cells.length < count; at += 1) {
    const character = body.charAt(at);
    if (/[g-z]/.test(character)) {
      const skipped = Math.min(Number.parseInt(character, 36) - SKIP_OFFSET, count - cells.length);
      cells.push(...Array.from({ length: skipped }, () => undefined));
    } else if (character === '.') cells.push([undefined]);
    else if (character === FOUR_ONES) cells.push([1, 1, 1, 1]);
    else if (/[0-8]/.test(character)) cells.push([Number(character)]);
    else {
      const code = body.slice(at, at + 2);
      const lengths = /^[a-f][0-9a-z]$/.test(code)
        ? severalOf(Number.parseInt(code, 36))
        : undefined;
      if (lengths === undefined) {
        return failure(`The address has "${character}" where numbers or a gap are wanted`);
      }
      cells.push(lengths);
      at += 1;
    }
  }
  if (cells.length < count) return endsEarly(count - cells.length, count, 'cells');
  return tapaOf(width, height, cells);
}

/** Cells of a file: `3,-` for 3 and a number that is not known, `#` and `+` of the player. */
function readRows(grid: PzprRows): Result<Transcript> {
  const [width, height] = readSides(grid) ?? [0, 0];
  const words = block(grid, 2, width, height);
  if (width === 0 || words === undefined) return DAMAGED;
  if (words.some((word) => !/^(?:[.#+]|[0-8-](?:,[0-8-])*)$/.test(word))) return DAMAGED;
  const read = tapaOf(
    width,
    height,
    words.map((word) =>
      '.#+'.includes(word)
        ? undefined
        : word.split(',').map((each) => (each === '-' ? undefined : Number(each))),
    ),
  );
  const isPlayed = words.some((word) => word === '#' || word === '+');
  return read.ok && isPlayed ? success({ ...read.value, leftOut: [PLAYERS] }) : read;
}

function writeBody({ givens }: Puzzle): string {
  let [text, skipped] = ['', 0];
  const skip = (): void => {
    if (skipped > 0) text += (SKIP_OFFSET + skipped).toString(36);
    skipped = 0;
  };
  for (const given of givens) {
    const list = printedNumber(given);
    if (list === undefined) {
      if (skipped === LONGEST_SKIP) skip();
      skipped += 1;
    } else {
      skip();
      text += writeLengths(lengthsOf(list));
    }
  }
  skip();
  return text;
}

export const TAPA_CODEC: PzprCodec = {
  typeId: 'tapa',
  names: ['tapa'],
  readBody,
  readRows,
  writeBody: (puzzle) => success(writeBody(puzzle)),
};
