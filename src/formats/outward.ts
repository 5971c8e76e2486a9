import { cellsByArea, piecesOf } from '#grid/areas.ts';
import { rectangle } from '#grid/rectangle.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { failure } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';

/** What no form but f-puzzles has. */
export const refuseHouseRules = ({ houseRules }: Puzzle): Result<never> | undefined =>
  houseRules.length === 0 ? undefined : failure('has no house rules, and this puzzle has some');

/** What is left out where a form has no place for words. */
export const commentWords = ({ comments }: Puzzle): readonly string[] =>
  comments.some((comment) => comment !== '') ? ['its title and comments'] : [];

/** Whether a drawn area is in several pieces, which walls alone cannot say. */
export const hasPieces = (width: number, height: number, areas: Puzzle['areas']): boolean =>
  cellsByArea(areas).some((cells) => piecesOf(rectangle(width, height), cells).length > 1);
