import type { Network } from './network.ts';

/** A network's constraints in flat arrays, for going through millions of them. */
export interface Compact {
  readonly variables: number;
  /** Where each constraint's literals begin, indexed by constraint; one more entry ends the last. */
  readonly starts: Int32Array;
  readonly literals: Int32Array;
  /** Indexed like `literals`. */
  readonly weights: Int32Array;
  /** By how much all literals together exceed the bound, indexed by constraint. */
  readonly slack: Int32Array;
  /** The largest weight of each constraint. */
  readonly heaviest: Int32Array;
  /** Where the constraints that mention a literal begin, indexed by literal; one more at the end. */
  readonly mentionStarts: Int32Array;
  readonly mentions: Int32Array;
  /** What the literal weighs there, indexed like `mentions`. */
  readonly mentionWeights: Int32Array;
}

/** Lays a network out flat. */
export function compact({ constraints, variables }: Network): Compact {
  const length = constraints.reduce((sum, { literals }) => sum + literals.length, 0);
  const starts = new Int32Array(constraints.length + 1);
  const literals = new Int32Array(length);
  const weights = new Int32Array(length);
  const slack = new Int32Array(constraints.length);
  const heaviest = new Int32Array(constraints.length);
  const mentionStarts = new Int32Array(2 * variables + 1);
  let at = 0;
  let index = 0;
  for (const { literals: of, weights: each, bound } of constraints) {
    let all = 0;
    let most = 0;
    for (let place = 0; place < of.length; place += 1) {
      const literal = of[place] ?? 0;
      const weight = each[place] ?? 0;
      literals[at] = literal;
      weights[at] = weight;
      all += weight;
      if (weight > most) most = weight;
      mentionStarts[literal + 1] = (mentionStarts[literal + 1] ?? 0) + 1;
      at += 1;
    }
    slack[index] = all - bound;
    heaviest[index] = most;
    index += 1;
    starts[index] = at;
  }
  for (let literal = 0; literal < 2 * variables; literal += 1) {
    mentionStarts[literal + 1] = (mentionStarts[literal + 1] ?? 0) + (mentionStarts[literal] ?? 0);
  }
  const mentions = new Int32Array(length);
  const mentionWeights = new Int32Array(length);
  const next = mentionStarts.slice();
  for (index = 0; index < constraints.length; index += 1) {
    for (let place = starts[index] ?? 0; place < (starts[index + 1] ?? 0); place += 1) {
      const literal = literals[place] ?? 0;
      const free = next[literal] ?? 0;
      next[literal] = free + 1;
      mentions[free] = index;
      mentionWeights[free] = weights[place] ?? 0;
    }
  }
  return {
    variables,
    starts,
    literals,
    weights,
    slack,
    heaviest,
    mentionStarts,
    mentions,
    mentionWeights,
  };
}
