/** What the benchmark uses of its rivals; they are only installed when it runs. */
declare module 'clingo-runner' {
  interface Result {
    readonly Result: string;
    readonly Error?: string;
    readonly Call?: readonly {
      readonly Witnesses?: readonly { readonly Value?: readonly string[] }[];
    }[];
    readonly Models?: { readonly More?: string };
  }
  export function init(options: {
    readonly singleThreaded: boolean;
  }): Promise<(program: string, models: number, options: readonly string[]) => Result>;
}

declare module 'minisat' {
  interface Native {
    readonly HEAP32: Int32Array;
    readonly ALLOC_STACK: number;
    readonly Runtime: { stackSave(): number; stackRestore(address: number): void };
    allocate(bytes: number, type: string, kind: number): number;
    _addClause(address: number): number;
  }
  class MiniSat {
    readonly _C: Native;
    ensureVar(variable: number): void;
    solve(): boolean;
    getSolution(): readonly (boolean | null)[];
  }
  export default MiniSat;
}
