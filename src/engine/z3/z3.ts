/**
 * Z3 for the rest of the engine. All calls are synchronous. Never set a Z3 `timeout`: it would
 * start a thread, and there are none.
 */
export { loadGlue } from './glue.ts';
import type { Glue, Pointer } from './glue.ts';
import { openTerms, symbolIn } from './z3Terms.ts';
import type { Z3Term, Terms } from './z3Terms.ts';

export type { Z3Term };

/** Z3's answer; `unknown` if it gave up. */
export type Satisfiable = 'sat' | 'unsat' | 'unknown';

/**
 * One incremental solver with its own context. Methods throw if Z3 reports an error or aborts; Z3
 * is then unusable.
 */
export interface Solver extends Terms {
  assert(term: Z3Term): void;
  push(): void;
  pop(): void;
  /** Assumptions must be Booleans or their negations: others yield `unknown`. */
  check(assumptions: readonly Z3Term[]): Satisfiable;
  /** After `unsat`: assumptions that form a core, rarely minimal. */
  core(): readonly Z3Term[];
  /** Z3's reason for the last `unknown`. */
  reasonUnknown(): string;
  /** Calls `read` with the model of the last check, which must have been `sat`. */
  withModel<T>(read: (isTrue: (boolean: Z3Term) => boolean) => T): T;
  /** Sets a step limit for later checks; 0 for none. */
  limitSteps(steps: number): void;
  /** Frees everything; the solver must not be used again. */
  close(): void;
}

/** What Z3 printed for a command, in its own words. */
export interface Printed {
  readonly text: string;
  /** It is an error message; commands before it remain in effect. */
  readonly failed: boolean;
}

/** An interactive SMT-LIB session. */
export interface Z3Console {
  run(command: string): Printed;
  /** Frees everything; the console must not be used again. */
  close(): void;
}

/** Z3 in this thread. */
export interface Z3 {
  createSolver(): Solver;
  openConsole(): Z3Console;
  /** Runs an SMT-LIB script by itself and returns its output; throws on an error in it. */
  evaluateSmtlib(text: string): string;
}

/** Opens Z3. */
export function openZ3(glue: Glue): Z3 {
  // Compacting a model takes five times as long as finding it, and it is read only once.
  setGlobally(glue, 'model.compact', 'false');
  // A script's combined solver would first try tactics with a timer thread.
  setGlobally(glue, 'combined_solver.ignore_solver1', 'true');
  return {
    createSolver: () => createSolver(glue),
    openConsole: () => openConsole(glue),
    evaluateSmtlib(text) {
      // A context remembers declarations of earlier scripts.
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

/** Errors in a context are silent until queried. */
function createContext(glue: Glue): Pointer {
  const config = glue._Z3_mk_config();
  const context = glue._Z3_mk_context_rc(config);
  glue._Z3_del_config(config);
  return context;
}

function openConsole(glue: Glue): Z3Console {
  const context = createContext(glue);
  // Errors thrown through wasm leave their stack frames behind: thousands overflow the stack.
  glue._set_noop_error_handler(context);
  return {
    run(command) {
      const printed = String(
        glue.ccall('Z3_eval_smtlib2_string', 'string', ['number', 'string'], [context, command]),
      );
      const code = glue._Z3_get_error_code(context);
      if (code === 0) return { text: printed, failed: false };
      // An error in the script is reported with the output; any other error is Z3's.
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
  // Finite domains: a SAT solver with cardinalities and assumptions.
  const solver = glue._Z3_mk_solver_for_logic(context, symbolIn(glue, context, 'QF_FD'));
  glue._Z3_solver_inc_ref(context, solver);
  const { terms, declarationOf, pass, close } = openTerms(glue, context);
  return {
    ...terms,
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
      // Equal terms are identical in Z3, so these are the assumptions that were passed.
      const core = Array.from(
        { length: size },
        (_, index) => glue._Z3_ast_vector_get(context, vector, index) as Z3Term,
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
          const value = glue._Z3_model_get_const_interp(context, model, declarationOf(boolean));
          // Equal terms are identical in Z3. A Boolean that does not matter has no value: false.
          return value === terms.constant(true);
        });
      } finally {
        glue._Z3_model_dec_ref(context, model);
      }
    },
    limitSteps(steps) {
      const parameters = glue._Z3_mk_params(context);
      glue._Z3_params_inc_ref(context, parameters);
      glue._Z3_params_set_uint(context, parameters, symbolIn(glue, context, 'rlimit'), steps);
      glue._Z3_solver_set_params(context, solver, parameters);
      glue._Z3_params_dec_ref(context, parameters);
    },
    close() {
      close();
      glue._Z3_solver_dec_ref(context, solver);
      glue._Z3_del_context(context);
    },
  };
}
