/** Numbers with arrows in pzpr's addresses, "ArrowNumber16", and files: Yajilin, in both ways. */
import type { Puzzle } from '#puzzle/puzzle.ts';
import {
  arrowOfClue,
  clueOfArrow,
  DIRECTIONS,
  MOST_COUNTED,
  UNKNOWN_ARROW,
} from '#puzzle/arrows.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Transcript } from './form.ts';
import { endsEarly } from './number16.ts';
import type { PzprCodec } from './pzprCodec.ts';
import { block, DAMAGED, hasLines, numberOf, PLAYERS, readSides } from './pzprRows.ts';

/** A letter stands for so many empty cells: 1 for `a`, and this many for the last one. */
const LONGEST_SKIP = 26;
/** Of numbers that one hexadecimal digit writes, the largest. */
const LARGEST_DIGIT = 15;
/** The direction of two digits is this one's plus the direction. */
const TWO_DIGITS = 5;

/** A direction and a digit or a full stop, a direction of two digits with these, or `-`, a direction and three. */
const ARROW = /^(?:[0-4](?:([0-9a-f])|(\.))|[5-9]([0-9a-f]{2})|-[0-4]([0-9a-f]{3}))/;

/** A clue of pzpr: its direction, 1 to 4 in the order of ours or 0 for none, and its number. */
function clueOf(direction: number, count: number | undefined): number | undefined {
  const arrow = DIRECTIONS[direction - 1];
  // A number without an arrow says as little as an arrow without a number.
  if (arrow === undefined || count === undefined) return UNKNOWN_ARROW;
  return count > MOST_COUNTED ? undefined : clueOfArrow({ count, direction: arrow });
}

const transcript = (
  width: number,
  height: number,
  found: readonly (number | undefined)[],
): Transcript => ({
  typeId: 'yajilin',
  parameters: { width, height },
  squares: found.map((clue) => (clue === undefined ? undefined : [clue])),
});

const TOO_LARGE = failure(`An arrow has a number above ${MOST_COUNTED}`);

/** Reads what follows the size in an address. */
function readBody(width: number, height: number, body: string): Result<Transcript> {
  const count = width * height;
  const found: (number | undefined)[] = [];
  for (let at = 0; at < body.length && found.length < count; at += 1) {
    const character = body.charAt(at);
    const skipped = /[a-z]/.test(character) ? Number.parseInt(character, 36) - 9 : 0;
    if (skipped > 0) {
      found.push(
        ...Array.from({ length: Math.min(skipped, count - found.length) }, () => undefined),
      );
      continue;
    }
    const token = ARROW.exec(body.slice(at));
    if (token === null) {
      return failure(`The address has "${character}" where an arrow or a gap is wanted`);
    }
    const [text, one, unknown, two, last] = token;
    const sign = character === '-' ? text.charAt(1) : character;
    const direction = Number(sign) % TWO_DIGITS;
    const clue = clueOf(
      direction,
      unknown === undefined ? Number.parseInt(one ?? two ?? last ?? '', 16) : undefined,
    );
    if (clue === undefined) return TOO_LARGE;
    found.push(clue);
    at += text.length - 1;
  }
  return found.length < count
    ? endsEarly(count - found.length, count, 'cells')
    : success(transcript(width, height, found));
}

/** Reads the rows of a file, `3,2` for a 2 to the left, below which is what the player drew. */
function readRows(grid: Parameters<PzprCodec['readRows']>[0]): Result<Transcript> {
  const [width, height] = readSides(grid) ?? [0, 0];
  const cells = block(grid, 2, width, height);
  if (width === 0 || cells === undefined) return DAMAGED;
  const found = cells.map((word) => {
    if (word === '.') return { clue: undefined };
    const [direction = '', count = ''] = word.split(',');
    const clue = clueOf(numberOf(direction) ?? 0, numberOf(count));
    return clue === undefined ? undefined : { clue };
  });
  if (found.includes(undefined)) return TOO_LARGE;
  const read = transcript(
    width,
    height,
    found.map((each) => each?.clue),
  );
  const isPlayed = hasLines(grid.slice(2 + height).flat());
  return success(isPlayed ? { ...read, leftOut: [PLAYERS] } : read);
}

/** Writes what `readBody` reads. */
function writeBody({ siteClues }: Puzzle): Result<string> {
  let body = '';
  let empty = 0;
  const skip = (): void => {
    if (empty > 0) body += (empty + 9).toString(36);
    empty = 0;
  };
  for (const clue of siteClues) {
    const [number] = clue ?? [];
    if (number === undefined) {
      empty += 1;
      if (empty === LONGEST_SKIP) skip();
      continue;
    }
    skip();
    const arrow = arrowOfClue(number);
    const direction = arrow === undefined ? 0 : DIRECTIONS.indexOf(arrow.direction) + 1;
    const digits = arrow?.count.toString(16) ?? '.';
    body +=
      arrow !== undefined && arrow.count > LARGEST_DIGIT
        ? `${direction + TWO_DIGITS}${digits}`
        : `${direction}${digits}`;
  }
  skip();
  return success(body);
}

export const ARROW_CODEC: PzprCodec = {
  typeId: 'yajilin',
  names: ['yajilin', 'yajirin'],
  readBody,
  readRows,
  writeBody,
};
