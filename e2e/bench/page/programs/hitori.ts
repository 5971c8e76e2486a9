import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { boardOf, loneShaded, printed, shading } from './fragments.ts';

/** Of equal numbers in a line, one is blank at most. */
export function hitori(puzzle: Puzzle): string {
  const { width } = boardOf(puzzle);
  return `
${printed(puzzle)}${shading(puzzle)}${loneShaded}
:- number(A,N), number(B,N), A < B, A/${width} = B/${width}, o(A), o(B).
:- number(A,N), number(B,N), A < B, A\\${width} = B\\${width}, o(A), o(B).`;
}
