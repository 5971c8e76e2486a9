import { rectangle } from '#grid/rectangle.ts';
import type { Rectangle } from '#grid/rectangle.ts';
import type { Claim } from '#logic/claim.ts';
import { differentOrEmpty } from '#logic/kinds/differentOrEmpty.ts';
import { runSums } from '#logic/kinds/runSums.ts';
import { placedLines } from '#logic/place.ts';
import { capitalise } from '#logic/words.ts';
import type { Puzzle, Setting, Structure } from '#puzzle/puzzle.ts';
import type { Complaint } from '#puzzle/puzzleType.ts';
import type { Site } from '#puzzle/site.ts';
import { sumsFit } from './sumsFit.ts';

export interface SumsParameters {
  readonly [name: string]: number | boolean;
  /** Cells in a row and in a column. */
  readonly size: number;
  /** The largest digit; each is used at most once in a line. */
  readonly digits: number;
  /** Japanese sums: the printed sums are the true ones. */
  readonly exact: boolean;
}

export const SIZES = [3, 4, 5, 6, 7, 8, 9, 10];
export const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The value of an empty cell. */
export const EMPTY = 0;

export const sumsGrid = (size: number): Rectangle => rectangle(size, size);

/** The difference between each printed sum and the true one (Off-by-one sums). */
const offOf = ({ exact }: SumsParameters): 0 | 1 => (exact ? 0 : 1);

const digitsOf = (parameters: SumsParameters): readonly number[] =>
  DIGITS.slice(0, parameters.digits);

/** The most sums of a line: every second cell is a run of its own. */
export const mostSums = (size: number): number => Math.ceil(size / 2);

/** The range of a printed sum. */
export function sumRange(parameters: SumsParameters): {
  readonly low: number;
  readonly high: number;
} {
  const largest = digitsOf(parameters).slice(-parameters.size);
  const off = offOf(parameters);
  return { low: 1 - off, high: largest.reduce((sum, digit) => sum + digit, off) };
}

/** The sums beside each row, then above each column. */
export const sumsSites = (parameters: SumsParameters): readonly Site[] =>
  placedLines(sumsGrid(parameters.size)).map(({ place }) => ({
    at: 'margin',
    ...place.line,
    words: place.words,
    slot: { gesture: 'type', most: mostSums(parameters.size), ...sumRange(parameters), none: true },
  }));

/**
 * No digit occurs twice in a line, and the sums of its runs are printed beside it, each off by one.
 */
export function sumsClaims(
  { parameters, siteClues }: Structure<SumsParameters>,
  { symbol }: Setting,
): readonly Claim[] {
  const lines = placedLines(sumsGrid(parameters.size));
  const digits = digitsOf(parameters);
  return [
    // Different digits do not depend on the clue, so this claim is not about the line's site.
    ...lines.map(({ place: { words, noun, line }, cells }) =>
      differentOrEmpty({ place: { words, noun, line }, cells, values: digits, symbol }),
    ),
    ...lines.flatMap(({ place, cells }) => {
      const sums = siteClues[place.site];
      return sums === undefined
        ? []
        : [runSums({ place, cells, sums, off: offOf(parameters), digits })];
    }),
  ];
}

/** Lines whose sums no set of different digits makes, whatever the crossing lines contain. */
export function sumsComplaints({
  parameters,
  siteClues,
}: Puzzle<SumsParameters>): readonly Complaint[] {
  const { size, digits, exact } = parameters;
  return placedLines(sumsGrid(size)).flatMap(({ place, cells }) => {
    const sums = siteClues[place.site];
    if (sums === undefined || sumsFit(sums, size, digits, offOf(parameters))) return [];
    const which = sums.length === 1 ? 'the sum' : 'the sums';
    const how = exact ? '' : ', even one off';
    const made = digits === 1 ? 'the digit 1 once' : `the digits 1 to ${digits} once each`;
    const sentence = `${capitalise(place.words)} cannot have ${which} ${sums.join(', ')}${how}: ${size} cells with ${made} do not make ${sums.length === 1 ? 'it' : 'them'}`;
    return [{ sentence, cells, sites: [place.site] }];
  });
}
