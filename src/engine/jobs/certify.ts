import { writeCertificate } from '#certificate/write.ts';
import type { AnswerTo, Asks, Solution } from '#engine/questions/questions.ts';
import type { Searched } from '#engine/worker/ruleSolver.ts';
import type { JobContext } from '#engine/worker/warmSolvers.ts';
import { literalsOf } from '#logic/literal.ts';
import { titleOf } from '#puzzle/puzzleType.ts';
import { readModel } from '#reasoning/pbFormula.ts';
import { recheckEach } from './solve.ts';

/** A certificate that lists more variables of solutions is not written: some 100 MB. */
const LARGEST = 20_000_000;

/**
 * The certificate that these solutions, each once, are all there are: from what the last search
 * wrote down, or a new one where that was another. `none` where our own solver gives up or there is
 * too much to list, `differs` where it finds other solutions: a bug.
 */
export function certify(context: JobContext, { solutions }: Asks<'certify'>): AnswerTo<'certify'> {
  const { type, puzzle, givens, warmSolvers } = context;
  const { ending, log } = searched(context, solutions);
  const formula = warmSolvers.formula();
  const isLarge = log.models.length * formula.variables > LARGEST;
  if (ending.kind === 'unknown' || isLarge) return 'none';
  const found = log.models.map((model) => readModel(formula, model));
  if (ending.kind === 'stopped' || !sameSolutions(found, solutions)) return 'differs';
  const title = [type.name, titleOf(puzzle)].filter((words) => words !== '').join(': ');
  const grid = type.grid(puzzle.parameters);
  return writeCertificate({ title, formula, known: literalsOf(givens), log, grid });
}

/** The last search, where it was for all solutions to these givens; otherwise a new one. */
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

/** Whether both are the same solutions, each once, in whatever order. */
function sameSolutions(some: readonly Solution[], others: readonly Solution[]): boolean {
  const listed = (solutions: readonly Solution[]) => solutions.map(String).toSorted().join('\n');
  return listed(some) === listed(others);
}
