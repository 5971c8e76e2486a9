import { BOX } from '../../../../src/puzzle/boxedSquare.ts';
import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { boardOf, facts, givenNumbers } from './fragments.ts';

/** A Sudoku with `path(P,K,L)` of a kind and so many cells, `on(P,I,C)` for the cell at place I from 0. */
export function drawnSudoku(puzzle: Puzzle): string {
  const { width: n, count } = boardOf(puzzle);
  const [across, down] = BOX.get(n) ?? [1, 1];
  const paths = facts(puzzle.paths, ({ kind, cells, numbers = [] }, path) =>
    [
      `path(${path},"${kind}",${cells.length}).`,
      ...cells.map((cell, at) => `on(${path},${at},${cell}).`),
      ...numbers.map((number, at) => `number(${path},${at},${number}).`),
    ].join(''),
  );
  const rules = [...new Set(puzzle.paths.map(({ kind }) => kind))].map((kind) => {
    const rule = RULES.get(kind);
    if (rule === undefined) throw new Error(`Nobody has written ${kind} for Clingo`);
    return rule(n);
  });
  return `
#show v/2.
${paths}
#defined number/3.
cell(0..${count - 1}).
box(C,C/${n}/${down}*${n / across}+C\\${n}/${across}) :- cell(C).
1 { v(C,N) : N=1..${n} } 1 :- cell(C).
1 { v(C,N) : cell(C), C/${n} = R } 1 :- R=0..${n - 1}, N=1..${n}.
1 { v(C,N) : cell(C), C\\${n} = K } 1 :- K=0..${n - 1}, N=1..${n}.
1 { v(C,N) : box(C,B) } 1 :- box(_,B), N=1..${n}.
h(P,I,N) :- on(P,I,C), v(C,N).
${rules.join('\n')}
${givenNumbers(puzzle)}`;
}

/** What a kind of path asks for, on a board of so many a side; `h(P,I,N)` is what stands at a place of it. */
const RULES = new Map<string, (n: number) => string>([
  ['thermometer', () => `:- path(P,"thermometer",_), h(P,I,M), h(P,I+1,N), M >= N.`],
  ['arrow', () => `:- path(P,"arrow",_), h(P,0,T), #sum { N,I : h(P,I,N), I > 0 } != T.`],
  [
    'cage',
    () => `:- path(P,"cage",_), h(P,I,N), h(P,J,N), I < J.
:- path(P,"cage",_), number(P,_,T), #sum { N,I : h(P,I,N) } != T.`,
  ],
  [
    'little-killer',
    () => `:- path(P,"little-killer",_), number(P,_,T), #sum { N,I : h(P,I,N) } != T.`,
  ],
  [
    'whisper',
    (n) => `apart(P,D) :- path(P,"whisper",_), number(P,_,D).
apart(P,${Math.ceil(n / 2)}) :- path(P,"whisper",_), not number(P,_,_).
:- apart(P,D), h(P,I,M), h(P,I+1,N), |M-N| < D.`,
  ],
  [
    'renban',
    () => `:- path(P,"renban",_), h(P,I,N), h(P,J,N), I < J.
:- path(P,"renban",L), h(P,I,M), h(P,J,N), N-M >= L.`,
  ],
  ['palindrome', () => `:- path(P,"palindrome",L), h(P,I,M), h(P,L-1-I,N), M < N.`],
  [
    'between',
    () => `:- path(P,"between",L), h(P,0,M), h(P,L-1,N), h(P,I,K), 0 < I, I < L-1, K <= M, K <= N.
:- path(P,"between",L), h(P,0,M), h(P,L-1,N), h(P,I,K), 0 < I, I < L-1, K >= M, K >= N.`,
  ],
  [
    'sandwich',
    (n) => `bread(P,I) :- path(P,"sandwich",_), h(P,I,(1;${n})).
filling(P,I) :- bread(P,A), bread(P,B), on(P,I,_), A < I, I < B.
:- path(P,"sandwich",_), number(P,_,T), #sum { N,I : h(P,I,N), filling(P,I) } != T.`,
  ],
  [
    'white-dot',
    () => `apart(P,D) :- path(P,"white-dot",_), number(P,_,D).
apart(P,1) :- path(P,"white-dot",_), not number(P,_,_).
:- apart(P,D), h(P,0,M), h(P,1,N), |M-N| != D.`,
  ],
  [
    'black-dot',
    () => `times(P,T) :- path(P,"black-dot",_), number(P,_,T).
times(P,2) :- path(P,"black-dot",_), not number(P,_,_).
:- times(P,T), h(P,0,M), h(P,1,N), M*T != N, N*T != M.`,
  ],
  [
    'quadruple',
    () => `asked(P,N,K) :- path(P,"quadruple",_), number(P,_,N), K = #count { A : number(P,A,N) }.
:- asked(P,N,K), #count { I : h(P,I,N) } < K.`,
  ],
]);
