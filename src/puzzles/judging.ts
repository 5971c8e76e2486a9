import fc from 'fast-check';
import type { Values } from '#logic/claim.ts';
import { judgeClaim, judgeModel } from '#logic/model.ts';
import type { Model } from '#logic/model.ts';

/** The most positions that are looked at, some ten seconds' worth; few boards of the tests need a tenth. */
const MOST_POSITIONS = 10_000;

/**
 * The solutions of a small puzzle, at most `most`, found only by the claims' own evaluators:
 * backtracking that prunes broken positions. For properties, which pass over a board that needs too many
 * positions: chance makes one now and then that would take hours.
 */
export function judgedSolutions(
  model: Model,
  givens: Values,
  most: number,
): readonly (readonly number[])[] {
  const about = model.domains.map((_, cell) =>
    model.claims.filter(({ cells }) => cells.includes(cell)),
  );
  /** The cells whose claims involve a cell. */
  const seeing = about.map((claims) => new Set(claims.flatMap(({ cells }) => cells)));
  const solutions: (readonly number[])[] = [];
  let positions = 0;
  const values = givens.map((given): number | undefined => given);
  const isBroken = (cell: number): boolean =>
    (about[cell] ?? []).some((claim) => judgeClaim(model, claim, values) === 'broken');

  /** The values of an open cell that break none of its claims. */
  const fitting = (cell: number, choices: readonly number[]): readonly number[] =>
    choices.filter((value) => {
      values[cell] = value;
      const fits = !isBroken(cell);
      values[cell] = undefined;
      return fits;
    });

  /** `left` has the remaining values of each open cell, by cell. A broken position stays broken. */
  const fill = (left: ReadonlyMap<number, readonly number[]>): void => {
    positions += 1;
    fc.pre(positions <= MOST_POSITIONS);
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
