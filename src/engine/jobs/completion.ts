import { minimumHittingSet } from '#engine/mus/hittingSet.ts';
import type { Asks, CompletedMarks, Fraction, Solution } from '#engine/questions/questions.ts';
import type { JobContext } from '#engine/worker/warmSolvers.ts';
import type { Session } from '#engine/z3/session.ts';
import type { Values } from '#logic/claim.ts';
import type { Member } from '#logic/claimPart.ts';
import { literalsOf } from '#logic/literal.ts';
import { smallMus } from '#reasoning/mus.ts';
import { recheck } from './solve.ts';

/** The budget for proving a smallest set; after that a minimal set is guessed. */
export interface ProofBudget {
  readonly rounds: number;
  readonly milliseconds: number;
}

const PROOF_BUDGET: ProofBudget = { rounds: 300, milliseconds: 8000 };
const EFFORT = { orders: 4, milliseconds: 4000 };
/** The share of progress for the proof; the rest is for the guess. */
const PROOF_SHARE = 0.8;
/** Up to this many listed solutions are each tried as the unique one. */
const FEW = 100;

/**
 * The fewest extra givens in open cells that make the solution unique. With a complete list it may
 * be any solution, otherwise it is the first.
 */
export function completion(
  context: JobContext,
  { solutions, complete }: Asks<'completion'>,
  report: (progress: Fraction) => void,
  budget = PROOF_BUDGET,
): CompletedMarks | 'none' {
  const { warmSolvers, givens } = context;
  const [first] = solutions;
  if (first === undefined) return 'none';
  if (complete && solutions.length <= FEW) return fewestOfAll(solutions) ?? guess(context, first);
  const known = solutions.slice(1);
  const found = fewestFor(warmSolvers.session(), givens, first, known, budget, report);
  return found ?? guess(context, first);
}

const differences = (one: Solution, other: Solution): readonly number[] =>
  one.flatMap((value, cell) => (other[cell] === value ? [] : [cell]));

const asGivens = (cells: readonly number[], solution: Solution): CompletedMarks['givens'] =>
  cells.toSorted((a, b) => a - b).map((cell) => ({ cell, value: solution[cell] ?? 0 }));

/** The solution that takes the fewest givens to be told from all others, and these. */
function fewestOfAll(solutions: readonly Solution[]): CompletedMarks | undefined {
  let best: CompletedMarks | undefined;
  for (const solution of solutions) {
    const sets = solutions
      .filter((other) => other !== solution)
      .map((other) => differences(solution, other));
    const limit = best === undefined ? solution.length : best.givens.length - 1;
    const cells = minimumHittingSet(sets, limit);
    if (cells === 'gave up') return undefined;
    if (cells !== undefined) {
      best = { solution, givens: asGivens(cells, solution), fewest: 'of all' };
    }
  }
  return best;
}

/**
 * Finds the smallest set of cells that tells `solution` from all known solutions, then looks for
 * another solution that agrees on them; repeats with that one added. If there is none, the set is
 * smallest (an implicit hitting set).
 */
function fewestFor(
  session: Session,
  givens: Values,
  solution: Solution,
  known: readonly Solution[],
  { rounds, milliseconds }: ProofBudget,
  report: (progress: Fraction) => void,
): CompletedMarks | undefined {
  const start = performance.now();
  const sets = known.map((other) => differences(solution, other));
  for (let round = 0; round < rounds; round += 1) {
    const spent = (performance.now() - start) / milliseconds;
    if (spent > 1) return undefined;
    report({ fraction: PROOF_SHARE * Math.max(spent, round / rounds) });
    const cells = minimumHittingSet(sets, solution.length);
    if (cells === 'gave up' || cells === undefined) return undefined;
    const added = givens.map((given, cell) => (cells.includes(cell) ? solution[cell] : given));
    let other: Solution | undefined;
    const ending = session.search(added, (found) => {
      recheck(session.model, added, found);
      if (differences(solution, found).length === 0) return 'go on';
      other = found;
      return 'stop';
    });
    if (ending.kind === 'unknown') return undefined;
    if (other === undefined) {
      return { solution, givens: asGivens(cells, solution), fewest: 'of this solution' };
    }
    sets.push(differences(solution, other));
  }
  return undefined;
}

/** Givens of which none can be left out, though others might do with fewer. */
function guess({ warmSolvers, givens }: JobContext, solution: Solution): CompletedMarks {
  const session = warmSolvers.coreSession();
  const held: readonly Member[] = [...session.parts, ...literalsOf(givens)];
  const open = literalsOf(solution).filter(({ cell }) => givens[cell] === undefined);
  const kept = session.excluding(solution, () =>
    smallMus(
      open,
      (literals) => {
        const core = session.contradicts([...held, ...literals]);
        return core && literals.filter((literal) => core.includes(literal));
      },
      EFFORT,
    ),
  );
  const cells = kept.map(({ cell }) => cell);
  return { solution, givens: asGivens(cells, solution), fewest: 'not proved' };
}
