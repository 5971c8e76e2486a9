/** Emscripten's glue for Z3, a CommonJS module without types of its own. */
declare module 'z3-solver/build/z3-built.js' {
  /** Resolves to the module's exports; `Glue` in z3.ts lists the ones we use. */
  const initZ3: (overrides: object) => Promise<object>;
  export default initZ3;
}

/** Z3's wasm as the page gets it; made by slim/plugin.ts. */
declare module 'virtual:z3-wasm' {
  export const Z3_WASM: Readonly<
    Record<
      'slim' | 'whole',
      {
        readonly url: string;
        /** How long it is once unpacked; servers that compress do not tell the page. */
        readonly bytes: number;
      }
    >
  >;
}
