import type { Glue, Pointer } from './glue.ts';

/** A Z3 expression of sort Bool; belongs to the solver that created it. */
export type Z3Term = number & { readonly __z3: 'term' };

/** Makes the terms of one solver. */
export interface Terms {
  /** A new unknown that is true or false; names must not repeat. */
  boolean(name: string): Z3Term;
  constant(value: boolean): Z3Term;
  not(term: Z3Term): Z3Term;
  and(terms: readonly Z3Term[]): Z3Term;
  or(terms: readonly Z3Term[]): Z3Term;
  implies(condition: Z3Term, conclusion: Z3Term): Z3Term;
  /** At most `count` of the terms hold. */
  atMost(count: number, terms: readonly Z3Term[]): Z3Term;
  atLeast(count: number, terms: readonly Z3Term[]): Z3Term;
  /** The weights (integers, not negative) of the true terms add up to `total`. */
  sum(total: number, weights: readonly number[], terms: readonly Z3Term[]): Z3Term;
  /** The weights (integers, not negative) of the true terms add up to at least `least`. */
  reach(least: number, weights: readonly number[], terms: readonly Z3Term[]): Z3Term;
  /** Terms created inside `work`, except Booleans, are released after it and must not escape. */
  temporarily<T>(work: () => T): T;
}

/** Terms, and what their solver needs besides. */
interface OpenTerms {
  readonly terms: Terms;
  /** Z3's own record of a Boolean, by which models are read. */
  declarationOf(boolean: Z3Term): Pointer;
  /** Copies terms to an argument array, valid until the next call. */
  pass(terms: readonly Z3Term[]): Pointer;
  /** Frees what the context does not free. */
  close(): void;
}

export const symbolIn = (glue: Glue, context: Pointer, text: string): Pointer =>
  Number(glue.ccall('Z3_mk_string_symbol', 'number', ['number', 'string'], [context, text]));

/** Creates terms in a context. */
export function openTerms(glue: Glue, context: Pointer): OpenTerms {
  const sort = glue._Z3_mk_bool_sort(context);
  glue._Z3_inc_ref(context, sort);
  const { pass, close } = openArguments(glue);

  /** All terms with a reference count, oldest first. */
  const held: Pointer[] = [];
  const hold = (term: Pointer): Z3Term => {
    glue._Z3_inc_ref(context, term);
    held.push(term);
    return term as Z3Term;
  };
  /** Kept alive by the reference to its Boolean. */
  const declarations = new Map<Z3Term, Pointer>();
  const truth = hold(glue._Z3_mk_true(context));
  const falsehood = hold(glue._Z3_mk_false(context));

  const weigh = (
    relation: 'eq' | 'ge',
    bound: number,
    weights: readonly number[],
    terms: readonly Z3Term[],
  ): Z3Term => {
    const coefficients = glue._malloc(Math.max(1, weights.length) * 4);
    glue.HEAPU32.set(weights, coefficients / 4);
    try {
      const make = relation === 'eq' ? glue._Z3_mk_pbeq : glue._Z3_mk_pbge;
      return hold(make(context, terms.length, pass(terms), coefficients, bound));
    } finally {
      glue._free(coefficients);
    }
  };

  const terms: Terms = {
    boolean(name) {
      const term = glue._Z3_mk_const(context, symbolIn(glue, context, name), sort) as Z3Term;
      glue._Z3_inc_ref(context, term);
      declarations.set(term, glue._Z3_get_app_decl(context, term));
      return term;
    },
    constant: (value) => (value ? truth : falsehood),
    not: (term) => hold(glue._Z3_mk_not(context, term)),
    and: (all) => hold(glue._Z3_mk_and(context, all.length, pass(all))),
    or: (any) => hold(glue._Z3_mk_or(context, any.length, pass(any))),
    implies: (condition, conclusion) => hold(glue._Z3_mk_implies(context, condition, conclusion)),
    atMost: (count, of) => hold(glue._Z3_mk_atmost(context, of.length, pass(of), count)),
    atLeast: (count, of) => hold(glue._Z3_mk_atleast(context, of.length, pass(of), count)),
    sum: (total, weights, of) => weigh('eq', total, weights, of),
    reach: (least, weights, of) => weigh('ge', least, weights, of),
    temporarily(work) {
      const mark = held.length;
      try {
        return work();
      } finally {
        for (const term of held.splice(mark)) glue._Z3_dec_ref(context, term);
      }
    },
  };
  return {
    terms,
    pass,
    close,
    declarationOf(boolean) {
      const declaration = declarations.get(boolean);
      if (declaration === undefined) throw new Error('Only Booleans can be read from a model');
      return declaration;
    },
  };
}

/** One shared block for arguments: a puzzle creates tens of thousands of short arrays. */
function openArguments(glue: Glue): Pick<OpenTerms, 'pass' | 'close'> {
  let room = 64;
  let block = glue._malloc(room * 4);
  return {
    pass(terms) {
      if (terms.length > room) {
        glue._free(block);
        room = terms.length * 2;
        block = glue._malloc(room * 4);
        if (block === 0) throw new Error('Z3 has no memory left');
      }
      glue.HEAPU32.set(terms, block / 4);
      return block;
    },
    close: () => glue._free(block),
  };
}
