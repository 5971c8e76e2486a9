import type { Claim } from '#logic/claim.ts';
import type { Literal } from '#logic/literal.ts';
import type { ClaimPart } from '#logic/claimPart.ts';
import { linearsOf, negate } from './linear.ts';
import type { Linear, Signed } from './linear.ts';

/** A condition with the part it comes from: its index, or −1 for "a cell has one of its values". */
export interface Constraint extends Linear {
  readonly part: number;
}

/** All rules of a puzzle, part by part, as conditions on yes/no variables, for following them by hand. */
export interface Network {
  readonly parts: readonly ClaimPart[];
  /** Indexed by cell; ascending. */
  readonly domains: readonly (readonly number[])[];
  readonly variables: number;
  readonly constraints: readonly Constraint[];
  /** Indices of the constraints that mention a literal, indexed by literal. */
  readonly mentions: readonly (readonly number[])[];
  /** Indices of each part's constraints, indexed by part. */
  readonly constraintsOf: readonly (readonly number[])[];
  /** Indices of the constraints that settle cells with one value. */
  readonly settled: readonly number[];
  /** Whether following the part's conditions one by one may miss what it says as a whole. */
  readonly deep: readonly boolean[];
  /** Whether the part is all that its claim says. */
  readonly whole: readonly boolean[];
  literal(literal: Literal): Signed;
  /** What a signed variable says of a cell; `undefined` for variables that say nothing of one. */
  meaning(signed: number): Literal | undefined;
}

/** Turns parts into a network; `parts` are numbered as they come. */
export function buildNetwork(
  domains: readonly (readonly number[])[],
  parts: readonly ClaimPart[],
): Network {
  let variables = 0;
  const fresh = (): number => 2 * variables++;
  const meanings: (Literal | undefined)[] = [];
  const constraints: Constraint[] = [];
  const auxiliaries = new Map<string, number>();

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
    constraints.push({ part: -1, literals: each, weights: ones, bound: 1 });
    if (each.length > 1) {
      const negations = each.map((literal) => literal ^ 1);
      constraints.push({ part: -1, literals: negations, weights: ones, bound: each.length - 1 });
    }
    return new Map(domain.map((value, at) => [value, each[at] ?? 0]));
  });
  const literal = (unknown: number, value: number): Signed =>
    literals[unknown]?.get(value) ?? 'never';

  const constraintsOf = parts.map((part, index) => {
    const linears = linearsOf(part, {
      domains,
      literal,
      fresh,
      auxiliary(name) {
        const known = auxiliaries.get(name);
        if (known !== undefined) return known;
        const made = fresh();
        auxiliaries.set(name, made);
        return made;
      },
    });
    return linears.map(
      ({ literals: of, weights, bound }) =>
        constraints.push({ part: index, literals: of, weights, bound }) - 1,
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
    for (const { claim } of parts) partsOf.set(claim, (partsOf.get(claim) ?? 0) + 1);
    return parts.map(({ claim }) => partsOf.get(claim) === 1);
  });
  return {
    parts,
    domains,
    variables,
    constraints,
    get mentions() {
      return mentions();
    },
    constraintsOf,
    settled: constraints.flatMap(({ part, literals: of }, index) =>
      part < 0 && of.length === 1 ? [index] : [],
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
