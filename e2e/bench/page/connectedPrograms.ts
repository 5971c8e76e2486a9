/**
 * Types whose blank cells are connected, as a person writes them for Clingo. Cells are counted from
 * 0, row by row; a shaded one holds 1. Shaded cells are no neighbours, so that cell 0 or cell 1 is
 * blank: from there a blank cell is reached or not, and no root has to be guessed.
 */
import { rectangle } from '../../../src/grid/rectangle.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { printedNumber } from '../../../src/puzzle/printedNumbers.ts';

const gridOf = ({ parameters }: Puzzle) =>
  rectangle(Number(parameters['width']), Number(parameters['height']));

function connectedBlanks(puzzle: Puzzle): string {
  const { width, height } = gridOf(puzzle);
  const beside = puzzle.givens.flatMap((_, cell) => [
    ...((cell + 1) % width === 0 ? [] : [`side(${cell},${cell + 1}).`]),
    ...(cell + width < width * height ? [`side(${cell},${cell + width}).`] : []),
  ]);
  return `
#show v(C,1) : x(C).
cell(0..${width * height - 1}).
${beside.join('')}
near(A,B) :- side(A,B).
near(A,B) :- side(B,A).
{ x(C) : cell(C) }.
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
  const { rows, columns } = gridOf(puzzle);
  const rooms = puzzle.areas.flatMap((area, cell) =>
    area === undefined ? [] : [`r(${area},${cell}).`],
  );
  const counts = puzzle.siteClues.flatMap((clue, room) =>
    clue?.[0] === undefined ? [] : [`:- #count { C : x(C), r(${room},C) } != ${clue[0]}.`],
  );
  // The shortest stretches of each line that reach from one room through a second into a third.
  const stretches = [...rows, ...columns].flatMap((line) => {
    const borders = line.flatMap((cell, at) =>
      at > 0 && puzzle.areas[cell] !== puzzle.areas[line[at - 1] ?? 0] ? [at] : [],
    );
    return borders.slice(1).map((to, index) => line.slice((borders[index] ?? 0) - 1, to + 1));
  });
  return `${connectedBlanks(puzzle)}
${rooms.join('')}
${counts.join('\n')}
${stretches.map((cells) => `:- ${cells.map((cell) => `not x(${cell})`).join(', ')}.`).join('\n')}`;
}
