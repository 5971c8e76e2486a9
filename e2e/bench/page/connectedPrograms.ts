/**
 * Types whose cells are connected, as a person writes them for Clingo. Cells are counted from 0, row by
 * row; a shaded one holds 1.
 */
import { acrossThree } from '../../../src/grid/areas.ts';
import { sidesOf } from '../../../src/grid/between.ts';
import { rectangle } from '../../../src/grid/rectangle.ts';
import { isLevel, sides } from '../../../src/grid/sides.ts';
import type { Sides } from '../../../src/grid/sides.ts';
import { WHITE_CIRCLE } from '../../../src/puzzle/circles.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { printedNumber } from '../../../src/puzzle/printedNumbers.ts';

const gridOf = ({ parameters }: Puzzle) =>
  rectangle(Number(parameters['width']), Number(parameters['height']));

function anyCells(puzzle: Puzzle): string {
  const grid = gridOf(puzzle);
  const beside = sidesOf(grid).map(({ cells: [first, second] }) => `side(${first},${second}).`);
  return `
#show v(C,1) : x(C).
cell(0..${grid.centres.length - 1}).
${beside.join('')}
near(A,B) :- side(A,B).
near(A,B) :- side(B,A).
{ x(C) : cell(C) }.`;
}

/**
 * Shaded cells are no neighbours, so that cell 0 or cell 1 is blank: from there a blank cell is reached
 * or not, and no root has to be guessed.
 */
function connectedBlanks(puzzle: Puzzle): string {
  return `${anyCells(puzzle)}
:- side(A,B), x(A), x(B).
reached(0) :- not x(0).
reached(1) :- x(0).
reached(B) :- reached(A), near(A,B), not x(B).
:- cell(C), not x(C), not reached(C).`;
}

export function hitori(puzzle: Puzzle): string {
  const { rows, columns } = gridOf(puzzle);
  const lines = [...rows, ...columns].map((line, at) => `l(${at},(${line.join(';')})).`);
  const numbers = puzzle.givens.flatMap((given, cell) => {
    const number = printedNumber(given);
    return number === undefined ? [] : [`n(${cell},${number}).`];
  });
  return `${connectedBlanks(puzzle)}
${lines.join('')}
${numbers.join('')}
:- l(L,A), l(L,B), A < B, n(A,N), n(B,N), not x(A), not x(B).`;
}

export function heyawake(puzzle: Puzzle): string {
  const rooms = puzzle.areas.flatMap((area, cell) =>
    area === undefined ? [] : [`r(${area},${cell}).`],
  );
  const counts = puzzle.siteClues.flatMap((clue, room) =>
    clue?.[0] === undefined ? [] : [`:- #count { C : x(C), r(${room},C) } != ${clue[0]}.`],
  );
  const stretches = acrossThree(gridOf(puzzle), puzzle.areas);
  return `${connectedBlanks(puzzle)}
${rooms.join('')}
${counts.join('\n')}
${stretches.map((cells) => `:- ${cells.map((cell) => `not x(${cell})`).join(', ')}.`).join('\n')}`;
}

/** The first shaded cell is the root of the sea, the cells of numbers are those of islands. */
export function nurikabe(puzzle: Puzzle): string {
  const { width, centres } = gridOf(puzzle);
  const numbers = puzzle.givens.flatMap((given, cell) => {
    if (given === undefined) return [];
    const number = printedNumber(given);
    return [`n(${cell}).${number === undefined ? '' : `size(${cell},${number}).`}`];
  });
  const squares = [...centres.keys()]
    .filter((cell) => (cell + 1) % width > 0 && cell + width < centres.length)
    .map((cell) => `:- x(${cell}), x(${cell + 1}), x(${cell + width}), x(${cell + width + 1}).`);
  return `${anyCells(puzzle)}
${numbers.join('')}
${squares.join('\n')}
sea(C) :- C = #min { D : x(D) }, cell(C).
sea(B) :- sea(A), near(A,B), x(B).
:- x(C), not sea(C).
:- n(R), x(R).
isle(R,R) :- n(R).
isle(R,B) :- isle(R,A), near(A,B), not x(B), not n(B).
:- n(R), n(S), R != S, isle(R,A), near(A,S).
:- size(R,N), #count { C : isle(R,C) } != N.
reached(C) :- isle(R,C).
:- cell(C), not x(C), not reached(C).`;
}

/** Lines on sides that form one loop: from its first dot, each with a line is reached. */
function oneLoop({ ends, centres }: Sides): string {
  const sides = ends.map(([from, to], side) => `side(${side},${from},${to}).`);
  return `
#show v(S,1) : x(S).
cell(0..${centres.length - 1}).
${sides.join('')}
at(D,S) :- side(S,D,_).
at(D,S) :- side(S,_,D).
{ x(S) : cell(S) }.
next(A,B) :- x(S), side(S,A,B).
next(B,A) :- x(S), side(S,A,B).
passed(D) :- next(D,_).
:- passed(D), #count { S : at(D,S), x(S) } != 2.
root(D) :- D = #min { E : passed(E) }, at(D,_).
reached(D) :- root(D).
reached(B) :- reached(A), next(A,B).
:- passed(D), not reached(D).
:- not root(_).`;
}

export function slitherlink({ parameters, siteClues }: Puzzle): string {
  const grid = sides(Number(parameters['width']) + 1, Number(parameters['height']) + 1, 'corners');
  const numbers = siteClues.flatMap((clue, square) => {
    const own = (grid.ofSquares[square] ?? []).map((side) => `x(${side})`);
    return clue?.[0] === undefined ? [] : [`:- { ${own.join('; ')} } != ${clue[0]}.`];
  });
  return `${oneLoop(grid)}
${numbers.join('\n')}`;
}

export function masyu({ parameters, siteClues }: Puzzle): string {
  const grid = sides(Number(parameters['width']), Number(parameters['height']), 'centres');
  const level = grid.ends.flatMap((_, side) => (isLevel(grid, side) ? [`level(${side}).`] : []));
  const circles = siteClues.flatMap((clue, cell) =>
    clue?.[0] === undefined ? [] : [`${clue[0] === WHITE_CIRCLE ? 'white' : 'black'}(${cell}).`],
  );
  return `${oneLoop(grid)}
${level.join('')}
#defined white/1.
#defined black/1.
${circles.join('')}
turn(D) :- at(D,S), at(D,T), x(S), x(T), level(S), not level(T).
:- white(D), not passed(D).
:- white(D), turn(D).
:- white(D), #count { E : next(D,E), turn(E) } = 0.
:- black(D), not turn(D).
:- black(D), next(D,E), turn(E).`;
}
