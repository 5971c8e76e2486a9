import { cellsByArea, piecesOf } from '#grid/areas.ts';
import { rectangle } from '#grid/rectangle.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { failure } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';

/** Only f-puzzles can hold house rules, and lines that are drawn besides. */
export function refuseHouseRules({ houseRules, paths }: Puzzle): Result<never> | undefined {
  if (houseRules.length > 0) return failure('has no house rules, and this puzzle has some');
  return paths.length > 0 ? failure('has no lines or dots, and this puzzle has some') : undefined;
}

/** The words that are lost in a form without comments. */
export const commentWords = ({ comments }: Puzzle): readonly string[] =>
  comments.some((comment) => comment !== '') ? ['its title and comments'] : [];

/** Whether a drawn area is disconnected, which walls alone cannot express. */
export const hasPieces = (width: number, height: number, areas: Puzzle['areas']): boolean =>
  cellsByArea(areas).some((cells) => piecesOf(rectangle(width, height), cells).length > 1);
