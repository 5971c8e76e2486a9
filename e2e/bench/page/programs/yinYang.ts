import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { connected, facts, noSquare, shading } from './fragments.ts';

/** Cells of the value 1 are taken for shaded ones; both colours are connected from a printed cell. */
export const yinYang = (puzzle: Puzzle): string => `${shading(puzzle)}
${noSquare(puzzle, 'x')}${noSquare(puzzle, 'o')}
${connected('x', puzzle.givens.indexOf(1))}${connected('o', puzzle.givens.indexOf(0))}
${facts(puzzle.givens, (value, cell) => `:- not ${value === 1 ? 'x' : 'o'}(${cell}).`)}`;
