import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { boardOf, lineCounts, regions, shading } from './fragments.ts';

/** `under(A,B)`: if A is filled, so is B, as low or lower in its region, or in what is connected. */
export function aquarium(puzzle: Puzzle): string {
  const { width } = boardOf(puzzle);
  const under =
    puzzle.parameters['vessels'] === true
      ? `under(A,A) :- cell(A).
under(A,C) :- under(A,B), near(B,C), r(G,B), r(G,C), C/${width} >= A/${width}.`
      : `under(A,B) :- r(G,A), r(G,B), B/${width} >= A/${width}.`;
  return `
${regions(puzzle)}${shading(puzzle)}
${under}
:- x(A), under(A,B), o(B).
${lineCounts(puzzle)}`;
}
