/** Numbers of one figure each in Simon Tatham's game IDs: the figures themselves, and letters for gaps. */
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import { gapOf, writeNumberGrid } from './soloGrid.ts';

/** Whether a text is such numbers and gaps for so many places. */
export const areFigures = (body: string, places: number): boolean =>
  /^[a-z0-9]+$/.test(body) && placesIn(body) === places;

const placesIn = (body: string): number =>
  [...body].reduce((all, each) => all + (/\d/.test(each) ? 1 : gapOf(each)), 0);

/** The number at each of so many places, named `things` in what is wrong. */
export function readFigures(
  body: string,
  places: number,
  things: string,
): Result<readonly (number | undefined)[]> {
  const strange = /[^a-z0-9]/.exec(body)?.[0];
  if (strange !== undefined)
    return failure(`It has "${strange}" where digits or letters are wanted`);
  const count = placesIn(body);
  if (count !== places) return failure(`It has ${count} ${things}, ${places} wanted`);
  return success(
    [...body].flatMap((each) =>
      /\d/.test(each) ? [Number(each)] : Array.from({ length: gapOf(each) }, () => undefined),
    ),
  );
}

/** Writes numbers from 0 to 9 so that `readFigures` reads them. */
export const writeFigures = (numbers: readonly (number | undefined)[]): string =>
  writeNumberGrid(numbers, '');
