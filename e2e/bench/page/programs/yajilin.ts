import { arrowOfClue } from '../../../../src/puzzle/arrows.ts';
import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { boardOf, facts, loop } from './fragments.ts';

/** A loop around the arrows, which count the cells that it leaves out. */
export function yajilin(puzzle: Puzzle): string {
  const { width } = boardOf(puzzle);
  const clues = facts(puzzle.siteClues, ([clue = 0], cell) => {
    const arrow = arrowOfClue(clue);
    return arrow === undefined
      ? `clue(${cell}).`
      : `clue(${cell}).arrow(${cell},${arrow.direction},${arrow.count}).`;
  });
  return `${loop(puzzle)}
${clues}
#defined clue/1. #defined arrow/3.
:- clue(C), passed(C).
left(C) :- cell(C), not clue(C), not passed(C).
:- near(A,B), left(A), left(B).
ahead(A,C) :- arrow(A,up,_), cell(C), C < A, C\\${width} = A\\${width}.
ahead(A,C) :- arrow(A,down,_), cell(C), C > A, C\\${width} = A\\${width}.
ahead(A,C) :- arrow(A,left,_), cell(C), C < A, C/${width} = A/${width}.
ahead(A,C) :- arrow(A,right,_), cell(C), C > A, C/${width} = A/${width}.
:- arrow(A,_,N), #count { C : ahead(A,C), left(C) } != N.`;
}
