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

/** The script of MiniSat as text. */
declare module 'minisat-source' {
  const source: string;
  export default source;
}

/** MiniZinc, whose worker and files are asked for by address. */
declare module 'minizinc-runner' {
  export interface Message {
    readonly output?: { readonly dzn?: string };
    readonly message?: string;
  }
  interface Solving extends PromiseLike<{ readonly status: string }> {
    on(event: 'solution' | 'error', heard: (message: Message) => void): void;
  }
  export class Model {
    addString(source: string): string;
    addJson(values: object): string;
    addFile(name: string, contents: string): void;
    compile(config: { readonly options: object }): PromiseLike<string>;
    solve(config: { readonly jsonOutput: boolean; readonly options: object }): Solving;
  }
  export function init(config: {
    readonly workerURL: string;
    readonly wasmURL: string;
    readonly dataURL: string;
    readonly numWorkers: number;
  }): Promise<void>;
  export function version(): Promise<string>;
}

declare module 'minizinc-files/*' {
  const address: string;
  export default address;
}

/** CaDiCaL, of which a module of wasm holds any number of solvers. */
declare module 'cadical-runner' {
  interface Wasm {
    readonly HEAP32: Int32Array;
  }
  export function loadCadical(): Promise<Wasm>;
  export class Cadical {
    constructor(wasm: Wasm, options: { readonly quiet: boolean });
    addClause(clause: readonly number[]): void;
    addClauses(clauses: readonly (readonly number[])[]): void;
    solve(): 'satisfiable' | 'unsatisfiable' | 'unknown';
    value(literal: number): boolean;
    dispose(): void;
  }
}
