import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { boardOf, siteNumbers } from './fragments.ts';

/**
 * Falling diagonals are shown. Corners are counted row by row, too; a closed ring would cut those within
 * it off from the border.
 */
export function slant(puzzle: Puzzle): string {
  const { width, height, count } = boardOf(puzzle);
  const long = width + 1;
  return `
#show.
#show v(C,1) : x(C).
cell(0..${count - 1}).
corner(0..${long * (height + 1) - 1}).
{ x(C) } :- cell(C).
upper(C,C+C/${width}) :- cell(C).
joins(C,P,P+${long + 1}) :- x(C), upper(C,P).
joins(C,P+1,P+${long}) :- cell(C), not x(C), upper(C,P).
meets(P,C) :- joins(C,P,_).
meets(P,C) :- joins(C,_,P).
${siteNumbers(puzzle)}
:- number(P,N), #count { C : meets(P,C) } != N.
out(P) :- corner(P), P\\${long} = 0.
out(P) :- corner(P), P\\${long} = ${width}.
out(P) :- corner(P), P < ${long}.
out(P) :- corner(P), P >= ${long * height}.
out(Q) :- out(P), joins(_,P,Q).
out(P) :- out(Q), joins(_,P,Q).
:- corner(P), not out(P).`;
}
