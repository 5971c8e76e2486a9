/** Emscripten's glue for Z3, a CommonJS module without types of its own. */
declare module 'z3-solver/build/z3-built.js' {
  /** Resolves to the module's exports; `Glue` in z3.ts lists the ones we use. */
  const initZ3: (overrides: object) => Promise<object>;
  export default initZ3;
}

/** How long the wasm is once unpacked, in bytes; set by vite.config.ts. */
declare const Z3_WASM_BYTES: number;
