import type { Puzzle } from '#puzzle/puzzle.ts';
import type { Complaint } from '#puzzle/puzzleType.ts';
import type { DominosaParameters } from './board.ts';

/** The complaint if the printed numbers are not those of a set of dominoes, each with every other and itself. */
export function dominosaComplaints({
  siteClues,
}: Puzzle<DominosaParameters>): readonly Complaint[] {
  const numbers = siteClues.flatMap((clue) => clue ?? []);
  const kinds = new Set(numbers).size;
  if (numbers.length === 0 || numbers.length === kinds * (kinds + 1)) return [];
  const verb = kinds === 1 ? 'number makes' : 'different numbers make';
  const sentence = `${kinds} ${verb} a set of ${kinds * (kinds + 1)} halves, and ${numbers.length} cells have a number`;
  return [{ sentence, cells: [], sites: [] }];
}
