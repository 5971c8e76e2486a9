/**
 * The exports of Emscripten's Z3 that we use, and their loading. They are called synchronously on
 * the calling thread: no pthreads, so the page needs no cross-origin isolation. Only this file
 * imports z3-solver.
 */
import initZ3 from 'z3-solver/build/z3-built.js';
import { MEMORY_BYTES } from 'gridproof-z3-slim/memory.ts';
import { OutOfMemoryError } from './outOfMemory.ts';

/** An address in the wasm's memory. */
export type Pointer = number;

/**
 * The exports we use, by their Emscripten names. Terms, sorts and models are addresses. Exports not
 * named in this file are trimmed from the build (see `slim/trimGlue.ts`).
 */
export interface Glue {
  readonly HEAPU32: Uint32Array;
  ccall(
    name: 'Z3_global_param_set' | 'Z3_eval_smtlib2_string' | 'Z3_mk_string_symbol',
    returns: 'number' | 'string',
    types: readonly ('number' | 'string')[],
    values: readonly (number | string)[],
  ): number | string;
  UTF8ToString(text: Pointer): string;
  _malloc(bytes: number): Pointer;
  _free(block: Pointer): void;
  _set_throwy_error_handler(context: Pointer): void;
  _set_noop_error_handler(context: Pointer): void;
  /** 0 after a successful call. */
  _Z3_get_error_code(context: Pointer): number;
  _Z3_get_error_msg(context: Pointer, code: number): Pointer;
  _Z3_mk_config(): Pointer;
  _Z3_del_config(config: Pointer): void;
  _Z3_mk_context_rc(config: Pointer): Pointer;
  _Z3_del_context(context: Pointer): void;
  _Z3_inc_ref(context: Pointer, ast: Pointer): void;
  _Z3_dec_ref(context: Pointer, ast: Pointer): void;
  _Z3_mk_bool_sort(context: Pointer): Pointer;
  _Z3_mk_const(context: Pointer, symbol: Pointer, sort: Pointer): Pointer;
  _Z3_mk_true(context: Pointer): Pointer;
  _Z3_mk_false(context: Pointer): Pointer;
  _Z3_mk_not(context: Pointer, term: Pointer): Pointer;
  _Z3_mk_implies(context: Pointer, condition: Pointer, conclusion: Pointer): Pointer;
  _Z3_mk_and(context: Pointer, count: number, terms: Pointer): Pointer;
  _Z3_mk_or(context: Pointer, count: number, terms: Pointer): Pointer;
  _Z3_mk_atmost(context: Pointer, count: number, terms: Pointer, limit: number): Pointer;
  _Z3_mk_atleast(context: Pointer, count: number, terms: Pointer, limit: number): Pointer;
  _Z3_mk_pbeq(
    context: Pointer,
    count: number,
    terms: Pointer,
    weights: Pointer,
    total: number,
  ): Pointer;
  _Z3_mk_pbge(
    context: Pointer,
    count: number,
    terms: Pointer,
    weights: Pointer,
    least: number,
  ): Pointer;
  _Z3_get_app_decl(context: Pointer, term: Pointer): Pointer;
  _Z3_mk_solver_for_logic(context: Pointer, symbol: Pointer): Pointer;
  _Z3_solver_inc_ref(context: Pointer, solver: Pointer): void;
  _Z3_solver_dec_ref(context: Pointer, solver: Pointer): void;
  _Z3_solver_assert(context: Pointer, solver: Pointer, term: Pointer): void;
  _Z3_solver_push(context: Pointer, solver: Pointer): void;
  _Z3_solver_pop(context: Pointer, solver: Pointer, count: number): void;
  _Z3_solver_check_assumptions(
    context: Pointer,
    solver: Pointer,
    count: number,
    terms: Pointer,
  ): number;
  _Z3_solver_get_unsat_core(context: Pointer, solver: Pointer): Pointer;
  _Z3_ast_vector_inc_ref(context: Pointer, vector: Pointer): void;
  _Z3_ast_vector_dec_ref(context: Pointer, vector: Pointer): void;
  _Z3_ast_vector_size(context: Pointer, vector: Pointer): number;
  _Z3_ast_vector_get(context: Pointer, vector: Pointer, index: number): Pointer;
  _Z3_solver_get_reason_unknown(context: Pointer, solver: Pointer): Pointer;
  _Z3_solver_set_params(context: Pointer, solver: Pointer, parameters: Pointer): void;
  _Z3_solver_get_model(context: Pointer, solver: Pointer): Pointer;
  _Z3_model_inc_ref(context: Pointer, model: Pointer): void;
  _Z3_model_dec_ref(context: Pointer, model: Pointer): void;
  _Z3_model_get_const_interp(context: Pointer, model: Pointer, declaration: Pointer): Pointer;
  _Z3_mk_params(context: Pointer): Pointer;
  _Z3_params_inc_ref(context: Pointer, parameters: Pointer): void;
  _Z3_params_dec_ref(context: Pointer, parameters: Pointer): void;
  _Z3_params_set_uint(context: Pointer, parameters: Pointer, symbol: Pointer, value: number): void;
}

/**
 * Makes every later call throw. An aborted call leaves Z3's locks held, and the next call, even a
 * free, would wait for them forever.
 */
function breakGlue(exports: Record<string, unknown>, error: Error): void {
  for (const [name, value] of Object.entries(exports)) {
    if (typeof value !== 'function') continue;
    exports[name] = () => {
      throw error;
    };
  }
}

/**
 * Instantiates a compiled `z3-built.wasm`, in a worker or in Node. Rejects if memory is short (see
 * `MEMORY_BYTES`) or the module is another one. After an abort of Z3 every call throws, with an
 * `OutOfMemoryError` if that was the reason.
 */
export function loadGlue(module: WebAssembly.Module): Promise<Glue> {
  let loaded: Record<string, unknown> = {};
  return new Promise((resolve, reject) => {
    initZ3({
      onAbort(why: unknown) {
        const said = `Z3 aborted: ${String(why)}`;
        breakGlue(loaded, /memory/i.test(said) ? new OutOfMemoryError(said) : new Error(said));
      },
      INITIAL_MEMORY: MEMORY_BYTES,
      instantiateWasm(
        imports: WebAssembly.Imports,
        receive: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
      ) {
        // The glue's own promise never settles if this fails.
        WebAssembly.instantiate(module, imports).then(
          (instance) => receive(instance, module),
          reject,
        );
        return {};
      },
    }).then((exports) => {
      loaded = exports as Record<string, unknown>;
      resolve(exports as Glue);
    }, reject);
  });
}
