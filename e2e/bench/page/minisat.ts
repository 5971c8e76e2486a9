import MiniSat from 'minisat';
import { clausesOf } from './clauses.ts';
import { readCells } from './constraints.ts';
import type { Constraints } from './constraints.ts';
import type { Rival, Search } from './rival.ts';

/** MiniSat as the npm package `logic-solver` has it, fed with clauses directly. */
export const minisat: Rival = (told) => searchClauses(told.constraints());

export function searchClauses(constraints: Constraints): Search {
  const encoded = clausesOf(constraints);
  return (limit) => {
    const solver = new MiniSat();
    const add = clauseAdder(solver);
    solver.ensureVar(encoded.variables);
    for (const clause of encoded.clauses) add(clause);
    const answers: (readonly number[])[] = [];
    while (answers.length < limit) {
      if (!solver.solve()) return { answers, complete: true };
      const truth = solver.getSolution();
      const holds = (literal: number) => truth[Math.abs(literal)] === literal > 0;
      answers.push(readCells(constraints, holds));
      add(
        constraints.cells.flatMap((cell) =>
          cell.flatMap(([, literal]) => (holds(literal) ? [-literal] : [])),
        ),
      );
    }
    return { answers, complete: false };
  };
}

/** Writes clauses straight into the solver's memory, which the package's own way is slow at. */
export function clauseAdder(solver: MiniSat): (clause: readonly number[]) => void {
  const { _C: native } = solver;
  const { _addClause: addClause } = native;
  return (clause) => {
    const stack = native.Runtime.stackSave();
    const address = native.allocate((clause.length + 1) * 4, 'i32', native.ALLOC_STACK);
    native.HEAP32.set(clause, address >> 2);
    native.HEAP32[(address >> 2) + clause.length] = 0;
    addClause(address);
    native.Runtime.stackRestore(stack);
  };
}
