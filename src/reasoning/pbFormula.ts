import type { ClaimPart } from '#logic/claimPart.ts';
import type { Proposition, Formula } from '#logic/formula.ts';
import type { Literal } from '#logic/literal.ts';
import { encodePart } from './encode.ts';
import type { PbGraph } from './pbGraph.ts';
import { layOut } from './layout.ts';
import type { PbLayout } from './layout.ts';
import { atLeastConstraint, clause, negate } from './pbConstraint.ts';
import type { Lit, LitOrConstant, PbConstraint } from './pbConstraint.ts';

/**
 * All rules of a puzzle as pseudo-Boolean constraints, part by part. The solver searches them,
 * reasons cite them, certificates print them.
 */
export interface PbFormula extends PbLayout {
  readonly parts: readonly ClaimPart[];
  /** The graphs of parts, which no constraint states. */
  readonly graphs: readonly PbGraph[];
  /** Indexed by cell; ascending. */
  readonly domains: readonly (readonly number[])[];
  literal(literal: Literal): LitOrConstant;
  /** The literal of a cell's or auxiliary variable; `undefined` where no part has that auxiliary variable. */
  proposition(of: Proposition): LitOrConstant | undefined;
  /** What a literal says of a cell; `undefined` for auxiliary variables. */
  meaning(literal: Lit): Literal | undefined;
}

/** Encodes the parts of claims over cells with these domains; parts are numbered in order. */
export function buildPbFormula(
  domains: readonly (readonly number[])[],
  parts: readonly ClaimPart[],
): PbFormula {
  const cells = encodeCells(domains);
  const { meanings } = cells;
  let variables = cells.variables;
  const fresh = (): Lit => 2 * variables++;
  const auxiliaries = new Map<string, Lit>();
  const literal = (cell: number, value: number): LitOrConstant =>
    cells.literals[cell]?.[value] ?? 'never';
  const auxiliary = (name: string): Lit => {
    const known = auxiliaries.get(name) ?? fresh();
    auxiliaries.set(name, known);
    return known;
  };
  const made = { domains, literal, auxiliary, fresh, nested: new Map<Formula, LitOrConstant>() };
  const encoded = parts.map((part) => encodePart(part, made));
  return {
    ...layOut(cells.constraints, encoded, variables),
    parts,
    graphs: graphsOf(parts, (atom) =>
      atom.op === 'is' ? literal(atom.unknown, atom.value) : auxiliary(atom.name),
    ),
    domains,
    proposition: (of) =>
      of.op === 'is' ? literal(of.unknown, of.value) : auxiliaries.get(of.name),
    literal: ({ cell, value, holds }) =>
      holds ? literal(cell, value) : negate(literal(cell, value)),
    meaning: (of) => meanings[of],
  };
}

const graphsOf = (
  parts: readonly ClaimPart[],
  literal: (atom: Proposition) => LitOrConstant,
): readonly PbGraph[] =>
  parts.flatMap(({ graphs = [] }, part) =>
    graphs.map((graph): PbGraph => {
      const vertices = graph.vertices.map((atom, vertex) => {
        if (atom === 'passable' || atom === 'in') return atom;
        const of = literal(atom);
        if (typeof of === 'number') return of;
        if (of === 'never') return 'out';
        return graph.optional?.has(vertex) ? 'passable' : 'in';
      });
      return { ...graph, part, vertices };
    }),
  );

/** The variables and constraints of cells. */
interface EncodedCells {
  readonly variables: number;
  /** Indexed by cell, then by value. */
  readonly literals: readonly (readonly (Lit | undefined)[])[];
  /** Indexed by literal. */
  readonly meanings: readonly (Literal | undefined)[];
  /** Each cell has exactly one of its values. */
  readonly constraints: readonly PbConstraint[];
}

/** Literals, indexed by value. */
function byValue(
  domain: readonly number[],
  literals: readonly Lit[],
): readonly (Lit | undefined)[] {
  const own: (Lit | undefined)[] = Array.from({ length: Math.max(0, ...domain) + 1 });
  for (let at = 0; at < domain.length; at += 1) own[domain[at] ?? 0] = literals[at];
  return own;
}

/** One variable per value of a cell; a cell with two values has one, for the larger value. */
function encodeCells(domains: readonly (readonly number[])[]): EncodedCells {
  let variables = 0;
  const meanings: Literal[] = [];
  const constraints: PbConstraint[] = [];
  const literals = domains.map((domain, cell) => {
    const [low, high] = domain;
    if (domain.length === 2 && low !== undefined && high !== undefined) {
      const literal = 2 * variables++;
      meanings[literal] = { cell, value: high, holds: true };
      meanings[literal ^ 1] = { cell, value: low, holds: true };
      return byValue(domain, [literal ^ 1, literal]);
    }
    const each = domain.map((value) => {
      const literal = 2 * variables++;
      meanings[literal] = { cell, value, holds: true };
      meanings[literal ^ 1] = { cell, value, holds: false };
      return literal;
    });
    constraints.push(clause(each));
    if (each.length > 1) {
      const contrary = each.map((literal) => literal ^ 1);
      constraints.push(atLeastConstraint(each.length - 1, contrary));
    }
    return byValue(domain, each);
  });
  return { variables, literals, meanings, constraints };
}

/** The solver's literals; those without a variable are left out. */
export const litsOf = (formula: PbFormula, literals: readonly Literal[]): readonly Lit[] =>
  literals.flatMap((literal) => {
    const found = formula.literal(literal);
    return typeof found === 'number' ? [found] : [];
  });

/** What a literal of a cell's variable says. */
export function meaningOf(formula: PbFormula, literal: Lit): Literal {
  const meaning = formula.meaning(literal);
  if (meaning === undefined) throw new Error('A variable that says nothing of a cell');
  return meaning;
}

/** The value of every cell in a model (1 true, 0 false, by variable); indexed by cell. */
export const readModel = (formula: PbFormula, model: Uint8Array): readonly number[] =>
  formula.domains.map((domain, cell) => {
    const found = domain.find((value) => {
      const literal = formula.literal({ cell, value, holds: true });
      return (
        literal === 'always' ||
        (literal !== 'never' && model[literal >> 1] === ((literal & 1) === 0 ? 1 : 0))
      );
    });
    if (found === undefined) throw new Error(`Cell ${cell} has no value`);
    return found;
  });
