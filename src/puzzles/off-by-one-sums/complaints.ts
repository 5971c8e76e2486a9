import { placedLines } from '#logic/place.ts';
import { capitalise } from '#logic/words.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import type { Complaint } from '#puzzle/puzzleType.ts';
import { offOf, sumsGrid } from './board.ts';
import type { SumsParameters } from './board.ts';
import { sumsFit } from './sumsFit.ts';

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
