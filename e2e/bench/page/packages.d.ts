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
