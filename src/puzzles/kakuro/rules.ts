import type { Claim } from '#logic/claim.ts';
import { allDifferent } from '#logic/kinds/allDifferent.ts';
import { cage } from '#logic/kinds/cage.ts';
import { capitalise } from '#logic/words.ts';
import type { Layout, Puzzle, Setting, Structure } from '#puzzle/puzzle.ts';
import type { Complaint } from '#puzzle/puzzleType.ts';
import { oneNumber } from '#puzzle/site.ts';
import type { Site } from '#puzzle/site.ts';
import { NINE, runReach, runsOf } from './runs.ts';
import type { KakuroParameters } from './runs.ts';

const RUN = { one: 'run', many: 'runs' };
const SUMMED = { one: 'run with a sum', many: 'runs with a sum' };

/** The sum of each run, in the black square before it. */
export const kakuroSites = (layout: Layout<KakuroParameters>): readonly Site[] =>
  runsOf(layout).map(({ words, half, square }) => ({
    at: 'half',
    half,
    ...square,
    words,
    slot: oneNumber(1, runReach(NINE).high),
  }));

/**
 * No digit occurs twice in a run, and its digits sum to the number before it (Dell Magazines,
 * "Cross Sums").
 */
export const kakuroClaims = (
  structure: Structure<KakuroParameters>,
  { values, symbol }: Setting,
): readonly Claim[] =>
  runsOf(structure).flatMap(({ words, cells }, site) => {
    const total = structure.siteClues[site]?.[0];
    const place = { words, noun: total === undefined ? RUN : SUMMED, site };
    if (total !== undefined) return [cage({ place, cells, total, values, symbol })];
    // A single cell has no other to differ from.
    return cells.length > 1 ? [allDifferent({ place, cells, values, symbol })] : [];
  });

/** Runs that are too long, and sums that no set of different digits makes. */
export const kakuroComplaints = (puzzle: Puzzle<KakuroParameters>): readonly Complaint[] =>
  runsOf(puzzle).flatMap(({ words, cells }, site): readonly Complaint[] => {
    const count = cells.length;
    const name = capitalise(words);
    if (count > NINE) {
      const sentence = `${name} has ${count} cells without a black square, and only ${NINE} digits differ`;
      return [{ sentence, cells, sites: [site] }];
    }
    const total = puzzle.siteClues[site]?.[0];
    const { low, high } = runReach(count);
    if (total === undefined || (total >= low && total <= high)) return [];
    const what = count === 1 ? 'one digit makes' : `${count} different digits make`;
    const sentence = `${name} cannot add up to ${total}: ${what} ${low} to ${high}`;
    return [{ sentence, cells, sites: [site] }];
  });
