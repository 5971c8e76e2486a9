/**
 * The constraints as clauses for a SAT solver: pairs where at most one of a few may hold,
 * sequential counters (Sinz 2005) for longer limits, a walk over partial sums for sums.
 */
import type { Constraints, Gate, Sum } from './constraints.ts';

export interface Clauses {
  /** How many variables there are, counted from 1. */
  readonly variables: number;
  readonly clauses: readonly (readonly number[])[];
}

/** Up to this many literals, a pair of them each is better than a counter. */
const PAIRS = 10;

export function clausesOf(constraints: Constraints): Clauses {
  let variables = constraints.atoms;
  const fresh = () => ++variables;
  const gates = constraints.gates.flatMap(gateClauses);
  const choices = constraints.choices.flatMap((literals) => [
    literals,
    ...atMost(1, literals, fresh),
  ]);
  const limits = constraints.limits.flatMap(({ count, literals }) =>
    atMost(count, literals, fresh),
  );
  const sums = constraints.sums.flatMap((sum) => sumClauses(sum, constraints.choices, fresh));
  const clauses = [[1], ...choices, ...constraints.clauses, ...gates, ...limits, ...sums];
  return { variables, clauses };
}

function gateClauses({ atom, op, of }: Gate): readonly (readonly number[])[] {
  const sign = op === 'and' ? 1 : -1;
  return [
    ...of.map((literal) => [-sign * atom, sign * literal]),
    [sign * atom, ...of.map((literal) => -sign * literal)],
  ];
}

type Clause = readonly number[];

/** No more than `count` of the literals hold. */
function atMost(
  count: number,
  literals: readonly number[],
  fresh: () => number,
): readonly Clause[] {
  if (count >= literals.length) return [];
  if (count < 0) return [[]];
  if (count === 0) return literals.map((literal) => [-literal]);
  // All but one: they cannot all hold.
  if (count === literals.length - 1) return [literals.map((literal) => -literal)];
  if (count === 1 && literals.length <= PAIRS) {
    return literals.flatMap((a, at) => literals.slice(at + 1).map((b) => [-a, -b]));
  }
  const clauses: Clause[] = [];
  /** `reached[j]`: more than j of the literals so far hold. */
  let reached: number[] = [];
  literals.forEach((literal, at) => {
    const full = reached[count - 1];
    if (full !== undefined) clauses.push([-literal, -full]);
    if (at === literals.length - 1) return;
    const next = Array.from({ length: Math.min(count, at + 1) }, fresh);
    next.forEach((more, j) => {
      const same = reached[j];
      if (same !== undefined) clauses.push([-same, more]);
      const fewer = reached[j - 1];
      if (j === 0) clauses.push([-literal, more]);
      else if (fewer !== undefined) clauses.push([-literal, -fewer, more]);
    });
    reached = next;
  });
  return clauses;
}

/** One step of a sum: exactly one of the literals holds, and its weight is added. */
type Step = readonly (readonly [literal: number, weight: number])[];

/** A cell's values make one step; any other literal is one of its own, or adds nothing. */
function stepsOf({ weights, literals }: Sum, choices: Constraints['choices']): readonly Step[] {
  const weightOf = new Map(literals.map((literal, at) => [literal, weights[at] ?? 0]));
  const whole = choices.filter((choice) => choice.every((literal) => weightOf.has(literal)));
  const covered = new Set(whole.flat());
  return [
    ...whole.map((choice) =>
      choice.map((literal) => [literal, weightOf.get(literal) ?? 0] as const),
    ),
    ...literals
      .filter((literal) => !covered.has(literal))
      .map((literal) => [[literal, weightOf.get(literal) ?? 0] as const, [-literal, 0] as const]),
  ];
}

/** The weights of the literals that hold add up to the total: a state for each partial sum. */
function sumClauses(
  sum: Sum,
  choices: Constraints['choices'],
  fresh: () => number,
): readonly Clause[] {
  const steps = stepsOf(sum, choices);
  const largest = steps.map((step) => Math.max(...step.map(([, weight]) => weight)));
  const clauses: Clause[] = [];
  /** The variable of each partial sum that can still come to the total. */
  let states = new Map([[0, 1]]);
  for (const [at, step] of steps.entries()) {
    const rest = largest.slice(at + 1).reduce((a, b) => a + b, 0);
    const next = new Map<number, number>();
    for (const [sofar, from] of states) {
      for (const [literal, weight] of step) {
        const reached = sofar + weight;
        if (reached > sum.total || reached + rest < sum.total) {
          clauses.push([-from, -literal]);
          continue;
        }
        const to = next.get(reached) ?? fresh();
        next.set(reached, to);
        clauses.push([-from, -literal, to]);
      }
    }
    // Backwards, so that a state nothing leads to is dropped.
    for (const [reached, to] of next) {
      for (const [literal, weight] of step) {
        const from = states.get(reached - weight);
        clauses.push(from === undefined ? [-to, -literal] : [-to, -literal, from]);
      }
    }
    const reached = [...next.values()];
    clauses.push(reached, ...atMost(1, reached, fresh));
    states = next;
  }
  return clauses;
}
