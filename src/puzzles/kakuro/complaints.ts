import { capitalise } from '#logic/words.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { Complaint } from '#puzzle/puzzleType.ts';
import { NINE, runReach, runsOf } from './board.ts';
import type { KakuroParameters } from './board.ts';

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
