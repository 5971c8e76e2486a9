/** From a full grid to a puzzle with one solution, by MiniSat. */
import type { Values } from '../../../src/logic/claim.ts';
import type { Model } from '../../../src/logic/model.ts';
import { clausesOf } from './clauses.ts';
import { constraintsOf, readCells } from './constraints.ts';
import type { Random } from './random.ts';
import { searchClauses } from './minisat.ts';
import { createMiniSat } from './minisatModule.ts';

/** Some answer that keeps to the givens, if there is one. */
export function complete(model: Model, givens: Values): readonly number[] | undefined {
  return searchClauses(constraintsOf(model, givens))(1).answers[0];
}

/** An answer other than the one that is known, if there is one. */
export function another(model: Model, known: readonly number[]): readonly number[] | undefined {
  const noGivens = known.map(() => undefined);
  const { answers } = searchClauses(constraintsOf(model, noGivens))(2);
  return answers.find((answer) => answer.some((value, cell) => value !== known[cell]));
}

/**
 * Givens that leave `filling` as the only answer: `share` of the cells at random, and then, for
 * each other answer that is found, one cell in which it differs.
 */
export function giveUntilUnique(
  model: Model,
  filling: readonly number[],
  share: number,
  random: Random,
): Values {
  const constraints = constraintsOf(
    model,
    filling.map(() => undefined),
  );
  const { variables, clauses } = clausesOf(constraints);
  const solver = createMiniSat();
  solver.ensure(variables);
  for (const clause of clauses) solver.add(clause);
  const literal = (cell: number) =>
    constraints.cells[cell]?.find(([value]) => value === filling[cell])?.[1] ?? 1;
  const givens: (number | undefined)[] = filling.map(() => undefined);
  const give = (cell: number): void => {
    givens[cell] = filling[cell];
    solver.add([literal(cell)]);
  };
  solver.add(filling.map((_, cell) => -literal(cell)));
  const cells = random.shuffled(filling.map((_, cell) => cell));
  for (const cell of cells.slice(0, Math.round(share * cells.length))) give(cell);
  while (solver.solve()) {
    const other = readCells(constraints, solver.solution(constraints.atoms));
    const differing = cells.filter((cell) => other[cell] !== filling[cell]);
    give(differing[random.below(differing.length)] ?? 0);
  }
  return givens;
}
