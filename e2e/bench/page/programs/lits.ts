import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { boardOf, connected, noSquare, regions, shading } from './fragments.ts';

/**
 * Four cells with three sides between them, and no square, are connected: a T has a cell with three
 * neighbours, an I no bend, an L one, an S two.
 */
export function lits(puzzle: Puzzle): string {
  const { width } = boardOf(puzzle);
  return `
${regions(puzzle)}${shading(puzzle)}${noSquare(puzzle, 'x')}${connected('x')}
within(G,A,B) :- side(_,A,B), r(G,A), r(G,B).
:- region(G), #count { C : r(G,C), x(C) } != 4.
:- region(G), #count { A,B : within(G,A,B), x(A), x(B) } != 3.
mate(A,B) :- within(_,A,B), x(A), x(B).
mate(A,B) :- mate(B,A).
bend(G,C) :- r(G,C), mate(C,D), mate(C,E), D/${width} = C/${width}, E/${width} != C/${width}.
shape(G,t) :- r(G,C), #count { D : mate(C,D) } = 3.
shape(G,i) :- region(G), not bend(G,_).
shape(G,s) :- bend(G,C), bend(G,D), C < D.
shape(G,l) :- bend(G,_), not shape(G,t), not shape(G,s).
:- side(_,A,B), x(A), x(B), r(G,A), r(H,B), G != H, shape(G,T), shape(H,T).`;
}
