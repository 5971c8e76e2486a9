/**
 * One neutral description of a puzzle for every rival: ground constraints over numbered Booleans,
 * taken from the same formulas that Gridproof's own solver gets. A literal is the number of an
 * atom, negative where the atom is false.
 */
import type { Formula } from '../../../src/logic/formula.ts';
import type { Values } from '../../../src/logic/claim.ts';
import type { Model } from '../../../src/logic/model.ts';

/** A sum over the literals that hold. */
export interface Sum {
  readonly total: number;
  readonly weights: readonly number[];
  readonly literals: readonly number[];
}

/** A literal that says the same as all, or as any, of others. */
export interface Gate {
  readonly atom: number;
  readonly op: 'and' | 'or';
  readonly of: readonly number[];
}

export interface Constraints {
  /** How many atoms there are, counted from 1; atom 1 is true. */
  readonly atoms: number;
  /** For each cell, the literal of each of its values. */
  readonly cells: readonly (readonly (readonly [value: number, literal: number])[])[];
  /** Cells of three values and more: exactly one of the literals. */
  readonly choices: readonly (readonly number[])[];
  readonly clauses: readonly (readonly number[])[];
  /** No more than `count` of the literals. */
  readonly limits: readonly { readonly count: number; readonly literals: readonly number[] }[];
  readonly sums: readonly Sum[];
  readonly gates: readonly Gate[];
}

const TRUE = 1;

/** The whole puzzle with its givens. */
export function constraintsOf(model: Model, givens: Values): Constraints {
  let atoms = TRUE;
  const clauses: (readonly number[])[] = [];
  const limits: { count: number; literals: readonly number[] }[] = [];
  const sums: Sum[] = [];
  const gates: Gate[] = [];
  const auxiliaries = new Map<string, number>();

  const cells = model.domains.map((domain) => {
    const [low, high] = domain;
    if (domain.length !== 2 || low === undefined || high === undefined) {
      return domain.map((value) => [value, ++atoms] as const);
    }
    atoms += 1;
    return [[low, -atoms] as const, [high, atoms] as const];
  });
  const values = cells.map((literals) => new Map(literals));
  const choices = cells
    .filter((literals) => literals.length !== 2)
    .map((literals) => literals.map(([, literal]) => literal));

  const literal = (formula: Formula): number => {
    switch (formula.op) {
      case 'is':
        return values[formula.unknown]?.get(formula.value) ?? -TRUE;
      case 'not':
        return -literal(formula.of);
      case 'auxiliary': {
        const known = auxiliaries.get(formula.name) ?? ++atoms;
        auxiliaries.set(formula.name, known);
        return known;
      }
      case 'and':
      case 'or': {
        const of = formula.of.map(literal);
        if (of.length === 1) return of[0] ?? TRUE;
        if (of.length === 0) return formula.op === 'and' ? TRUE : -TRUE;
        const atom = ++atoms;
        gates.push({ atom, op: formula.op, of });
        return atom;
      }
      case 'at-most':
      case 'at-least':
      case 'sum':
      case 'reach':
        throw new Error('A cardinality within another formula is not written for the rivals');
    }
  };

  const require = (formula: Formula): void => {
    switch (formula.op) {
      case 'and':
        return formula.of.forEach(require);
      case 'or':
        return requireAny(formula.of);
      case 'at-most':
        limits.push({ count: formula.count, literals: formula.of.map(literal) });
        return;
      case 'at-least':
        limits.push({
          count: formula.of.length - formula.count,
          literals: formula.of.map((inner) => -literal(inner)),
        });
        return;
      case 'reach':
        throw new Error('No rule of a puzzle type has a lower bound, only house rules have');
      case 'sum':
        sums.push({
          total: formula.total,
          weights: formula.of.map(({ weight }) => weight),
          literals: formula.of.map(({ of }) => literal(of)),
        });
        return;
      case 'is':
      case 'not':
      case 'auxiliary':
        clauses.push([literal(formula)]);
    }
  };

  /** A choice with one conjunction in it, such as an implication, needs no atom of its own. */
  const requireAny = (choice: readonly Formula[]): void => {
    const flat = choice.flatMap((inner) => (inner.op === 'or' ? inner.of : [inner]));
    const conjunctions = flat.filter(({ op }) => op === 'and');
    const [only] = conjunctions;
    if (conjunctions.length === 1 && only?.op === 'and') {
      const rest = flat.filter((inner) => inner !== only).map(literal);
      for (const inner of only.of) clauses.push([...rest, literal(inner)]);
    } else {
      clauses.push(flat.map(literal));
    }
  };

  for (const claim of model.claims) for (const { formula } of claim.parts()) require(formula);
  givens.forEach((value, cell) => {
    if (value !== undefined) clauses.push([values[cell]?.get(value) ?? -TRUE]);
  });
  return {
    atoms,
    cells,
    choices,
    // What holds anyway, or cannot, is said to nobody.
    clauses: clauses
      .filter((clause) => !clause.includes(TRUE))
      .map((clause) => clause.filter((one) => one !== -TRUE)),
    limits,
    sums,
    gates,
  };
}

/** The values of all cells, given which literals hold. */
export const readCells = (
  { cells }: Constraints,
  holds: (literal: number) => boolean,
): readonly number[] =>
  cells.map((literals) => literals.find(([, literal]) => holds(literal))?.[0] ?? NaN);
