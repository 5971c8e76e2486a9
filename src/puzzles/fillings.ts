import { openRuleSolver } from '#engine/worker/ruleSolver.ts';
import { claimPartsOf } from '#logic/claimPart.ts';
import { judgeModel } from '#logic/model.ts';
import type { Model } from '#logic/model.ts';
import { product } from '#logic/testing.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { buildModel } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { buildPbFormula } from '#reasoning/pbFormula.ts';

/** At most `most` solutions that our solver finds of a model in which some cells are given; `undefined` if it gives up. */
export function solutionsOf(
  model: Model,
  givens: readonly (number | undefined)[],
  most = Infinity,
): readonly (readonly number[])[] | undefined {
  if (model.domains.some((domain) => domain.length === 0)) return [];
  const solver = openRuleSolver(model, buildPbFormula(model.domains, claimPartsOf(model.claims)));
  const found: (readonly number[])[] = [];
  const end = solver.search(givens, (solution) => {
    found.push([...solution]);
    return found.length >= most ? 'stop' : 'go on';
  });
  return end.kind === 'unknown' ? undefined : found;
}

/**
 * The solutions of a puzzle in which only some cells of a filling are open, each as a line: those that
 * our solver finds, and those among all fillings that keep every claim. `undefined` if there are more
 * than `most` fillings, or the solver gives up.
 */
export function solutionsBothWays(
  type: PuzzleType,
  puzzle: Puzzle,
  full: readonly number[],
  open: ReadonlySet<number>,
  most = 4000,
): { readonly found: readonly string[]; readonly right: readonly string[] } | undefined {
  const givens = full.map((value, cell) => (open.has(cell) ? undefined : value));
  const model = buildModel(type, puzzle);
  const values = model.domains.map((domain, cell) => {
    const given = givens[cell];
    return given === undefined ? domain : [given];
  });
  if (values.reduce((all, some) => all * some.length, 1) > most) return undefined;
  const found = solutionsOf(model, givens);
  if (found === undefined) return undefined;
  const right = product(values).filter((filled) => judgeModel(model, filled) === 'holds');
  return { found: asLines(found), right: asLines(right) };
}

const asLines = (fillings: readonly (readonly number[])[]): readonly string[] =>
  fillings.map((filled) => filled.join(' ')).toSorted();
