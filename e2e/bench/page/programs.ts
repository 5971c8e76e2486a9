/**
 * Each puzzle type as a person would write it for Clingo: facts, choice rules and constraints,
 * grounded when it is solved. What a cell holds is `v(Cell,Value)`; without one it holds 0.
 */
import { trueSums } from '../../../src/logic/kinds/runSums.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { BOX } from '../../../src/puzzle/boxedSquare.ts';
import { CIRCLES, GROUPS } from '../../../src/puzzles/sujiko/board.ts';
import { stackHexagons } from '../../../src/grid/stackHexagons.ts';
import { battleshipProgram } from './battleshipProgram.ts';
import { futoshiki, kakuro, killerSudoku, skyscrapers } from './digitPrograms.ts';
import { drawnSudoku } from './programs/drawnSudoku.ts';
import { CLINGO_ALONE } from './programs/clingoAlone.ts';

const sideOf = ({ parameters }: Puzzle, name: string): number => Number(parameters[name]);

/** `fact(cell)` for each cell with a given. */
const facts = (puzzle: Puzzle, write: (cell: number, value: number) => string): string =>
  puzzle.givens
    .flatMap((value, cell) => (value === undefined ? [] : [write(cell, value)]))
    .join('\n');

function sudoku(puzzle: Puzzle): string {
  if (puzzle.paths.length > 0) return drawnSudoku(puzzle);
  const n = sideOf(puzzle, 'size');
  const [width, height] = BOX.get(n) ?? [1, 1];
  return `
#show v(R*${n}+C,N) : x(R,C,N).
d(0..${n - 1}). n(1..${n}).
b(R,C,(R/${height})*${n / width}+C/${width}) :- d(R), d(C).
1 { x(R,C,N) : n(N) } 1 :- d(R), d(C).
1 { x(R,C,N) : d(C) } 1 :- d(R), n(N).
1 { x(R,C,N) : d(R) } 1 :- d(C), n(N).
1 { x(R,C,N) : b(R,C,B) } 1 :- d(B), n(N).
${facts(puzzle, (cell, value) => `x(${Math.floor(cell / n)},${cell % n},${value}).`)}`;
}

function kurosu(puzzle: Puzzle): string {
  const [width, height] = [sideOf(puzzle, 'width'), sideOf(puzzle, 'height')];
  const unlike = `
p(A,B) :- down(A), down(B), A < B.
q(A,B) :- across(A), across(B), A < B.
r(A,B) :- p(A,B), x(A,C), not x(B,C).
r(A,B) :- p(A,B), x(B,C), not x(A,C).
c(A,B) :- q(A,B), x(R,A), not x(R,B).
c(A,B) :- q(A,B), x(R,B), not x(R,A).
:- p(A,B), not r(A,B).
:- q(A,B), not c(A,B).`;
  return `
#show v(R*${width}+C,1) : x(R,C).
down(0..${height - 1}). across(0..${width - 1}).
${width / 2} { x(R,C) : across(C) } ${width / 2} :- down(R).
${height / 2} { x(R,C) : down(R) } ${height / 2} :- across(C).
:- x(R,C), x(R,C+1), x(R,C+2).
:- x(R,C), x(R+1,C), x(R+2,C).
:- down(R), across(C), across(C+2), not x(R,C), not x(R,C+1), not x(R,C+2).
:- down(R), across(C), down(R+2), not x(R,C), not x(R+1,C), not x(R+2,C).
${puzzle.parameters['noTwoAlike'] === true ? unlike : ''}
${facts(puzzle, (cell, value) => `${value === 1 ? ':- not ' : ':- '}x(${Math.floor(cell / width)},${cell % width}).`)}`;
}

function suguru(puzzle: Puzzle): string {
  const [width, height] = [sideOf(puzzle, 'width'), sideOf(puzzle, 'height')];
  const sizes = new Map<number, number>();
  for (const area of puzzle.areas) {
    if (area !== undefined) sizes.set(area, (sizes.get(area) ?? 0) + 1);
  }
  return `
#show v/2.
${puzzle.areas.map((area, cell) => `r(${cell},${area ?? 'none'}).`).join('')}
${[...sizes].map(([area, size]) => `s(${area},${size}).`).join('')}
1 { v(C,N) : N=1..S } 1 :- r(C,G), s(G,S).
1 { v(C,N) : r(C,G) } 1 :- s(G,S), N=1..S.
a(Y*${width}+X,Y2*${width}+X2) :- X=0..${width - 1}, Y=0..${height - 1}, X2=X-1..X+1, Y2=Y..Y+1,
  X2>=0, X2<${width}, Y2<${height}, Y*${width}+X < Y2*${width}+X2.
:- a(C,D), v(C,N), v(D,N).
${facts(puzzle, (cell, value) => `:- not v(${cell},${value}).`)}`;
}

function sujiko(puzzle: Puzzle): string {
  const groups = [
    ...CIRCLES,
    ...GROUPS.map((_, group) =>
      puzzle.areas.flatMap((area, cell) => (area === group ? [cell] : [])),
    ),
  ];
  const totals = puzzle.siteClues.flatMap((clue, site) => {
    const cells = groups[site] ?? [];
    if (clue?.[0] === undefined || cells.length === 0) return [];
    return [`t(${site},${clue[0]}). k(${site},(${cells.join(';')})).`];
  });
  return `
#show v/2.
1 { v(C,N) : N=1..9 } 1 :- C=0..8.
1 { v(C,N) : C=0..8 } 1 :- N=1..9.
${totals.join('\n')}
:- t(K,T), #sum { N,C : v(C,N), k(K,C) } != T.
${facts(puzzle, (cell, value) => `:- not v(${cell},${value}).`)}`;
}

/** The printed picture of thirteen hexagons. */
const stack = stackHexagons([4, 5, 4]);

function numberWorkout(puzzle: Puzzle): string {
  const hexagons = stack.hexagons.map(({ cells }, index) => `h(${index},(${cells.join(';')})).`);
  return `
#show v/2.
${hexagons.join('\n')}
${stack.pairs.map(([a, b]) => `e(${a},${b}).`).join('')}
1 { v(C,N) : N=1..6 } 1 :- h(_,C).
1 { v(C,N) : h(H,C) } 1 :- h(H,_), N=1..6.
:- e(A,B), v(A,N), not v(B,N).
${facts(puzzle, (cell, value) => `:- not v(${cell},${value}).`)}`;
}

function paintByNumbers({ parameters, siteClues: clues }: Puzzle): string {
  const [width, height] = [Number(parameters['width']), Number(parameters['height'])];
  const blocks = clues.flatMap((clue, site) => {
    if (clue === undefined) return [];
    const lengths = clue.filter((length) => length > 0);
    const room = site < height ? width : height;
    const slack = room - lengths.reduce((sum, length) => sum + length, lengths.length - 1);
    let start = 0;
    const facts = lengths.map((length, index) => {
      const fact = `b(${site},${index},${length},${start},${start + slack}).`;
      start += length + 1;
      return fact;
    });
    return [`l(${site}).`, ...facts];
  });
  return `
#show v(R*${width}+C,1) : x(R,C).
${blocks.join('')}
1 { s(L,B,P) : P=F..T } 1 :- b(L,B,_,F,T).
:- s(L,B,P), b(L,B,N,_,_), s(L,B+1,Q), Q <= P+N.
f(L,P..P+N-1) :- s(L,B,P), b(L,B,N,_,_).
{ x(0..${height - 1},0..${width - 1}) }.
:- l(R), R < ${height}, C=0..${width - 1}, x(R,C), not f(R,C).
:- l(R), R < ${height}, C=0..${width - 1}, not x(R,C), f(R,C).
:- l(L), L >= ${height}, R=0..${height - 1}, x(R,L-${height}), not f(L,R).
:- l(L), L >= ${height}, R=0..${height - 1}, not x(R,L-${height}), f(L,R).`;
}

function offByOneSums(puzzle: Puzzle): string {
  const { parameters, siteClues: clues } = puzzle;
  const n = sideOf(puzzle, 'size');
  const off = parameters['exact'] === true ? 0 : 1;
  const lines = clues.flatMap((sums, line) => {
    if (sums === undefined) return [];
    const runs = sums.flatMap((printed, run) => {
      const wanted = trueSums(printed, off);
      return [
        `mx(${line},${run},${Math.max(0, ...wanted)}).`,
        ...wanted.map((sum) => `ok(${line},${run},${sum}).`),
      ];
    });
    return [`runs(${line},${sums.length}).`, ...runs];
  });
  return `
#show v/2.
d(0..${n - 1}). digit(1..${Number(parameters['digits'])}).
at(R,C,R*${n}+C) :- d(R), d(C).
at(C+${n},R,R*${n}+C) :- d(R), d(C).
line(0..${2 * n - 1}).
1 { v(C,0); v(C,N) : digit(N) } 1 :- at(_,_,C).
:- line(L), digit(N), 2 { v(C,N) : at(L,_,C) }.
${lines.join('')}
st(L,-1,0,0) :- runs(L,_).
st(L,P,K,S+N) :- st(L,P-1,K,S), at(L,P,C), v(C,N), N > 0, mx(L,K,M), S+N <= M.
st(L,P,K,0) :- st(L,P-1,K,0), at(L,P,C), v(C,0).
st(L,P,K+1,0) :- st(L,P-1,K,S), at(L,P,C), v(C,0), ok(L,K,S).
ends(L) :- st(L,${n - 1},K,0), runs(L,K).
ends(L) :- st(L,${n - 1},K,S), ok(L,K,S), runs(L,K+1).
:- runs(L,_), not ends(L).
${facts(puzzle, (cell, value) => `:- not v(${cell},${value}).`)}`;
}

function starBattle(puzzle: Puzzle): string {
  const n = sideOf(puzzle, 'size');
  const stars = sideOf(puzzle, 'stars');
  const regions = puzzle.areas.flatMap((area, cell) =>
    area === undefined ? [] : [`g(${area},${Math.floor(cell / n)},${cell % n}).`],
  );
  return `
#show v(R*${n}+C,1) : x(R,C).
d(0..${n - 1}).
${regions.join('')}
${stars} { x(R,C) : d(C) } ${stars} :- d(R).
${stars} { x(R,C) : d(R) } ${stars} :- d(C).
${stars} { x(R,C) : g(G,R,C) } ${stars} :- g(G,_,_).
:- x(R,C), x(R,C+1).
:- x(R,C), x(R+1,C-1..C+1).
${facts(puzzle, (cell, value) => `${value === 1 ? ':- not ' : ':- '}x(${Math.floor(cell / n)},${cell % n}).`)}`;
}

const PROGRAMS = new Map<string, (puzzle: Puzzle) => string>([
  ['sudoku', sudoku],
  ['kurosu', kurosu],
  ['suguru', suguru],
  ['sujiko', sujiko],
  ['number-workout', numberWorkout],
  ['paint-by-numbers', paintByNumbers],
  ['off-by-one-sums', offByOneSums],
  ['battleship', battleshipProgram],
  ['futoshiki', futoshiki],
  ['killer-sudoku', killerSudoku],
  ['star-battle', starBattle],
  ['skyscrapers', skyscrapers],
  ['kakuro', kakuro],
]);

/** Whether somebody has written a type for all rivals; rows are of those alone. */
export const isWritten = (id: string): boolean => PROGRAMS.has(id);

/** The program of a puzzle of the type with this id. */
export function programOf(id: string, puzzle: Puzzle): string {
  const write = PROGRAMS.get(id) ?? CLINGO_ALONE.get(id);
  if (write === undefined) throw new Error(`Nobody has written ${id} for Clingo`);
  return write(puzzle);
}
