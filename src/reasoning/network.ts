import type { Claim } from '#logic/claim.ts';
import type { Literal } from '#logic/literal.ts';
import type { Rule } from '#logic/rule.ts';
import { linearsOf, negate } from './linear.ts';
import type { Linear, Signed } from './linear.ts';

/** A condition with the rule it comes from: its index, or −1 for "a cell has one of its values". */
export interface Constraint extends Linear {
  readonly rule: number;
}

/** All rules of a puzzle as conditions on yes/no variables, for following them by hand. */
export interface Network {
  readonly rules: readonly Rule[];
  /** Indexed by cell; ascending. */
  readonly domains: readonly (readonly number[])[];
  readonly variables: number;
  readonly constraints: readonly Constraint[];
  /** Indices of the constraints that mention a literal, indexed by literal. */
  readonly mentions: readonly (readonly number[])[];
  /** Indices of each rule's constraints, indexed by rule. */
  readonly constraintsOf: readonly (readonly number[])[];
  /** Indices of the constraints that settle cells with one value. */
  readonly settled: readonly number[];
  /** Whether following the rule's conditions one by one may miss what it says as a whole. */
  readonly deep: readonly boolean[];
  /** Whether the rule is all that its claim says. */
  readonly whole: readonly boolean[];
  literal(literal: Literal): Signed;
  /** What a signed variable says of a cell; `undefined` for variables that say nothing of one. */
  meaning(signed: number): Literal | undefined;
}

/** Turns rules into a network; `rules` are numbered as they come. */
export function buildNetwork(
  domains: readonly (readonly number[])[],
  rules: readonly Rule[],
): Network {
  let variables = 0;
  const fresh = (): number => 2 * variables++;
  const meanings: (Literal | undefined)[] = [];
  const constraints: Constraint[] = [];
  const flags = new Map<string, number>();

  const literals = domains.map((domain, cell) => {
    const [low, high] = domain;
    if (domain.length === 2 && low !== undefined && high !== undefined) {
      const literal = fresh();
      meanings[literal] = { cell, value: high, holds: true };
      meanings[literal ^ 1] = { cell, value: low, holds: true };
      return new Map([
        [high, literal],
        [low, literal ^ 1],
      ]);
    }
    const each = domain.map((value) => {
      const literal = fresh();
      meanings[literal] = { cell, value, holds: true };
      meanings[literal ^ 1] = { cell, value, holds: false };
      return literal;
    });
    const ones = each.map(() => 1);
    constraints.push({ rule: -1, literals: each, weights: ones, bound: 1 });
    if (each.length > 1) {
      const negations = each.map((literal) => literal ^ 1);
      constraints.push({ rule: -1, literals: negations, weights: ones, bound: each.length - 1 });
    }
    return new Map(domain.map((value, at) => [value, each[at] ?? 0]));
  });
  const literal = (unknown: number, value: number): Signed =>
    literals[unknown]?.get(value) ?? 'never';

  const constraintsOf = rules.map((rule, index) => {
    const linears = linearsOf(rule, {
      domains,
      literal,
      fresh,
      flag(name) {
        const known = flags.get(name);
        if (known !== undefined) return known;
        const made = fresh();
        flags.set(name, made);
        return made;
      },
    });
    return linears.map(
      ({ literals: of, weights, bound }) =>
        constraints.push({ rule: index, literals: of, weights, bound }) - 1,
    );
  });

  // Only reasons need these: a verdict is wanted before.
  const mentions = lazily(() => {
    const lists: number[][] = Array.from({ length: 2 * variables }, () => []);
    constraints.forEach((constraint, index) => {
      for (const of of constraint.literals) lists[of]?.push(index);
    });
    return lists;
  });
  const deep = lazily(() =>
    constraintsOf.map((own) =>
      own.some((index) => {
        const { literals: of = [], weights = [] } = constraints[index] ?? {};
        return of.some((each) => meanings[each] === undefined) || new Set(weights).size > 1;
      }),
    ),
  );
  const whole = lazily(() => {
    const partsOf = new Map<Claim, number>();
    for (const { claim } of rules) partsOf.set(claim, (partsOf.get(claim) ?? 0) + 1);
    return rules.map(({ claim }) => partsOf.get(claim) === 1);
  });
  return {
    rules,
    domains,
    variables,
    constraints,
    get mentions() {
      return mentions();
    },
    constraintsOf,
    settled: constraints.flatMap(({ rule, literals: of }, index) =>
      rule < 0 && of.length === 1 ? [index] : [],
    ),
    get deep() {
      return deep();
    },
    get whole() {
      return whole();
    },
    literal: ({ cell, value, holds }) =>
      holds ? literal(cell, value) : negate(literal(cell, value)),
    meaning: (signed) => meanings[signed],
  };
}

/** Makes something when it is first asked for, and keeps it. */
function lazily<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
