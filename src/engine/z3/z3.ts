/**
 * Z3 as the rest of the engine sees it. All calls are synchronous. A Z3 `timeout` must never be
 * set: it would start a thread, and there is none to be had.
 */
export { loadGlue } from './glue.ts';
import type { Glue, Pointer } from './glue.ts';
import { openTerms, symbolIn } from './z3Terms.ts';
import type { Z3Term, Terms } from './z3Terms.ts';

export type { Z3Term };

/** What Z3 says of a question; `unknown` when it gave up. */
export type Satisfiable = 'sat' | 'unsat' | 'unknown';

/**
 * One incremental solver with a context of its own. Any method throws when Z3 reports an error or
 * aborts; Z3 is then in no state to go on with.
 */
export interface Solver extends Terms {
  assert(term: Z3Term): void;
  push(): void;
  pop(): void;
  /** Assumptions must be Booleans or their negations: others end in `unknown`. */
  check(assumptions: readonly Z3Term[]): Satisfiable;
  /** After `unsat`: the assumptions that already make it so; rarely as few as possible. */
  core(): readonly Z3Term[];
  /** Why the last check said `unknown`, in Z3's words. */
  reasonUnknown(): string;
  /** Shows the model of the last check, which must have said `sat`, as long as `read` runs. */
  withModel<T>(read: (isTrue: (boolean: Z3Term) => boolean) => T): T;
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
export interface Z3Console {
  run(command: string): Printed;
  /** Frees everything; the console must not be used again. */
  close(): void;
}

/** Z3 in this thread. */
export interface Z3 {
  createSolver(): Solver;
  openConsole(): Z3Console;
  /** Runs an SMT-LIB script by itself and returns all it prints; throws on an error in it. */
  evaluateSmtlib(text: string): string;
}

/** Makes Z3 ready to be asked. */
export function openZ3(glue: Glue): Z3 {
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

function openConsole(glue: Glue): Z3Console {
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
  // Finite domains: a SAT solver that knows cardinalities, and takes assumptions.
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
      // Equal terms are one term in Z3, so these are the very assumptions that were passed.
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
          // Equal terms are one term in Z3. A Boolean that does not matter has no value: false.
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
