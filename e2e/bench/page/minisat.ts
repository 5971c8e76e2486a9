import { clausesOf } from './clauses.ts';
import { readCells } from './constraints.ts';
import type { Constraints } from './constraints.ts';
import { createMiniSat } from './minisatModule.ts';
import type { Found, OpenRival } from './rival.ts';

/** MiniSat, with the constraints as clauses. */
export const minisat: OpenRival = { take: (told) => searchClauses(told.constraints()) };

export function searchClauses(constraints: Constraints): (limit: number) => Found {
  const encoded = clausesOf(constraints);
  return (limit) => {
    const solver = createMiniSat();
    solver.ensure(encoded.variables);
    for (const clause of encoded.clauses) solver.add(clause);
    const answers: (readonly number[])[] = [];
    while (answers.length < limit) {
      if (!solver.solve()) return { answers, complete: true };
      const holds = solver.solution(constraints.atoms);
      answers.push(readCells(constraints, holds));
      solver.add(
        constraints.cells.flatMap((cell) =>
          cell.flatMap(([, literal]) => (holds(literal) ? [-literal] : [])),
        ),
      );
    }
    return { answers, complete: false };
  };
}
