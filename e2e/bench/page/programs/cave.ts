import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { boardOf, connected, printed, seeing, shading } from './fragments.ts';

/** The cave is connected from a printed cell, what is shaded from the border. */
export function cave(puzzle: Puzzle): string {
  const { width, height } = boardOf(puzzle);
  const root = puzzle.givens.findIndex((given) => given !== undefined);
  return `
${printed(puzzle)}${shading(puzzle)}${connected('o', root)}${seeing(puzzle)}
:- printed(C), x(C).
wall(C) :- x(C), C\\${width} = 0.
wall(C) :- x(C), C\\${width} = ${width - 1}.
wall(C) :- x(C), C < ${width}.
wall(C) :- x(C), C >= ${width * (height - 1)}.
wall(B) :- wall(A), near(A,B), x(B).
:- x(C), not wall(C).`;
}
