import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { boardOf, cells, facts } from './fragments.ts';

/** `dot(G,X,Y)`: column and row in halves of a cell, so that half a turn takes column A to X-A. */
export function galaxies(puzzle: Puzzle): string {
  const { width, height } = boardOf(puzzle);
  const spots = 2 * width - 1;
  return `
#show.
#show v(S,1) : x(S).
${facts(puzzle.siteClues, (_, spot) => `dot(${spot},${spot % spots},${Math.floor(spot / spots)}).`)}${cells(puzzle)}
turned(G,C,(Y-C/${width})*${width}+X-C\\${width}) :- dot(G,X,Y), cell(C),
  0 <= X-C\\${width}, X-C\\${width} < ${width}, 0 <= Y-C/${width}, Y-C/${width} < ${height}.
1 { in(G,C) : turned(G,C,_) } 1 :- cell(C).
:- in(G,C), turned(G,C,D), not in(G,D).
middle(G,(Y/2..(Y+1)/2)*${width}+(X/2..(X+1)/2)) :- dot(G,X,Y).
:- middle(G,C), not in(G,C).
from(G,C) :- middle(G,C).
from(G,B) :- from(G,A), near(A,B), in(G,B).
:- in(G,C), not from(G,C).
x(S) :- side(S,A,B), in(G,A), not in(G,B).`;
}
