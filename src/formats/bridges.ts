/** Hashi as Bridges in Simon Tatham's collection: letters for gaps, a digit for each island. */
import type { Puzzle } from '#puzzle/puzzle.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import { UNKNOWN_NUMBER } from '#puzzle/unknownNumber.ts';
import type { Transcript } from './form.ts';
import { hashiOf } from './pzprHashi.ts';
import { readNumberGrid, sidesIn, writeNumberGrid } from './soloGrid.ts';

/** What the program makes such puzzles by, around the most bridges between two islands. */
const PARAMETERS = /^\d+(?:x\d+)?(?:i\d+)?(?:e\d+)?m(\d+)(?:d\d+)?$/;

/** Whether a text has this format; other games have no `m`, the most bridges between two islands. */
export const isBridges = (parameters: string, body: string): boolean =>
  PARAMETERS.test(parameters) && /^[a-z\dA-G]+$/.test(body);

export function readBridges(parameters: string, body: string): Result<Transcript> {
  const [width, height] = sidesIn(parameters);
  const [, most = '2'] = PARAMETERS.exec(parameters) ?? [];
  if (most !== '2') {
    return failure(`It has up to ${most} bridges between two islands; Hashi has up to two`);
  }
  // Islands stand side by side without anything between them.
  const read = readNumberGrid(body.replaceAll(/\d/g, '_$&'), width * height);
  return read.ok ? hashiOf(width, height, read.value) : read;
}

export function bridgesId({ parameters, siteClues }: Puzzle): Result<string> {
  const numbers = siteClues.map((clue) => clue?.[0]);
  return numbers.includes(UNKNOWN_NUMBER)
    ? failure('wants the number of every island, and some are not known here')
    : success(
        `${Number(parameters['width'])}x${Number(parameters['height'])}m2:${writeNumberGrid(numbers).replaceAll('_', '')}`,
      );
}
