import { cellsByArea, piecesOf } from '#grid/areas.ts';
import { rectangle } from '#grid/rectangle.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { failure } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';

/** Only f-puzzles can hold house rules. */
export const refuseHouseRules = ({ houseRules }: Puzzle): Result<never> | undefined =>
  houseRules.length === 0 ? undefined : failure('has no house rules, and this puzzle has some');

/** The words that are lost in a form without comments. */
export const commentWords = ({ comments }: Puzzle): readonly string[] =>
  comments.some((comment) => comment !== '') ? ['its title and comments'] : [];

/** Whether a drawn area is disconnected, which walls alone cannot express. */
export const hasPieces = (width: number, height: number, areas: Puzzle['areas']): boolean =>
  cellsByArea(areas).some((cells) => piecesOf(rectangle(width, height), cells).length > 1);
