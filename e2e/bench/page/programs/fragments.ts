/**
 * Pieces of Clingo programs that many types share. Cells are counted from 0, row by row; a shaded one
 * is `x(C)`, and `v(C,N)` is what a cell holds.
 */
import { printedNumber } from '../../../../src/puzzle/printedNumbers.ts';
import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';

/** Rows and columns of a puzzle's board, and how many cells it has. */
export function boardOf({ parameters }: Puzzle) {
  const [width, height] = [
    Number(parameters['width'] ?? parameters['size']),
    Number(parameters['height'] ?? parameters['size']),
  ];
  return { width, height, count: width * height };
}

/**
 * `cell(C)`; `side(S,A,B)` for the side S between two cells, or the line that joins them, the left or
 * upper cell first; `near(A,B)`.
 */
export function cells(puzzle: Puzzle): string {
  const { width, count } = boardOf(puzzle);
  const long = 2 * width - 1;
  return `
cell(0..${count - 1}).
side(A/${width}*${long}+A\\${width},A,A+1) :- cell(A), cell(A+1), A\\${width} < ${width - 1}.
side(A/${width}*${long}+${width - 1}+A\\${width},A,A+${width}) :- cell(A), cell(A+${width}).
near(A,B) :- side(_,A,B).
near(A,B) :- side(_,B,A).`;
}

/** `touch(A,B)`: beside each other, or at a corner. */
export const touching = (puzzle: Puzzle): string => {
  const { width } = boardOf(puzzle);
  return `
touch(A,B) :- near(A,B).
touch(A,C) :- near(A,B), near(B,C), A/${width} != C/${width}, A\\${width} != C\\${width}.`;
};

/** Any of the cells are shaded: `x(C)`, and the others blank: `o(C)`. */
export const shading = (puzzle: Puzzle): string => `
#show.
#show v(C,1) : x(C).${cells(puzzle)}
{ x(C) } :- cell(C).
o(C) :- cell(C), not x(C).`;

/** No square of two by two cells is all `kind`. */
export function noSquare(puzzle: Puzzle, kind: 'x' | 'o'): string {
  const { width } = boardOf(puzzle);
  return `
:- ${kind}(C), ${kind}(C+1), ${kind}(C+${width}), ${kind}(C+${width + 1}), C\\${width} < ${width - 1}.`;
}

/** All cells that are `kind` are connected: from `root`, or else from the first of them. */
export function connected(kind: 'x' | 'o', root?: number): string {
  const start =
    root === undefined || root < 0
      ? `${kind}_from(C) :- C = #min { D : ${kind}(D) }, cell(C).`
      : `${kind}_from(${root}).`;
  return `
${start}
${kind}_from(B) :- ${kind}_from(A), near(A,B), ${kind}(B).
:- ${kind}(C), not ${kind}_from(C).`;
}

/**
 * Shaded cells are no neighbours, and the others are connected: cell 0 or cell 1 is blank, so that no
 * root has to be guessed.
 */
export const loneShaded = `
:- side(_,A,B), x(A), x(B).
o_from(0) :- not x(0).
o_from(1) :- x(0).
o_from(B) :- o_from(A), near(A,B), o(B).
:- o(C), not o_from(C).`;

/** `seen(A,D,B)` for the blank cells in direction D from a cell of a `number(A,N)`, as many in all as it says. */
export function seeing(puzzle: Puzzle): string {
  const { width } = boardOf(puzzle);
  return `
go(1,A,B) :- near(A,B), A+1 = B.
go(2,A,B) :- near(A,B), A-1 = B.
go(3,A,B) :- near(A,B), A+${width} = B.
go(4,A,B) :- near(A,B), A-${width} = B.
seen(A,D,B) :- number(A,_), go(D,A,B), o(B).
seen(A,D,C) :- seen(A,D,B), go(D,B,C), o(C).
:- number(A,N), #count { B : seen(A,_,B) } != N-1.`;
}

/** `number(C,N)` for each cell in which one is printed, and `printed(C)`, also if it is not known. */
export const printed = ({ givens }: Puzzle): string =>
  facts(givens, (given, cell) => {
    const number = printedNumber(given);
    return number === undefined
      ? `printed(${cell}).`
      : `printed(${cell}).number(${cell},${number}).`;
  });

/** `number(S,N)` for each site of which a number is known. */
export const siteNumbers = ({ siteClues }: Puzzle): string =>
  facts(siteClues, (clue, site) => (clue[0] === undefined ? '' : `number(${site},${clue[0]}).`));

/** As many cells of each row, then of each column, are shaded as the sites say. */
export function lineCounts(puzzle: Puzzle): string {
  const { width, height } = boardOf(puzzle);
  return `${siteNumbers(puzzle)}
:- number(R,N), R < ${height}, #count { C : x(C), C/${width} = R } != N.
:- number(K,N), K >= ${height}, #count { C : x(C), C\\${width} = K-${height} } != N.`;
}

/** `r(G,C)` for the cells of each region. */
export const regions = ({ areas }: Puzzle): string =>
  `${facts(areas, (area, cell) => `r(${area},${cell}).`)}
region(G) :- r(G,_).`;

/** The number in a cell, as a given. */
export const givenNumbers = ({ givens }: Puzzle): string =>
  facts(givens, (value, cell) => `:- not v(${cell},${value}).`);

/** A text for each of some clues that is there. */
export const facts = <T>(
  clues: readonly (T | undefined)[],
  write: (clue: T, at: number) => string,
): string => clues.flatMap((clue, at) => (clue === undefined ? [] : [write(clue, at)])).join('');

/** Lines between cells, `x(S)`, that form one loop: from its first cell, each with a line is reached. */
export const loop = (puzzle: Puzzle): string => `${lines(puzzle)}
:- passed(C), #count { S : at(C,S), x(S) } != 2.
from(C) :- C = #min { D : passed(D) }, cell(C).
from(B) :- from(A), next(A,B).
:- passed(C), not from(C).
:- not passed(_).`;

/** Lines between cells, `x(S)`; `next(A,B)` where one joins two, and `passed(C)`. */
export const lines = (puzzle: Puzzle): string => `
#show.
#show v(S,1) : x(S).${cells(puzzle)}
at(C,S) :- side(S,C,_).
at(C,S) :- side(S,_,C).
{ x(S) } :- side(S,_,_).
next(A,B) :- x(S), side(S,A,B).
next(B,A) :- x(S), side(S,A,B).
passed(C) :- next(C,_).`;
