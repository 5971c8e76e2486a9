import { rectangle } from '#grid/rectangle.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import type { Claim } from '#logic/claim.ts';
import { allDifferent } from '#logic/kinds/allDifferent.ts';
import { placedLines } from '#logic/place.ts';
import type { Setting } from '#puzzle/puzzle.ts';

/** All sizes, ascending: from the smallest that is a puzzle to the largest that is fast. */
export const SIZES = [3, 4, 5, 6, 7, 8, 9];

export const templateGrid = (size: number): Rectangle => rectangle(size, size);

/**
 * One claim for each rule at each place; the rules are stated nowhere else. Each is made by a kind
 * in `src/logic`: allDifferent, balance, equal, noRun, unlike and others. Name places as people do,
 * "row 2": check lines and reasons start with these names, so they must be unique.
 */
export function templateClaims(size: number, setting: Setting): readonly Claim[] {
  return placedLines(templateGrid(size)).map(({ place, cells }) =>
    allDifferent({ place, cells, ...setting }),
  );
}
