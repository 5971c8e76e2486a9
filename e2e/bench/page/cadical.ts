import { Cadical, loadCadical } from 'cadical-runner';
import { clausesOf } from './clauses.ts';
import { readCells } from './constraints.ts';
import type { Found, OpenRival } from './rival.ts';

/** CaDiCaL, with the same clauses as MiniSat; the wasm is loaded once, a solver made for each search. */
export async function openCadical(): Promise<OpenRival> {
  const wasm = await loadCadical();
  return {
    take(told) {
      const constraints = told.constraints();
      const { clauses } = clausesOf(constraints);
      return (limit): Found => {
        const solver = new Cadical(wasm, { quiet: true });
        try {
          solver.addClauses(clauses);
          const answers: (readonly number[])[] = [];
          while (answers.length < limit) {
            if (solver.solve() === 'unsatisfiable') return { answers, complete: true };
            const holds = (literal: number): boolean => solver.value(literal);
            answers.push(readCells(constraints, holds));
            // Read before the next clause is added: then the solver has no answer any more.
            const other = constraints.cells.flatMap((cell) =>
              cell.flatMap(([, literal]) => (holds(literal) ? [-literal] : [])),
            );
            solver.addClause(other);
          }
          return { answers, complete: false };
        } finally {
          solver.dispose();
        }
      };
    },
  };
}
