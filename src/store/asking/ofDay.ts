import { recipeOfDay } from '#making/ofDay.ts';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { whyNotMade } from '#puzzle/size.ts';
import { writePuzzle } from '#puzzle/text.ts';
import { engines } from '#store/engine.ts';

/** A puzzle's text, or a sentence that says why there is none. */
export type PuzzleOfDay =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'none'; readonly sentence: string };

/**
 * Makes a type's puzzle of a day, until it is aborted; the board stays as it is. `onFraction` is told how much of
 * the most attempts is done, 0 to 1.
 */
export async function makePuzzleOfDay(
  type: PuzzleType,
  date: Date,
  signal: AbortSignal,
  onFraction: (fraction: number) => void,
): Promise<PuzzleOfDay> {
  const recipe = recipeOfDay(type, date);
  const reason = whyNotMade(type, recipe.parameters);
  if (reason !== undefined) return { kind: 'none', sentence: reason };
  const text = writePuzzle(type, emptyPuzzle(type, recipe.parameters));
  const asked = engines.maker.ask(
    { kind: 'make', puzzle: { type: type.id, text }, asks: recipe },
    { budget: Infinity, onProgress: ({ fraction }) => onFraction(fraction) },
  );
  signal.addEventListener('abort', () => asked.cancel(), { once: true });
  const outcome = await asked.outcome;
  const failed = { kind: 'none', sentence: `There is no ${type.name} of today.` } as const;
  if (outcome.kind === 'failed') return { kind: 'none', sentence: outcome.sentence };
  if (outcome.kind !== 'answered' || outcome.answer === 'none') return failed;
  return { kind: 'text', text: outcome.answer.text };
}
