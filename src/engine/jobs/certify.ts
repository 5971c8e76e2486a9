import { flowVariables } from '#certificate/flow.ts';
import { groupVariables } from '#certificate/groupFlow.ts';
import { writeCertificate } from '#certificate/write.ts';
import type { AnswerTo, Asks, Solution } from '#engine/questions/questions.ts';
import type { Searched } from '#engine/worker/ruleSolver.ts';
import type { JobContext } from '#engine/worker/warmSolvers.ts';
import { literalsOf } from '#logic/literal.ts';
import { titleOf } from '#puzzle/puzzleType.ts';
import { readModel } from '#reasoning/pbFormula.ts';
import { recheckEach } from './solve.ts';

/** No certificate is written above this number of variables in listed solutions: some 100 MB. */
const LARGEST = 20_000_000;
/** Nor above this number of cuts, each of which is a sum over one side of it. */
const MOST_CUTS = 20_000;

/**
 * The certificate that these distinct solutions are all. Uses the log of the last search if it
 * matches, or else searches again. `none` if our solver gives up or the list is too long; `no log` if it
 * followed all paths at once; `differs` if it finds other solutions, which is a bug.
 */
export function certify(context: JobContext, { solutions }: Asks<'certify'>): AnswerTo<'certify'> {
  const { type, puzzle, givens, warmSolvers } = context;
  const { ending, log } = searched(context, solutions);
  if (log === undefined) return ending.kind === 'exhausted' ? 'no log' : 'none';
  const formula = warmSolvers.formula();
  const flows = formula.graphs.reduce(
    (sum, graph) =>
      sum +
      (graph.groupSizes === undefined ? flowVariables(graph) : groupVariables(graph, log.cuts)),
    0,
  );
  const isLarge =
    log.models.length * (formula.variables + flows) > LARGEST || log.cuts.length > MOST_CUTS;
  if (ending.kind === 'unknown' || isLarge) return 'none';
  const found = log.models.map((model) => readModel(formula, model));
  if (ending.kind === 'stopped' || !sameSolutions(found, solutions)) return 'differs';
  const title = [type.name, titleOf(puzzle)].filter((words) => words !== '').join(': ');
  const grid = type.grid(puzzle.parameters);
  return writeCertificate({ title, formula, known: literalsOf(givens), log, grid });
}

/** The last search, if it was complete for these givens; otherwise a new one. */
function searched({ givens, warmSolvers }: JobContext, solutions: readonly Solution[]): Searched {
  const ruleSolver = warmSolvers.ruleSolver();
  const last = ruleSolver.last();
  const isIt =
    last !== undefined &&
    last.ending.kind === 'exhausted' &&
    givens.every((value, cell) => last.givens[cell] === value);
  if (isIt) return last;
  const check = recheckEach(warmSolvers.model, givens);
  let found = 0;
  ruleSolver.search(givens, (solution) => {
    check(solution);
    found += 1;
    return found > solutions.length ? 'stop' : 'go on';
  });
  const now = ruleSolver.last();
  if (now === undefined) throw new Error('A search that ended left nothing');
  return now;
}

/** Whether both lists contain the same distinct solutions, in any order. */
function sameSolutions(some: readonly Solution[], others: readonly Solution[]): boolean {
  const listed = (solutions: readonly Solution[]) => solutions.map(String).toSorted().join('\n');
  return listed(some) === listed(others);
}
