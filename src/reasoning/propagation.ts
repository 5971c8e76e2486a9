import type { Network } from './network.ts';

/** Why a literal holds: it was assumed, or the constraint with this index left no choice. */
const ASSUMED = -1;

/** What a conclusion was drawn from. */
export interface Grounds {
  /** Indices of parts, each once. */
  readonly parts: readonly number[];
  /** The assumed literals it rests on. */
  readonly assumed: readonly number[];
}

/** A constraint (by index) that can no longer be met, or an assumption known to be false. */
export type Conflict = { readonly constraint: number } | { readonly denied: number };

/**
 * Follows a network's conditions, each by itself, as far as they go (unit propagation). What is
 * found first was reached in the fewest rounds.
 */
export interface Propagation {
  /** True, false, or `undefined` when not known. */
  valueOf(literal: number): boolean | undefined;
  /** How much was looked at so far, in literals of constraints. */
  work(): number;
  /** Every literal that is known to hold, in the order in which they were found. */
  readonly trail: readonly number[];
  /**
   * Takes literals for granted and follows what they lead to. Returns what goes wrong, if anything
   * does; the trail is then cut short.
   */
  assume(literals: readonly number[]): Conflict | undefined;
  /** Forgets all but the first `length` entries of the trail. */
  backTo(length: number): void;
  /** The parts and assumptions that a literal of the trail was drawn from. */
  groundsOf(literal: number): Grounds;
  /** The parts and assumptions that a conflict comes from. */
  groundsOfConflict(conflict: Conflict): Grounds;
  /** What a literal was drawn from at once: its part (−1: its cell's values; `undefined`: assumed). */
  cause(literal: number): { readonly part: number | undefined; readonly from: readonly number[] };
  /** The literals that make a conflict, all on the trail. */
  failed(conflict: Conflict): readonly number[];
}

/** Starts with nothing known. With `only`, just the parts with these indices are followed. */
export function startPropagation(network: Network, only?: readonly number[]): Propagation {
  const { constraints, mentions, constraintsOf } = network;
  const active = only === undefined ? undefined : new Set(only);
  /** 1 true, −1 false, 0 unknown; indexed by variable. */
  const values = new Int8Array(network.variables);
  /** Indexed by variable, where it is known. */
  const reasons = new Int32Array(network.variables);
  const places = new Int32Array(network.variables);
  const trail: number[] = [];
  let followed = 0;
  let begun = false;
  let looked = 0;

  const state = (literal: number): number =>
    (literal & 1) === 0 ? (values[literal >> 1] ?? 0) : -(values[literal >> 1] ?? 0);

  const enter = (literal: number, reason: number): void => {
    const variable = literal >> 1;
    values[variable] = (literal & 1) === 0 ? 1 : -1;
    reasons[variable] = reason;
    places[variable] = trail.length;
    trail.push(literal);
  };

  /** Looks at one constraint: false when it cannot be met; enters what it forces. */
  const look = (index: number): boolean => {
    const constraint = constraints[index];
    if (constraint === undefined) return true;
    const { literals, weights } = constraint;
    let slack = -constraint.bound;
    looked += literals.length;
    for (let at = 0; at < literals.length; at += 1) {
      if (state(literals[at] ?? 0) >= 0) slack += weights[at] ?? 0;
    }
    if (slack < 0) return false;
    for (let at = 0; at < literals.length; at += 1) {
      const literal = literals[at] ?? 0;
      if ((weights[at] ?? 0) > slack && state(literal) === 0) enter(literal, index);
    }
    return true;
  };
  const isActive = (index: number): boolean => {
    const part = constraints[index]?.part ?? -1;
    return part < 0 || active === undefined || active.has(part);
  };

  /** Before anything is assumed, some constraints force something by themselves. */
  const begin = (): Conflict | undefined => {
    begun = true;
    // What follows from a cell's having one value needs no part, so it must come first.
    for (const literal of trail) {
      for (const index of mentions[literal ^ 1] ?? []) {
        if ((constraints[index]?.part ?? -1) < 0 && !look(index)) return { constraint: index };
      }
    }
    const all =
      only === undefined
        ? constraints.keys()
        : [...only.flatMap((part) => constraintsOf[part] ?? []), ...network.settled];
    for (const index of all) if (!look(index)) return { constraint: index };
    return undefined;
  };

  const follow = (): Conflict | undefined => {
    if (!begun) {
      const failed = begin();
      if (failed !== undefined) return failed;
    }
    while (followed < trail.length) {
      const literal = trail[followed] ?? 0;
      followed += 1;
      for (const index of mentions[literal ^ 1] ?? []) {
        if (isActive(index) && !look(index)) return { constraint: index };
      }
    }
    return undefined;
  };

  /** The false literals of a constraint that were known before `limit` on the trail. */
  const falseOf = (index: number, limit: number): readonly number[] =>
    (constraints[index]?.literals ?? []).flatMap((literal) =>
      state(literal) < 0 && (places[literal >> 1] ?? 0) < limit ? [literal ^ 1] : [],
    );

  const failed = (conflict: Conflict): readonly number[] =>
    'denied' in conflict ? [conflict.denied ^ 1] : falseOf(conflict.constraint, trail.length);

  const groundsFrom = (first: readonly number[], parts: Set<number>): Grounds => {
    const seen = new Set(first);
    const assumed: number[] = [];
    for (const literal of seen) {
      const variable = literal >> 1;
      const reason = reasons[variable] ?? ASSUMED;
      if (reason === ASSUMED) {
        assumed.push(literal);
        continue;
      }
      const part = constraints[reason]?.part ?? -1;
      if (part >= 0) parts.add(part);
      for (const before of falseOf(reason, places[variable] ?? 0)) seen.add(before);
    }
    return { parts: [...parts], assumed };
  };

  return {
    trail,
    work: () => looked,
    valueOf(literal) {
      const said = state(literal);
      return said === 0 ? undefined : said > 0;
    },
    assume(literals) {
      for (const literal of literals) {
        if (state(literal) === 0) enter(literal, ASSUMED);
        else if (state(literal) < 0) return { denied: literal };
      }
      return follow();
    },
    backTo(length) {
      for (const literal of trail.splice(length)) values[literal >> 1] = 0;
      followed = Math.min(followed, length);
    },
    groundsOf: (literal) => groundsFrom([literal], new Set()),
    groundsOfConflict(conflict) {
      const part = 'denied' in conflict ? -1 : (constraints[conflict.constraint]?.part ?? -1);
      return groundsFrom(failed(conflict), new Set(part < 0 ? [] : [part]));
    },
    cause(literal) {
      const variable = literal >> 1;
      const reason = reasons[variable] ?? ASSUMED;
      if (reason === ASSUMED) return { part: undefined, from: [] };
      return {
        part: constraints[reason]?.part ?? -1,
        from: falseOf(reason, places[variable] ?? 0),
      };
    },
    failed,
  };
}
