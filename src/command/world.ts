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
  /** The whole of the standard input. */
  readInput(): Promise<string>;
  /** Rejects with an error of Node if the file cannot be read or written. */
  readFile(path: string): Promise<string>;
  /** Makes the folder if it is missing. */
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
