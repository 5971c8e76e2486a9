import type { Values } from '#logic/claim.ts';
import { literalsOf } from '#logic/literal.ts';
import type { Member } from '#logic/claimPart.ts';
import { minimumHittingSet } from '#engine/mus/hittingSet.ts';
import { smallMus } from '#reasoning/mus.ts';
import type { Answer, Asks, Completion, Fraction } from '#engine/questions/questions.ts';
import type { Session } from '#engine/z3/session.ts';
import type { JobContext } from '#engine/worker/warmSolvers.ts';
import { recheck } from './solve.ts';

/** How long the search for the proved fewest may take; then a good guess is made instead. */
export interface ProofBudget {
  readonly rounds: number;
  readonly milliseconds: number;
}

const PROOF_BUDGET: ProofBudget = { rounds: 300, milliseconds: 8000 };
const EFFORT = { orders: 4, milliseconds: 4000 };
/** How much of the way the search for a proof is; the guess after it is the rest. */
const PROOF_SHARE = 0.8;
/** So many listed answers can each be tried as the one that is left. */
const FEW = 100;

/**
 * The fewest givens in open cells that leave one answer. Of a complete list any answer may be the
 * one that is left; otherwise it is the first.
 */
export function completion(
  context: JobContext,
  { answers, complete }: Asks<'completion'>,
  report: (progress: Fraction) => void,
  budget = PROOF_BUDGET,
): Completion | 'none' {
  const { warmSolvers, givens } = context;
  const [first] = answers;
  if (first === undefined) return 'none';
  if (complete && answers.length <= FEW) return fewestOfAll(answers) ?? guess(context, first);
  const known = answers.slice(1);
  const found = fewestFor(warmSolvers.session(), givens, first, known, budget, report);
  return found ?? guess(context, first);
}

const differences = (one: Answer, other: Answer): readonly number[] =>
  one.flatMap((value, cell) => (other[cell] === value ? [] : [cell]));

const asGivens = (cells: readonly number[], answer: Answer): Completion['givens'] =>
  cells.toSorted((a, b) => a - b).map((cell) => ({ cell, value: answer[cell] ?? 0 }));

/** The answer that takes the fewest givens to be told from all others, and these. */
function fewestOfAll(answers: readonly Answer[]): Completion | undefined {
  let best: Completion | undefined;
  for (const answer of answers) {
    const sets = answers
      .filter((other) => other !== answer)
      .map((other) => differences(answer, other));
    const limit = best === undefined ? answer.length : best.givens.length - 1;
    const cells = minimumHittingSet(sets, limit);
    if (cells === 'gave up') return undefined;
    if (cells !== undefined) {
      best = { answer, givens: asGivens(cells, answer), fewest: 'of all' };
    }
  }
  return best;
}

/**
 * Finds the fewest cells that tell `answer` from all known answers, looks for another answer with
 * the same in them, and begins again with that one known. What leaves no other is the fewest.
 */
function fewestFor(
  session: Session,
  givens: Values,
  answer: Answer,
  known: readonly Answer[],
  { rounds, milliseconds }: ProofBudget,
  report: (progress: Fraction) => void,
): Completion | undefined {
  const start = performance.now();
  const sets = known.map((other) => differences(answer, other));
  for (let round = 0; round < rounds; round += 1) {
    const spent = (performance.now() - start) / milliseconds;
    if (spent > 1) return undefined;
    report({ fraction: PROOF_SHARE * Math.max(spent, round / rounds) });
    const cells = minimumHittingSet(sets, answer.length);
    if (cells === 'gave up' || cells === undefined) return undefined;
    const added = givens.map((given, cell) => (cells.includes(cell) ? answer[cell] : given));
    let other: Answer | undefined;
    const ending = session.search(added, (found) => {
      recheck(session.model, added, found);
      if (differences(answer, found).length === 0) return 'go on';
      other = found;
      return 'stop';
    });
    if (ending.kind === 'unknown') return undefined;
    if (other === undefined) {
      return { answer, givens: asGivens(cells, answer), fewest: 'of this solution' };
    }
    sets.push(differences(answer, other));
  }
  return undefined;
}

/** Givens of which none can be left out, though others might do with fewer. */
function guess({ warmSolvers, givens }: JobContext, answer: Answer): Completion {
  const session = warmSolvers.coreSession();
  const held: readonly Member[] = [...session.parts, ...literalsOf(givens)];
  const open = literalsOf(answer).filter(({ cell }) => givens[cell] === undefined);
  const kept = session.excluding(answer, () =>
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
  return { answer, givens: asGivens(cells, answer), fewest: 'not proved' };
}
