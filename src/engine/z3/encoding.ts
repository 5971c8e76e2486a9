import type { Claim, Part } from '#logic/claim.ts';
import type { Proposition, Formula } from '#logic/formula.ts';
import type { Model } from '#logic/model.ts';
import type { Solver, Z3Term } from './z3.ts';

/** A model's unknowns as Booleans of a solver. */
export interface Encoding {
  /**
   * The literal for "unknown is value" (or "is not"), usable as an assumption; `undefined` outside
   * the domain.
   */
  literal(unknown: number, value: number, holds?: boolean): Z3Term | undefined;
  /** Reads the value of every unknown from a model. */
  read(isTrue: (boolean: Z3Term) => boolean): number[];
  /** The same, indexed by unknown: `undefined` for those that do not exist. */
  readByUnknown(isTrue: (boolean: Z3Term) => boolean): readonly (number | undefined)[];
  /** The literal for an atom or its contrary, as above. */
  atom(atom: Proposition, holds?: boolean): Z3Term | undefined;
}

/** One unknown: the terms for "is value" and "is not value". */
interface Encoded {
  readonly literals: ReadonlyMap<number, readonly [is: Z3Term, isNot: Z3Term]>;
  read(isTrue: (boolean: Z3Term) => boolean): number;
}

/**
 * An unknown with two values is one Boolean, true for the larger; others have one Boolean per
 * value, exactly one of them true.
 */
function encodeUnknown(solver: Solver, unknown: number, domain: readonly number[]): Encoded {
  const [low, high] = domain;
  if (domain.length === 2 && low !== undefined && high !== undefined) {
    const boolean = solver.boolean(`V${unknown}`);
    const negation = solver.not(boolean);
    return {
      literals: new Map([
        [low, [negation, boolean]],
        [high, [boolean, negation]],
      ]),
      read: (isTrue) => (isTrue(boolean) ? high : low),
    };
  }
  const literals = domain.map((value) => [value, solver.boolean(`V${unknown}=${value}`)] as const);
  const booleans = literals.map(([, boolean]) => boolean);
  solver.temporarily(() => {
    solver.assert(solver.or(booleans));
    solver.assert(solver.atMost(1, booleans));
  });
  return {
    literals: new Map(
      literals.map(([value, boolean]) => [value, [boolean, solver.not(boolean)]] as const),
    ),
    read(isTrue) {
      const found = literals.find(([, boolean]) => isTrue(boolean));
      if (found === undefined) throw new Error(`Z3 gave no value to V${unknown}`);
      return found[0];
    },
  };
}

/**
 * Creates the Booleans of a model's unknowns and asserts exactly one value each. With `only`, the
 * others do not exist and must not be used.
 */
export function encodeUnknowns(solver: Solver, model: Model, only?: ReadonlySet<number>): Encoding {
  const unknowns = model.domains.map((domain, unknown) =>
    only?.has(unknown) === false ? undefined : encodeUnknown(solver, unknown, domain),
  );
  const literal: Encoding['literal'] = (unknown, value, holds = true) =>
    unknowns[unknown]?.literals.get(value)?.[holds ? 0 : 1];
  const auxiliaries = new Map<string, Z3Term>();
  return {
    literal,
    read: (isTrue) => unknowns.flatMap((unknown) => unknown?.read(isTrue) ?? []),
    atom: (atom, holds = true) => {
      if (atom.op === 'is') return literal(atom.unknown, atom.value, holds);
      const term = auxiliaries.get(atom.name) ?? solver.boolean(atom.name);
      auxiliaries.set(atom.name, term);
      return holds ? term : solver.not(term);
    },
    readByUnknown: (isTrue) => unknowns.map((unknown) => unknown?.read(isTrue)),
  };
}

/**
 * A formula as a term; shared subformulas are built once, since a house rule of one line can expand
 * to millions of terms.
 */
function compile(solver: Solver, encoding: Encoding, whole: Formula): Z3Term {
  const known = new Map<Formula, Z3Term>();
  const all = (formulas: readonly Formula[]) => formulas.map(termOf);

  const termOf = (formula: Formula): Z3Term => {
    if (formula.op === 'is') {
      return encoding.literal(formula.unknown, formula.value) ?? solver.constant(false);
    }
    const term = known.get(formula) ?? make(formula);
    known.set(formula, term);
    return term;
  };

  const make = (formula: Exclude<Formula, { readonly op: 'is' }>): Z3Term => {
    switch (formula.op) {
      case 'not':
        return solver.not(termOf(formula.of));
      case 'and':
        return solver.and(all(formula.of));
      case 'or':
        return solver.or(all(formula.of));
      case 'at-most':
        return solver.atMost(formula.count, all(formula.of));
      case 'at-least':
        return solver.atLeast(formula.count, all(formula.of));
      case 'sum':
      case 'reach': {
        const terms = all(formula.of.map(({ of }) => of));
        const weights = formula.of.map(({ weight }) => weight);
        return formula.op === 'sum'
          ? solver.sum(formula.total, weights, terms)
          : solver.reach(formula.least, weights, terms);
      }
      case 'auxiliary':
        return solver.boolean(formula.name);
    }
  };

  return termOf(whole);
}

/** Asserts the claims. */
export function assertClaims(solver: Solver, encoding: Encoding, claims: readonly Claim[]): void {
  for (const claim of claims) for (const part of claim.parts()) assertPart(solver, encoding, part);
}

/** Asserts a part of a claim; with `guard`, it holds only where that does. */
export function assertPart(solver: Solver, encoding: Encoding, part: Part, guard?: Z3Term): void {
  const { formula } = part;
  if (guard === undefined && formula.op === 'and') {
    // Asserts conjuncts one by one: Z3 would split a long conjunction anyway.
    for (const each of formula.of) {
      solver.temporarily(() => solver.assert(compile(solver, encoding, each)));
    }
    return;
  }
  solver.temporarily(() => {
    const condition = compile(solver, encoding, formula);
    solver.assert(guard === undefined ? condition : solver.implies(guard, condition));
  });
}
