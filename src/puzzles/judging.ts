import type { Values } from '#logic/claim.ts';
import { judgeClaim, judgeModel } from '#logic/model.ts';
import type { Model } from '#logic/model.ts';

/**
 * The solutions of a small puzzle, at most `most`, found with nothing but the claims' own
 * evaluators: cells are filled one by one, and what is broken already is left. For tests.
 */
export function judgedSolutions(
  model: Model,
  givens: Values,
  most: number,
): readonly (readonly number[])[] {
  const about = model.domains.map((_, cell) =>
    model.claims.filter(({ cells }) => cells.includes(cell)),
  );
  /** The cells whose claims see a cell. */
  const seeing = about.map((claims) => new Set(claims.flatMap(({ cells }) => cells)));
  const solutions: (readonly number[])[] = [];
  const values = givens.map((given): number | undefined => given);
  const isBroken = (cell: number): boolean =>
    (about[cell] ?? []).some((claim) => judgeClaim(model, claim, values) === 'broken');

  /** Those of the values that an open cell can have as far as its claims see. */
  const fitting = (cell: number, choices: readonly number[]): readonly number[] =>
    choices.filter((value) => {
      values[cell] = value;
      const fits = !isBroken(cell);
      values[cell] = undefined;
      return fits;
    });

  /** `left` has the values that each open cell can have, by cell. What is broken stays so. */
  const fill = (left: ReadonlyMap<number, readonly number[]>): void => {
    const [best] = [...left].sort(([, one], [, other]) => one.length - other.length);
    if (best === undefined) {
      if (judgeModel(model, values) === 'holds') solutions.push(values.map((value) => value ?? 0));
      return;
    }
    const [cell, choices] = best;
    for (const value of choices) {
      values[cell] = value;
      const rest = [...left].filter(([other]) => other !== cell);
      fill(
        new Map(
          rest.map(([other, some]) => [
            other,
            seeing[cell]?.has(other) === true ? fitting(other, some) : some,
          ]),
        ),
      );
      values[cell] = undefined;
      if (solutions.length >= most) return;
    }
  };
  const open = [...values.keys()].filter((cell) => values[cell] === undefined);
  if (judgeModel(model, values) !== 'broken') {
    fill(new Map(open.map((cell) => [cell, fitting(cell, model.domains[cell] ?? [])])));
  }
  return solutions;
}
