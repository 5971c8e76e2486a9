import type { Recipe } from '#making/recipe.ts';
import { UnansweredError } from '#package/unanswered.ts';
import { convert } from '#package/convert.ts';
import type { Form } from '#package/convert.ts';
import { makeBy } from '#package/makePuzzles.ts';
import type { MadePuzzle } from '#package/wishes.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import type { Desk } from '../desk.ts';
import type { Status } from '../status.ts';

/** What came of one number: a puzzle in the wanted form, or a sentence that says why there is none. */
export type Made =
  | {
      readonly kind: 'made';
      readonly number: number;
      readonly puzzle: MadePuzzle;
      readonly written: string;
    }
  | {
      readonly kind: 'failed';
      readonly number: number;
      readonly status: Status;
      readonly sentence: string;
    };

/** Makes a puzzle by a recipe and writes it in a form. */
export async function makeOne(
  { ask }: Desk,
  type: PuzzleType,
  recipe: Recipe,
  form: Form,
  page: string | undefined,
): Promise<Made> {
  const { seed: number } = recipe;
  const failed = (status: Status, sentence: string): Made => ({
    kind: 'failed',
    number,
    status,
    sentence,
  });
  try {
    const puzzle = await makeBy(ask, type, recipe);
    if (puzzle === undefined) return failed('none', 'no puzzle with one solution came of it.');
    const converted = await convert(puzzle, form, page);
    return converted.ok
      ? { kind: 'made', number, puzzle, written: converted.text }
      : failed('refused', converted.sentence);
  } catch (error) {
    if (!(error instanceof UnansweredError)) throw error;
    return failed(error.isOverdue ? 'undecided' : 'refused', `${error.message}.`);
  }
}
