import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { UNKNOWN_NUMBER } from '../../../../src/puzzle/unknownNumber.ts';
import { boardOf, cells, facts } from './fragments.ts';

/** Each number chooses its rectangle, from column L and row T to column R and row B. */
export function shikaku(puzzle: Puzzle): string {
  const { width, height } = boardOf(puzzle);
  const numbers = facts(puzzle.siteClues, ([clue = 0], cell) => {
    const at = `${cell},${cell % width},${Math.floor(cell / width)}`;
    return clue === UNKNOWN_NUMBER ? `any(${at}).` : `number(${at},${clue}).`;
  });
  return `
#show.
#show v(S,1) : x(S).
${numbers}
#defined any/3. #defined number/4.${cells(puzzle)}
fits(K,L,T,R,B) :- number(K,X,Y,N), W=1..N, N\\W = 0, H=N/W, L=X-W+1..X, T=Y-H+1..Y,
  R=L+W-1, B=T+H-1, L >= 0, T >= 0, R < ${width}, B < ${height}.
fits(K,L,T,R,B) :- any(K,X,Y), L=0..X, T=0..Y, R=X..${width - 1}, B=Y..${height - 1}.
1 { box(K,L,T,R,B) : fits(K,L,T,R,B) } 1 :- fits(K,_,_,_,_).
in(K,Y*${width}+X) :- box(K,L,T,R,B), X=L..R, Y=T..B.
:- cell(C), #count { K : in(K,C) } != 1.
x(S) :- side(S,A,B), in(K,A), not in(K,B).`;
}
