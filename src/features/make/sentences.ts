import type { Recipe } from '#making/recipe.ts';
import { puzzlesOf } from '#store/asking/batch.ts';
import type { Batch } from '#store/asking/batch.ts';

/** How a puzzle differs from the options: "Nothing closer to hard was found." */
export function sayNearest(
  { grade, givens }: Pick<Recipe, 'grade' | 'givens'>,
  found: string,
): string {
  const wanted = [
    ...(grade === 'any' || grade === found ? [] : [grade]),
    ...(givens === undefined ? [] : [`${givens} givens`]),
  ];
  return `Nothing closer to ${wanted.join(' with ')} was found.`;
}

/** The outcome of a batch: "12 puzzles made, 2 of them not as wanted." */
export function sayBatch(batch: Batch): string {
  const puzzles = puzzlesOf(batch);
  const others = puzzles.filter(({ made }) => !made.asWanted).length;
  const made = `${puzzles.length} ${puzzles.length === 1 ? 'puzzle' : 'puzzles'} made`;
  const besides = others === 0 ? '' : `; ${others} did not match`;
  const stopped = batch.entries.length < batch.wanted ? ` Stopped before all ${batch.wanted}.` : '';
  return `${made}${besides}.${stopped}`;
}

/** How much a puzzle's solution differs from the picture it was made from. */
export function sayChanged(cells: number): string {
  switch (cells) {
    case 0:
      return 'The picture has one solution as it is.';
    case 1:
      return '1 cell of the picture was changed so that it has one solution.';
    default:
      return `${cells} cells of the picture were changed so that it has one solution.`;
  }
}
