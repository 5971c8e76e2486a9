import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { operationsOf, targetOfClue } from '../../../../src/puzzle/target.ts';
import { cellsByArea } from '../../../../src/grid/areas.ts';
import { boardOf } from './fragments.ts';

/** Each row and column has each number once; `may(K,O,T)` is a way in which cage K makes its result. */
export function kenken(puzzle: Puzzle): string {
  const { width: n, count } = boardOf(puzzle);
  const cages = cellsByArea(puzzle.areas).flatMap((own, cage) => {
    const clue = puzzle.siteClues[cage]?.[0];
    if (clue === undefined) return [];
    const target = targetOfClue(clue);
    return [
      `cage(${cage},${own.length}).`,
      ...own.map((cell, at) => `at(${cage},${at},${cell}).`),
      ...operationsOf(target, own.length).map((how) => `may(${cage},${how},${target.total}).`),
    ];
  });
  return `
#show v/2.
${cages.join('')}
1 { v(C,N) : N=1..${n} } 1 :- C=0..${count - 1}.
1 { v(R*${n}+C,N) : C=0..${n - 1} } 1 :- R=0..${n - 1}, N=1..${n}.
1 { v(R*${n}+C,N) : R=0..${n - 1} } 1 :- C=0..${n - 1}, N=1..${n}.
makes(K) :- may(K,sum,T), #sum { N,C : v(C,N), at(K,_,C) } = T.
two(K,M,N) :- cage(K,2), at(K,0,A), at(K,1,B), v(A,M), v(B,N).
makes(K) :- may(K,difference,T), two(K,M,N), |M-N| = T.
makes(K) :- may(K,quotient,T), two(K,M,N), M*T = N.
makes(K) :- may(K,quotient,T), two(K,M,N), N*T = M.
product(K,0,1) :- may(K,product,_).
product(K,I+1,P*N) :- product(K,I,P), at(K,I,C), v(C,N), may(K,product,T), T \\ (P*N) = 0.
makes(K) :- may(K,product,T), cage(K,I), product(K,I,T).
:- cage(K,_), not makes(K).`;
}
