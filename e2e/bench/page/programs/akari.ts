import { runsBetween } from '../../../../src/logic/runsBetween.ts';
import { rectangle } from '../../../../src/grid/rectangle.ts';
import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { boardOf, cells, printed } from './fragments.ts';

/** Black cells are the printed ones; `run(R,C)` are the cells between two of them. */
export function akari(puzzle: Puzzle): string {
  const { width, height } = boardOf(puzzle);
  const black = puzzle.givens.map((given) => given !== undefined);
  const runs = runsBetween(rectangle(width, height), black);
  return `
#show.
#show v(C,1) : x(C).
${runs.map((run, at) => `run(${at},(${run.cells.join(';')})).`).join('')}
${printed(puzzle)}
#defined printed/1. #defined number/2.${cells(puzzle)}
{ x(C) } :- cell(C), not printed(C).
:- run(R,_), #count { C : run(R,C), x(C) } > 1.
lit(C) :- run(R,C), run(R,D), x(D).
:- cell(C), not printed(C), not lit(C).
:- number(C,N), #count { D : near(C,D), x(D) } != N.`;
}
