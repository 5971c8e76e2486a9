import type { PathKind } from './pathForms.ts';
import type { PuzzleType } from './puzzleType.ts';

/** Which clues a new puzzle draws: those of one kind, or of several. */
export type DrawnWish = PathKind | 'mix';

/** The kinds that can be drawn around a solution: nearly no region of as many cells as a row has all digits, nor are two alike. */
export const kindsDrawn = ({ drawnPaths }: Pick<PuzzleType, 'drawnPaths'>): readonly PathKind[] =>
  drawnPaths?.areExtra === true
    ? drawnPaths.kinds.filter((kind) => !['extra-region', 'clone'].includes(kind))
    : [];

/** Whether new puzzles of a type can draw that. */
export const canDraw = (type: Pick<PuzzleType, 'drawnPaths'>, wish: DrawnWish): boolean => {
  const kinds = kindsDrawn(type);
  return wish === 'mix' ? kinds.length > 0 : kinds.includes(wish);
};
