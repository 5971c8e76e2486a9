/** Another solver on this machine, if there is one, to be asked by tests: it shares no line with ours. */
import { spawnSync } from 'node:child_process';

const SOLVERS: readonly (readonly [string, ...string[]])[] = [
  ['z3', '-in'],
  ['cvc5', '--lang=smt2', '--produce-models', '-'],
];

/** The programs found here, by name. */
export const nativeSolvers: readonly string[] = SOLVERS.flatMap(([program]) =>
  spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0 ? [program] : [],
);

/** What a solver prints for a script; throws when it cannot be run. */
export function askNative(program: string, script: string): string {
  const [, ...flags] = SOLVERS.find(([name]) => name === program) ?? [];
  const { error, stdout } = spawnSync(program, flags, { input: script, encoding: 'utf8' });
  if (error !== undefined) throw error;
  return stdout;
}
