import { judgeClaim, judgeModel } from '#logic/model.ts';
import type { Model } from '#logic/model.ts';
import type { Values } from '#logic/claim.ts';

/**
 * The answers of a small puzzle, at most `most`, found with nothing but the claims' own evaluators:
 * cells are filled one by one, and what is broken already is left. For tests.
 */
export function judgedAnswers(
  model: Model,
  givens: Values,
  most: number,
): readonly (readonly number[])[] {
  const about = model.domains.map((_, cell) =>
    model.claims.filter(({ cells }) => cells.includes(cell)),
  );
  const answers: (readonly number[])[] = [];
  const values = givens.map((given): number | undefined => given);
  const isBroken = (cell: number): boolean =>
    (about[cell] ?? []).some((claim) => judgeClaim(model, claim, values) === 'broken');

  /** The values that an open cell can have as far as its claims see. */
  const left = (cell: number): readonly number[] =>
    (model.domains[cell] ?? []).filter((value) => {
      values[cell] = value;
      const fits = !isBroken(cell);
      values[cell] = undefined;
      return fits;
    });

  const fill = (): void => {
    let best: { readonly cell: number; readonly choices: readonly number[] } | undefined;
    for (const cell of values.keys()) {
      if (values[cell] !== undefined) continue;
      const choices = left(cell);
      if (best === undefined || choices.length < best.choices.length) best = { cell, choices };
      if (choices.length < 2) break;
    }
    if (best === undefined) {
      if (judgeModel(model, values) === 'holds') answers.push(values.map((value) => value ?? 0));
      return;
    }
    for (const value of best.choices) {
      values[best.cell] = value;
      fill();
      values[best.cell] = undefined;
      if (answers.length >= most) return;
    }
  };
  if (judgeModel(model, values) !== 'broken') fill();
  return answers;
}
