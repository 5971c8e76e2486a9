/** Solvers installed on this machine, for tests: they share no code with ours. */
import { spawnSync } from 'node:child_process';

const SOLVERS: readonly (readonly [string, ...string[]])[] = [
  ['z3', '-in'],
  ['cvc5', '--lang=smt2', '--produce-models', '-'],
];

const isHere = (program: string): boolean =>
  spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;

/** The installed SMT solvers, by name. */
export const nativeSolvers: readonly string[] = SOLVERS.flatMap(([program]) =>
  isHere(program) ? [program] : [],
);

/** Whether clasp is installed, which solves pseudo-Boolean formulas. */
export const hasClasp = isHere('clasp');

/** clasp's answer to an OPB text; clasp requires variables named x1, x2, …. */
export function askClasp(opb: string): 'sat' | 'unsat' {
  const names = new Map<string, string>();
  const numbered = opb
    .split('\n')
    .filter((line) => !line.startsWith('*'))
    .join('\n')
    .replaceAll(/[a-zA-Z_]\w+/g, (name) => {
      const known = names.get(name) ?? `x${names.size + 1}`;
      names.set(name, known);
      return known;
    });
  const size = numbered.split(';').length - 1;
  const input = `* #variable= ${names.size} #constraint= ${size}\n${numbered}`;
  const { error, stdout } = spawnSync('clasp', ['--quiet=2'], { input, encoding: 'utf8' });
  if (error !== undefined) throw error;
  if (/^s SATISFIABLE/m.test(stdout)) return 'sat';
  if (/^s UNSATISFIABLE/m.test(stdout)) return 'unsat';
  throw new Error(`clasp says ${stdout}`);
}

/**
 * A solver's output for a script; throws if it cannot be run. `timeout`, in milliseconds, is for
 * solvers that do not keep their own: z3 has been seen to sleep forever on a busy machine.
 */
export function askNative(program: string, script: string, timeout?: number): string {
  const [, ...flags] = SOLVERS.find(([name]) => name === program) ?? [];
  const { error, stdout } = spawnSync(program, flags, {
    input: script,
    encoding: 'utf8',
    ...(timeout === undefined ? {} : { timeout, killSignal: 'SIGKILL' }),
  });
  if (error !== undefined && 'code' in error && error.code === 'ETIMEDOUT') return 'timeout';
  if (error !== undefined) throw error;
  return stdout;
}
