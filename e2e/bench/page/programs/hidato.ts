import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { boardOf, cells, facts, givenNumbers, touching } from './fragments.ts';

/** Each number once, and beside the next, or touching it. */
export function hidato(puzzle: Puzzle): string {
  const { count } = boardOf(puzzle);
  const black = puzzle.blackCells.filter(Boolean).length;
  const last = count - black;
  const step = puzzle.parameters['sidesOnly'] === true ? 'near' : 'touch';
  return `
#show v/2.
${facts(puzzle.blackCells, (isBlack, cell) => (isBlack ? `black(${cell}).` : ''))}
#defined black/1.${cells(puzzle)}${touching(puzzle)}
open(C) :- cell(C), not black(C).
1 { v(C,N) : N=1..${last} } 1 :- open(C).
1 { v(C,N) : open(C) } 1 :- N=1..${last}.
:- v(C,N), N < ${last}, not v(D,N+1) : ${step}(C,D), open(D).
${givenNumbers(puzzle)}`;
}
