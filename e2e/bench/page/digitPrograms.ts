/** Puzzles of digits that differ along lines, as a person would write them for Clingo; see `programs.ts`. */
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { boxesOf } from '../../../src/puzzle/boxedSquare.ts';
import { sightLines } from '../../../src/logic/sightLines.ts';
import { cagesOf, lessThan, sizeOf, squareOf, summedRuns, visibleCounts } from './clues.ts';

const facts = ({ givens }: Puzzle): string =>
  givens
    .flatMap((value, cell) => (value === undefined ? [] : [`:- not v(${cell},${value}).`]))
    .join('\n');

/** `k(Group,Cell)` for each cell of each group; cells of a group have no digit twice. */
const groups = (all: readonly (readonly number[])[]): string =>
  all.map((cells, group) => `k(${group},(${cells.join(';')})).`).join('');

/** Each row and column has each of the digits 1 to `n` once. */
const latinSquare = (n: number): string => `
#show v/2.
at(R,C,R*${n}+C) :- R=0..${n - 1}, C=0..${n - 1}.
1 { v(X,N) : N=1..${n} } 1 :- at(_,_,X).
1 { v(X,N) : at(R,_,X) } 1 :- R=0..${n - 1}, N=1..${n}.
1 { v(X,N) : at(_,C,X) } 1 :- C=0..${n - 1}, N=1..${n}.`;

/** Cells of a group differ, and add up where `t(Group,Sum)` says so. */
const SUMS = `
:- k(G,_), N=1..9, 2 { v(X,N) : k(G,X) }.
:- t(G,T), #sum { N,X : v(X,N), k(G,X) } != T.`;

const totals = (all: readonly { readonly total: number | undefined }[]): string =>
  all
    .flatMap(({ total }, group) => (total === undefined ? [] : [`t(${group},${total}).`]))
    .join('');

export const futoshiki = (puzzle: Puzzle): string => `${latinSquare(sizeOf(puzzle))}
${lessThan(puzzle)
  .map(([less, greater]) => `l(${less},${greater}).`)
  .join('')}
:- l(A,B), v(A,N), v(B,M), N >= M.
${facts(puzzle)}`;

export function killerSudoku(puzzle: Puzzle): string {
  const n = sizeOf(puzzle);
  const cages = cagesOf(puzzle);
  return `${latinSquare(n)}
${boxesOf(n)
  .map((cells, box) => `b(${box},(${cells.join(';')})).`)
  .join('')}
1 { v(X,N) : b(B,X) } 1 :- b(B,_), N=1..${n}.
${groups(cages.map(({ cells }) => cells))}${totals(cages)}${SUMS}
${facts(puzzle)}`;
}

export function skyscrapers(puzzle: Puzzle): string {
  const looks = sightLines(squareOf(puzzle));
  const seen = visibleCounts(puzzle).flatMap((count, look) =>
    count === undefined
      ? []
      : [
          `s(${look},${count}).`,
          ...(looks[look]?.cells ?? []).map((cell, place) => `o(${look},${place},${cell}).`),
        ],
  );
  return `${latinSquare(sizeOf(puzzle))}
${seen.join('')}
hidden(L,P) :- o(L,P,X), v(X,N), o(L,Q,Y), Q < P, v(Y,M), M > N.
:- s(L,K), #count { P : o(L,P,_), not hidden(L,P) } != K.
${facts(puzzle)}`;
}

export function kakuro(puzzle: Puzzle): string {
  const runs = summedRuns(puzzle);
  return `
#show v/2.
${groups(runs.map(({ cells }) => cells))}${totals(runs)}
1 { v(X,N) : N=1..9 } 1 :- k(_,X).${SUMS}
${facts(puzzle)}`;
}
