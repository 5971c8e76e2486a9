import { ringAround } from '../../../../src/grid/areas.ts';
import { rectangle } from '../../../../src/grid/rectangle.ts';
import { lengthsOf } from '../../../../src/puzzle/printedLists.ts';
import { printedNumber } from '../../../../src/puzzle/printedNumbers.ts';
import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { boardOf, connected, facts, noSquare, shading } from './fragments.ts';

/**
 * `ring(C,I,A)` are the cells around a clue, I from 0 to 7; `run(C,I,L)` is a run of L from I on. A lone
 * 0 or unknown length may have no run.
 */
export function tapa(puzzle: Puzzle): string {
  const { width, height } = boardOf(puzzle);
  const grid = rectangle(width, height);
  const clues = facts(puzzle.givens, (given, cell) => {
    const lengths = lengthsOf(printedNumber(given) ?? 0);
    const known = lengths.filter((length) => length !== undefined && length > 0);
    const most = lengths.filter((length) => length !== 0).length;
    const least = most === 1 && known.length === 0 ? 0 : most;
    const has = known.map(
      (length) => `has(${cell},${length},${known.filter((each) => each === length).length}).`,
    );
    return [
      `clue(${cell},${least},${most}).`,
      ...new Set(has),
      ...ringAround(grid, cell).flatMap((other, at) =>
        other === undefined ? [] : [`ring(${cell},${at},${other}).`],
      ),
    ].join('');
  });
  return `
${clues}
#defined has/3.${shading(puzzle)}${noSquare(puzzle, 'x')}${connected('x')}
:- clue(C,_,_), x(C).
on(C,I) :- ring(C,I,A), x(A).
part(C,I,1) :- on(C,I), not on(C,(I+7)\\8).
part(C,I,L+1) :- part(C,I,L), on(C,(I+L)\\8), L < 8.
run(C,I,L) :- part(C,I,L), not part(C,I,L+1).
run(C,0,8) :- clue(C,_,_), on(C,I) : I=0..7.
:- clue(C,F,T), not F { run(C,I,L) : I=0..7, L=1..8 } T.
:- has(C,L,N), #count { I : run(C,I,L) } < N.`;
}
