/**
 * Z3 as the rest of the engine sees it. All calls are synchronous. A Z3 `timeout` must never be
 * set: it would start a thread, and there is none to be had.
 */
import { loadGlue } from './glue.ts';
import type { Glue, Pointer } from './glue.ts';

/** A Z3 expression of sort Bool. It belongs to the solver that made it. */
export type Term = number & { readonly __z3: 'term' };

/** What Z3 says of a question; `unknown` when it gave up. */
export type Satisfiable = 'sat' | 'unsat' | 'unknown';

/**
 * One incremental solver with a context of its own. Any method throws when Z3 reports an error or
 * aborts; Z3 is then in no state to go on with.
 */
export interface Solver {
  /** A new unknown that is true or false; names must not repeat. */
  boolean(name: string): Term;
  constant(value: boolean): Term;
  not(term: Term): Term;
  and(terms: readonly Term[]): Term;
  or(terms: readonly Term[]): Term;
  implies(condition: Term, conclusion: Term): Term;
  /** At most `count` of the terms hold. */
  atMost(count: number, terms: readonly Term[]): Term;
  atLeast(count: number, terms: readonly Term[]): Term;
  /** The weights (whole, not negative) of the true terms add up to `total`. */
  sum(total: number, weights: readonly number[], terms: readonly Term[]): Term;
  /** The weights (whole, not negative) of the true terms add up to `least` at least. */
  reach(least: number, weights: readonly number[], terms: readonly Term[]): Term;
  /** Terms made inside `work`, but the Booleans, are released after it and must not leave it. */
  temporarily<T>(work: () => T): T;
  assert(term: Term): void;
  push(): void;
  pop(): void;
  /** Assumptions must be Booleans or their negations: others end in `unknown`. */
  check(assumptions: readonly Term[]): Satisfiable;
  /** After `unsat`: the assumptions that already make it so; rarely as few as possible. */
  core(): readonly Term[];
  /** Why the last check said `unknown`, in Z3's words. */
  reasonUnknown(): string;
  /** Shows the model of the last check, which must have said `sat`, as long as `read` runs. */
  withModel<T>(read: (isTrue: (boolean: Term) => boolean) => T): T;
  /** Later checks give up with `unknown` after this many of Z3's own steps; 0 for no limit. */
  limitSteps(steps: number): void;
  /** Frees everything; the solver must not be used again. */
  close(): void;
}

/** What Z3 printed for a command, in its own words. */
export interface Printed {
  readonly text: string;
  /** It was an error; what came before it holds all the same. */
  readonly failed: boolean;
}

/** SMT-LIB commands one after the other, as if they were one script. */
export interface Console {
  run(command: string): Printed;
  /** Frees everything; the console must not be used again. */
  close(): void;
}

/** Z3 in this thread. */
export interface Z3 {
  createSolver(): Solver;
  openConsole(): Console;
  /** Runs an SMT-LIB script by itself and returns all it prints; throws on an error in it. */
  evaluateSmtlib(text: string): string;
}

/** Makes Z3 ready from its compiled wasm; rejects when there is no memory for it. */
export async function openZ3(module: WebAssembly.Module): Promise<Z3> {
  const glue = await loadGlue(module);
  // Compacting a model costs five times as much as finding it; it is read once and thrown away.
  setGlobally(glue, 'model.compact', 'false');
  // The first of two solvers that a script would get tries tactics for a time, by a timer thread.
  setGlobally(glue, 'combined_solver.ignore_solver1', 'true');
  return {
    createSolver: () => createSolver(glue),
    openConsole: () => openConsole(glue),
    evaluateSmtlib(text) {
      // A context remembers the declarations of earlier scripts.
      const console = openConsole(glue);
      try {
        const { text: printed, failed } = console.run(text);
        if (failed) throw new Error(printed);
        return printed;
      } finally {
        console.close();
      }
    },
  };
}

const setGlobally = (glue: Glue, parameter: string, value: string): void => {
  glue.ccall('Z3_global_param_set', 'number', ['string', 'string'], [parameter, value]);
};

/** Errors in a context are silent until asked for. */
function createContext(glue: Glue): Pointer {
  const config = glue._Z3_mk_config();
  const context = glue._Z3_mk_context_rc(config);
  glue._Z3_del_config(config);
  return context;
}

function openConsole(glue: Glue): Console {
  const context = createContext(glue);
  // Errors thrown out of the wasm would leave their frames on its stack: thousands overflow it.
  glue._set_noop_error_handler(context);
  return {
    run(command) {
      const printed = String(
        glue.ccall('Z3_eval_smtlib2_string', 'string', ['number', 'string'], [context, command]),
      );
      const code = glue._Z3_get_error_code(context);
      if (code === 0) return { text: printed, failed: false };
      // What is wrong with the script comes with what Z3 would have printed; anything else is wrong
      // with Z3.
      const text = glue.UTF8ToString(glue._Z3_get_error_msg(context, code));
      if (text.includes('(error "')) return { text, failed: true };
      throw new Error(text);
    },
    close: () => glue._Z3_del_context(context),
  };
}

const YES = 1;
const NO = -1;

function createSolver(glue: Glue): Solver {
  const context = createContext(glue);
  glue._set_throwy_error_handler(context);
  const symbol = (text: string): Pointer =>
    Number(glue.ccall('Z3_mk_string_symbol', 'number', ['number', 'string'], [context, text]));
  // Finite domains: a SAT solver that knows cardinalities, and takes assumptions.
  const solver = glue._Z3_mk_solver_for_logic(context, symbol('QF_FD'));
  glue._Z3_solver_inc_ref(context, solver);
  const sort = glue._Z3_mk_bool_sort(context);
  glue._Z3_inc_ref(context, sort);

  /** Every term we hold a reference on, oldest first. */
  const held: Pointer[] = [];
  const hold = (term: Pointer): Term => {
    glue._Z3_inc_ref(context, term);
    held.push(term);
    return term as Term;
  };
  /** Z3's own record of each Boolean, by which models are read; referenced by the Boolean. */
  const declarations = new Map<Term, Pointer>();
  const truth = hold(glue._Z3_mk_true(context));
  const falsehood = hold(glue._Z3_mk_false(context));

  // One block for arguments, because a puzzle makes tens of thousands of short lists.
  let room = 64;
  let block = glue._malloc(room * 4);
  const pass = (terms: readonly Term[]): Pointer => {
    if (terms.length > room) {
      glue._free(block);
      room = terms.length * 2;
      block = glue._malloc(room * 4);
      if (block === 0) throw new Error('Z3 has no memory left');
    }
    glue.HEAPU32.set(terms, block / 4);
    return block;
  };

  const weigh = (
    relation: 'eq' | 'ge',
    bound: number,
    weights: readonly number[],
    terms: readonly Term[],
  ): Term => {
    const coefficients = glue._malloc(Math.max(1, weights.length) * 4);
    glue.HEAPU32.set(weights, coefficients / 4);
    try {
      const make = relation === 'eq' ? glue._Z3_mk_pbeq : glue._Z3_mk_pbge;
      return hold(make(context, terms.length, pass(terms), coefficients, bound));
    } finally {
      glue._free(coefficients);
    }
  };

  return {
    boolean(name) {
      const term = glue._Z3_mk_const(context, symbol(name), sort) as Term;
      glue._Z3_inc_ref(context, term);
      declarations.set(term, glue._Z3_get_app_decl(context, term));
      return term;
    },
    constant: (value) => (value ? truth : falsehood),
    not: (term) => hold(glue._Z3_mk_not(context, term)),
    and: (terms) => hold(glue._Z3_mk_and(context, terms.length, pass(terms))),
    or: (terms) => hold(glue._Z3_mk_or(context, terms.length, pass(terms))),
    implies: (condition, conclusion) => hold(glue._Z3_mk_implies(context, condition, conclusion)),
    atMost: (count, terms) => hold(glue._Z3_mk_atmost(context, terms.length, pass(terms), count)),
    atLeast: (count, terms) => hold(glue._Z3_mk_atleast(context, terms.length, pass(terms), count)),
    sum: (total, weights, terms) => weigh('eq', total, weights, terms),
    reach: (least, weights, terms) => weigh('ge', least, weights, terms),
    temporarily(work) {
      const mark = held.length;
      try {
        return work();
      } finally {
        for (const term of held.splice(mark)) glue._Z3_dec_ref(context, term);
      }
    },
    assert: (term) => glue._Z3_solver_assert(context, solver, term),
    push: () => glue._Z3_solver_push(context, solver),
    pop: () => glue._Z3_solver_pop(context, solver, 1),
    check(assumptions) {
      const said = glue._Z3_solver_check_assumptions(
        context,
        solver,
        assumptions.length,
        pass(assumptions),
      );
      return said === YES ? 'sat' : said === NO ? 'unsat' : 'unknown';
    },
    core() {
      const vector = glue._Z3_solver_get_unsat_core(context, solver);
      glue._Z3_ast_vector_inc_ref(context, vector);
      const size = glue._Z3_ast_vector_size(context, vector);
      // Equal terms are one term in Z3, so these are the very assumptions that were passed.
      const core = Array.from(
        { length: size },
        (_, index) => glue._Z3_ast_vector_get(context, vector, index) as Term,
      );
      glue._Z3_ast_vector_dec_ref(context, vector);
      return core;
    },
    reasonUnknown: () => glue.UTF8ToString(glue._Z3_solver_get_reason_unknown(context, solver)),
    withModel(read) {
      const model = glue._Z3_solver_get_model(context, solver);
      glue._Z3_model_inc_ref(context, model);
      try {
        return read((boolean) => {
          const declaration = declarations.get(boolean);
          if (declaration === undefined) throw new Error('Only Booleans can be read from a model');
          // Equal terms are one term in Z3. A Boolean that does not matter has no value: false.
          return glue._Z3_model_get_const_interp(context, model, declaration) === truth;
        });
      } finally {
        glue._Z3_model_dec_ref(context, model);
      }
    },
    limitSteps(steps) {
      const parameters = glue._Z3_mk_params(context);
      glue._Z3_params_inc_ref(context, parameters);
      glue._Z3_params_set_uint(context, parameters, symbol('rlimit'), steps);
      glue._Z3_solver_set_params(context, solver, parameters);
      glue._Z3_params_dec_ref(context, parameters);
    },
    close() {
      glue._free(block);
      glue._Z3_solver_dec_ref(context, solver);
      glue._Z3_del_context(context);
    },
  };
}
