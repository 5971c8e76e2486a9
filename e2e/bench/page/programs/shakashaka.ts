import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { boardOf, cells, printed } from './fragments.ts';

/**
 * Triangles 1 to 4 fill a corner of their cell, clockwise from the upper left. The plane around each
 * corner of the board has eight eighths, clockwise from above, and areas are rectangles if each has two,
 * four or eight of them: `w(P,E)` are the white ones. The cell J around it, clockwise from the upper
 * right, has eighths 2J and 2J+1.
 */
export function shakashaka(puzzle: Puzzle): string {
  const { width } = boardOf(puzzle);
  const long = width + 1;
  return `
#show v/2.
${printed(puzzle)}
#defined printed/1. #defined number/2.${cells(puzzle)}
white(C) :- cell(C), not printed(C).
{ v(C,1..4) } 1 :- white(C).
:- number(C,N), #count { D : near(C,D), v(D,_) } != N.
around(P,3,C) :- white(C), P = C+C/${width}+${long + 1}.
around(P,2,C) :- white(C), P = C+C/${width}+1.
around(P,1,C) :- white(C), P = C+C/${width}.
around(P,0,C) :- white(C), P = C+C/${width}+${long}.
${Array.from({ length: 4 }, (_, j) => {
  const own = ((j + 3) % 4) + 1;
  const [next, before] = [(own % 4) + 1, ((own + 2) % 4) + 1];
  return `w(P,${2 * j}) :- around(P,${j},C), not v(C,${own}), not v(C,${next}).
w(P,${2 * j + 1}) :- around(P,${j},C), not v(C,${own}), not v(C,${before}).`;
}).join('\n')}
first(P,E) :- w(P,E), not w(P,(E+7)\\8).
:- first(P,E), not w(P,(E+1)\\8).
:- first(P,E), w(P,(E+2)\\8), not w(P,(E+3)\\8).
:- first(P,E), w(P,(E+2)\\8), w(P,(E+4)\\8).`;
}
