import type { Spawn } from '#engine/page/workerLine.ts';
import type { Checked } from '#checker/check.ts';

/** What a command needs of the outside; tests replace it. */
export interface World {
  /** Writes to the standard output, or to the standard error. */
  print(text: string): void;
  complain(text: string): void;
  /** Whether the standard error is a terminal, on which a bar may be drawn. */
  readonly isTerminal: boolean;
  /** Whether the standard output is one, too, so that both share the lines. */
  readonly isPrintShown: boolean;
  /** The standard input as it comes, in chunks. */
  readInput(): AsyncIterable<string>;
  /** A file in chunks. Throws an error of Node while it is read if that cannot be done. */
  readFile(path: string): AsyncIterable<string>;
  /** Makes the folder if it is missing. Rejects with an error of Node if the file cannot be written. */
  writeFile(path: string, text: string): Promise<void>;
  /** Starts a solver; each has a thread of its own. */
  readonly spawn: Spawn;
  /** Checks a proof in a thread of its own; rejects once `signal` aborts. */
  check(formula: string, proof: string, signal: AbortSignal): Promise<Checked>;
  /** Compiles the whole of Z3. Rejects if the package z3-solver is not installed. */
  loadZ3(): Promise<WebAssembly.Module>;
  /** Aborts when the command is to stop. */
  readonly signal: AbortSignal;
  /** The version of the package. */
  readonly version: string;
}
