import type { Values } from '#logic/claim.ts';
import type { Literal } from '#logic/literal.ts';
import { startDeducing } from '#reasoning/deduce.ts';
import type { Deducing, Seen } from '#reasoning/deduce.ts';
import type { Network } from '#reasoning/network.ts';
import type { Model } from '#logic/model.ts';
import { rulesIn } from '#reasoning/reason.ts';
import type { Deduction, Known, Oracle } from '#reasoning/reason.ts';
import { tell } from '#reasoning/tell.ts';
import { speechOf } from '#puzzle/puzzleType.ts';
import { openGuardedSession } from './guarded.ts';
import type { GuardedSession } from './guarded.ts';
import type { Answer, Step } from './questions.ts';
import type { Situation, Workplace } from './workplace.ts';
import type { Z3 } from './z3.ts';

/** Models with more yes/no unknowns than this are slow to ask as a whole about a few rules. */
const LARGE = 3000;

/** What explains one structure. */
export interface Explaining {
  readonly network: Network;
  /** Starts an argument; the same questions always lead to the same one. */
  deduce(): Deducing;
}

/** The solver that knows all rules of a structure: slow to open, so only when it is needed. */
export interface AllRules {
  readonly model: Model;
  readonly network: Network;
  open(): GuardedSession;
  isOpen(): boolean;
}

/**
 * Prepares to explain. As long as nobody has opened the solver for all rules, questions about a
 * few go to a small one of their own.
 */
export function startExplaining(z3: Z3, all: AllRules): Explaining {
  const { network } = all;
  const oracle: Oracle = {
    contradicts: (members) => all.open().contradicts(members),
    among(few, cells, work) {
      if (all.isOpen() && network.variables < LARGE) return work(oracle.contradicts);
      const small = openGuardedSession(z3, all.model, few, cells);
      try {
        return work((members) => small.contradicts(members));
      } finally {
        small.close();
      }
    },
  };
  const seen: Seen = new Map();
  return { network, deduce: () => startDeducing(network, oracle, seen) };
}

/**
 * The values each cell can have once `values` are known, worked out when first asked for;
 * `solutions` are the clues' first two, and of one solution nothing needs working out.
 */
export function possibleOnce(
  workplace: Workplace,
  values: Values,
  solutions: readonly Answer[],
): () => readonly (readonly number[])[] {
  const [answer, another] = solutions;
  let possible: readonly (readonly number[])[] | undefined;
  return () =>
    (possible ??=
      answer !== undefined && another === undefined
        ? answer.map((value) => [value])
        : (workplace.session().possible(values, () => {}) ?? []));
}

/** What is known once a deduction is made. */
export function learn(known: Known, conclusions: readonly Literal[]): Known {
  const values = [...known.values];
  for (const { cell, value, holds } of conclusions) if (holds) values[cell] = value;
  return { values, excluded: [...known.excluded, ...conclusions.filter(({ holds }) => !holds)] };
}

/** A deduction as the page shows it. */
export function stepOf(
  { network }: Explaining,
  { type, puzzle }: Situation,
  deduction: Deduction,
): Step {
  const { conclusions, reason, shortest } = deduction;
  const rules = rulesIn(network, reason);
  // Lines have a site's number even where a type prints nothing beside them.
  const printed = type.sites?.(puzzle.parameters).length ?? 0;
  const sites = rules.flatMap(({ claim }) => claim.place.site ?? []).filter((at) => at < printed);
  return {
    ...tell(network, deduction, speechOf(type, puzzle)),
    conclusions,
    facts: [...new Set(reason.facts.map(({ cell }) => cell))],
    sites: [...new Set(sites)],
    shortest,
  };
}
